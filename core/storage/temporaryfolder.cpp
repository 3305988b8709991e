#include "core/storage/temporaryfolder.h"

#include "core/storage/text.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace sky::storage
{

namespace
{

constexpr QLatin1String TemporaryName("skychamber-files-");

/// The folder, locked; not open where somebody lives in it, or where it is no folder of this user.
Descriptor lockOn(const QString &path)
{
    Descriptor folder(::open(QFile::encodeName(path).constData(),
                             O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
    struct stat status = {};
    if (!folder.isOpen() || ::fstat(folder.get(), &status) != 0 || status.st_uid != ::geteuid() ||
        ::flock(folder.get(), LOCK_EX | LOCK_NB) != 0)
        return {};
    return folder;
}

} // namespace

TemporaryFolder::~TemporaryFolder()
{
    if (!m_path.isEmpty()) QDir(m_path).removeRecursively();
}

Result<QString> TemporaryFolder::path()
{
    if (!m_path.isEmpty()) return m_path;
    // Who cleans up may have taken it for a dead one before it was locked.
    for (int tries = 0; tries < 10 && !m_lock.isOpen(); ++tries) {
        QByteArray name = QFile::encodeName(QDir(m_place).filePath(TemporaryName + QLatin1String("XXXXXX")));
        if (!::mkdtemp(name.data()))
            return fail(ErrorKind::Failed, Text::tr("No folder for temporary files could be made."),
                        QString::fromLocal8Bit(std::strerror(errno)));
        m_path = QFile::decodeName(name);
        m_lock = lockOn(m_path);
    }
    return m_path;
}

void TemporaryFolder::removeDead(const QString &place)
{
    const auto filter = QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    for (const QFileInfo &folder : QDir(place).entryInfoList({TemporaryName + QLatin1Char('*')}, filter)) {
        const Descriptor lock = lockOn(folder.filePath());
        if (lock.isOpen()) QDir(folder.filePath()).removeRecursively();
    }
}

} // namespace sky::storage
