#include "core/storage/save.h"

#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "core/storage/text.h"

namespace sky::storage
{

namespace
{

/// What a reader would say about the bytes.
Result<Loaded> readAgain(const QByteArray &bytes, const GameSystem &system)
{
    GameRegistry games;
    games.add(std::shared_ptr<const GameSystem>(std::shared_ptr<void>(), &system)); // not owned
    return readCharacter(bytes, games);
}

} // namespace

Result<QByteArray> bytesToSave(const Character &character, const GameSystem &system,
                               const QByteArray &previous)
{
    QByteArray bytes = writeCharacter(character, system, previous);
    if (const auto again = readAgain(bytes, system); !again) {
        return fail(ErrorKind::Refused,
                    Text::tr("The character was not saved, since its file could not be read again. %1")
                        .arg(again.error().message),
                    again.error().detail);
    }
    return bytes;
}

Result<QByteArray> saveCharacter(const QString &path, const Character &character, const GameSystem &system,
                                 const QByteArray &previous)
{
    auto bytes = bytesToSave(character, system, previous);
    if (!bytes) return bytes;
    return writeFile(path, *bytes).map([&bytes] { return std::move(*bytes); });
}

} // namespace sky::storage
