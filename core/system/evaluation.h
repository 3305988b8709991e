#pragma once

#include "core/rules/breakdown.h"
#include "core/rules/issue.h"
#include "core/rules/waiver.h"

#include <QString>

#include <memory>
#include <vector>

namespace sky
{

/// One derived number with its name and explanation.
struct DerivedValue {
    QString id;    ///< stable: "defense", "attack/k7f3a9"
    QString group; ///< heading it stands under, translated
    QString label; ///< translated
    Breakdown number;
    QString remark; ///< "with shield", "swim, no mail"; may be empty
};

/// A bar of something that is spent: points of a budget, experience.
struct Meter {
    QString id; ///< "points", "experience"
    QString label;
    int64_t total = 0;
    std::vector<Breakdown> spent; ///< one per segment, each with its label
    int64_t spentSum() const;
    int64_t left() const { return total - spentSum(); }
};

/// All that follows from a character by the rules: pure, made once for an accepted value. A game derives its
/// own from it with typed fields; the rest of the program reads this part.
struct Evaluation {
    std::vector<DerivedValue> values; ///< in reading order
    std::vector<Meter> meters;
    std::vector<Issue> issues; ///< worst first, accepted ones last

    virtual ~Evaluation() = default;

    const DerivedValue *find(const QString &id) const;
    /// Points owed over all meters, 0 or more.
    int64_t debt() const;
    /// An open error: the sheet says DRAFT (decision: printed only then).
    bool hasOpenErrors() const;
};

using EvaluationPtr = std::shared_ptr<const Evaluation>;

/// Marks the issues that waivers cover and sorts: open errors, warnings, notes, accepted.
void applyWaivers(std::vector<Issue> &issues, const std::vector<Waiver> &waivers);

} // namespace sky
