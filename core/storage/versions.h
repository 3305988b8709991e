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
    qint64 size = 0;    ///< bytes
    bool older = false; ///< of an older format: what a newer program saved over
};

/// Of versions of one thing, the newest first, those that stay: the newest ten, of each of the last thirty
/// days the last one, and of those no more than fill the room; the newest always, and the newest of an older
/// format.
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

    enum class Format { Present, Older };
    /// What was saved once.
    struct Saved {
        QByteArray bytes;
        Format format = Format::Present;
        QDateTime time = {}; ///< invalid: now
    };
    /// Keeps what is saved under that id, unless the newest version is the same; drops what is one too many.
    /// Its time is after those of all that were kept before; what a clock that was wrong has put into the
    /// future is dated anew.
    Result<void> keep(const QString &id, const Saved &saved) const;
    /// The same of what a save replaces and of what it wrote; no bytes: there is nothing to keep. That it
    /// fails is logged and stops nothing: the file itself is safe.
    void keepSave(const QString &id, const Saved &before, const QByteArray &after) const;
    /// The newest first.
    std::vector<Version> of(const QString &id) const;
    /// The bytes of one whose SHA-256 is that, in hexadecimal digits; empty where none is known.
    QByteArray withHash(const QString &id, const QByteArray &hash) const;
    /// Drops the oldest of all until they fit into `room`, those of older formats last; the newest of each
    /// stays.
    void trim(qint64 room = AllRoom) const;

private:
    QString folderOf(const QString &id) const;

    QString m_folder;
    Clock m_clock;
};

} // namespace sky::storage
