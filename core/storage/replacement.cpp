#include "core/storage/replacement.h"

#include "core/storage/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <optional>

namespace sky::storage
{

QString systemReason(int code)
{
    switch (code) {
    case ENOSPC:
    case EDQUOT:
        return Text::tr("the disk is full");
    case EFBIG:
        return Text::tr("the file would be larger than is allowed here");
    case EACCES:
    case EPERM:
        return Text::tr("you do not have the permission");
    case EROFS:
        return Text::tr("the disk can only be read");
    case ENOENT:
        return Text::tr("it does not exist");
    case ENOTDIR:
        return Text::tr("a part of its path is not a folder");
    case EISDIR:
        return Text::tr("it is a folder");
    case ELOOP:
        return Text::tr("its links lead in a circle");
    case ENAMETOOLONG:
        return Text::tr("its name is too long");
    case EIO:
        return Text::tr("the disk reports a fault");
    default:
        return qt_error_string(code);
    }
}

tl::unexpected<Error> notWritten(const QString &why, const char *step, int code)
{
    return fail(ErrorKind::Failed, Text::tr("The file cannot be saved: %1.").arg(why),
                QStringLiteral("%1 failed, errno %2").arg(QLatin1String(step)).arg(code));
}

tl::unexpected<Error> notWritten(const char *step, int code)
{
    return notWritten(systemReason(code), step, code);
}

bool writeFully(const Descriptor &file, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t count =
            ::write(file.get(), bytes.constData() + done, static_cast<size_t>(bytes.size() - done));
        if (count > 0) {
            done += count;
        } else if (count == 0) {
            errno = ENOSPC;
            return false;
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool syncFully(const Descriptor &file)
{
    // A file system that cannot sync at all says so with these; then nothing more can be done.
    return ::fsync(file.get()) == 0 || errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP;
}

namespace
{

constexpr int MostLinks = 40; // as the kernel follows

/// Where the links lead; nothing when they lead in a circle.
std::optional<QString> followLinks(QString path)
{
    for (int links = 0; links <= MostLinks; ++links) {
        const QFileInfo info(path);
        if (!info.isSymLink()) return info.absoluteFilePath();
        path = info.symLinkTarget();
    }
    return std::nullopt;
}

/// Why `target`, which exists, must not be replaced; 0 when it may.
int obstacle(const QString &target, const struct stat &old)
{
    if (S_ISDIR(old.st_mode)) return EISDIR;
    const QByteArray name = QFile::encodeName(target);
    return ::faccessat(AT_FDCWD, name.constData(), W_OK, AT_EACCESS) == 0 ? 0 : errno;
}

} // namespace

QString Target::folder() const
{
    return QFileInfo(path).path();
}

Result<Target> writableTarget(const QString &path)
{
    const auto real = followLinks(path);
    if (!real) return notWritten("link", ELOOP);
    Target target{*real, true, {}};
    target.exists = ::stat(QFile::encodeName(*real).constData(), &target.old) == 0;
    if (!target.exists && errno != ENOENT) return notWritten("stat", errno);
    if (!target.exists) return target;
    if (const int code = obstacle(*real, target.old)) return notWritten("access", code);
    if (!S_ISREG(target.old.st_mode)) return notWritten(Text::tr("it is not an ordinary file"), "stat", 0);
    return target;
}

Replacement::~Replacement()
{
    m_file.close();
    if (!m_name.isEmpty()) ::unlink(m_name.constData());
}

QString Replacement::freshName(const Target &target)
{
    const QString name = QStringLiteral(".skychamber-%1.tmp")
                             .arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    return QDir(target.folder()).filePath(name);
}

bool Replacement::create(const QString &name)
{
    const QByteArray encoded = QFile::encodeName(name);
    const mode_t mode = m_target.exists ? 0600 : 0666;
    m_file = Descriptor(::open(encoded.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    if (m_file.isOpen()) m_name = encoded;
    return m_file.isOpen();
}

namespace
{

tl::unexpected<Error> notCreated(int code)
{
    if (code == ENOENT) return notWritten(Text::tr("its folder does not exist"), "create", code);
    return notWritten("create", code);
}

} // namespace

Result<void> Replacement::prepare(const QByteArray &bytes)
{
    for (int attempt = 0; attempt < 100; ++attempt) {
        if (create(freshName(m_target))) return fill(bytes);
        if (errno != EEXIST) break;
    }
    return notCreated(errno);
}

Result<void> Replacement::prepareAs(const QString &name, const QByteArray &bytes)
{
    if (!create(name)) return notCreated(errno);
    return fill(bytes);
}

Result<void> Replacement::fill(const QByteArray &bytes)
{
    if (!writeFully(m_file, bytes)) return notWritten("write", errno);
    takeRights();
    if (!syncFully(m_file) || !m_file.close()) return notWritten("sync", errno);
    return {};
}

/// Owner and group are kept where the system lets us; where the group is not, it gets no more than others.
void Replacement::takeRights()
{
    if (!m_target.exists) return;
    const struct stat &old = m_target.old;
    const bool sameGroup = ::fchown(m_file.get(), old.st_uid, old.st_gid) == 0 ||
                           ::fchown(m_file.get(), static_cast<uid_t>(-1), old.st_gid) == 0;
    mode_t mode = old.st_mode & 0777;
    if (!sameGroup) mode &= 0707 | ((mode & 07) << 3);
    ::fchmod(m_file.get(), mode);
}

Result<void> Replacement::takePlace()
{
    if (::rename(m_name.constData(), QFile::encodeName(m_target.path).constData()) != 0)
        return notWritten("rename", errno);
    m_name.clear();
    return {};
}

bool syncFolder(const QString &folder)
{
    const Descriptor opened(
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return opened.isOpen() && syncFully(opened);
}

} // namespace sky::storage
