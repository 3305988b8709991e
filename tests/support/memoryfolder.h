#pragma once

#include <QDir>

namespace sky::test
{

/// Where a QTemporaryDir is made in memory, if the system has such a place: a disk takes long for what is
/// synced hundreds of times.
inline QString memoryFolder()
{
    const QDir memory(QStringLiteral("/dev/shm"));
    const QDir place = memory.exists() ? memory : QDir::temp();
    return place.filePath(QStringLiteral("skychamber-XXXXXX"));
}

} // namespace sky::test
