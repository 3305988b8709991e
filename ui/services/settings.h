#pragma once

#include "core/base/result.h"
#include "core/print/preset.h"
#include "ui/theme/theme.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace sky::ui
{

/// What a person set for the program; nothing of a character.
struct Settings {
    static constexpr int LeastText = 80;
    static constexpr int MostText = 200;

    QString paper = QStringLiteral("a4"); ///< as in print::paperByName
    ColorScheme scheme = ColorScheme::System;
    int textPercent = 100;     ///< LeastText to MostText
    bool kilograms = false;    ///< shown beside pounds
    bool reopenAtStart = true; ///< the files that were open last time
    bool showSidebar = true;
    bool showWhy = true;
    QString lastFolder;                    ///< of the dialogs for characters
    QString lastExportFolder;              ///< of those for what is exported; empty: lastFolder
    QString lastPictureFolder;             ///< of those for portraits
    QStringList partyColumns;              ///< of a party's table, in their order; empty: the usual ones
    std::vector<print::Preset> presets;    ///< options of sheets by name
    QString usualPreset;                   ///< one of them, where nothing else was chosen; empty: none
    std::vector<print::Preset> lastSheets; ///< what the page Sheet was set to last, by the game's id
    QString lastTitled;                    ///< id of the character their title line is for
    QByteArray windowGeometry;

    const QString &exportFolder() const { return lastExportFolder.isEmpty() ? lastFolder : lastExportFolder; }

    friend bool operator==(const Settings &, const Settings &) = default;
};

/// The settings and their file. Saved with every change; a file that can't be read is set aside beside itself
/// and the program goes on with what is usual.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    /// `path` of the JSON file; empty: nothing is kept.
    explicit SettingsStore(const QString &path, QObject *parent = nullptr);

    const Settings &get() const { return m_settings; }
    void change(const std::function<void(Settings &)> &how);
    /// What went wrong with the file, in a sentence for the user: told at the start, and by the settings'
    /// dialog as long as they are not saved.
    const std::optional<Error> &problem() const { return m_problem; }

    /// $XDG_CONFIG_HOME/skychamber/settings.json
    static QString usualPath();

Q_SIGNALS:
    void changed();

private:
    void load();
    void save();

    QString m_path;
    Settings m_settings;
    std::optional<Error> m_problem;
};

} // namespace sky::ui
