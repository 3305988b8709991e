// How an open character's file is kept from other programs, and what they do to it all the same.

#include "ui/services/openfile.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace sky::ui
{

using storage::FileLock;

Result<FileLock> OpenFile::keep(const QString &path, const Services &services)
{
    const QByteArray name = QFile::encodeName(path);
    if (::faccessat(AT_FDCWD, name.constData(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
        return fail(ErrorKind::Failed, tr("You may read this file, but not write it."));
    return FileLock::take(path, services.clock());
}

void OpenFile::hold(Result<storage::FileLock> lock)
{
    if (!m_newer.isEmpty()) { // the lock is not kept: nothing will be written
        setOnlyToLookAt({ErrorKind::Refused, m_newer, {}});
    } else if (lock) {
        m_heldElsewhere = false;
        m_lock = std::move(*lock);
        m_lockWatch.watch(m_lock->file(), m_lock->record());
        m_bench->setReadOnly({});
    } else {
        m_heldElsewhere = lock.error().kind == ErrorKind::Refused;
        const auto holder = m_heldElsewhere ? FileLock::holderOf(m_path) : std::nullopt;
        setOnlyToLookAt(holder ? Error{ErrorKind::Refused, holder->inWords(), {}} : lock.error());
    }
}

/// Where somebody took the file over, it can only be looked at from now on. A lock that was removed is taken
/// again; where the system does not let it, as on a disk that is away for the moment, all stays as it is.
void OpenFile::lookAtLock()
{
    if (!m_lock || m_lock->isStillHeld()) return;
    auto again = keep(m_path, m_services);
    if (!again && again.error().kind != ErrorKind::Refused) return;
    m_lock.reset();
    hold(std::move(again));
}

void OpenFile::look()
{
    lookAtLock();
    m_watch.check();
}

bool OpenFile::tryUnlock()
{
    if (!m_bench->isReadOnly() || m_path.isEmpty() || !m_newer.isEmpty()) return false;
    auto lock = keep(m_path, m_services);
    if (!lock)
        hold(std::move(lock)); // says who it is now
    else
        goOnWith(std::move(*lock));
    return !m_bench->isReadOnly();
}

Result<void> OpenFile::takeOver()
{
    if (!isHeldElsewhere()) return refuse(tr("Nobody else has this file open."));
    auto lock = FileLock::takeOver(m_path, m_services.clock());
    if (!lock) return tl::unexpected(lock.error());
    goOnWith(std::move(*lock));
    return {};
}

/// The file is followed as long as it may only be looked at. What can't be followed is never overwritten
/// unseen.
void OpenFile::goOnWith(FileLock lock)
{
    m_watch.check();
    hold(std::move(lock));
    if (m_watch.state() == FileWatch::State::Changed) Q_EMIT changedOutside();
}

void OpenFile::setOnlyToLookAt(const Error &why)
{
    m_bench->setReadOnly(
        tr("%1 Here it can only be looked at; save it under another name to change it.").arg(why.message));
}

void OpenFile::onOutside()
{
    const bool follows = m_bench->isReadOnly() && !needsSaving();
    if (follows && m_watch.state() == FileWatch::State::Changed && reload()) {
        m_document->undoStack().clear(); // who may only look has nothing to take back
        return;
    }
    if (m_watch.state() == FileWatch::State::Gone) {
        m_document->markUnsaved();
        tellTitle();
    }
    Q_EMIT changedOutside();
}

} // namespace sky::ui
