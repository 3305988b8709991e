#pragma once

#include "core/base/result.h"

#include <QDate>
#include <QString>

namespace sky::app
{

/// "2026-02-14" and nothing else; an error of kind Usage that quotes what makes no sense.
Result<QDate> parseDate(const QString &text);

} // namespace sky::app
