#include "core/storage/versions.h"

#include "core/storage/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace sky::storage
{

namespace
{

constexpr QLatin1String Extension(".version");
/// Sorts as it reads; in UTC, so that no hour comes twice.
const QString TimeFormat = QStringLiteral("yyyyMMdd'T'HHmmsszzz");

/// An invalid time for what is none of ours.
QDateTime timeOf(const QString &fileName)
{
    if (!fileName.endsWith(Extension)) return {};
    QDateTime time = QDateTime::fromString(fileName.chopped(Extension.size()), TimeFormat);
    time.setTimeSpec(Qt::UTC);
    return time;
}

std::vector<Version> versionsIn(const QString &folder)
{
    std::vector<Version> versions;
    const auto files =
        QDir(folder).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Name | QDir::Reversed);
    for (const QFileInfo &file : files)
        if (const QDateTime time = timeOf(file.fileName()); time.isValid())
            versions.push_back({file.filePath(), time, file.size()});
    return versions;
}

bool isAmong(const std::vector<Version> &versions, const Version &version)
{
    return std::any_of(versions.begin(), versions.end(),
                       [&version](const Version &one) { return one.file == version.file; });
}

} // namespace

std::vector<Version> staying(const std::vector<Version> &newestFirst, const QDateTime &now, qint64 room)
{
    std::vector<Version> stay;
    QSet<QDate> days;
    qint64 used = 0;
    const QDate oldest = now.toLocalTime().date().addDays(-Versions::Days);
    for (size_t i = 0; i < newestFirst.size(); ++i) {
        const Version &version = newestFirst[i];
        const QDate day = version.time.toLocalTime().date();
        const bool lastOfDay = day > oldest && !days.contains(day);
        if (i >= size_t(Versions::Newest) && !lastOfDay) continue;
        if (i > 0 && used + version.size > room) break; // what is older is worth less
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

Result<void> Versions::keep(const QString &id, const QByteArray &bytes) const
{
    const QString folder = folderOf(id);
    const std::vector<Version> before = versionsIn(folder);
    if (!before.empty() && before.front().size == bytes.size() && readFile(before.front().file) == bytes)
        return {};
    QDir().mkpath(folder);
    const QDateTime now = m_clock().toUTC();
    // A clock that was set back must not put the newest among the older ones.
    const QDateTime time = before.empty() ? now : std::max(now, before.front().time.addMSecs(1));
    const QString path = folder + u'/' + time.toString(TimeFormat) + Extension;
    if (auto written = writeFile(path, bytes); !written) return written;
    const std::vector<Version> after = versionsIn(folder);
    const std::vector<Version> stay = staying(after, now, Room);
    for (const Version &version : after)
        if (!isAmong(stay, version)) QFile::remove(version.file);
    return {};
}

std::vector<Version> Versions::of(const QString &id) const
{
    return versionsIn(folderOf(id));
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
    std::sort(older.begin(), older.end(), [](const Version &a, const Version &b) { return a.time < b.time; });
    for (auto version = older.begin(); version != older.end() && used > room; ++version) {
        if (QFile::remove(version->file)) used -= version->size;
    }
}

} // namespace sky::storage
