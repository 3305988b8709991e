#include "core/hursagmu/compare/differences.h"

#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

constexpr qsizetype LongestShown = 60; ///< characters of a value; a longer one has only "changed"

} // namespace

void Differences::value(const QString &label, const QString &from, const QString &to)
{
    if (from == to) return;
    if (from.isEmpty() || to.isEmpty() || from.size() > LongestShown || to.size() > LongestShown)
        return changed(label);
    add(Text::tr("%1 %2 → %3").arg(label, from, to));
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
