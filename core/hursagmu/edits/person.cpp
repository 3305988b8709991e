#include "core/hursagmu/edits/edits.h"

#include "core/base/oneline.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/rules/issue.h"
#include "core/storage/envelope.h"

namespace sky::hursagmu
{

namespace
{

/// A text field of the base part, one line or many.
Edit setText(const QString &name, const QString &key, QString sky::Character::*member, const QString &text,
             qsizetype most)
{
    return verb(name, key, [member, text, most](Character &character) -> Result<void> {
        if (const auto checked = notLonger(Text::tr("This text"), text, most); !checked) return checked;
        character.*member = text;
        return {};
    });
}

Edit setLine(const QString &name, const QString &key, QString sky::Character::*member, const QString &text)
{
    return setText(name, key, member, inOneLine(text), storage::MaxShortText);
}

Edit setPage(const QString &name, const QString &key, QString sky::Character::*member, const QString &text)
{
    return setText(name, key, member, text, storage::MaxLongText);
}

} // namespace

Edit setName(const QString &name)
{
    return setLine(filled(Text::tr("Name the character %1"), name), QStringLiteral("name"),
                   &sky::Character::name, name);
}

Edit setPlayer(const QString &player)
{
    return setLine(filled(Text::tr("Set the player to %1"), player), QStringLiteral("player"),
                   &sky::Character::player, player);
}

Edit setCampaign(const QString &campaign)
{
    return setLine(filled(Text::tr("Set the campaign to %1"), campaign), QStringLiteral("campaign"),
                   &sky::Character::campaign, campaign);
}

Edit setMaster(const QString &master)
{
    return setLine(filled(Text::tr("Set the Master to %1"), master), QStringLiteral("master"),
                   &sky::Character::master, master);
}

Edit setConcept(const QString &conceptText)
{
    return setLine(Text::tr("Change the concept"), QStringLiteral("concept"), &sky::Character::conceptText,
                   conceptText);
}

Edit setDescription(const QString &text)
{
    return setPage(Text::tr("Change the description"), QStringLiteral("description"),
                   &sky::Character::description, text);
}

Edit setHistory(const QString &text)
{
    return setPage(Text::tr("Change the history"), QStringLiteral("history"), &sky::Character::history, text);
}

Edit setNotes(const QString &text)
{
    return setPage(Text::tr("Change the notes"), QStringLiteral("notes"), &sky::Character::notes, text);
}

Edit setPortrait(const Portrait &portrait)
{
    const QString name =
        portrait.isEmpty() ? Text::tr("Remove the portrait") : Text::tr("Change the portrait");
    return verb(name, QString(), [portrait](Character &character) -> Result<void> {
        character.portrait = portrait;
        return {};
    });
}

Edit setBodyMass(Weight mass)
{
    return verb(Text::tr("Set the body mass to %1 lb").arg(toDecimal(mass)), QStringLiteral("bodyMass"),
                [mass](Character &character) -> Result<void> {
                    if (mass <= Weight() || mass.smallest() > limits::BodyMass)
                        return refuse(Text::tr("A body mass must be above 0 and not above 1,000,000 lb."));
                    character.bodyMass = mass;
                    return {};
                });
}

Edit setOptions(const RuleOptions &options)
{
    return verb(Text::tr("Change the campaign options"), QString(),
                [options](Character &character) -> Result<void> {
                    RuleOptions checked;
                    for (const OptionField &field : optionFields())
                        if (!field.write(checked, field.read(options)))
                            return refuse(Text::tr("The option %1 cannot have that value.").arg(field.id));
                    character.options = options;
                    return {};
                });
}

Edit acceptIssue(const Issue &issue, const QString &reason, const QString &by, QDate date,
                 const IdSource &ids)
{
    Waiver waiver;
    waiver.code = issue.code;
    waiver.subject = issue.subject;
    waiver.reason = reason;
    waiver.by = by;
    waiver.date = date;
    waiver.amount = issue.amount;
    return verb(Text::tr("Accept: %1").arg(issue.sentence), QString(),
                [waiver, ids](Character &character) -> Result<void> {
                    if (waiver.reason.trimmed().isEmpty())
                        return refuse(Text::tr("Say why this is accepted; the reason is printed."));
                    if (waiver.by.trimmed().isEmpty())
                        return refuse(Text::tr("Say who accepts this; the name is printed."));
                    if (!waiver.date.isValid()) return refuse(Text::tr("An acceptance needs a date."));
                    const auto checked =
                        notLonger(Text::tr("The reason"), waiver.reason, storage::MaxShortText)
                            .and_then([&] {
                                return notLonger(Text::tr("The name"), waiver.by, storage::MaxShortText);
                            })
                            .and_then([&] {
                                return roomFor(Text::tr("acceptances"), character.waivers.size(),
                                               storage::MaxWaivers);
                            });
                    if (!checked) return checked;
                    std::erase_if(character.waivers, [&waiver](const Waiver &old) {
                        return old.code == waiver.code && old.subject == waiver.subject;
                    });
                    Waiver added = waiver;
                    added.id = freshId(character, ids);
                    character.waivers.push_back(added);
                    return {};
                });
}

Edit withdrawAcceptance(const QString &waiverId)
{
    return verb(Text::tr("Withdraw an acceptance"), QString(),
                [waiverId](Character &character) -> Result<void> {
                    const auto removed = std::erase_if(character.waivers, [&waiverId](const Waiver &waiver) {
                        return waiver.id == waiverId;
                    });
                    if (removed == 0) return refuse(Text::tr("There is no acceptance %1.").arg(waiverId));
                    return {};
                });
}

} // namespace sky::hursagmu
