#pragma once

#include "core/system/character.h"
#include "core/system/evaluation.h"

#include <QString>

#include <vector>

namespace sky
{

/// One text about a character that can be set beside other characters' ("value/defense", "Defense", "17").
struct TableField {
    QString id;
    QString group; ///< "Talents"
    QString title;
    QString text;
};

/// What runs down in play: how much is left of how much.
struct Gauge {
    QString id; ///< "wounds"
    QString label;
    int64_t left = 0;
    int64_t most = 0;
};

/// What a game can tell other programs of a character beyond its sheet. A game that has more to tell than its
/// derived values is an `Outside` as well as a `GameSystem`.
class Outside
{
public:
    virtual ~Outside() = default;

    /// A row of the table that compares several characters: what every character has, in a fixed order, and
    /// what this one has besides.
    virtual std::vector<TableField> tableRow(const Character &character,
                                             const Evaluation &evaluation) const = 0;
    /// What a table on a screen shows as bars, the body's first.
    virtual std::vector<Gauge> gauges(const Character &character, const Evaluation &evaluation) const = 0;
};

class GameSystem;

/// The game's row, or name and derived values of one that has no more to tell.
std::vector<TableField> tableRowOf(const GameSystem &game, const Character &character,
                                   const Evaluation &evaluation);
std::vector<Gauge> gaugesOf(const GameSystem &game, const Character &character, const Evaluation &evaluation);

} // namespace sky
