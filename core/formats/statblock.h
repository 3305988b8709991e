#pragma once

#include "core/system/gamesystem.h"

#include <QString>

namespace sky::formats
{

/// A character in few lines, for a message or a page of notes, in three ways to say the same.
struct StatBlock {
    QString text;
    QString html;
    QString markdown;
};

/// The game's layout "template" where it has one, else the head of its usual sheet and the figures looked up
/// most.
StatBlock statBlock(const GameSystem &game, const Character &character, const Evaluation &evaluation);

} // namespace sky::formats
