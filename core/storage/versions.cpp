#include "core/storage/versions.h"

#include "core/storage/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace sky::storage
{

namespace
{

constexpr QLatin1String VersionExtension(".version");
constexpr QLatin1String OlderExtension(".older.version");
/// Sorts as it reads; in UTC, so that no hour comes twice.
const QString TimeFormat = QStringLiteral("yyyyMMdd'T'HHmmsszzz");

constexpr qsizetype DateLength = 8, TimeLength = 18;

bool isOlder(const QString &fileName)
{
    return fileName.endsWith(OlderExtension);
}

/// An invalid time for what is none of ours.
QDateTime timeOf(const QString &fileName)
{
    if (!fileName.endsWith(VersionExtension)) return {};
    const QLatin1String ending = isOlder(fileName) ? OlderExtension : VersionExtension;
    const QString name = fileName.chopped(ending.size());
    if (name.size() != TimeLength || name[DateLength] != u'T') return {};
    // Date and time apart: as one they would be an hour of this place, which need not exist.
    return QDateTime(QDate::fromString(name.left(DateLength), QStringLiteral("yyyyMMdd")),
                     QTime::fromString(name.mid(DateLength + 1), QStringLiteral("HHmmsszzz")), Qt::UTC);
}

std::vector<Version> versionsIn(const QString &folder)
{
    std::vector<Version> versions;
    const auto files =
        QDir(folder).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Name | QDir::Reversed);
    for (const QFileInfo &file : files)
        if (const QDateTime time = timeOf(file.fileName()); time.isValid())
            versions.push_back({file.filePath(), time, file.size(), isOlder(file.fileName())});
    return versions;
}

bool isAmong(const std::vector<Version> &versions, const Version &version)
{
    return std::any_of(versions.begin(), versions.end(),
                       [&version](const Version &one) { return one.file == version.file; });
}

QString fileOf(const QString &folder, const QDateTime &time, bool older)
{
    return folder + u'/' + time.toUTC().toString(TimeFormat) + (older ? OlderExtension : VersionExtension);
}

/// A clock that is before this program was written is itself the one that is wrong.
constexpr int EarliestYear = 2026;
constexpr int Tolerance = 60; ///< seconds

/// Dates what lies in the future shortly before `now`, in the same order.
void takeOutOfTheFuture(std::vector<Version> &newestFirst, const QDateTime &now)
{
    if (newestFirst.empty() || now.date().year() < EarliestYear ||
        newestFirst.front().time <= now.addSecs(Tolerance))
        return;
    size_t wrong = 0;
    std::vector<QDateTime> times;
    QDateTime next = now;
    for (; wrong < newestFirst.size() && newestFirst[wrong].time >= next; ++wrong) {
        next = next.addMSecs(-1);
        times.push_back(next);
    }
    while (wrong-- > 0) { // the oldest first, so that no name is in use
        Version &version = newestFirst[wrong];
        const QString file = fileOf(QFileInfo(version.file).path(), times[wrong], version.older);
        if (!QFile::rename(version.file, file)) return;
        version.file = file;
        version.time = times[wrong];
    }
}

} // namespace

std::vector<Version> staying(const std::vector<Version> &newestFirst, const QDateTime &now, qint64 room)
{
    std::vector<Version> stay;
    QSet<QDate> days;
    qint64 used = 0;
    bool full = false;
    bool hasOlder = false;
    const QDate oldest = now.toLocalTime().date().addDays(-Versions::Days);
    for (size_t i = 0; i < newestFirst.size(); ++i) {
        const Version &version = newestFirst[i];
        const QDate day = version.time.toLocalTime().date();
        const bool lastOfDay = day > oldest && !days.contains(day);
        const bool always = i == 0 || (version.older && !std::exchange(hasOlder, true));
        if (!always && (full || (i >= size_t(Versions::Newest) && !lastOfDay))) continue;
        full = full || used + version.size > room; // what is older is worth less
        if (full && !always) continue;
        days.insert(day);
        used += version.size;
        stay.push_back(version);
    }
    return stay;
}

Versions::Versions(const QString &folder, const Clock &clock)
    : m_folder(folder)
    , m_clock(clock)
{
}

/// An id comes from a file and may be any text; as a name of a folder it must be harmless.
QString Versions::folderOf(const QString &id) const
{
    const QByteArray hash = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256);
    return m_folder + u'/' + QString::fromLatin1(hash.first(16).toHex());
}

Result<void> Versions::keep(const QString &id, const Saved &saved) const
{
    const QString folder = folderOf(id);
    const bool older = saved.format == Format::Older;
    std::vector<Version> versions = versionsIn(folder);
    if (!versions.empty() && versions.front().size == saved.bytes.size() &&
        readFile(versions.front().file) == saved.bytes) {
        const Version &kept = versions.front();
        if (older && !kept.older) // by the program that wrote that format
            QFile::rename(kept.file, fileOf(folder, kept.time, true));
        return {};
    }
    const bool isFirst = !QDir(m_folder).exists();
    QDir().mkpath(folder);
    if (isFirst) // as private as what is kept may be
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QDateTime now = m_clock().toUTC();
    takeOutOfTheFuture(versions, now);
    QDateTime time = saved.time.isValid() ? std::min(saved.time.toUTC(), now) : now;
    // A clock that was set back must not put the newest among the older ones.
    if (!versions.empty()) time = std::max(time, versions.front().time.addMSecs(1));
    const QString path = fileOf(folder, time, older);
    if (auto written = writeFile(path, saved.bytes); !written) return written;
    versions.insert(versions.begin(), {path, time, saved.bytes.size(), older});
    const std::vector<Version> stay = staying(versions, now, Room);
    for (const Version &version : versions)
        if (!isAmong(stay, version)) QFile::remove(version.file);
    return {};
}

void Versions::keepSave(const QString &id, const Saved &before, const QByteArray &after) const
{
    for (const Saved &saved : {before, Saved{after}}) {
        if (saved.bytes.isEmpty()) continue;
        if (const auto kept = keep(id, saved); !kept)
            spdlog::warn("A version was not kept: {}", kept.error().detail.toStdString());
    }
}

std::vector<Version> Versions::of(const QString &id) const
{
    return versionsIn(folderOf(id));
}

QByteArray Versions::withHash(const QString &id, const QByteArray &hash) const
{
    for (const Version &version : of(id)) {
        const auto bytes = readFile(version.file);
        if (bytes && QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex() == hash)
            return *bytes;
    }
    return {};
}

void Versions::trim(qint64 room) const
{
    std::vector<Version> older;
    qint64 used = 0;
    for (const QFileInfo &folder : QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const std::vector<Version> versions = versionsIn(folder.filePath());
        for (const Version &version : versions)
            used += version.size;
        if (!versions.empty()) older.insert(older.end(), versions.begin() + 1, versions.end());
    }
    std::sort(older.begin(), older.end(), [](const Version &a, const Version &b) {
        return a.older != b.older ? b.older : a.time < b.time;
    });
    for (auto version = older.begin(); version != older.end() && used > room; ++version) {
        if (QFile::remove(version->file)) used -= version->size;
    }
}

} // namespace sky::storage
