#include "core/print/missing.h"

#include "core/base/baretext.h"

#include <algorithm>

namespace sky::print
{

namespace
{

/// Nothing in it can be seen, so that it is no loss.
bool saysNothing(const Expected &item)
{
    return !item.texts.isEmpty() && std::all_of(item.texts.begin(), item.texts.end(),
                                                [](const QString &text) { return bareText(text).isEmpty(); });
}

} // namespace

QStringList missing(const std::vector<Expected> &expected, const IsFound &isFound)
{
    QStringList names;
    for (const Expected &item : expected) {
        if (saysNothing(item)) continue;
        const QStringList texts = item.texts.isEmpty() ? QStringList(QString()) : item.texts;
        if (!std::all_of(texts.begin(), texts.end(),
                         [&](const QString &text) { return isFound(item.subject, text); }))
            names << item.name;
    }
    return names;
}

} // namespace sky::print
