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

/// A file of the folder that cannot be read, or is no template.
struct LeftOut {
    QString path;
    QString why; ///< a sentence
};

/// The templates in the folder, by file name. Other character files go into `leftOut`, and into the log
/// without their names.
std::vector<UserTemplate> userTemplates(const QString &folder, const GameRegistry &games,
                                        std::vector<LeftOut> *leftOut = nullptr);

} // namespace sky::storage
