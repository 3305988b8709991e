#include "app/commands/context.h"

#include "app/logging.h"
#include "core/base/oneline.h"
#include "core/pdf/pdf.h"
#include "core/storage/envelope.h"
#include "core/storage/filelock.h"
#include "core/storage/files.h"
#include "core/storage/keeping.h"
#include "core/storage/save.h"

#include <QFileInfo>

#include <spdlog/spdlog.h>

#include <algorithm>

namespace sky::app
{

storage::Versions Context::versions() const
{
    return storage::Versions(logFolder() + QLatin1String("/versions"), around.clock);
}

Result<OpenFile> open(const Context &context, const QString &path)
{
    auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = storage::readCharacter(*bytes, context.games);
    if (!loaded) return tl::unexpected(loaded.error());
    for (const QString &step : loaded->migrated)
        context.err() << "skychamber: " << visible(path) << ": "
                      << Words::tr("This file is of an older version: %1.").arg(step) << '\n';
    if (!loaded->onlyToLookAt.isEmpty())
        context.err() << "skychamber: " << visible(path) << ": " << loaded->onlyToLookAt << '\n';
    auto document = std::make_unique<Document>(loaded->system, CharacterPtr(std::move(loaded->character)));
    return OpenFile{path,
                    *bytes,
                    std::move(document),
                    loaded->onlyToLookAt,
                    !loaded->migrated.isEmpty(),
                    context.versions()};
}

Result<void> save(const OpenFile &file)
{
    const Character &character = *file.document->character();
    const GameSystem &system = file.document->system();
    if (!file.document->isModified()) return {};
    if (pdf::isPdf(file.bytes))
        return fail(ErrorKind::Refused,
                    Words::tr("A PDF is read, not changed; save its character as a file of its own."));
    if (!file.onlyToLookAt.isEmpty())
        return fail(ErrorKind::Refused,
                    Words::tr("It is shown, not changed: what the newer program knows would be lost."));
    // Who has it open may be about to write it, also where nothing was changed yet.
    const auto lock = storage::FileLock::take(file.path, QDateTime::currentDateTimeUtc());
    if (!lock && lock.error().kind == ErrorKind::Refused) return tl::unexpected(lock.error());
    const auto there = storage::readFile(file.path);
    if (!there || *there != file.bytes)
        return fail(ErrorKind::Refused, Words::tr("Somebody else changed the file meanwhile; try again."));
    const QDateTime before = QFileInfo(file.path).lastModified();
    const auto saved = storage::saveCharacter(file.path, character, system, file.bytes);
    if (!saved) return tl::unexpected(saved.error());
    using Format = storage::Versions::Format;
    file.versions.keepSave(character.id, {file.bytes, file.older ? Format::Older : Format::Present, before},
                           *saved);
    return {};
}

Result<QString> pathToMake(const QString &name, QLatin1String ending)
{
    if (name.endsWith(ending, Qt::CaseInsensitive)) return name;
    if (QFileInfo(name).suffix().isEmpty() && !QFileInfo(name).fileName().isEmpty()) return name + ending;
    return fail(ErrorKind::Usage, Words::tr("The name of the file has to end in %1.").arg(ending));
}

namespace
{

/// What must not be lost stays.
Result<void> makeWay(const Context &context, const QString &path)
{
    if (!QFileInfo(path).isFile())
        return refuse(Words::tr("What is there is no ordinary file; it stays as it is."));
    const auto bytes = storage::readFile(path);
    if (!bytes) return refuse(Words::tr("What is there cannot be read; it stays as it is."));
    const QByteArray mark = '"' + QByteArray(storage::FormatName.data(), storage::FormatName.size()) + '"';
    if (!bytes->isEmpty() && (pdf::isPdf(*bytes) || !bytes->contains(mark)))
        return refuse(Words::tr("What is there is no character; it stays as it is."));
    const auto loaded = storage::readCharacter(*bytes, context.games);
    if (!loaded && storage::isOfNewer(loaded.error()))
        return refuse(Words::tr("%1 It stays as it is.").arg(loaded.error().message));
    return storage::keepReplaced(path, *bytes, context.games, context.versions());
}

} // namespace

Result<void> saveNew(const Context &context, const QString &path, const Character &character,
                     const GameSystem &system, bool force)
{
    const auto write = [&]() -> Result<void> {
        if (const auto saved = storage::saveCharacter(path, character, system); !saved)
            return tl::unexpected(saved.error());
        return {};
    };
    if (!QFileInfo::exists(path)) return write();
    if (!force) return refuse(Words::tr("The file is there already; --force replaces it."));
    const auto lock = storage::FileLock::take(path, QDateTime::currentDateTimeUtc());
    if (!lock && lock.error().kind == ErrorKind::Refused) return tl::unexpected(lock.error());
    return makeWay(context, path).and_then(write);
}

int report(const Context &context, const Error &error, const QString &path)
{
    context.out().flush(); // so that the sentence stands where it belongs
    context.err() << "skychamber: ";
    if (!path.isEmpty()) context.err() << visible(path) << ": ";
    context.err() << visible(error.message) << '\n';
    if (!error.detail.isEmpty()) spdlog::warn("Command failed: {}", error.detail.toStdString());
    switch (error.kind) {
    case ErrorKind::Refused:
        return Refused;
    case ErrorKind::Usage:
        return Usage;
    case ErrorKind::Unreadable:
        return Unreadable;
    case ErrorKind::Failed:
        return Unreadable;
    }
    return Unreadable;
}

int forEachFile(const Context &context, const QStringList &paths, const std::function<int(OpenFile &)> &each)
{
    int worst = Fine;
    for (const QString &path : paths) {
        auto file = open(context, path);
        worst = std::max(worst, file ? each(*file) : report(context, file.error(), path));
    }
    return worst;
}

} // namespace sky::app
