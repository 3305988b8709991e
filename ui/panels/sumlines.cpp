#include "ui/panels/sumlines.h"

#include "core/base/isolated.h"

#include <QCoreApplication>

namespace sky::ui
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(SumLines)
};

QString capitalised(const QString &label)
{
    return isolated(label.left(1).toUpper() + label.mid(1));
}

QString labelled(const Breakdown &part)
{
    return QStringLiteral("%1 %2").arg(isolated(part.label()), amountText(part)).trimmed();
}

/// "beats Athlete 6, Rider 2"; "as good as Athlete 6"
QString losers(const Breakdown &best)
{
    QStringList beaten;
    QStringList equal;
    for (size_t i = 0; i < best.parts().size(); ++i) {
        if (i == best.winner()) continue;
        const Breakdown &part = best.parts()[i];
        (part.value() < best.value() ? beaten : equal) << labelled(part);
    }
    QStringList words;
    if (!equal.isEmpty()) words << Words::tr("as good as %1").arg(equal.join(QStringLiteral(", ")));
    if (!beaten.isEmpty()) words << Words::tr("beats %1").arg(beaten.join(QStringLiteral(", ")));
    return words.join(QStringLiteral(", "));
}

/// The expression behind a part, without its value and its rule.
QString expressionOf(const Breakdown &part)
{
    QString text = part.toText();
    const qsizetype rule = text.lastIndexOf(QLatin1String(" ["));
    if (rule > 0 && text.endsWith(QLatin1Char(']'))) text.truncate(rule);
    const qsizetype equals = text.indexOf(QLatin1String(" = "));
    return equals < 0 ? QString() : text.mid(equals + 3);
}

QString signedAmount(const Breakdown &part, bool first)
{
    const QString text = amountText(part);
    return first || part.value() < 0 ? text : QLatin1Char('+') + text;
}

/// A plain part that is taken off: its sign says so.
bool isTakenOff(const Breakdown &part)
{
    return part.kind() == Breakdown::Kind::Scaled && part.numerator() == -1 && part.denominator() == 1 &&
           part.parts().front().parts().empty();
}

SumLine lineOf(const Breakdown &part, const QString &value)
{
    if (isTakenOff(part)) return {capitalised(part.label()), {}, value};
    switch (part.kind()) {
    case Breakdown::Kind::Term:
        return {capitalised(part.label()), {}, value};
    case Breakdown::Kind::Best:
        return {capitalised(part.parts()[part.winner()].label()), losers(part), value};
    case Breakdown::Kind::Lookup:
        return {capitalised(part.label()), Words::tr("table for %1").arg(labelled(part.parts().front())),
                value};
    default:
        return {capitalised(part.label()), expressionOf(part), value};
    }
}

std::vector<SumLine> linesOfSum(const Breakdown &number)
{
    std::vector<SumLine> lines;
    for (const Breakdown &part : number.parts())
        lines.push_back(lineOf(part, signedAmount(part, lines.empty())));
    return lines;
}

std::vector<SumLine> linesOfBest(const Breakdown &number)
{
    std::vector<SumLine> lines = {
        lineOf(number.parts()[number.winner()], amountText(number.parts()[number.winner()]))};
    for (size_t i = 0; i < number.parts().size(); ++i) {
        if (i == number.winner()) continue;
        SumLine line = lineOf(number.parts()[i], amountText(number.parts()[i]));
        line.detail = Words::tr("only the best counts");
        lines.push_back(line);
    }
    return lines;
}

std::vector<SumLine> linesOfScaled(const Breakdown &number)
{
    const Breakdown &part = number.parts().front();
    if (number.numerator() == -1 && number.denominator() == 1) return {lineOf(part, amountText(part))};
    std::vector<SumLine> lines = {lineOf(part, amountText(part))};
    if (number.numerator() != 1)
        lines.push_back({Words::tr("Times"), {}, QStringLiteral("× %1").arg(number.numerator())});
    if (number.denominator() != 1)
        lines.push_back(
            {Words::tr("Divided, rounded down"), {}, QStringLiteral("÷ %1").arg(number.denominator())});
    return lines;
}

} // namespace

std::vector<SumLine> sumLines(const Breakdown &number)
{
    switch (number.kind()) {
    case Breakdown::Kind::Term:
        return {};
    case Breakdown::Kind::Sum:
        return linesOfSum(number);
    case Breakdown::Kind::Best:
        return linesOfBest(number);
    case Breakdown::Kind::Scaled:
        return linesOfScaled(number);
    case Breakdown::Kind::Lookup:
        return {{Words::tr("From the table"), Words::tr("for %1").arg(labelled(number.parts().front())),
                 amountText(number)}};
    case Breakdown::Kind::Clamped: {
        const Breakdown &part = number.parts().front();
        const QString bound = numberText(number.bound(), number.unit());
        return {lineOf(part, amountText(part)),
                {number.boundIsLower() ? Words::tr("At least") : Words::tr("At most"), {}, bound}};
    }
    case Breakdown::Kind::Product: {
        std::vector<SumLine> lines;
        for (const Breakdown &part : number.parts())
            lines.push_back(
                lineOf(part, (lines.empty() ? QString() : QStringLiteral("× ")) + amountText(part)));
        return lines;
    }
    case Breakdown::Kind::Share:
        return {lineOf(number.parts()[0], amountText(number.parts()[0])),
                lineOf(number.parts()[1], QStringLiteral("÷ ") + amountText(number.parts()[1]))};
    }
    return {};
}

} // namespace sky::ui
