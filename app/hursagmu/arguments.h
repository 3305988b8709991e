#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <QString>

#include <optional>

namespace sky::app
{

// What the options of `edit` say, taken apart. A text that makes no sense is an error of kind Usage that
// quotes it.

struct NamedLevel {
    QString name;
    Level level;
};
/// "Warrior=8"
Result<NamedLevel> parseNamedLevel(const QString &text);

struct CustomGift {
    QString name;
    int64_t cost = 0; ///< points
    QString why;
};
/// "Temple Boxer=6:raised by the monks"
Result<CustomGift> parseCustomGift(const QString &text);

struct Amount {
    QString name;
    int64_t quantity = 1;
    std::optional<hursagmu::Place> place;
};
/// "torch*3:carried"; quantity and place may be left out
Result<Amount> parseAmount(const QString &text);

struct NamedQuality {
    hursagmu::Quality quality = hursagmu::Quality::Good;
    std::optional<int64_t> times; ///< hundredths, for excellent work
};
/// "poor", "good", "excellent", "excellent*3"
Result<NamedQuality> parseQuality(const QString &text);

/// "6" or "1.5": hundredths of a foot, above 0
Result<int64_t> parseFeet(const QString &text);

/// "120": plain digits, 0 to 1,000,000
Result<int64_t> parsePoints(const QString &text);

/// "6gc,14sc,30cc" in any order; a coin that is not named is 0
Result<hursagmu::Purse> parsePurse(const QString &text);

} // namespace sky::app
