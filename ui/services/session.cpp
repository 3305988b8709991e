#include "ui/services/session.h"

#include "ui/services/keptfile.h"
#include "ui/services/workspace.h"

#include <QFileInfo>

#include <spdlog/spdlog.h>

namespace sky::ui
{

namespace
{

constexpr int SessionVersion = 1;
constexpr int MostFiles = 100;

QString pathIn(const QString &stateFolder)
{
    return stateFolder + QLatin1String("/session.json");
}

} // namespace

Session::Session(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_kept(last(workspace.services().stateFolder))
{
    connect(&workspace, &Workspace::titlesChanged, this, &Session::follow);
}

QStringList Session::last(const QString &stateFolder)
{
    QStringList files;
    const auto damage = readKept(pathIn(stateFolder), [&files](json::ObjectReader &reader) {
        reader.integer(u"version", SessionVersion, SessionVersion, 0);
        for (const QString &path : reader.strings(u"open", MostFiles))
            files << path;
    });
    if (damage) { // nothing is lost that would be worth a word
        spdlog::warn("The list of open files could not be read: {}", damage->detail.toStdString());
        return {};
    }
    files.removeIf([](const QString &path) { return !QFileInfo(path).isFile(); });
    return files;
}

void Session::follow()
{
    QStringList paths;
    for (const auto &file : m_workspace.files())
        if (!file->path().isEmpty()) paths << QFileInfo(file->path()).absoluteFilePath();
    for (const auto &party : m_workspace.parties())
        if (QFileInfo::exists(party->path())) paths << party->path();
    paths = paths.mid(0, MostFiles);
    if (paths == m_kept) return;
    m_kept = paths;
    json::Array array;
    for (const QString &path : paths)
        array.push_back(json::Value(path));
    json::Object object;
    object.add(QStringLiteral("version"), SessionVersion);
    object.add(QStringLiteral("open"), std::move(array));
    const auto done = writeKept(pathIn(m_workspace.services().stateFolder), std::move(object));
    if (!done) spdlog::warn("The list of open files was not kept: {}", done.error().detail.toStdString());
}

} // namespace sky::ui
