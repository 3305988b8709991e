#pragma once

#include "core/hursagmu/model/character.h"

#include <vector>

namespace sky::hursagmu
{

class Catalogue;

/// How experience and traits grew, day by day; entries that count only.
struct Growth {
    struct Day {
        QDate date;
        int64_t earned = 0; ///< by the end of the day, in all
        int64_t spent = 0;
    };
    struct Step {
        QDate date;
        int level = 0; ///< by the end of the day
    };
    struct Trait {
        QString id, name;
        int start = 0; ///< level bought in creation
        std::vector<Step> steps;
    };
    std::vector<Day> days;
    std::vector<Trait> traits; ///< those that changed, in the order of the sheet
};
Growth growthOf(const Character &character, const Catalogue &catalogue);

} // namespace sky::hursagmu
