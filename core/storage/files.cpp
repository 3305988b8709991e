#include "core/storage/files.h"

#include "core/storage/descriptor.h"
#include "core/storage/replacement.h"
#include "core/storage/text.h"

#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace sky::storage
{

namespace
{

tl::unexpected<Error> notRead(const QString &why, const QString &detail)
{
    return fail(ErrorKind::Unreadable, Text::tr("The file cannot be read: %1.").arg(why), detail);
}

} // namespace

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    const auto target = writableTarget(path);
    if (!target) return tl::unexpected(target.error());
    Replacement replacement(*target);
    if (auto done = replacement.prepare(bytes); !done) return done;
    if (auto done = replacement.takePlace(); !done) return done;
    syncFolder(target->folder());
    return {};
}

Result<void> mayWrite(const QString &path)
{
    const auto target = writableTarget(path);
    if (!target) return tl::unexpected(target.error());
    const QByteArray folder = QFile::encodeName(target->folder());
    if (::faccessat(AT_FDCWD, folder.constData(), W_OK | X_OK, AT_EACCESS) != 0)
        return notWritten(Text::tr("its folder does not let you write"), "access", errno);
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
    const QString why = code == ENXIO ? Text::tr("it is not an ordinary file") : systemReason(code);
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
