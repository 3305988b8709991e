#include "core/storage/keeping.h"

#include "core/storage/cleanname.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "core/storage/text.h"

#include <QDir>
#include <QFileInfo>

namespace sky::storage
{

QString freeNameBeside(const QString &path, const QString &word)
{
    const QFileInfo file(path);
    const QString base = shortenedName(file.completeBaseName());
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    for (int number = 1;; ++number) {
        const QString mark = number == 1 ? word : QStringLiteral("%1 %2").arg(word, QString::number(number));
        const QString candidate = file.dir().filePath(QStringLiteral("%1 (%2)%3").arg(base, mark, suffix));
        if (!QFileInfo::exists(candidate) && !QFileInfo(candidate).isSymLink()) return candidate;
    }
}

Result<void> keepReplaced(const QString &path, const QByteArray &bytes, const GameRegistry &games,
                          const Versions &versions)
{
    if (bytes.isEmpty()) return {};
    const auto loaded = readCharacter(bytes, games);
    if (!loaded) return writeFile(freeNameBeside(path, Text::tr("damaged")), bytes);
    return versions
        .keep(loaded->character->id,
              {bytes, loaded->migrated.isEmpty() ? Versions::Format::Present : Versions::Format::Older,
               QFileInfo(path).lastModified()})
        .map_error([](const Error &error) {
            return Error{error.kind, Text::tr("What is there could not be kept. %1").arg(error.message),
                         error.detail};
        });
}

} // namespace sky::storage
