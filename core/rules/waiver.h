#pragma once

#include "core/json/value.h"

#include <QDate>
#include <QString>

#include <cstdint>

namespace sky
{

struct Issue;

/// The Master's acceptance of one issue, kept in the file. It lapses when the issue gets worse than it was.
struct Waiver {
    QString id;
    QString code;
    QString subject;
    QString reason;
    QString by;
    QDate date;
    int64_t amount = 0; ///< the issue's amount at the time of accepting
    json::Members unknown;

    bool covers(const Issue &issue) const;
    friend bool operator==(const Waiver &, const Waiver &) = default;
};

} // namespace sky
