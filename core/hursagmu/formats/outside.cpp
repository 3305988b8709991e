#include "core/hursagmu/formats/outside.h"

#include "core/hursagmu/party/table.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

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

} // namespace

std::vector<TableField> tableRow(const Character &character, const Evaluation &evaluation,
                                 const Catalogue &catalogue)
{
    const party::Seat seat = seatOf(character, evaluation);
    std::vector<TableField> row;
    for (const PartyColumn &column : partyColumns({seat}, catalogue))
        if (!isOfParty(column))
            row.push_back({column.id, column.group, column.title, partyCell(seat, column).text});
    return row;
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
    return gauges;
}

} // namespace sky::hursagmu
