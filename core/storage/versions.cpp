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

Result<void> Versions::keep(const QString &id, const QByteArray &bytes, Format format) const
{
    const QString folder = folderOf(id);
    const std::vector<Version> before = versionsIn(folder);
    const QLatin1String extension = format == Format::Older ? OlderExtension : VersionExtension;
    if (!before.empty() && before.front().size == bytes.size() && readFile(before.front().file) == bytes) {
        const QString kept = before.front().file;
        if (format == Format::Older && !before.front().older) // by the program that wrote that format
            QFile::rename(kept, kept.chopped(VersionExtension.size()) + extension);
        return {};
    }
    const bool isFirst = !QDir(m_folder).exists();
    QDir().mkpath(folder);
    if (isFirst) // as private as what is kept may be
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QDateTime now = m_clock().toUTC();
    // A clock that was set back must not put the newest among the older ones.
    const QDateTime time = before.empty() ? now : std::max(now, before.front().time.addMSecs(1));
    const QString path = folder + u'/' + time.toString(TimeFormat) + extension;
    if (auto written = writeFile(path, bytes); !written) return written;
    const std::vector<Version> after = versionsIn(folder);
    const std::vector<Version> stay = staying(after, now, Room);
    for (const Version &version : after)
        if (!isAmong(stay, version)) QFile::remove(version.file);
    return {};
}

void Versions::keepSave(const QString &id, const QByteArray &before, Format formatBefore,
                        const QByteArray &after) const
{
    for (const auto &[bytes, format] : {std::pair(before, formatBefore), std::pair(after, Format::Present)}) {
        if (bytes.isEmpty()) continue;
        if (const auto kept = keep(id, bytes, format); !kept)
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
