#pragma once

#include "app/commandline.h"
#include "app/words.h"
#include "core/base/result.h"
#include "core/document/document.h"
#include "core/hursagmu/hursagmu.h"
#include "core/storage/versions.h"
#include "core/system/gamesystem.h"

#include <functional>
#include <memory>

namespace sky::app
{

/// What every command works with.
struct Context {
    Surroundings &around;
    GameRegistry games;
    std::shared_ptr<const hursagmu::Hursagmu> hursagmu;

    /// The game of a new character.
    const GameSystem &usualGame() const { return *games.all().front(); }
    /// Of what was saved, the window's as well.
    storage::Versions versions() const;
    QTextStream &out() const { return around.out; }
    QTextStream &err() const { return around.err; }
};

inline constexpr QLatin1String CharacterEnding(".skychar");

/// A character file opened for a command, with the bytes it came from.
struct OpenFile {
    QString path;
    QByteArray bytes;
    std::unique_ptr<Document> document;
    QString onlyToLookAt; ///< as in storage::Loaded
    bool older;           ///< of an older format
    storage::Versions versions;
};

Result<OpenFile> open(const Context &context, const QString &path);
/// Writes the document's present value to its path; nothing is written when
/// nothing changed. Refused when the file is no longer what was opened, or is only to be looked at.
Result<void> save(const OpenFile &file);

/// The path of a file that is to be made: with that ending where the name has none; one of another kind is
/// refused.
Result<QString> pathToMake(const QString &name, QLatin1String ending);
/// Writes a character's file that was not opened. What is there is replaced only with `force`: a character
/// goes among its versions, a damaged one is kept beside, and anything else refuses it.
Result<void> saveNew(const Context &context, const QString &path, const Character &character,
                     const GameSystem &system, bool force);

/// Writes "skychamber: PATH: sentence" to err and gives the exit code of its kind.
int report(const Context &context, const Error &error, const QString &path = {});

/// Calls `each` for every file, reports the ones that cannot be read, gives the worst exit code.
int forEachFile(const Context &context, const QStringList &paths, const std::function<int(OpenFile &)> &each);

} // namespace sky::app
