#include "ui/services/crashcopies.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/json/write.h"
#include "core/storage/files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cerrno>

namespace sky::ui
{

namespace
{

constexpr int Version = 1;
constexpr int LongestCopyPath = 4'096;
constexpr int LongestTitle = 1'000;
constexpr qsizetype MostCopyBytes = 17 * 1024 * 1024; // a character and the head
constexpr QByteArrayView EndOfHead("\n}\n");          // of an object as we write it
constexpr QLatin1String Extension(".copy");
constexpr QLatin1String LaterExtension(".later.copy");

/// A head that says whose it is, then the character as in its own file, so that a person can save it too.
QByteArray written(const CrashCopy &copy)
{
    json::Object head;
    head.add(QStringLiteral("version"), Version);
    head.add(QStringLiteral("path"), copy.path);
    head.add(QStringLiteral("title"), copy.title.left(LongestTitle));
    head.add(QStringLiteral("time"), copy.time.toUTC().toString(Qt::ISODate));
    head.add(QStringLiteral("saved"), QString::fromLatin1(copy.savedHash));
    head.add(QStringLiteral("bytes"), QString::fromLatin1(CrashCopy::hashOf(copy.bytes)));
    return json::write(json::Value(std::move(head))) + copy.bytes;
}

tl::unexpected<Error> damaged(const char *what)
{
    return fail(ErrorKind::Unreadable, {}, QString::fromLatin1(what));
}

Result<CrashCopy> readCopy(const QString &path)
{
    const auto whole = storage::readFile(path, MostCopyBytes);
    if (!whole) return tl::unexpected(whole.error());
    const qsizetype end = whole->indexOf(EndOfHead);
    if (end < 0) return damaged("no head");
    const auto value = json::parse(QByteArrayView(*whole).first(end + EndOfHead.size()));
    if (!value) return tl::unexpected(value.error());
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    reader.integer(u"version", Version, Version, 0);
    CrashCopy copy;
    copy.file = path;
    copy.later = path.endsWith(LaterExtension);
    copy.path = reader.string(u"path", {}, LongestCopyPath);
    copy.title = reader.string(u"title", {}, LongestTitle);
    copy.time = QDateTime::fromString(reader.requiredString(u"time"), Qt::ISODate);
    copy.savedHash = reader.string(u"saved", {}, 200).toLatin1();
    copy.bytes = whole->mid(end + EndOfHead.size());
    const QByteArray hash = reader.requiredString(u"bytes").toLatin1();
    if (faults.any()) return tl::unexpected(faults.first());
    if (!copy.time.isValid()) return damaged("no time");
    if (hash != CrashCopy::hashOf(copy.bytes)) return damaged("not the bytes that were written");
    return copy;
}

QString lockPathOf(const QString &folder)
{
    return folder + QLatin1String(".lock");
}

storage::Descriptor openLock(const QString &folder, int flags)
{
    const QByteArray name = QFile::encodeName(lockPathOf(folder));
    return storage::Descriptor(::open(name.constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0600));
}

/// The lock goes last: a folder without one is taken for a dead program's.
void removeFolder(const QString &folder)
{
    if (QDir().rmdir(folder)) QFile::remove(lockPathOf(folder));
}

} // namespace

QByteArray CrashCopy::hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

CrashCopies::CrashCopies(const QString &stateFolder, const Clock &clock)
    : m_root(stateFolder + QLatin1String("/unsaved"))
    , m_clock(clock)
{
}

CrashCopies::~CrashCopies()
{
    m_background.finish();
    if (!m_folder.isEmpty()) removeFolder(m_folder);
    for (const auto &[folder, lock] : m_dead)
        removeFolder(folder); // stays while copies are left in it
}

std::vector<CrashCopy> CrashCopies::found()
{
    std::vector<CrashCopy> copies;
    const QDir root(m_root);
    for (const QString &name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
        const QString folder = root.filePath(name);
        if (isMineToOffer(folder)) collect(folder, copies);
    }
    std::sort(copies.begin(), copies.end(),
              [](const CrashCopy &a, const CrashCopy &b) { return a.time < b.time; });
    return copies;
}

bool CrashCopies::isMineToOffer(const QString &folder)
{
    if (folder == m_folder) return false;
    if (m_dead.contains(folder)) return true;
    storage::Descriptor lock = openLock(folder, O_CREAT);
    if (!lock.isOpen() || ::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) return false;
    m_dead.emplace(folder, std::move(lock));
    return true;
}

void CrashCopies::collect(const QString &folder, std::vector<CrashCopy> &copies) const
{
    const QDateTime oldest = m_clock().addDays(-KeptDays);
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden)) {
        if (!file.fileName().endsWith(Extension)) { // begun, but never in its place
            QFile::remove(file.filePath());
            continue;
        }
        auto copy = readCopy(file.filePath());
        const QDateTime time = copy ? copy->time : file.lastModified();
        if (time < oldest) {
            QFile::remove(file.filePath());
        } else if (copy) {
            copies.push_back(std::move(*copy));
        } else {
            spdlog::warn("A copy kept after a crash cannot be read: {}", copy.error().detail.toStdString());
        }
    }
}

void CrashCopies::discard(const CrashCopy &copy)
{
    QFile::remove(copy.file);
}

void CrashCopies::putOff(CrashCopy &copy)
{
    copy.later = true;
    if (copy.file.endsWith(LaterExtension)) return;
    const QString name = copy.file.chopped(Extension.size()) + LaterExtension;
    if (QFile::rename(copy.file, name)) copy.file = name;
}

QString CrashCopies::newName()
{
    return QString::number(++m_count);
}

QString CrashCopies::adopt(const CrashCopy &copy)
{
    const QString name = newName();
    if (haveFolder()) QFile::rename(copy.file, pathOf(name));
    return name;
}

void CrashCopies::write(const QString &name, std::function<CrashCopy()> make)
{
    if (!haveFolder()) return;
    m_background.run(name, [path = pathOf(name), make = std::move(make)] {
        const auto done = storage::writeFile(path, written(make()));
        if (!done)
            spdlog::warn("A copy for after a crash was not written: {}", done.error().detail.toStdString());
    });
}

void CrashCopies::remove(const QString &name)
{
    if (m_folder.isEmpty()) return;
    m_background.run(name, [path = pathOf(name)] { QFile::remove(path); });
}

QString CrashCopies::pathOf(const QString &name) const
{
    return m_folder + u'/' + name + Extension;
}

/// Locked before it is made, so that nobody finds it unlocked.
bool CrashCopies::haveFolder()
{
    if (!m_folder.isEmpty()) return true;
    QDir().mkpath(m_root);
    const QString folder = QStringLiteral("%1/%2-%3")
                               .arg(m_root, QString::number(QCoreApplication::applicationPid()),
                                    QString::number(QRandomGenerator::system()->generate(), 16));
    storage::Descriptor lock = openLock(folder, O_CREAT | O_EXCL);
    if (!lock.isOpen() || ::flock(lock.get(), LOCK_EX | LOCK_NB) != 0 || !QDir().mkdir(folder)) {
        spdlog::warn("Nothing can be kept for after a crash, errno {}", errno);
        QFile::remove(lockPathOf(folder));
        return false;
    }
    m_lock = std::move(lock);
    m_folder = folder;
    return true;
}

} // namespace sky::ui
