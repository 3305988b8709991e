#include "core/hursagmu/formats/outside.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/party/table.h"
#include "core/hursagmu/text.h"

#include <algorithm>
#include <iterator>

namespace sky::hursagmu
{

namespace
{

constexpr QLatin1String TraitPrefix("trait/");

/// A member of no party; refers to what is given.
party::Seat seatOf(const Character &character, const Evaluation &evaluation)
{
    party::Seat seat;
    seat.standing = party::Standing::Ready;
    seat.character = CharacterPtr(CharacterPtr(), &character);
    seat.evaluation = EvaluationPtr(EvaluationPtr(), &evaluation);
    return seat;
}

/// Only a party knows these.
bool isOfParty(const PartyColumn &column)
{
    return column.id == QLatin1String("note") || column.id == QLatin1String("file");
}

/// Traits that nobody has learned stand in a party's table only where a member has them.
std::vector<TableField> withAllTraits(const std::vector<TableField> &row, const Catalogue &catalogue)
{
    std::vector<TableField> all;
    const auto isTrait = [](const TableField &field) { return field.id.startsWith(TraitPrefix); };
    const auto first = std::find_if(row.begin(), row.end(), [&isTrait](const TableField &field) {
        return isTrait(field) || field.id.startsWith(QLatin1String("value/"));
    });
    all.assign(row.begin(), first);
    for (const TraitKind kind : {TraitKind::Talent, TraitKind::Profession}) {
        const QString group = kind == TraitKind::Talent ? Text::tr("Talents") : Text::tr("Professions");
        for (const TraitInfo &info : catalogue.traits()) {
            if (info.kind != kind) continue;
            const QString id = TraitPrefix + info.id;
            const auto has =
                std::find_if(first, row.end(), [&id](const TableField &field) { return field.id == id; });
            all.push_back(has == row.end() ? TableField{id, group, info.name, QStringLiteral("0")} : *has);
        }
        std::copy_if(first, row.end(), std::back_inserter(all), [&](const TableField &field) {
            return isTrait(field) && field.group == group &&
                   !catalogue.trait(field.id.mid(TraitPrefix.size()));
        });
    }
    std::copy_if(first, row.end(), std::back_inserter(all),
                 [&isTrait](const TableField &field) { return !isTrait(field); });
    return all;
}

} // namespace

std::vector<TableField> tableRow(const Character &character, const Evaluation &evaluation,
                                 const Catalogue &catalogue)
{
    const party::Seat seat = seatOf(character, evaluation);
    std::vector<TableField> row;
    for (const PartyColumn &column : partyColumns({seat}, catalogue))
        if (!isOfParty(column))
            row.push_back({column.id, column.group, column.title, partyCell(seat, column).text});
    return withAllTraits(row, catalogue);
}

std::vector<Gauge> gauges(const Evaluation &evaluation)
{
    const std::pair<const char *, QString> tracks[] = {
        {"wounds", Text::tr("Wounds")}, {"shocks", Text::tr("Shocks")}, {"stuns", Text::tr("Stuns")}};
    std::vector<Gauge> gauges;
    for (const auto &[id, label] : tracks)
        for (const InjuryTrack &track : evaluation.injuries)
            if (track.id == QLatin1String(id))
                gauges.push_back({track.id, label, std::max(0, track.boxes - track.present), track.boxes});
    for (const FocusLine &focus : evaluation.foci) {
        const QString id = focus.item.isEmpty() ? QStringLiteral("none") : focus.item;
        const QString name = focus.inHand ? Text::tr("Power, %1 in hand") : Text::tr("Power, %1");
        gauges.push_back({QStringLiteral("power/") + id, filled(name, focus.name), focus.power.value(),
                          focus.power.value()});
    }
    return gauges;
}

} // namespace sky::hursagmu
