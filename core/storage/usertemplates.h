#pragma once

#include "core/system/gamesystem.h"

#include <QString>

#include <memory>
#include <vector>

namespace sky::storage
{

/// A character file of kind template that the user keeps to start from.
struct UserTemplate {
    QString path;
    CharacterPtr character;
    std::shared_ptr<const GameSystem> system;
};

/// $XDG_DATA_HOME/skychamber/templates; it need not exist.
QString userTemplateFolder();

/// The templates in the folder, by file name. A file that cannot be read, or that is no template, is skipped
/// with a line in the log.
std::vector<UserTemplate> userTemplates(const QString &folder, const GameRegistry &games);

} // namespace sky::storage
