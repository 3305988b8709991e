#include "core/hursagmu/party/table.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/party/memberwork.h"
#include "core/hursagmu/text.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr QLatin1String ValuePrefix("value/");
constexpr QLatin1String TraitPrefix("trait/");

/// How many open errors, open warnings and accepted problems.
struct Problems {
    int errors = 0, warnings = 0, accepted = 0;
};

Problems problemsOf(const Evaluation &evaluation)
{
    Problems problems;
    for (const Issue &issue : evaluation.issues) {
        if (issue.accepted)
            ++problems.accepted;
        else if (issue.severity == Severity::Error)
            ++problems.errors;
        else if (issue.severity == Severity::Warning)
            ++problems.warnings;
    }
    return problems;
}

PartyCell textCell(const QString &text)
{
    return {text, std::nullopt, false};
}

PartyCell numberCell(int64_t number, Unit unit = Unit::Number)
{
    return {numberText(number, unit), number, false};
}

PartyCell problemCell(const party::Seat &seat)
{
    constexpr int64_t more = 100'000; // than a character has issues
    if (!seat.evaluation) return {seat.problem, more * more * more, true};
    const Problems problems = problemsOf(evaluationOf(seat));
    QStringList words;
    if (problems.errors > 0) words << Text::tr("%n error(s)", nullptr, problems.errors);
    if (problems.warnings > 0) words << Text::tr("%n warning(s)", nullptr, problems.warnings);
    if (problems.accepted > 0) words << Text::tr("%1 accepted").arg(problems.accepted);
    if (seat.standing == party::Standing::ReadOnly) words << Text::tr("read-only");
    if (seat.twice) words << Text::tr("same id as another");
    const QString text = words.isEmpty() ? Text::tr("none") : words.join(QLatin1String(", "));
    const int errors = problems.errors + (seat.twice ? 1 : 0);
    return {text, (errors * more + problems.warnings) * more + problems.accepted,
            errors + problems.warnings > 0};
}

/// A column that every character can fill.
struct Plain {
    const char *id;
    const char *title;
    bool isNumber;
    bool lowIsBest;
    PartyCell (*cell)(const party::Seat &);
};

/// A character whose file could be read.
template<auto Member>
PartyCell number(const party::Seat &seat)
{
    return seat.evaluation ? numberCell(evaluationOf(seat).*Member) : PartyCell();
}

template<auto Member>
PartyCell damage(const party::Seat &seat)
{
    return seat.character ? numberCell(characterOf(seat).damage.*Member) : PartyCell();
}

template<auto Member>
PartyCell word(const party::Seat &seat)
{
    return seat.character ? textCell(characterOf(seat).*Member) : PartyCell();
}

PartyCell pointsInAll(const party::Seat &seat)
{
    if (!seat.evaluation) return {};
    return numberCell(evaluationOf(seat).spent + evaluationOf(seat).experienceSpent);
}

PartyCell unspent(const party::Seat &seat)
{
    return seat.evaluation ? numberCell(evaluationOf(seat).experienceUnspent()) : PartyCell();
}

const Plain Identity[] = {
    {"name", QT_TRANSLATE_NOOP("Hursagmu", "character"), false, false,
     [](const party::Seat &seat) { return textCell(seat.name()); }},
    {"player", QT_TRANSLATE_NOOP("Hursagmu", "player"), false, false,
     [](const party::Seat &seat) { return textCell(seat.player()); }},
    {"concept", QT_TRANSLATE_NOOP("Hursagmu", "concept"), false, false, word<&Character::conceptText>},
    {"note", QT_TRANSLATE_NOOP("Hursagmu", "note"), false, false,
     [](const party::Seat &seat) { return textCell(seat.member.note); }},
    {"file", QT_TRANSLATE_NOOP("Hursagmu", "file"), false, false,
     [](const party::Seat &seat) { return textCell(seat.member.path); }},
    {"problems", QT_TRANSLATE_NOOP("Hursagmu", "problems"), false, true, problemCell},
};

const Plain Points[] = {
    {"budget", QT_TRANSLATE_NOOP("Hursagmu", "budget"), true, false, number<&Evaluation::budget>},
    {"points", QT_TRANSLATE_NOOP("Hursagmu", "points"), true, false, pointsInAll},
    {"experience", QT_TRANSLATE_NOOP("Hursagmu", "experience"), true, false,
     number<&Evaluation::experienceEarned>},
    {"unspent", QT_TRANSLATE_NOOP("Hursagmu", "unspent"), true, false, unspent},
};

const Plain Wounds[] = {
    {"stuns", QT_TRANSLATE_NOOP("Hursagmu", "stuns"), true, true, damage<&Damage::stuns>},
    {"wounds", QT_TRANSLATE_NOOP("Hursagmu", "wounds"), true, true, damage<&Damage::wounds>},
    {"shocks", QT_TRANSLATE_NOOP("Hursagmu", "shocks"), true, true, damage<&Damage::shocks>},
};

const Plain *plainColumn(const QString &id)
{
    const auto in = [&id](const auto &list) {
        const auto found = std::find_if(std::begin(list), std::end(list),
                                        [&id](const Plain &each) { return id == QLatin1String(each.id); });
        return found == std::end(list) ? nullptr : &*found;
    };
    if (const Plain *found = in(Identity)) return found;
    if (const Plain *found = in(Points)) return found;
    return in(Wounds);
}

template<class List>
void addPlain(std::vector<PartyColumn> &columns, const QString &group, const List &list)
{
    for (const Plain &each : list)
        columns.push_back(
            {QString::fromLatin1(each.id), group, Text::tr(each.title), each.isNumber, each.lowIsBest});
}

/// Values of single things, of which every character has its own, and what other columns say. Of a mount and
/// of damage there is one in any character.
bool isColumn(const DerivedValue &value)
{
    return !value.id.contains(QLatin1Char('/')) || value.id.startsWith(QLatin1String("mount/"));
}

/// What is carried and how much of the strength it takes.
bool isBurden(const QString &valueId)
{
    return valueId == QLatin1String("load") || valueId.endsWith(QLatin1String("load_percent"));
}

QString titleOf(const DerivedValue &value)
{
    const bool other =
        value.id.endsWith(QLatin1String("_no_weapon")) || value.id.endsWith(QLatin1String("_no_block"));
    return other ? filled(Text::tr("%1, %2"), value.label, value.remark) : value.label;
}

void addValues(std::vector<PartyColumn> &columns, const std::vector<party::Seat> &seats)
{
    // In the order of a character's list, each value behind the one that it follows there.
    std::vector<PartyColumn> found;
    QSet<QString> met;
    for (const party::Seat &seat : seats) {
        if (!seat.evaluation) continue;
        auto at = found.begin();
        for (const DerivedValue &value : seat.evaluation->values) {
            if (!isColumn(value)) continue;
            const QString id = ValuePrefix + value.id;
            if (met.contains(id)) {
                at = std::find_if(found.begin(), found.end(),
                                  [&id](const PartyColumn &each) { return each.id == id; }) +
                     1;
                continue;
            }
            met << id;
            at = found.insert(at, {id, value.group, titleOf(value), true, isBurden(value.id)}) + 1;
        }
    }
    columns.insert(columns.end(), found.begin(), found.end());
}

/// Traits of one's own are the same when they are of one kind and called the same.
QString keyOf(const PresentTrait &trait, TraitKind kind)
{
    if (!trait.custom) return trait.id;
    const QLatin1String prefix(kind == TraitKind::Talent ? "=talent/" : "=profession/");
    return prefix + trait.name.toCaseFolded();
}

const std::vector<PresentTrait> &traitsOf(const Evaluation &evaluation, TraitKind kind)
{
    return kind == TraitKind::Talent ? evaluation.talents : evaluation.professions;
}

/// A trait that somebody of the party has.
struct Shared {
    QString key, name;
};

/// The catalogue's in its order, then the others by name.
std::vector<Shared> sharedTraits(const std::vector<party::Seat> &seats, const Catalogue &catalogue,
                                 TraitKind kind)
{
    QSet<QString> met;
    std::vector<Shared> others;
    for (const party::Seat &seat : seats) {
        if (!seat.evaluation) continue;
        for (const PresentTrait &trait : traitsOf(evaluationOf(seat), kind)) {
            const QString key = keyOf(trait, kind);
            if (trait.level.value() == 0 || met.contains(key)) continue;
            met << key;
            if (!catalogue.trait(key)) others.push_back({key, trait.name});
        }
    }
    std::vector<Shared> traits;
    for (const TraitInfo &info : catalogue.traits())
        if (info.kind == kind && met.contains(info.id)) traits.push_back({info.id, info.name});
    std::sort(others.begin(), others.end(),
              [](const Shared &a, const Shared &b) { return a.key.localeAwareCompare(b.key) < 0; });
    traits.insert(traits.end(), others.begin(), others.end());
    return traits;
}

const PresentTrait *findTrait(const Evaluation &evaluation, const QString &key)
{
    if (!key.startsWith(QLatin1Char('='))) return evaluation.trait(key);
    for (const TraitKind kind : {TraitKind::Talent, TraitKind::Profession})
        for (const PresentTrait &trait : traitsOf(evaluation, kind))
            if (keyOf(trait, kind) == key) return &trait;
    return nullptr;
}

void addTraits(std::vector<PartyColumn> &columns, const std::vector<party::Seat> &seats,
               const Catalogue &catalogue, TraitKind kind)
{
    const QString group = kind == TraitKind::Talent ? Text::tr("Talents") : Text::tr("Professions");
    for (const Shared &trait : sharedTraits(seats, catalogue, kind))
        columns.push_back({TraitPrefix + trait.key, group, trait.name, true, false});
}

} // namespace

std::vector<PartyColumn> partyColumns(const std::vector<party::Seat> &seats, const Catalogue &catalogue)
{
    std::vector<PartyColumn> columns;
    addPlain(columns, Text::tr("Character"), Identity);
    addPlain(columns, Text::tr("Points"), Points);
    addPlain(columns, Text::tr("Injury"), Wounds);
    addTraits(columns, seats, catalogue, TraitKind::Talent);
    addTraits(columns, seats, catalogue, TraitKind::Profession);
    addValues(columns, seats);
    return columns;
}

QStringList usualPartyColumns()
{
    return {QStringLiteral("name"),           QStringLiteral("player"),
            QStringLiteral("points"),         QStringLiteral("experience"),
            QStringLiteral("unspent"),        QStringLiteral("value/initiative"),
            QStringLiteral("value/defense"),  QStringLiteral("value/defense_missiles"),
            QStringLiteral("value/defiance"), QStringLiteral("value/endurance"),
            QStringLiteral("value/move"),     QStringLiteral("problems")};
}

PartyCell partyCell(const party::Seat &seat, const PartyColumn &column)
{
    if (const Plain *plain = plainColumn(column.id)) return plain->cell(seat);
    if (!seat.evaluation) return {};
    if (column.id.startsWith(TraitPrefix)) {
        const PresentTrait *trait = findTrait(evaluationOf(seat), column.id.mid(TraitPrefix.size()));
        return trait && trait->level.value() > 0 ? numberCell(trait->level.value()) : PartyCell();
    }
    const DerivedValue *value = seat.evaluation->find(column.id.mid(ValuePrefix.size()));
    return value ? numberCell(value->number.value(), value->number.unit()) : PartyCell();
}

std::vector<PartySkill> partySkills(const std::vector<party::Seat> &seats, const Catalogue &catalogue)
{
    std::vector<PartySkill> skills;
    for (const TraitKind kind : {TraitKind::Talent, TraitKind::Profession})
        for (const Shared &shared : sharedTraits(seats, catalogue, kind)) {
            PartySkill skill{shared.key, shared.name, {}};
            for (const party::Seat &seat : seats) {
                const PresentTrait *trait =
                    seat.evaluation ? findTrait(evaluationOf(seat), shared.key) : nullptr;
                if (trait && trait->level.value() > 0)
                    skill.holders.push_back({seat.member.path, seat.name(), trait->level.value()});
            }
            std::stable_sort(skill.holders.begin(), skill.holders.end(),
                             [](const auto &a, const auto &b) { return a.level > b.level; });
            skills.push_back(std::move(skill));
        }
    return skills;
}

} // namespace sky::hursagmu
