#pragma once

#include "core/base/result.h"
#include "core/storage/versions.h"

#include <QByteArray>
#include <QString>

namespace sky::party
{

/// Keeps what is about to be written over: a party among the versions of it, what cannot be read as one
/// beside as "NAME (damaged)". Nothing of an empty file.
Result<void> keepReplaced(const QString &path, const QByteArray &bytes, const storage::Versions &versions);

} // namespace sky::party
