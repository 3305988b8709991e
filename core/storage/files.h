#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace sky::storage
{

/// The one seam through which the program writes files: temporary file in the same folder, written, flushed,
/// synced, renamed, folder synced. On every failure the old file is whole and the error says why.
/// The sentence does not name the file; whoever says it does. A symbolic link is followed; permissions are
/// kept.
Result<void> writeFile(const QString &path, const QByteArray &bytes);

/// Whether `writeFile` could write there, as far as that can be told beforehand.
Result<void> mayWrite(const QString &path);

/// Reads a regular file of at most `limit` bytes; folders, devices, missing and unreadable files are errors
/// with a sentence each.
Result<QByteArray> readFile(const QString &path, qsizetype limit = 16 * 1024 * 1024);

} // namespace sky::storage
