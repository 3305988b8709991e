#include "app/hursagmu/arguments.h"

#include "app/words.h"
#include "core/base/oneline.h"
#include "core/base/quantity.h"
#include "core/hursagmu/model/limits.h"

#include <QRegularExpression>

namespace sky::app
{

using hursagmu::Place;
using hursagmu::Purse;

namespace
{

constexpr int64_t MaxQuantity = 1'000'000;
constexpr int64_t MaxBudget = 1'000'000;

tl::unexpected<Error> misread(const QString &text, const QString &wanted)
{
    return fail(ErrorKind::Usage, Words::tr("\u201c%1\u201d is not of the form %2.").arg(text, wanted));
}

QRegularExpressionMatch match(const QString &pattern, const QString &text)
{
    static const auto options =
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::UseUnicodePropertiesOption;
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern), options).match(text);
}

std::optional<Place> placeOf(const QString &typed)
{
    const QString word = typed.toLower();
    if (word == QLatin1String("worn")) return Place::Worn;
    if (word == QLatin1String("carried")) return Place::Carried;
    if (word == QLatin1String("mount")) return Place::Mount;
    if (word == QLatin1String("left")) return Place::Left;
    return std::nullopt;
}

} // namespace

Result<NamedLevel> parseNamedLevel(const QString &text)
{
    const auto found = match(QStringLiteral("\\s*(.*\\S)\\s*=\\s*([0-9]{1,9})\\s*"), text);
    if (!found.hasMatch()) return misread(text, QStringLiteral("NAME=LEVEL"));
    const auto level = Level::of(found.captured(2).toInt());
    if (!level)
        return fail(ErrorKind::Usage, Words::tr("Levels go from %1 to %2, not %3.")
                                          .arg(Level::Min)
                                          .arg(Level::Max)
                                          .arg(found.captured(2)));
    return NamedLevel{inOneLine(found.captured(1)), *level};
}

Result<CustomGift> parseCustomGift(const QString &text)
{
    const auto found = match(QStringLiteral("\\s*(.*?\\S)\\s*=\\s*([0-9]{1,5})\\s*:\\s*(.*\\S)\\s*"), text);
    if (!found.hasMatch()) return misread(text, QStringLiteral("NAME=COST:WHY"));
    return CustomGift{inOneLine(found.captured(1)), found.captured(2).toLongLong(), found.captured(3)};
}

Result<Amount> parseAmount(const QString &text)
{
    const auto found =
        match(QStringLiteral("\\s*(.*?\\S)\\s*(?:\\*\\s*(-?[0-9]+))?\\s*(?::\\s*(\\w+)\\s*)?"), text);
    if (!found.hasMatch()) return misread(text, QStringLiteral("NAME[*QUANTITY][:worn|carried|mount|left]"));
    Amount amount;
    amount.name = found.captured(1);
    if (!found.captured(2).isEmpty()) {
        bool fits = false;
        amount.quantity = found.captured(2).toLongLong(&fits);
        if (!fits || amount.quantity < 1 || amount.quantity > MaxQuantity)
            return fail(
                ErrorKind::Usage,
                Words::tr("Quantities go from 1 to %1, not %2.").arg(MaxQuantity).arg(found.captured(2)));
    }
    if (!found.captured(3).isEmpty()) {
        amount.place = placeOf(found.captured(3));
        if (!amount.place) return misread(text, QStringLiteral("NAME[*QUANTITY][:worn|carried|mount|left]"));
    }
    return amount;
}

Result<NamedQuality> parseQuality(const QString &text)
{
    using hursagmu::Quality;
    const QString form = QStringLiteral("poor|good|excellent[*TIMES]");
    const auto found = match(QStringLiteral("\\s*(\\w+)\\s*(?:\\*\\s*([0-9.]+)\\s*)?"), text.toLower());
    if (!found.hasMatch()) return misread(text, form);
    const QString word = found.captured(1), times = found.captured(2);
    if (word == QLatin1String("excellent")) {
        if (times.isEmpty()) return NamedQuality{Quality::Excellent, std::nullopt};
        const auto hundredths = fromDecimal(times, 100);
        if (!hundredths || *hundredths <= 100 || *hundredths > hursagmu::limits::Multiplier)
            return misread(text, form);
        return NamedQuality{Quality::Excellent, hundredths};
    }
    if (!times.isEmpty()) return misread(text, form);
    if (word == QLatin1String("poor")) return NamedQuality{Quality::Poor, std::nullopt};
    if (word == QLatin1String("good")) return NamedQuality{};
    return misread(text, form);
}

Result<int64_t> parseFeet(const QString &text)
{
    const auto hundredths = fromDecimal(text.trimmed(), 100);
    if (hundredths && *hundredths > 0 && *hundredths <= hursagmu::limits::FocusLength) return *hundredths;
    return misread(text, QStringLiteral("FEET"));
}

Result<int64_t> parsePoints(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("[0-9]{1,7}"));
    const bool plain =
        digits.match(text, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
            .capturedLength() == text.size();
    const int64_t points = text.toLongLong();
    if (!plain || text.isEmpty() || points > MaxBudget)
        return fail(
            ErrorKind::Usage,
            Words::tr("Points go from 0 to %1, not \u201c%2\u201d.").arg(QString::number(MaxBudget), text));
    return points;
}

Result<Purse> parsePurse(const QString &text)
{
    Purse purse;
    QStringList seen;
    if (text.trimmed().isEmpty()) return misread(text, QStringLiteral("6gc,14sc,30cc"));
    for (const QString &coin : text.split(QLatin1Char(','))) {
        const auto found = match(QStringLiteral("\\s*([0-9]{1,9})\\s*(gc|sc|cc)\\s*"), coin.toLower());
        if (!found.hasMatch()) return misread(text, QStringLiteral("6gc,14sc,30cc"));
        const int64_t count = found.captured(1).toLongLong();
        const QString kind = found.captured(2);
        if (seen.contains(kind)) return fail(ErrorKind::Usage, Words::tr("%1 is named twice.").arg(kind));
        seen << kind;
        (kind == QLatin1String("gc")   ? purse.gold
         : kind == QLatin1String("sc") ? purse.silver
                                       : purse.copper) = count;
    }
    return purse;
}

} // namespace sky::app
