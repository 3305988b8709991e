#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

struct Title {
    const char *code;
    const char *text; ///< %1: the name of what it is about
};

/// Only what the game's checks report can be accepted.
constexpr Title titles[] = {
    {"over-budget", QT_TRANSLATE_NOOP("Hursagmu", "over budget")},
    {"experience-overspent", QT_TRANSLATE_NOOP("Hursagmu", "more experience spent than earned")},
    {"balance-negative", QT_TRANSLATE_NOOP("Hursagmu", "experience spent before it was earned")},
    {"raise-chain-broken", QT_TRANSLATE_NOOP("Hursagmu", "raises of %1 do not follow each other")},
    {"raise-downward", QT_TRANSLATE_NOOP("Hursagmu", "a raise that lowers %1")},
    {"retrain-of-nothing", QT_TRANSLATE_NOOP("Hursagmu", "%1 retrained without having it")},
    {"retrain-unpaid", QT_TRANSLATE_NOOP("Hursagmu", "%1 retrained without being paid for")},
    {"budget-unspent", QT_TRANSLATE_NOOP("Hursagmu", "points left over")},
    {"trait-above-start-max", QT_TRANSLATE_NOOP("Hursagmu", "%1 above the starting limit")},
    {"trait-beyond-table", QT_TRANSLATE_NOOP("Hursagmu", "%1 beyond the table of costs")},
    {"trait-twice", QT_TRANSLATE_NOOP("Hursagmu", "%1 listed twice")},
    {"custom-trait-not-allowed", QT_TRANSLATE_NOOP("Hursagmu", "%1, a trait of one's own")},
    {"trait-unknown", QT_TRANSLATE_NOOP("Hursagmu", "%1, an unknown trait")},
    {"gift-twice", QT_TRANSLATE_NOOP("Hursagmu", "%1 more than once")},
    {"gift-forbidden", QT_TRANSLATE_NOOP("Hursagmu", "%1, a forbidden gift")},
    {"gift-unapproved", QT_TRANSLATE_NOOP("Hursagmu", "%1, which needs approval")},
    {"custom-gift-not-allowed", QT_TRANSLATE_NOOP("Hursagmu", "%1, a gift of one's own")},
    {"gift-unexplained", QT_TRANSLATE_NOOP("Hursagmu", "%1 without an explanation")},
    {"gift-alien", QT_TRANSLATE_NOOP("Hursagmu", "%1 on a human")},
    {"gift-unknown", QT_TRANSLATE_NOOP("Hursagmu", "%1, an unknown gift")},
    {"weapon-overspent", QT_TRANSLATE_NOOP("Hursagmu", "%1 with too many weapon points")},
    {"defense-above-cap", QT_TRANSLATE_NOOP("Hursagmu", "%1 above its defense limit")},
    {"weapon-points-left", QT_TRANSLATE_NOOP("Hursagmu", "%1 with weapon points left")},
    {"armor-too-strong", QT_TRANSLATE_NOOP("Hursagmu", "%1 stronger than armor gets")},
    {"armor-layered", QT_TRANSLATE_NOOP("Hursagmu", "several suits of armor worn")},
    {"money-overspent", QT_TRANSLATE_NOOP("Hursagmu", "more spent than the money at the start")},
    {"too-heavy", QT_TRANSLATE_NOOP("Hursagmu", "carries more than can be lifted")},
    {"mount-overloaded", QT_TRANSLATE_NOOP("Hursagmu", "mount overloaded")},
    {"mount-missing", QT_TRANSLATE_NOOP("Hursagmu", "things on a mount that is not there")},
    {"mount-move-missing", QT_TRANSLATE_NOOP("Hursagmu", "mount without a movement")},
    {"item-misplaced", QT_TRANSLATE_NOOP("Hursagmu", "%1 where it cannot be")},
    {"immobile-moved", QT_TRANSLATE_NOOP("Hursagmu", "%1 moved, which cannot be")},
    {"item-kind-differs", QT_TRANSLATE_NOOP("Hursagmu", "%1 as another kind of thing")},
    {"excellent-without-factor", QT_TRANSLATE_NOOP("Hursagmu", "%1, excellent without a price")},
    {"item-unknown", QT_TRANSLATE_NOOP("Hursagmu", "%1, an unknown thing")},
    {"too-many-held", QT_TRANSLATE_NOOP("Hursagmu", "more held than there are hands")},
    {"two-hands-needed", QT_TRANSLATE_NOOP("Hursagmu", "%1 in one hand")},
    {"held-elsewhere", QT_TRANSLATE_NOOP("Hursagmu", "%1 in hand and elsewhere")},
    {"held-too-often", QT_TRANSLATE_NOOP("Hursagmu", "%1 held more often than there is")},
    {"focus-as-weapon", QT_TRANSLATE_NOOP("Hursagmu", "%1, focus and weapon in one")},
    {"spell-without-discipline", QT_TRANSLATE_NOOP("Hursagmu", "%1 without its discipline")},
    {"spell-beyond-power", QT_TRANSLATE_NOOP("Hursagmu", "%1 beyond the sorcerer's power")},
    {"attack-without-intensity", QT_TRANSLATE_NOOP("Hursagmu", "%1 without intensity")},
};

/// The name of what a waiver is about.
QString nameOf(const Source &source, const QString &subject)
{
    const QString id = subject.section(QLatin1Char('/'), 1);
    if (const PresentTrait *trait = source.evaluation.trait(id)) return trait->name;
    if (const PresentItem *item = source.evaluation.item(id)) return item->name;
    for (const PresentGift &gift : source.evaluation.gifts)
        if (gift.id == id) return gift.name;
    const auto &spells = source.character.spells;
    const auto spell = std::find_if(spells.begin(), spells.end(), [&](const Spell &s) { return s.id == id; });
    return spell == spells.end() ? QString() : spell->name;
}

/// What was accepted, in few words.
QString acceptedText(const Source &source, const Waiver &waiver)
{
    const QString name = nameOf(source, waiver.subject);
    const QString title = acceptedTitle(waiver.code, name.isEmpty() ? Text::tr("something given up") : name);
    const auto &issues = source.evaluation.issues;
    const auto issue = std::find_if(issues.begin(), issues.end(), [&](const Issue &i) {
        return i.code == waiver.code && i.subject == waiver.subject;
    });
    if (issue == issues.end()) return filled(Text::tr("%1: no longer needed"), title);
    return issue->accepted ? title : filled(Text::tr("%1: now beyond what was accepted"), title);
}

QString signedBy(const Source &source, const Waiver &waiver)
{
    QStringList parts;
    for (const QString &part : {waiver.by, dateText(source, waiver.date)})
        if (!part.isEmpty()) parts << part;
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString acceptedTitle(const QString &code, const QString &name)
{
    const auto title = std::find_if(std::begin(titles), std::end(titles),
                                    [&](const Title &t) { return code == QLatin1String(t.code); });
    if (title == std::end(titles)) return code;
    const QString text = Text::tr(title->text);
    return text.contains(QLatin1String("%1")) ? filled(text, name) : text;
}

Block accepted(const Source &source)
{
    if (source.character.waivers.empty()) return {};
    print::Table table;
    for (const Waiver &waiver : source.character.waivers) {
        print::Row row;
        row.subjects = {subject("waiver", waiver.id)};
        row.cells = {cell(QStringLiteral("name"), acceptedText(source, waiver), print::Role::BodyStrong),
                     cell(QStringLiteral("reason"), filled(Text::tr("“%1”"), waiver.reason)),
                     small(QStringLiteral("by"), signedBy(source, waiver))};
        table.rows.push_back(std::move(row));
    }
    return print::Section{
        QStringLiteral("accepted"), Text::tr("Accepted by the Master"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
