#pragma once

#include <QString>

namespace sky::storage
{

/// A file's name, without its extension, from any text: only what every file system takes. No separators, no
/// control characters, no leading dot, not too long, no device; `unnamed` where nothing is left.
QString cleanName(const QString &text, const QString &unnamed);

/// The name cut so that it leaves room for an extension and a mark such as "(other 2)".
QString shortenedName(QString name);

} // namespace sky::storage
