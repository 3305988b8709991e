// How an expression reads: Breakdown::toText and numberText.
#include "core/rules/breakdowntext.h"

#include "core/base/quantity.h"

#include <QCoreApplication>

#include <numeric>

namespace sky
{

namespace
{

const QChar minusSign(0x2212);
const QChar timesSign(0x00D7);
const QChar divisionSign(0x00F7);

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Breakdown)
};

int64_t perUnit(Unit unit)
{
    switch (unit) {
    case Unit::Pounds:
        return Weight::PerUnit;
    case Unit::Copper:
        return Money::PerUnit;
    case Unit::Percent:
    case Unit::Feet:
        return 100;
    case Unit::Number:
    case Unit::Points:
    case Unit::Spaces:
        break;
    }
    return 1;
}

QString unitName(Unit unit)
{
    switch (unit) {
    case Unit::Pounds:
        return Words::tr("lb");
    case Unit::Copper:
        return Words::tr("cc");
    case Unit::Percent:
        return QStringLiteral("%");
    case Unit::Feet:
        return Words::tr("ft");
    case Unit::Number:
    case Unit::Points:
    case Unit::Spaces:
        break;
    }
    return {};
}

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty()) return first + second;
    return first + QLatin1Char(' ') + second;
}

QString parenthesised(const QString &text)
{
    return QLatin1Char('(') + text + QLatin1Char(')');
}

/// "40 lb", the sign kept or left to the caller.
QString amount(const Breakdown &number, bool signed_ = true)
{
    QString digits = numberText(number.value(), number.unit());
    if (!signed_ && digits.startsWith(minusSign)) digits.remove(0, 1);
    return joined(digits, unitName(number.unit()));
}

QString expression(const Breakdown &number);

bool isNegation(const Breakdown &number)
{
    return number.kind() == Breakdown::Kind::Scaled && number.numerator() == -1 && number.denominator() == 1;
}

/// A named sum of so many parts that it is explained on its own line only.
bool isLongSum(const Breakdown &number)
{
    return number.kind() == Breakdown::Kind::Sum && !number.label().isEmpty() && number.parts().size() > 3;
}

/// A part as it stands in a sum: "8 Warrior", "14 speed (10 base + 4 Athlete)", "(1 a + 2 b)".
QString operand(const Breakdown &number, bool signed_ = true)
{
    if (number.kind() == Breakdown::Kind::Best) return expression(number);
    const QString named = joined(amount(number, signed_), number.label());
    if (number.kind() == Breakdown::Kind::Term || isLongSum(number)) return named;
    const QString inner = parenthesised(expression(number));
    const bool plainSum = number.kind() == Breakdown::Kind::Sum && number.label().isEmpty();
    return plainSum && signed_ ? inner : joined(named, inner);
}

/// A part of which only the value matters here: "62.5 % load".
QString brief(const Breakdown &number)
{
    return number.label().isEmpty() ? operand(number) : joined(amount(number), number.label());
}

/// A part as it stands beside × or ÷, where a sum needs parentheses.
QString factor(const Breakdown &number)
{
    using Kind = Breakdown::Kind;
    if (number.kind() == Kind::Term || number.kind() == Kind::Lookup) return operand(number);
    return parenthesised(expression(number));
}

QString sumText(const std::vector<Breakdown> &parts)
{
    QString text;
    for (const Breakdown &part : parts) {
        if (text.isEmpty())
            text = operand(part);
        else if (isNegation(part))
            text += QStringLiteral(" %1 %2").arg(minusSign).arg(operand(part.parts().front()));
        else if (part.value() < 0 && part.kind() != Breakdown::Kind::Best)
            text += QStringLiteral(" %1 %2").arg(minusSign).arg(operand(part, false));
        else
            text += QStringLiteral(" + ") + operand(part);
    }
    return text.isEmpty() ? QStringLiteral("0") : text;
}

QString productText(const std::vector<Breakdown> &parts)
{
    QStringList factors;
    for (const Breakdown &part : parts)
        factors.append(factor(part));
    return factors.isEmpty() ? QStringLiteral("1") : factors.join(QStringLiteral(" %1 ").arg(timesSign));
}

/// A part that did not count: "Athlete 6".
QString loser(const Breakdown &number)
{
    if (number.kind() == Breakdown::Kind::Term) return joined(number.label(), amount(number));
    return operand(number);
}

/// "8 Warrior (beats Athlete 6)", "6 Warrior (equals Athlete 6)".
QString bestText(const Breakdown &number)
{
    QStringList equals, beaten;
    for (size_t i = 0; i < number.parts().size(); ++i) {
        const Breakdown &part = number.parts()[i];
        if (i != number.winner()) (part.value() == number.value() ? equals : beaten).append(loser(part));
    }
    QStringList remarks;
    if (!equals.isEmpty()) remarks.append(Words::tr("equals %1").arg(equals.join(QStringLiteral(", "))));
    if (!beaten.isEmpty()) remarks.append(Words::tr("beats %1").arg(beaten.join(QStringLiteral(", "))));
    const QString winner = operand(number.parts()[number.winner()]);
    return remarks.isEmpty() ? winner : joined(winner, parenthesised(remarks.join(QStringLiteral("; "))));
}

/// "from the table for Strength 6".
QString lookupText(const Breakdown &input)
{
    const QString named = input.label().isEmpty() ? operand(input) : joined(input.label(), amount(input));
    return Words::tr("from the table for %1").arg(named);
}

QString scaledText(const Breakdown &number)
{
    const Breakdown &part = number.parts().front();
    if (isNegation(number)) return minusSign + factor(part);
    const int64_t common = std::gcd(number.numerator(), number.denominator());
    const int64_t times = number.numerator() / common;
    const int64_t by = number.denominator() / common;
    QString text = factor(part);
    if (times != 1) text += QStringLiteral(" %1 %2").arg(timesSign).arg(numberText(times, Unit::Number));
    if (by != 1) text += QStringLiteral(" %1 %2").arg(divisionSign).arg(by);
    return part.value() % by == 0 ? text : Words::tr("%1, rounded down").arg(text);
}

QString clampedText(const Breakdown &number)
{
    const Breakdown &part = number.parts().front();
    const QString inner = part.kind() == Breakdown::Kind::Term ? operand(part) : expression(part);
    if (part.value() == number.value()) return inner;
    const QString bound = numberText(number.bound(), number.unit());
    return number.boundIsLower() ? Words::tr("%1, at least %2").arg(inner, bound)
                                 : Words::tr("%1, at most %2").arg(inner, bound);
}

/// What stands right of the "=".
QString expression(const Breakdown &number)
{
    switch (number.kind()) {
    case Breakdown::Kind::Term:
        return operand(number);
    case Breakdown::Kind::Sum:
        return sumText(number.parts());
    case Breakdown::Kind::Product:
        return productText(number.parts());
    case Breakdown::Kind::Best:
        return bestText(number);
    case Breakdown::Kind::Lookup:
        return lookupText(number.parts().front());
    case Breakdown::Kind::Scaled:
        return scaledText(number);
    case Breakdown::Kind::Clamped:
        return clampedText(number);
    case Breakdown::Kind::Share:
        return QStringLiteral("%1 %2 %3")
            .arg(brief(number.parts()[0]), QString(divisionSign), brief(number.parts()[1]));
    }
    return {};
}

/// The rule of the number itself; where it has none, those of the parts that the text shows.
QStringList shownRules(const Breakdown &number)
{
    if (!number.rule().isEmpty()) return {number.rule()};
    QStringList found;
    for (const Breakdown &part : number.parts())
        if (!isLongSum(part)) found.append(shownRules(part));
    found.removeDuplicates();
    return found;
}

} // namespace

QString amountText(const Breakdown &number)
{
    return amount(number);
}

QString Breakdown::toText() const
{
    QString text = amount(*this);
    if (m_kind == Kind::Lookup)
        text = joined(text, expression(*this));
    else if (m_kind != Kind::Term && !m_parts.empty())
        text += QStringLiteral(" = ") + expression(*this);
    const QStringList named = shownRules(*this);
    if (named.isEmpty()) return text;
    return text + QStringLiteral(" [%1]").arg(named.join(QStringLiteral(", ")));
}

QString numberText(int64_t value, Unit unit)
{
    QString text = toDecimal(value, perUnit(unit));
    if (text.startsWith(QLatin1Char('-'))) text[0] = minusSign;
    return text;
}

} // namespace sky
