#include "core/storage/files.h"

#include "core/storage/descriptor.h"
#include "core/storage/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <optional>

namespace sky::storage
{

namespace
{

constexpr int MostLinks = 40; // as the kernel follows

/// Why the system said no, in plain words without a capital.
QString reason(int code)
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
    return notWritten(reason(code), step, code);
}

tl::unexpected<Error> notRead(const QString &why, const QString &detail)
{
    return fail(ErrorKind::Unreadable, Text::tr("The file cannot be read: %1.").arg(why), detail);
}

/// A new file beside the one to be replaced. Removed again unless it took that one's place.
class Replacement
{
public:
    explicit Replacement(const QString &folder)
        : m_folder(folder)
    {
    }
    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;
    ~Replacement()
    {
        m_file.close();
        if (!m_name.isEmpty()) ::unlink(m_name.constData());
    }

    bool create(mode_t mode);
    bool write(const QByteArray &bytes);
    void takeRightsOf(const struct stat &old);
    bool sync();
    bool rename(const QString &target);

private:
    QString m_folder;
    QByteArray m_name; ///< empty when there is nothing to remove
    Descriptor m_file;
};

bool Replacement::create(mode_t mode)
{
    for (int attempt = 0; attempt < 100; ++attempt) {
        const QString name = QStringLiteral(".skychamber-%1.tmp")
                                 .arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
        const QByteArray encoded = QFile::encodeName(QDir(m_folder).filePath(name));
        m_file = Descriptor(::open(encoded.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
        if (m_file.isOpen()) {
            m_name = encoded;
            return true;
        }
        if (errno != EEXIST) return false;
    }
    return false;
}

bool Replacement::write(const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t count =
            ::write(m_file.get(), bytes.constData() + done, static_cast<size_t>(bytes.size() - done));
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

/// Owner and group are kept where the system lets us; where the group is not, it gets no more than others.
void Replacement::takeRightsOf(const struct stat &old)
{
    const bool sameGroup = ::fchown(m_file.get(), old.st_uid, old.st_gid) == 0 ||
                           ::fchown(m_file.get(), static_cast<uid_t>(-1), old.st_gid) == 0;
    mode_t mode = old.st_mode & 0777;
    if (!sameGroup) mode &= 0707 | ((mode & 07) << 3);
    ::fchmod(m_file.get(), mode);
}

bool Replacement::sync()
{
    // A file system that cannot sync at all says so with these; then nothing more can be done.
    if (::fsync(m_file.get()) != 0 && errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return false;
    return m_file.close();
}

bool Replacement::rename(const QString &target)
{
    if (::rename(m_name.constData(), QFile::encodeName(target).constData()) != 0) return false;
    m_name.clear();
    // The new file is whole and in place; should the folder not reach the disk before a power cut, the old
    // one comes back whole. So a failure here is none of the save.
    const Descriptor folder(
        ::open(QFile::encodeName(m_folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.isOpen()) ::fsync(folder.get());
    return true;
}

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

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    const auto target = followLinks(path);
    if (!target) return notWritten("link", ELOOP);

    struct stat old = {};
    const bool replaces = ::stat(QFile::encodeName(*target).constData(), &old) == 0;
    if (!replaces && errno != ENOENT) return notWritten("stat", errno);
    if (replaces) {
        if (const int code = obstacle(*target, old)) return notWritten("access", code);
        if (!S_ISREG(old.st_mode)) return notWritten(Text::tr("it is not an ordinary file"), "stat", 0);
    }

    Replacement replacement(QFileInfo(*target).path());
    if (!replacement.create(replaces ? 0600 : 0666)) {
        const int code = errno;
        if (code == ENOENT) return notWritten(Text::tr("its folder does not exist"), "create", code);
        return notWritten("create", code);
    }
    if (!replacement.write(bytes)) return notWritten("write", errno);
    if (replaces) replacement.takeRightsOf(old);
    if (!replacement.sync()) return notWritten("sync", errno);
    if (!replacement.rename(*target)) return notWritten("rename", errno);
    return {};
}

namespace
{

tl::unexpected<Error> tooLarge(qsizetype limit)
{
    return notRead(Text::tr("it is larger than %1 MB").arg(std::max<qsizetype>(1, limit / (1024 * 1024))),
                   QStringLiteral("larger than %1 bytes").arg(limit));
}

tl::unexpected<Error> readFailed(const char *step, int code)
{
    const QString why = code == ENXIO ? Text::tr("it is not an ordinary file") : reason(code);
    return notRead(why, QStringLiteral("%1 failed, errno %2").arg(QLatin1String(step)).arg(code));
}

} // namespace

Result<QByteArray> readFile(const QString &path, qsizetype limit)
{
    // Without O_NONBLOCK opening a pipe would wait for a writer.
    const Descriptor file(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!file.isOpen()) return readFailed("open", errno);
    struct stat state = {};
    if (::fstat(file.get(), &state) != 0) return readFailed("stat", errno);
    if (S_ISDIR(state.st_mode)) return readFailed("open", EISDIR);
    if (!S_ISREG(state.st_mode)) return readFailed("open", ENXIO);
    if (state.st_size > limit) return tooLarge(limit);

    // The size is a hint only: the file may grow meanwhile. One byte of room tells that it did.
    QByteArray bytes(std::min<qsizetype>(state.st_size, limit) + 1, Qt::Uninitialized);
    qsizetype done = 0;
    for (;;) {
        if (done > limit) return tooLarge(limit);
        if (done == bytes.size()) bytes.resize(std::min(2 * done, limit + 1));
        const ssize_t count =
            ::read(file.get(), bytes.data() + done, static_cast<size_t>(bytes.size() - done));
        if (count == 0) break;
        if (count > 0) {
            done += count;
        } else if (errno != EINTR) {
            return readFailed("read", errno);
        }
    }
    bytes.truncate(done);
    return bytes;
}

} // namespace sky::storage
