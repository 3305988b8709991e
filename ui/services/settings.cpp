#include "ui/services/settings.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/json/write.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <spdlog/spdlog.h>

namespace sky::ui
{

namespace
{

constexpr int Version = 1;
constexpr int MaxText = 4'000;

const std::vector<QString> &schemeWords()
{
    static const std::vector<QString> words = {QStringLiteral("system"), QStringLiteral("light"),
                                               QStringLiteral("dark")};
    return words;
}

Result<Settings> parsed(const QByteArray &bytes)
{
    auto value = json::parse(bytes);
    if (!value) return tl::unexpected(value.error());
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    Settings settings;
    reader.integer(u"version", 1, Version, Version);
    settings.paper = reader.string(u"paper", settings.paper, MaxText);
    settings.scheme = ColorScheme(reader.word(u"colors", schemeWords(), 0));
    settings.textPercent = int(reader.integer(u"textPercent", 80, 200, settings.textPercent));
    settings.kilograms = reader.boolean(u"kilograms", settings.kilograms);
    settings.reopenAtStart = reader.boolean(u"reopenAtStart", settings.reopenAtStart);
    settings.showSidebar = reader.boolean(u"showSidebar", settings.showSidebar);
    settings.showWhy = reader.boolean(u"showWhy", settings.showWhy);
    settings.lastFolder = reader.string(u"lastFolder", {}, MaxText);
    settings.windowGeometry =
        QByteArray::fromBase64(reader.string(u"windowGeometry", {}, MaxText).toLatin1());
    if (faults.any()) return tl::unexpected(faults.first());
    return settings;
}

QByteArray written(const Settings &settings)
{
    json::Object object;
    object.add(QStringLiteral("version"), Version);
    object.add(QStringLiteral("paper"), settings.paper);
    object.add(QStringLiteral("colors"), schemeWords()[size_t(settings.scheme)]);
    object.add(QStringLiteral("textPercent"), settings.textPercent);
    object.add(QStringLiteral("kilograms"), settings.kilograms);
    object.add(QStringLiteral("reopenAtStart"), settings.reopenAtStart);
    object.add(QStringLiteral("showSidebar"), settings.showSidebar);
    object.add(QStringLiteral("showWhy"), settings.showWhy);
    object.add(QStringLiteral("lastFolder"), settings.lastFolder);
    object.add(QStringLiteral("windowGeometry"), QString::fromLatin1(settings.windowGeometry.toBase64()));
    return json::write(json::Value(std::move(object)));
}

} // namespace

SettingsStore::SettingsStore(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
    load();
}

QString SettingsStore::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QLatin1String("/skychamber/settings.json");
}

void SettingsStore::change(const std::function<void(Settings &)> &how)
{
    const Settings before = m_settings;
    how(m_settings);
    if (m_settings == before) return;
    save();
    Q_EMIT changed();
}

void SettingsStore::load()
{
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) return;
    const auto bytes = storage::readFile(m_path);
    const auto settings = bytes ? parsed(*bytes) : tl::unexpected(bytes.error());
    if (settings) {
        m_settings = *settings;
        return;
    }
    const QString aside = m_path + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(m_path, aside);
    spdlog::warn("Settings could not be read and were set aside: {}", settings.error().detail.toStdString());
    m_problem = Error{ErrorKind::Unreadable,
                      tr("Your settings could not be read, so the usual ones are in force. What was there is "
                         "kept in %1.")
                          .arg(aside),
                      settings.error().detail};
}

void SettingsStore::save()
{
    if (m_path.isEmpty()) return;
    QDir().mkpath(QFileInfo(m_path).path());
    const auto done = storage::writeFile(m_path, written(m_settings));
    if (!done) spdlog::warn("Settings could not be saved: {}", done.error().detail.toStdString());
}

} // namespace sky::ui
