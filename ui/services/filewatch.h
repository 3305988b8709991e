#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>

namespace sky::ui
{

/// Notices what other programs do to a file: by its content, so that our own saves and a mere touch are
/// nothing; and by its folder too, so that it goes on seeing after the file was replaced, removed or came
/// back.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    enum class State { Same, Changed, Gone };

    /// Looks that long after the system reported something: one save by others is several reports.
    explicit FileWatch(std::chrono::milliseconds pause = std::chrono::milliseconds(200),
                       QObject *parent = nullptr);

    /// From now on that file, which has these bytes.
    void watch(const QString &path, const QByteArray &bytes);
    State state() const; ///< `Same` where there is no file yet
    /// Looks at once, and reads only what may be another: where the system reports nothing, as on other
    /// computers' disks, this is the only way.
    State check();

    /// What changes with a file, whatever is done to it; nothing where there is no file.
    struct Stamp {
        quint64 device = 0, inode = 0;
        qint64 size = 0, changed = 0; ///< bytes; ns, of content or anything else about the file

        friend bool operator==(const Stamp &, const Stamp &) = default;
    };
    static std::optional<Stamp> stampOf(const QString &path);

Q_SIGNALS:
    /// The file is not what was told last: another state, or changed once more.
    void changed();

private:
    void keepWatching();

    QString m_path;
    QByteArray m_known;
    std::optional<QByteArray> m_seen; ///< nothing: gone
    std::optional<Stamp> m_stamp;     ///< of what was seen; nothing where that has to be read again
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace sky::ui
