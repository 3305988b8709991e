#pragma once

#include "core/base/result.h"
#include "core/json/value.h"
#include "core/storage/recognise.h"
#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

namespace sky::storage
{

inline constexpr QLatin1String FormatName = CharacterFormat;
/// Newest envelope this program writes and the oldest reader that understands it.
inline constexpr int FormatVersion = 1;
inline constexpr int ReadableFrom = 1;

/// Characters a text of the base part may have; a file with more is refused.
inline constexpr int MaxShortText = 1'000;    ///< name, player, campaign, Master, concept, a waiver's texts
inline constexpr int MaxLongText = 1'000'000; ///< description, history, notes
inline constexpr int MaxWaivers = 10'000;

/// A character read from bytes, with what happened on the way.
struct Loaded {
    std::unique_ptr<Character> character;
    std::shared_ptr<const GameSystem> system;
    QStringList migrated; ///< what was migrated, in words; empty for a file of the present version
    QString application;  ///< who wrote it, as found
    /// Why it may only be looked at, in a sentence: a newer program wrote it, and what that knows more would
    /// be lost by saving here. Empty for a file of a version that is known.
    QString onlyToLookAt = {};
};

/// The character file kept inside a PDF (print::Attachment), of limited size; the error says why there is
/// none.
Result<QByteArray> attachedCharacter(const QByteArray &bytes);

/// Reads a character file's bytes: envelope, migrations, base part, game part (FORMAT.md). Of a PDF it reads
/// the file kept inside.
Result<Loaded> readCharacter(const QByteArray &bytes, const GameRegistry &games);
/// The same of the JSON in such a file.
Result<Loaded> characterFrom(json::Value root, const GameRegistry &games);

/// The canonical bytes. `previous` are the bytes the character came from (or empty): the member "application"
/// is taken from there when nothing else differs, so that load-then-save changes nothing.
QByteArray writeCharacter(const Character &character, const GameSystem &system,
                          const QByteArray &previous = {});

} // namespace sky::storage
