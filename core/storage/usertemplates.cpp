#include "core/storage/usertemplates.h"

#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "core/storage/text.h"

#include <QDir>
#include <QStandardPaths>

#include <spdlog/spdlog.h>

namespace sky::storage
{

namespace
{

Result<UserTemplate> readTemplate(const QString &path, const GameRegistry &games)
{
    const auto bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = readCharacter(*bytes, games);
    if (!loaded) return tl::unexpected(loaded.error());
    if (loaded->character->kind != CharacterKind::Template)
        return fail(ErrorKind::Unreadable, Text::tr("It is a character, not a template."),
                    QStringLiteral("not of kind template"));
    return UserTemplate{path, std::move(loaded->character), std::move(loaded->system)};
}

} // namespace

QString userTemplateFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QLatin1String("/skychamber/templates");
}

std::vector<UserTemplate> userTemplates(const QString &folder, const GameRegistry &games,
                                        std::vector<LeftOut> *leftOut)
{
    std::vector<UserTemplate> templates;
    const QDir directory(folder);
    const QStringList names = directory.entryList({QStringLiteral("*.skychar")}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto found = readTemplate(directory.filePath(names[i]), games);
        if (found) {
            templates.push_back(std::move(*found));
        } else { // by number: a file name may be a character's
            spdlog::warn("user template {} of {} skipped: {}", i + 1, names.size(),
                         found.error().detail.toStdString());
            if (leftOut) leftOut->push_back({directory.filePath(names[i]), found.error().message});
        }
    }
    return templates;
}

} // namespace sky::storage
