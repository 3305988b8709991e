#pragma once

#include "core/system/gamesystem.h"

namespace sky::test
{

struct Charm {
    QString id, name;
    friend bool operator==(const Charm &, const Charm &) = default;
};

/// A character of the toy game. A point of courage costs 1 point, a charm 2.
struct Toy : Character {
    int64_t budget = 10;
    int64_t courage = 0;
    std::vector<Charm> charms;
    json::Members unknownGame;
    std::unique_ptr<Character> clone() const override { return std::make_unique<Toy>(*this); }
};

/// The contract's second user: a whole game, as small as can be.
std::shared_ptr<const GameSystem> toyGame();

} // namespace sky::test
