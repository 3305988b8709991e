#include "ui/services/filewatch.h"

#include "core/storage/files.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

#include <chrono>

namespace sky::ui
{

namespace
{

/// Nothing when there is no such file. One that can't be read is there, and is not what it was.
std::optional<QByteArray> contentOf(const QString &path)
{
    const auto bytes = storage::readFile(path);
    if (bytes) return *bytes;
    return QFileInfo::exists(path) ? std::optional(QByteArray()) : std::nullopt;
}

/// Longer than any file system takes for the same moment: what was changed within may change again unseen.
constexpr std::chrono::nanoseconds Settled = std::chrono::seconds(3);

bool isSettled(qint64 changed)
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return now - std::chrono::nanoseconds(changed) > Settled;
}

} // namespace

FileWatch::FileWatch(std::chrono::milliseconds pause, QObject *parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &FileWatch::check);
    // Not started anew by each report: a folder that is never at rest would hide the change for good.
    const auto wait = [this] {
        if (!m_pause.isActive()) m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
}

void FileWatch::watch(const QString &path, const QByteArray &bytes)
{
    m_path = path;
    m_known = bytes;
    m_seen = bytes;
    m_stamp.reset();
    keepWatching();
}

std::optional<FileWatch::Stamp> FileWatch::stampOf(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0) return std::nullopt;
    const auto changed =
        std::chrono::seconds(found.st_ctim.tv_sec) + std::chrono::nanoseconds(found.st_ctim.tv_nsec);
    return Stamp{found.st_dev, found.st_ino, found.st_size, changed.count()};
}

FileWatch::State FileWatch::state() const
{
    if (m_path.isEmpty()) return State::Same;
    if (!m_seen) return State::Gone;
    return *m_seen == m_known ? State::Same : State::Changed;
}

FileWatch::State FileWatch::check()
{
    if (m_path.isEmpty()) return State::Same;
    keepWatching(); // first: what happens after the reading is reported
    const auto stamp = stampOf(m_path);
    if (stamp && stamp == m_stamp) return state();
    m_stamp = stamp && isSettled(stamp->changed) ? stamp : std::nullopt;
    auto now = contentOf(m_path);
    if (now != m_seen) {
        m_seen = std::move(now);
        Q_EMIT changed();
    }
    return state();
}

/// The watcher forgets a file that was replaced, and keeps to the old one as long as somebody has it open.
void FileWatch::keepWatching()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty()) m_watcher.removePaths(before);
    const QFileInfo file(m_path);
    QStringList paths{file.absolutePath()};
    if (file.exists()) paths << m_path << QFileInfo(file.canonicalFilePath()).path();
    paths.removeDuplicates();
    m_watcher.addPaths(paths);
}

} // namespace sky::ui
