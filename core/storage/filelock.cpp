#include "core/storage/filelock.h"

#include "core/base/sources.h"
#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/json/write.h"
#include "core/storage/text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSysInfo>

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cerrno>

namespace sky::storage
{

namespace
{

constexpr qsizetype MostBytes = 4'096;
constexpr qsizetype LongestFileName = 255; // in bytes, on every file system we know

FileHolder myself(const QDateTime &now)
{
    const passwd *user = ::getpwuid(::geteuid());
    return {QSysInfo::machineHostName(), QString::fromLatin1(QSysInfo::machineUniqueId()),
            user ? QString::fromLocal8Bit(user->pw_name) : QString::number(::geteuid()), ::getpid(), now};
}

QByteArray written(const FileHolder &holder)
{
    json::Object object;
    object.add(QStringLiteral("program"), QStringLiteral("Skychamber"));
    object.add(QStringLiteral("host"), holder.host);
    object.add(QStringLiteral("machine"), holder.machine);
    object.add(QStringLiteral("user"), holder.user);
    object.add(QStringLiteral("process"), holder.process);
    object.add(QStringLiteral("since"), holder.since.toUTC().toString(Qt::ISODate));
    object.add(QStringLiteral("token"), newUuid());
    return json::write(json::Value(std::move(object)));
}

/// The beginning of it, where it is longer than any lock.
QByteArray contentOf(const Descriptor &file)
{
    QByteArray bytes(MostBytes, Qt::Uninitialized);
    bytes.resize(std::max<ssize_t>(0, ::pread(file.get(), bytes.data(), size_t(bytes.size()), 0)));
    return bytes;
}

/// Nothing when the file does not say, as just after it was made.
std::optional<FileHolder> holderIn(const Descriptor &file)
{
    const auto value = json::parse(contentOf(file));
    if (!value) return std::nullopt;
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    FileHolder holder;
    holder.host = reader.requiredString(u"host");
    holder.machine = reader.string(u"machine", {}, 200);
    holder.user = reader.string(u"user", {}, 200);
    holder.process = reader.integer(u"process", 0, INT64_MAX, 0);
    holder.since = QDateTime::fromString(reader.string(u"since", {}, 200), Qt::ISODate);
    return faults.any() ? std::nullopt : std::optional(holder);
}

bool sameComputer(const FileHolder &a, const FileHolder &b)
{
    return a.machine.isEmpty() || b.machine.isEmpty() ? a.host == b.host : a.machine == b.machine;
}

/// Beside the file that is really meant, so that links lead to the same one.
QString lockPathOf(const QString &path)
{
    const QFileInfo given(path);
    const QString real = given.canonicalFilePath();
    const QFileInfo file(real.isEmpty() ? given.absoluteFilePath() : real);
    QString name = QStringLiteral(".%1.lock").arg(file.fileName());
    if (QFile::encodeName(name).size() > LongestFileName) {
        const QByteArray hash =
            QCryptographicHash::hash(file.fileName().toUtf8(), QCryptographicHash::Sha256);
        name = QStringLiteral(".skychamber-%1.lock").arg(QString::fromLatin1(hash.toHex()));
    }
    return file.dir().filePath(name);
}

bool isMine(const std::optional<FileHolder> &holder, const FileHolder &me)
{
    return holder && sameComputer(*holder, me) && holder->process == me.process;
}

QString heldBy(const std::optional<FileHolder> &holder)
{
    return holder ? holder->inWords() : Text::tr("Another program has this file open.");
}

tl::unexpected<Error> held(const std::optional<FileHolder> &holder, const FileHolder &me)
{
    return fail(ErrorKind::Refused, heldBy(holder),
                isMine(holder, me) ? QString(FileLock::HeldHere) : QString());
}

QString heldElsewhere(const FileHolder &holder, const QString &lockPath)
{
    return holder.inWords() + QLatin1Char(' ') +
           Text::tr("If it is not open there any more, remove the file %1.").arg(lockPath);
}

tl::unexpected<Error> cannotLock(const char *step, int code)
{
    const QString message = code == EACCES || code == EPERM || code == EROFS
                                ? Text::tr("Its folder does not let you write.")
                                : Text::tr("The file cannot be kept from other programs here.");
    return fail(ErrorKind::Failed, message,
                QStringLiteral("lock: %1 failed, errno %2").arg(QLatin1String(step)).arg(code));
}

int openToRead(const QByteArray &path)
{
    return ::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
}

/// Another user's file may be looked at and locked, but not written.
Descriptor openLock(const QByteArray &path)
{
    Descriptor file(::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644));
    if (!file.isOpen() && errno == EACCES) {
        Descriptor readOnly(openToRead(path));
        if (readOnly.isOpen()) return readOnly;
        errno = EACCES;
    }
    return file;
}

/// Whether the open file still is the one of that name: its holder may just have removed it.
bool isStillAt(const Descriptor &file, const QByteArray &path)
{
    struct stat mine = {};
    struct stat there = {};
    return ::fstat(file.get(), &mine) == 0 && ::lstat(path.constData(), &there) == 0 &&
           mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

bool isWritable(const Descriptor &file)
{
    return (::fcntl(file.get(), F_GETFL) & O_ACCMODE) == O_RDWR;
}

bool writeAll(const Descriptor &file, const QByteArray &bytes)
{
    return ::ftruncate(file.get(), 0) == 0 &&
           ::pwrite(file.get(), bytes.constData(), size_t(bytes.size()), 0) == bytes.size();
}

} // namespace

QString FileHolder::inWords() const
{
    const FileHolder me = myself({});
    if (isMine(*this, me)) return Text::tr("This file is open in this program already.");
    const QString moment = QLocale().toString(since.toLocalTime(), QLocale::ShortFormat);
    if (sameComputer(*this, me) && user == me.user)
        return Text::tr("Another Skychamber has had this file open since %1.").arg(moment);
    return Text::tr("%1 has had this file open in Skychamber on %2 since %3.").arg(user, host, moment);
}

FileLock::FileLock(Descriptor file, const QByteArray &path, const FileHolder &holder)
    : m_file(std::move(file))
    , m_path(path)
    , m_record(written(holder))
{
    if (writeAll(m_file, m_record)) return;
    spdlog::warn("A lock does not say who, errno {}", errno);
    m_record.clear();
}

Result<FileLock> FileLock::take(const QString &path, const QDateTime &now)
{
    const QString lockPath = lockPathOf(path);
    const QByteArray encoded = QFile::encodeName(lockPath);
    const FileHolder me = myself(now);
    for (int attempt = 0; attempt < 100; ++attempt) {
        Descriptor file = openLock(encoded);
        if (!file.isOpen()) return cannotLock("open", errno);
        if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK) return held(holderIn(file), me);
            spdlog::warn("Files cannot be locked here, errno {}", errno); // better open than never
        }
        if (!isStillAt(file, encoded)) continue;
        const auto before = holderIn(file);
        if (before && !sameComputer(*before, me)) return refuse(heldElsewhere(*before, lockPath));
        if (!isWritable(file)) { // left over by another user's program
            if (::unlink(encoded.constData()) != 0) return cannotLock("unlink", errno);
            continue;
        }
        return FileLock(std::move(file), encoded, me);
    }
    return cannotLock("open again", EBUSY);
}

/// Made and locked under another name, then put in the place of the one that is there: at no moment is there
/// none.
Result<FileLock> FileLock::takeOver(const QString &path, const QDateTime &now)
{
    const QByteArray encoded = QFile::encodeName(lockPathOf(path));
    const QByteArray made =
        encoded.left(encoded.lastIndexOf('/') + 1) + ".skychamber-" + newUuid().left(8).toLatin1() + ".lock";
    Descriptor file(::open(made.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0644));
    if (!file.isOpen()) return cannotLock("open", errno);
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0)
        spdlog::warn("Files cannot be locked here, errno {}", errno);
    FileLock lock(std::move(file), encoded, myself(now));
    if (::rename(made.constData(), encoded.constData()) == 0) return lock;
    const int code = errno;
    ::unlink(made.constData());
    return cannotLock("rename", code);
}

std::optional<FileHolder> FileLock::holderOf(const QString &path)
{
    const Descriptor file(openToRead(QFile::encodeName(lockPathOf(path))));
    return file.isOpen() ? holderIn(file) : std::nullopt;
}

std::optional<Error> FileLock::inTheWay(const QString &path, const QDateTime &now)
{
    const QString lockPath = lockPathOf(path);
    const Descriptor file(openToRead(QFile::encodeName(lockPath)));
    if (!file.isOpen()) return std::nullopt;
    const FileHolder me = myself(now);
    const auto holder = holderIn(file);
    if (::flock(file.get(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK) return held(holder, me).value();
    if (holder && !sameComputer(*holder, me))
        return Error{ErrorKind::Refused, heldElsewhere(*holder, lockPath), {}};
    return std::nullopt;
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    release();
    m_file = std::move(other.m_file);
    m_path = std::move(other.m_path);
    m_record = std::move(other.m_record);
    return *this;
}

FileLock::~FileLock()
{
    release();
}

/// By what is in it: disks of other computers, and what keeps folders alike, number files as they like.
bool FileLock::isStillHeld() const
{
    if (m_record.isEmpty()) return isStillAt(m_file, m_path);
    const Descriptor there(openToRead(m_path));
    return there.isOpen() && contentOf(there) == m_record;
}

/// Removed while it is still ours, and only then.
void FileLock::release()
{
    if (m_file.isOpen() && isStillHeld()) ::unlink(m_path.constData());
    m_file.close();
}

} // namespace sky::storage
