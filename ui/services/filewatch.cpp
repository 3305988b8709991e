#include "ui/services/filewatch.h"

#include "core/storage/files.h"

#include <QFileInfo>

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
    keepWatching();
}

FileWatch::State FileWatch::state() const
{
    if (!m_seen) return State::Gone;
    return *m_seen == m_known ? State::Same : State::Changed;
}

FileWatch::State FileWatch::check()
{
    if (m_path.isEmpty()) return State::Same;
    keepWatching(); // first: what happens after the reading is reported
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
