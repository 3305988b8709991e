#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sky::storage
{

/// A character or party as it was saved once.
struct Version {
    QString file; ///< where it lies
    QDateTime time;
    qint64 size = 0; ///< bytes
};

/// Of versions of one thing, the newest first, those that stay: the newest ten, of each of the last thirty
/// days the last one, and of those no more than fill the room; the newest always.
std::vector<Version> staying(const std::vector<Version> &newestFirst, const QDateTime &now, qint64 room);

/// Earlier versions of what was saved, in a folder below the program's state: for each id a folder, in it a
/// file for each version, just as it was saved, named by its time. A person may delete any of it.
class Versions
{
public:
    static constexpr int Newest = 10;
    static constexpr int Days = 30;
    static constexpr qint64 Room = 32 * 1024 * 1024;     ///< bytes for one thing
    static constexpr qint64 AllRoom = 512 * 1024 * 1024; ///< bytes for all of them together

    Versions(const QString &folder, const Clock &clock);

    /// Keeps what is saved under that id, unless the newest version is the same; drops what is one too many.
    Result<void> keep(const QString &id, const QByteArray &bytes) const;
    /// The newest first.
    std::vector<Version> of(const QString &id) const;
    /// Drops the oldest of all until they fit into `room`; the newest of each stays.
    void trim(qint64 room = AllRoom) const;

private:
    QString folderOf(const QString &id) const;

    QString m_folder;
    Clock m_clock;
};

} // namespace sky::storage
