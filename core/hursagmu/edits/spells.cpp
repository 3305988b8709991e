#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// A discipline that the lists do not have may stay where it was.
Result<void> checkSpell(const Spell &spell, const Catalogue &catalogue, const Spell *before)
{
    const bool kept = before && before->discipline == spell.discipline;
    const GiftInfo *discipline = catalogue.gift(spell.discipline);
    if (!kept && (!discipline || !discipline->isDiscipline()))
        return refuse(Text::tr("There is no discipline %1.").arg(spell.discipline));
    if (spell.name.trimmed().isEmpty()) return refuse(Text::tr("A spell needs a name."));
    return within(Text::tr("The intensity of a spell"), spell.intensity, 0, limits::Intensity)
        .and_then([&] { return within(Text::tr("The area of a spell"), spell.area, 1, limits::SpellExtent); })
        .and_then([&] {
            return within(Text::tr("The duration of a spell"), spell.duration, 1, limits::SpellExtent);
        })
        .and_then([&] {
            return within(Text::tr("The challenge level of a spell"), spell.challenge.value_or(0), 0,
                          limits::SpellChallenge);
        })
        .and_then([&] { return notLonger(Text::tr("The name"), spell.name, limits::NameLength); })
        .and_then([&] {
            return notLonger(Text::tr("What it is rolled against"), spell.against, limits::TextLength);
        })
        .and_then([&] { return notLonger(Text::tr("The note"), spell.note, limits::TextLength); });
}

Error noSuchSpell(const QString &spellId)
{
    return {ErrorKind::Refused, Text::tr("The character has no spell %1.").arg(spellId), {}};
}

} // namespace

Edit addSpell(const Catalogue &catalogue, const Spell &spell, const IdSource &ids)
{
    return verb(filled(Text::tr("Add the spell %1"), spell.name), QString(),
                [&catalogue, spell, ids](Character &character) -> Result<void> {
                    const auto checked =
                        roomFor(Text::tr("spells"), character.spells.size(), limits::Spells).and_then([&] {
                            return checkSpell(spell, catalogue, nullptr);
                        });
                    if (!checked) return checked;
                    Spell added = spell;
                    added.id = freshId(character, ids);
                    character.spells.push_back(added);
                    return {};
                });
}

Edit changeSpell(const Catalogue &catalogue, const Spell &spell)
{
    return verb(filled(Text::tr("Change the spell %1"), spell.name), QStringLiteral("spell/") + spell.id,
                [&catalogue, spell](Character &character) -> Result<void> {
                    const auto own =
                        std::find_if(character.spells.begin(), character.spells.end(),
                                     [&spell](const Spell &each) { return each.id == spell.id; });
                    if (own == character.spells.end()) return tl::unexpected(noSuchSpell(spell.id));
                    if (const auto checked = checkSpell(spell, catalogue, &*own); !checked) return checked;
                    *own = spell;
                    return {};
                });
}

Edit removeSpell(const QString &spellId)
{
    return verb(Text::tr("Remove a spell"), QString(), [spellId](Character &character) -> Result<void> {
        const auto removed =
            std::erase_if(character.spells, [&spellId](const Spell &spell) { return spell.id == spellId; });
        if (removed == 0) return tl::unexpected(noSuchSpell(spellId));
        return {};
    });
}

Edit setFocusSplit(std::optional<int> forCommand)
{
    return verb(Text::tr("Share the focus between spells and Willpower"), QStringLiteral("focusForCommand"),
                [forCommand](Character &character) -> Result<void> {
                    const auto checked = within(Text::tr("The share of the focus"), forCommand.value_or(0), 0,
                                                limits::FocusSplit);
                    if (!checked) return checked;
                    character.focusForCommand = forCommand;
                    return {};
                });
}

} // namespace sky::hursagmu
