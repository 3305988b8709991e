#include "core/storage/journal.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/json/write.h"
#include "core/storage/files.h"
#include "core/storage/replacement.h"
#include "core/storage/text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace sky::storage
{

namespace
{

constexpr int MostFiles = 10'000;
constexpr int JournalVersion = 1;
constexpr qsizetype HashBytes = 32;
const QByteArray Mark = QByteArrayLiteral("skychamber-journal ");
constexpr Journal::State States[] = {Journal::State::Returned, Journal::State::Committed,
                                     Journal::State::Prepared};

QString nameOf(Journal::State state)
{
    switch (state) {
    case Journal::State::Prepared:
        return QStringLiteral("prepared");
    case Journal::State::Committed:
        return QStringLiteral("committed");
    default:
        return QStringLiteral("returned");
    }
}

QString inFolder(const QString &folder, const QString &name)
{
    return folder + QLatin1Char('/') + name;
}

QByteArray encoded(const QString &folder, const QString &name)
{
    return QFile::encodeName(inFolder(folder, name));
}

tl::unexpected<Error> noJournal(const QString &parent, int code)
{
    return fail(ErrorKind::Failed,
                Text::tr("What is needed to write several files safely cannot be kept in the folder %1: %2.")
                    .arg(parent, systemReason(code)),
                QStringLiteral("journal, errno %1").arg(code));
}

/// The file, locked; waits for the lock when told to.
Descriptor locked(const QByteArray &path, bool waits)
{
    Descriptor file(::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!file.isOpen()) return file;
    while (::flock(file.get(), waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0)
        if (errno != EINTR) return Descriptor();
    return file;
}

/// Held while a journal is made or looked for, so that none is seen before it has its own lock.
Descriptor lockedParent(const QString &parent)
{
    return locked(encoded(parent, QStringLiteral("lock")), true);
}

bool writeNew(const QByteArray &path, const std::function<bool(const Descriptor &)> &fill)
{
    Descriptor file(::open(path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    return file.isOpen() && fill(file) && syncFully(file) && file.close();
}

json::Value fileValue(const Journal::File &file)
{
    json::Object object;
    object.add(QStringLiteral("path"), file.path);
    object.add(QStringLiteral("target"), file.target);
    object.add(QStringLiteral("temporary"), file.temporary);
    object.add(QStringLiteral("existed"), file.existed);
    object.add(QStringLiteral("before"), int64_t(file.before));
    object.add(QStringLiteral("beforeHash"), QString::fromLatin1(file.beforeHash.toHex()));
    object.add(QStringLiteral("after"), int64_t(file.after));
    object.add(QStringLiteral("afterHash"), QString::fromLatin1(file.afterHash.toHex()));
    return object;
}

/// Its first line names the version and the hash of the others.
QByteArray manifest(const QString &what, const std::vector<Journal::File> &files)
{
    json::Array array;
    for (const Journal::File &file : files)
        array.push_back(fileValue(file));
    json::Object object;
    object.add(QStringLiteral("what"), what);
    object.add(QStringLiteral("files"), std::move(array));
    const QByteArray text = json::write(object);
    return Mark + QByteArray::number(JournalVersion) + ' ' + Journal::hashOf(text).toHex() + '\n' + text;
}

/// 0: it is no manifest of ours.
int versionOf(const QByteArray &bytes)
{
    if (!bytes.startsWith(Mark)) return 0;
    const qsizetype begin = Mark.size();
    const qsizetype end = bytes.indexOf(' ', begin);
    return end < 0 ? 0 : bytes.mid(begin, end - begin).toInt();
}

/// Whether a journal may name these: nothing else is ever renamed or removed.
bool isOurs(const Journal::File &file)
{
    static const QRegularExpression name(QStringLiteral("^\\.skychamber-[0-9a-f]{8}\\.tmp$"));
    const QFileInfo target(file.target);
    const QFileInfo temporary(file.temporary);
    return target.isAbsolute() && temporary.path() == target.path() &&
           name.match(temporary.fileName()).hasMatch() && file.beforeHash.size() == HashBytes &&
           file.afterHash.size() == HashBytes;
}

} // namespace

QByteArray Journal::hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

Result<Journal> Journal::begin(const QString &parent, const QString &what, std::vector<File> files,
                               const std::vector<Write> &writes)
{
    QDir().mkpath(parent); // whether it is there, opening tells
    Journal journal;
    {
        const Descriptor guard = lockedParent(parent);
        if (!guard.isOpen()) return noJournal(parent, errno);
        const QString name =
            QStringLiteral("work-%1").arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
        if (::mkdir(encoded(parent, name).constData(), 0700) != 0) return noJournal(parent, errno);
        journal.m_folder = inFolder(parent, name);
        journal.m_lock = locked(encoded(journal.m_folder, QStringLiteral("lock")), false);
        if (!journal.m_lock.isOpen()) {
            const int code = errno;
            journal.remove();
            return noJournal(parent, code);
        }
    }
    journal.m_what = what;
    journal.m_files = std::move(files);
    if (!journal.fill(writes)) {
        const int code = errno;
        journal.remove();
        return noJournal(parent, code);
    }
    if (!syncFolder(journal.m_folder) || !syncFolder(parent)) {
        const int code = errno;
        journal.remove();
        return noJournal(parent, code);
    }
    return journal;
}

bool Journal::fill(const std::vector<Write> &writes)
{
    for (size_t i = 0; i < m_files.size(); ++i) {
        m_files[i].before = writes[i].before.size();
        m_files[i].beforeHash = hashOf(writes[i].before);
        m_files[i].after = writes[i].after.size();
        m_files[i].afterHash = hashOf(writes[i].after);
    }
    const auto both = [&writes](const Descriptor &file) {
        for (const Write &write : writes)
            if (!writeFully(file, write.before) || !writeFully(file, write.after)) return false;
        return true;
    };
    const QByteArray text = manifest(m_what, m_files);
    // The manifest last: what has none was not begun.
    return writeNew(encoded(m_folder, QStringLiteral("data")), both) &&
           writeNew(encoded(m_folder, nameOf(State::Prepared)),
                    [&text](const Descriptor &file) { return writeFully(file, text); });
}

std::vector<Journal> Journal::abandoned(const QString &parent)
{
    const QStringList names = QDir(parent).entryList({QStringLiteral("work-*")}, QDir::Dirs, QDir::Name);
    std::vector<Journal> found;
    if (names.isEmpty()) return found;
    const Descriptor guard = lockedParent(parent);
    if (!guard.isOpen()) return found;
    for (const QString &name : names)
        if (auto journal = open(inFolder(parent, name))) found.push_back(std::move(*journal));
    return found;
}

std::optional<Journal> Journal::open(const QString &folder)
{
    Journal journal;
    journal.m_folder = folder;
    journal.m_lock = locked(encoded(folder, QStringLiteral("lock")), false);
    if (!journal.m_lock.isOpen()) return std::nullopt; // of a living program
    for (const State state : States) {
        if (!QFile::exists(inFolder(folder, nameOf(state)))) continue;
        const auto bytes = readFile(inFolder(folder, nameOf(state)));
        journal.m_state = state;
        if (bytes && versionOf(*bytes) > JournalVersion)
            journal.m_state = State::Newer;
        else if (!bytes || !journal.readManifest(*bytes))
            journal.m_state = State::Damaged;
        // Ended while it was being written: no file was touched.
        if (journal.m_state == State::Damaged && state == State::Prepared) break;
        return journal;
    }
    journal.remove();
    return std::nullopt;
}

bool Journal::readManifest(const QByteArray &bytes)
{
    const qsizetype line = bytes.indexOf('\n') + 1;
    const QByteArray text = bytes.mid(line);
    const auto root = json::parse(text);
    if (!root) return false;
    json::Faults faults;
    json::ObjectReader reader(*root, {}, faults);
    m_what = reader.string(u"what");
    reader.objects(u"files", MostFiles, [this](json::ObjectReader &each) { readFileEntry(each); });
    return !faults.any() && !m_files.empty() && std::all_of(m_files.begin(), m_files.end(), isOurs) &&
           bytes.left(line) == Mark + QByteArray::number(JournalVersion) + ' ' + hashOf(text).toHex() + '\n';
}

void Journal::readFileEntry(json::ObjectReader &reader)
{
    for (const QStringView key : {u"existed", u"before", u"after"})
        if (!reader.has(key)) reader.fault(key, QStringLiteral("missing"));
    File file;
    file.path = reader.requiredString(u"path", 10'000);
    file.target = reader.requiredString(u"target", 10'000);
    file.temporary = reader.requiredString(u"temporary", 10'000);
    file.existed = reader.boolean(u"existed");
    file.before = reader.integer(u"before", 0, MostBytes, 0);
    file.beforeHash = QByteArray::fromHex(reader.requiredString(u"beforeHash").toLatin1());
    file.after = reader.integer(u"after", 0, MostBytes, 0);
    file.afterHash = QByteArray::fromHex(reader.requiredString(u"afterHash").toLatin1());
    m_files.push_back(std::move(file));
}

Result<void> Journal::moveTo(State state)
{
    const QByteArray from = encoded(m_folder, nameOf(m_state));
    const QByteArray to = encoded(m_folder, nameOf(state));
    if (::rename(from.constData(), to.constData()) != 0) return noJournal(m_folder, errno);
    // Before any file is touched the step has to be on the disk.
    if (!syncFolder(m_folder) && state == State::Committed) return noJournal(m_folder, errno);
    m_state = state;
    return {};
}

qint64 Journal::offsetOf(size_t file) const
{
    qint64 offset = 0;
    for (size_t i = 0; i < file; ++i)
        offset += m_files[i].before + m_files[i].after;
    return offset;
}

std::optional<QByteArray> Journal::slice(qint64 offset, qsizetype size, const QByteArray &hash) const
{
    QFile data(inFolder(m_folder, QStringLiteral("data")));
    if (!data.open(QIODevice::ReadOnly) || !data.seek(offset)) return std::nullopt;
    QByteArray bytes = data.read(size);
    if (hashOf(bytes) != hash) return std::nullopt;
    return bytes;
}

std::optional<QByteArray> Journal::before(size_t file) const
{
    return slice(offsetOf(file), m_files[file].before, m_files[file].beforeHash);
}

std::optional<QByteArray> Journal::after(size_t file) const
{
    return slice(offsetOf(file) + m_files[file].before, m_files[file].after, m_files[file].afterHash);
}

/// The manifest first: what is left then counts for nothing.
void Journal::remove()
{
    for (const QString &name : {nameOf(State::Prepared), nameOf(State::Committed), nameOf(State::Returned),
                                QStringLiteral("data"), QStringLiteral("lock")})
        ::unlink(encoded(m_folder, name).constData());
    ::rmdir(QFile::encodeName(m_folder).constData());
}

QDateTime Journal::begun() const
{
    return QFileInfo(inFolder(m_folder, QStringLiteral("data"))).lastModified();
}

void Journal::setAside()
{
    QString aside = m_folder;
    aside.replace(aside.lastIndexOf(QLatin1String("/work-")), 6, QLatin1String("/kept-"));
    ::rename(QFile::encodeName(m_folder).constData(), QFile::encodeName(aside).constData());
    m_folder = aside;
}

} // namespace sky::storage
