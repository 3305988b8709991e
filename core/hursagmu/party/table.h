#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/party/roster.h"

#include <optional>
#include <vector>

namespace sky::hursagmu
{

/// A column the party's table can have.
struct PartyColumn {
    QString id;    ///< "player", "points", "unspent", "value/defense", "trait/warrior", "problems"
    QString group; ///< "Character", "Points", "Values", "Talents", "Professions"
    QString title;
    bool isNumber = false;
    bool lowIsBest = false;
};
/// All of them in a fixed order: what stands in any character, and the traits that any member has.
std::vector<PartyColumn> partyColumns(const std::vector<party::Seat> &seats, const Catalogue &catalogue);
/// Ids of those shown at first.
QStringList usualPartyColumns();

/// A cell: how it reads, and what it sorts by.
struct PartyCell {
    QString text;
    std::optional<int64_t> number;
    bool isProblem = false;
};
PartyCell partyCell(const party::Seat &seat, const PartyColumn &column);

/// What the party can do: the members who have a trait, the best first.
struct PartySkill {
    QString trait, name;
    struct Holder {
        QString member, name;
        int level = 0;
    };
    std::vector<Holder> holders;
};
std::vector<PartySkill> partySkills(const std::vector<party::Seat> &seats, const Catalogue &catalogue);

} // namespace sky::hursagmu
