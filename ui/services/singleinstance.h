#pragma once

#include "core/storage/descriptor.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QSocketNotifier;

namespace sky::ui
{

/// One running program for one user: a second start hands it the files it was given and ends.
///
/// Who has the lock in the folder is the first, and listens on the socket beside it. So a socket that a dead
/// program left is cleared away only by somebody who knows that nobody lives, and two starts at the same
/// moment can't both be first.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `folder` is made where need be, for this user alone.
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// True when a running program has taken the paths (absolute, or none: it shows itself), so that this one
    /// can end. False when this is the first from now on; also when nothing answers, or nothing can be locked
    /// here: then the program simply runs beside another.
    bool handOver(const QStringList &paths);

    /// $XDG_RUNTIME_DIR/skychamber, or the state folder where there is none.
    static QString usualFolder(const QString &stateFolder);

Q_SIGNALS:
    /// A second start's files; empty when it had none.
    void filesArrived(const QStringList &paths);

private:
    bool becomeFirst();
    void listen();
    void greet();

    QString m_folder;
    storage::Descriptor m_lock; ///< open as long as this is the first
    storage::Descriptor m_socket;
    std::unique_ptr<QSocketNotifier> m_notifier; ///< after the socket: it must end before
};

} // namespace sky::ui
