#pragma once

#include "core/base/result.h"

#include <QString>

namespace sky::ui
{

/// A file that lies in the desktop's wastebasket.
struct WastedFile {
    QString before; ///< where it was
    QString now;    ///< where it lies; empty: the system does not say, so only a person can take it out
};

/// The error has a sentence that does not name the file. Nothing is ever removed for good.
Result<WastedFile> moveToWastebasket(const QString &path);
/// Refused where there is another file by now.
Result<void> takeOutOfWastebasket(const WastedFile &file);

} // namespace sky::ui
