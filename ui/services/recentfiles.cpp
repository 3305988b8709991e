#include "ui/services/recentfiles.h"

#include "core/base/oneline.h"
#include "ui/services/keptfile.h"

#include <QDir>
#include <QFileInfo>

#include <spdlog/spdlog.h>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int ListVersion = 1;
constexpr int LongestPath = 4'096;
constexpr int MostMembers = 100'000;
constexpr int LongestText = 200; ///< of name and line: more is never shown

QString absolute(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

RecentFile entryFrom(json::ObjectReader &reader)
{
    RecentFile file{reader.requiredString(u"path", LongestPath), reader.string(u"name", {}, LongestText),
                    reader.string(u"line", {}, LongestText),
                    QDateTime::fromString(reader.requiredString(u"opened"), Qt::ISODate)};
    if (const auto members = reader.optionalInteger(u"members", 0, MostMembers)) file.members = int(*members);
    if (!file.opened.isValid()) reader.fault(u"opened", RecentFiles::tr("is no time"));
    return file;
}

json::Value written(const RecentFile &file)
{
    json::Object object;
    object.add(QStringLiteral("path"), file.path);
    object.add(QStringLiteral("name"), file.name);
    object.add(QStringLiteral("line"), file.line);
    object.add(QStringLiteral("opened"), file.opened.toUTC().toString(Qt::ISODate));
    if (file.members) object.add(QStringLiteral("members"), *file.members);
    return object;
}

/// Whatever way leads to it: a link is the same file.
void takeOut(std::vector<RecentFile> &files, const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    std::erase_if(files, [&path, &real](const RecentFile &file) {
        return file.path == path || (!real.isEmpty() && QFileInfo(file.path).canonicalFilePath() == real);
    });
}

} // namespace

bool RecentFile::isThere() const
{
    return QFileInfo::exists(path);
}

RecentFiles::RecentFiles(const QString &stateFolder, QObject *parent)
    : QObject(parent)
    , m_path(stateFolder + QLatin1String("/recent.json"))
{
    load();
}

void RecentFiles::add(const RecentFile &file)
{
    load();
    std::vector<RecentFile> files = m_files;
    const QString path = absolute(file.path);
    takeOut(files, path);
    files.insert(files.begin(), {path, inOneLine(file.name).left(LongestText),
                                 inOneLine(file.line).left(LongestText), file.opened, file.members});
    if (files.size() > Most) files.resize(Most);
    replace(std::move(files));
}

void RecentFiles::remove(const QString &path)
{
    load();
    std::vector<RecentFile> files = m_files;
    takeOut(files, absolute(path));
    replace(std::move(files));
}

void RecentFiles::clear()
{
    replace({});
}

void RecentFiles::load()
{
    std::vector<RecentFile> files = m_files; // where there is no file
    const auto damage = readKept(m_path, [&files](json::ObjectReader &reader) {
        files.clear();
        reader.integer(u"version", 1, ListVersion, ListVersion);
        reader.objects(u"files", int(Most),
                       [&files](json::ObjectReader &entry) { files.push_back(entryFrom(entry)); });
    });
    if (!damage) {
        m_files = std::move(files);
        return;
    }
    spdlog::warn("The list of recent files could not be read and was set aside: {}",
                 damage->detail.toStdString());
    m_problem =
        Error{ErrorKind::Unreadable,
              tr("The list of recent files could not be read and begins anew. What was there is kept in %1.")
                  .arg(damage->keptAt),
              damage->detail};
}

void RecentFiles::replace(std::vector<RecentFile> files)
{
    m_files = std::move(files);
    json::Array array;
    for (const RecentFile &file : m_files)
        array.push_back(written(file));
    json::Object object;
    object.add(QStringLiteral("version"), ListVersion);
    object.add(QStringLiteral("files"), std::move(array));
    const auto done = writeKept(m_path, std::move(object));
    if (!done) spdlog::warn("The list of recent files was not saved: {}", done.error().detail.toStdString());
    Q_EMIT changed();
}

} // namespace sky::ui
