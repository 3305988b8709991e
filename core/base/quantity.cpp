#include "core/base/quantity.h"

#include <QString>

namespace sky
{

namespace
{

int decimalsOf(int64_t perUnit)
{
    int decimals = 0;
    for (int64_t rest = perUnit; rest > 1; rest /= 10)
        ++decimals;
    return decimals;
}

uint64_t magnitude(int64_t value)
{
    return value < 0 ? uint64_t{0} - static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
}

bool isDigits(QStringView text)
{
    for (const QChar c : text)
        if (c < QLatin1Char('0') || c > QLatin1Char('9')) return false;
    return !text.isEmpty();
}

/// The digits as a number, nothing above the limit of quantities.
std::optional<int64_t> digitsWithin(QStringView digits, int64_t limit)
{
    int64_t value = 0;
    for (const QChar c : digits) {
        value = value * 10 + (c.unicode() - u'0');
        if (value > limit) return std::nullopt;
    }
    return value;
}

} // namespace

QString toDecimal(int64_t smallest, int64_t perUnit)
{
    Q_ASSERT(perUnit > 0);
    const auto scale = static_cast<uint64_t>(perUnit);
    const uint64_t whole = magnitude(smallest) / scale;
    const uint64_t fraction = magnitude(smallest) % scale;
    QString text = smallest < 0 ? QStringLiteral("-") : QString();
    text += QString::number(whole);
    if (fraction == 0) return text;
    QString digits = QString::number(fraction).rightJustified(decimalsOf(perUnit), QLatin1Char('0'));
    while (digits.endsWith(QLatin1Char('0')))
        digits.chop(1);
    return text + QLatin1Char('.') + digits;
}

std::optional<int64_t> fromDecimal(QStringView text, int64_t perUnit)
{
    const bool negative = text.startsWith(QLatin1Char('-'));
    if (negative) text = text.sliced(1);
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const QStringView whole = point < 0 ? text : text.first(point);
    const QStringView fraction = point < 0 ? QStringView() : text.sliced(point + 1);
    if (!isDigits(whole) || (point >= 0 && !isDigits(fraction))) return std::nullopt;

    QString digits = fraction.toString();
    while (digits.endsWith(QLatin1Char('0')))
        digits.chop(1);
    const int decimals = decimalsOf(perUnit);
    if (digits.size() > decimals) return std::nullopt;
    digits = whole.toString() + digits.leftJustified(decimals, QLatin1Char('0'));
    const std::optional<int64_t> value = digitsWithin(digits, Weight::Limit);
    if (!value) return std::nullopt;
    return negative ? -*value : *value;
}

} // namespace sky
