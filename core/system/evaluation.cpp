#include "core/system/evaluation.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace sky
{

namespace
{

std::optional<Acceptance> acceptanceOf(const Issue &issue, const std::vector<Waiver> &waivers)
{
    // The newest stands last in the file, and its reason counts.
    const auto waiver = std::find_if(waivers.rbegin(), waivers.rend(),
                                     [&issue](const Waiver &each) { return each.covers(issue); });
    if (waiver == waivers.rend()) return std::nullopt;
    return Acceptance{waiver->reason, waiver->by, waiver->date};
}

/// Smaller is read first.
int readingRank(const Issue &issue)
{
    if (issue.accepted) return 3;
    switch (issue.severity) {
    case Severity::Error:
        return 0;
    case Severity::Warning:
        return 1;
    case Severity::Note:
        break;
    }
    return 2;
}

} // namespace

int64_t Meter::spentSum() const
{
    return std::accumulate(spent.begin(), spent.end(), int64_t{0},
                           [](int64_t sum, const Breakdown &segment) { return sum + segment.value(); });
}

const DerivedValue *Evaluation::find(const QString &id) const
{
    const auto value =
        std::find_if(values.begin(), values.end(), [&id](const DerivedValue &each) { return each.id == id; });
    return value == values.end() ? nullptr : &*value;
}

int64_t Evaluation::debt() const
{
    return std::accumulate(meters.begin(), meters.end(), int64_t{0}, [](int64_t sum, const Meter &meter) {
        return sum + std::max(int64_t{0}, -meter.left());
    });
}

bool Evaluation::hasOpenErrors() const
{
    return std::any_of(issues.begin(), issues.end(), std::mem_fn(&Issue::isOpenError));
}

void applyWaivers(std::vector<Issue> &issues, const std::vector<Waiver> &waivers)
{
    for (Issue &issue : issues) {
        issue.accepted = acceptanceOf(issue, waivers);
    }
    std::stable_sort(issues.begin(), issues.end(),
                     [](const Issue &a, const Issue &b) { return readingRank(a) < readingRank(b); });
}

} // namespace sky
