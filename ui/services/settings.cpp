#include "ui/services/settings.h"

#include "ui/services/keptfile.h"

#include <QStandardPaths>

#include <spdlog/spdlog.h>

namespace sky::ui
{

namespace
{

constexpr int SettingsVersion = 1;
constexpr int MaxText = 4'000;
constexpr int MostColumns = 1'000;

const std::vector<QString> &schemeWords()
{
    static const std::vector<QString> words = {QStringLiteral("system"), QStringLiteral("light"),
                                               QStringLiteral("dark")};
    return words;
}

Settings readFrom(json::ObjectReader &reader)
{
    Settings settings;
    reader.integer(u"version", 1, SettingsVersion, SettingsVersion);
    settings.paper = reader.string(u"paper", settings.paper, MaxText);
    settings.scheme = ColorScheme(reader.word(u"colors", schemeWords(), 0));
    settings.textPercent =
        int(reader.integer(u"textPercent", Settings::LeastText, Settings::MostText, settings.textPercent));
    settings.kilograms = reader.boolean(u"kilograms", settings.kilograms);
    settings.reopenAtStart = reader.boolean(u"reopenAtStart", settings.reopenAtStart);
    settings.showSidebar = reader.boolean(u"showSidebar", settings.showSidebar);
    settings.showWhy = reader.boolean(u"showWhy", settings.showWhy);
    settings.lastFolder = reader.string(u"lastFolder", {}, MaxText);
    settings.lastExportFolder = reader.string(u"lastExportFolder", {}, MaxText);
    settings.lastPictureFolder = reader.string(u"lastPictureFolder", {}, MaxText);
    for (const QString &column : reader.strings(u"partyColumns", MostColumns))
        settings.partyColumns << column;
    settings.presets = print::readPresets(reader);
    settings.usualPreset = reader.string(u"usualPreset", {}, print::Preset::LongestName);
    settings.lastSheets = print::readPresets(reader, u"lastSheets");
    settings.lastTitled = reader.string(u"lastTitled", {}, MaxText);
    settings.windowGeometry =
        QByteArray::fromBase64(reader.string(u"windowGeometry", {}, MaxText).toLatin1());
    return settings;
}

json::Object written(const Settings &settings)
{
    json::Object object;
    object.add(QStringLiteral("version"), SettingsVersion);
    object.add(QStringLiteral("paper"), settings.paper);
    object.add(QStringLiteral("colors"), schemeWords()[size_t(settings.scheme)]);
    object.add(QStringLiteral("textPercent"), settings.textPercent);
    object.add(QStringLiteral("kilograms"), settings.kilograms);
    object.add(QStringLiteral("reopenAtStart"), settings.reopenAtStart);
    object.add(QStringLiteral("showSidebar"), settings.showSidebar);
    object.add(QStringLiteral("showWhy"), settings.showWhy);
    object.add(QStringLiteral("lastFolder"), settings.lastFolder);
    if (!settings.lastExportFolder.isEmpty())
        object.add(QStringLiteral("lastExportFolder"), settings.lastExportFolder);
    object.add(QStringLiteral("lastPictureFolder"), settings.lastPictureFolder);
    json::Array columns;
    for (const QString &column : settings.partyColumns)
        columns.push_back(json::Value(column));
    if (!columns.empty()) object.add(QStringLiteral("partyColumns"), std::move(columns));
    if (!settings.presets.empty())
        object.add(QStringLiteral("presets"), print::presetArray(settings.presets));
    if (!settings.usualPreset.isEmpty()) object.add(QStringLiteral("usualPreset"), settings.usualPreset);
    if (!settings.lastSheets.empty())
        object.add(QStringLiteral("lastSheets"), print::presetArray(settings.lastSheets));
    if (!settings.lastTitled.isEmpty()) object.add(QStringLiteral("lastTitled"), settings.lastTitled);
    object.add(QStringLiteral("windowGeometry"), QString::fromLatin1(settings.windowGeometry.toBase64()));
    return object;
}

Error aboutDropped(const Dropped &dropped)
{
    return {
        ErrorKind::Unreadable,
        SettingsStore::tr("Some of your settings could not be read and are as usual now: %1. What was there "
                          "is kept in %2.")
            .arg(dropped.what.join(QStringLiteral(", ")), dropped.keptAt),
        QStringLiteral("parts were left out")};
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
    if (m_path.isEmpty()) return;
    Settings settings;
    const auto read = readKeptParts(m_path, {QStringLiteral("version")},
                                    [&settings](json::ObjectReader &reader) { settings = readFrom(reader); });
    if (read) {
        m_settings = settings;
        if (!*read) return;
        spdlog::warn("Some settings could not be read and were left out");
        save(); // so that the next start has nothing to tell
        if (!m_problem) m_problem = aboutDropped(**read);
        return;
    }
    const Damage &damage = read.error();
    spdlog::warn("Settings could not be read and were set aside: {}", damage.detail.toStdString());
    m_problem = Error{ErrorKind::Unreadable,
                      tr("Your settings could not be read, so the usual ones are in force. What was there is "
                         "kept in %1.")
                          .arg(damage.keptAt),
                      damage.detail};
}

void SettingsStore::save()
{
    if (m_path.isEmpty()) return;
    const auto done = writeKept(m_path, written(m_settings));
    m_problem.reset();
    if (done) return;
    spdlog::warn("Settings could not be saved: {}", done.error().detail.toStdString());
    m_problem =
        Error{done.error().kind,
              tr("Your settings hold until the program ends, but are not kept. %1").arg(done.error().message),
              done.error().detail};
}

} // namespace sky::ui
