#pragma once

#include "core/rules/edit.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace sky
{

enum class Severity { Note, Warning, Error };

/// A way out of an issue: a label for the button and the edit behind it.
struct Fix {
    QString label;
    Edit edit;
};

/// Who let an issue stand, and why.
struct Acceptance {
    QString reason;
    QString by;
    QDate date;
};

/// Something the book does not allow, or that somebody should know.
struct Issue {
    QString code; ///< stable, lower-case words: "over-budget", "gift-twice"
    Severity severity = Severity::Error;
    QString sentence;   ///< for the user, translated
    QString rule;       ///< "H-003" or "E-055"
    QString subject;    ///< subject path by ids: "trait/warrior", "item/k7f3a9", empty for the whole
    int64_t amount = 0; ///< how bad (points over, pounds over); a waiver covers up to its own amount
    std::vector<Fix> fixes;
    /// Set when a waiver covers it: the Master's reason and name.
    std::optional<Acceptance> accepted;

    bool isOpenError() const { return severity == Severity::Error && !accepted; }
};

} // namespace sky
