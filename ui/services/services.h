#pragma once

#include "core/base/sources.h"
#include "core/storage/versions.h"
#include "core/system/gamesystem.h"

#include <QString>

#include <memory>
#include <vector>

namespace sky::ui
{

class GameUi;
class Prompts;
class SettingsStore;

/// What the window works with from outside; tests give their own.
struct Services {
    Clock clock;
    IdSource ids;
    Prompts &prompts;
    SettingsStore &settings;
    std::vector<std::shared_ptr<const GameUi>> games; ///< at least one; the first is the usual one
    QString stateFolder;    ///< crash copies, recent files, the socket's lock; $XDG_STATE_HOME/skychamber
    QString templateFolder; ///< the user's templates
    QString dataFolder;     ///< what the user keeps beside characters; $XDG_DATA_HOME/skychamber

    GameRegistry registry() const;
    /// Of what was saved, in the state folder.
    storage::Versions versions() const;
    /// The window's part of that game; null when unknown.
    const GameUi *gameUi(const GameSystem &system) const;
};

} // namespace sky::ui
