#include "core/hursagmu/catalogue/names.h"

#include "core/hursagmu/text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sky::hursagmu
{

namespace
{

constexpr qsizetype LongestName = 60; ///< what is longer resembles nothing, and is cut in messages
constexpr qsizetype MostSuggestions = 3;

QString folded(const QString &text)
{
    return text.simplified().toCaseFolded();
}

/// Letters to insert, drop, change or swap with their neighbour to get from `a` to `b`.
qsizetype editDistance(const QString &a, const QString &b)
{
    const auto width = static_cast<size_t>(b.size()) + 1;
    std::vector<qsizetype> beforeLast(width), last(width), row(width);
    for (size_t j = 0; j < width; ++j)
        last[j] = static_cast<qsizetype>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<size_t>(j);
            const qsizetype change = last[at - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[at] = std::min({last[at] + 1, row[at - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[at] = std::min(row[at], beforeLast[at - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last.back();
}

QString cut(const QString &typed)
{
    return typed.size() > LongestName ? typed.left(LongestName) + QChar(0x2026) : typed;
}

} // namespace

bool namesIt(const QString &typed, const QString &id, const QString &name, const QStringList &aliases)
{
    const QString wanted = folded(typed);
    return wanted == folded(id) || wanted == folded(name) ||
           std::any_of(aliases.begin(), aliases.end(),
                       [&](const QString &alias) { return wanted == folded(alias); });
}

QStringList nearest(const QString &typed, const QStringList &names)
{
    const QString wanted = folded(typed);
    if (wanted.isEmpty() || wanted.size() > LongestName) return {};
    std::vector<std::pair<qsizetype, QString>> found;
    for (const QString &name : names) {
        const QString candidate = folded(name);
        const qsizetype distance = candidate.startsWith(wanted) ? 1 : editDistance(wanted, candidate);
        if (distance <= std::max<qsizetype>(2, candidate.size() / 3) && distance < candidate.size())
            found.emplace_back(distance, name);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList result;
    for (const auto &[distance, name] : found) {
        if (result.size() < MostSuggestions && !result.contains(name)) result.append(name);
    }
    return result;
}

QString unknownName(const QString &sentence, const QString &typed, const QStringList &names)
{
    const QString unknown = sentence.arg(cut(typed));
    const QStringList near = nearest(typed, names);
    if (near.isEmpty()) return unknown;
    return Text::tr("%1 Did you mean %2?").arg(unknown, near.join(QLatin1String(", ")));
}

QString ambiguousName(const QString &typed, const QStringList &ids)
{
    return Text::tr("\"%1\" may mean more than one thing; use one of the ids: %2")
        .arg(cut(typed), ids.join(QLatin1String(", ")));
}

} // namespace sky::hursagmu
