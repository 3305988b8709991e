#include "core/hursagmu/compare/differences.h"

#include "core/hursagmu/text.h"

#include <QTextBoundaryFinder>

namespace sky::hursagmu
{

namespace
{

constexpr int LongestShown = 60; ///< UTF-16 units of a value

QString shown(const QString &value)
{
    if (value.size() <= LongestShown) return value;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, value);
    finder.setPosition(LongestShown + 1);
    finder.toPreviousBoundary();
    return value.left(finder.position()) + QChar(0x2026);
}

} // namespace

void Differences::value(const QString &label, const QString &from, const QString &to)
{
    if (from == to) return;
    const QString before = shown(from);
    const QString after = shown(to);
    if (from.isEmpty() || to.isEmpty() || before == after) return changed(label);
    add(Text::tr("%1 %2 → %3").arg(label, before, after));
}

void Differences::value(const QString &label, int64_t from, int64_t to)
{
    value(label, QString::number(from), QString::number(to));
}

void Differences::added(const QString &what)
{
    add(Text::tr("%1 added").arg(what));
}

void Differences::removed(const QString &what)
{
    add(Text::tr("%1 removed").arg(what));
}

void Differences::changed(const QString &what)
{
    add(Text::tr("%1 changed").arg(what));
}

void Differences::ordered(const QString &label)
{
    add(Text::tr("%1: order changed").arg(label));
}

} // namespace sky::hursagmu
