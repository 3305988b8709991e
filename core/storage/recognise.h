#pragma once

#include "core/base/result.h"
#include "core/json/value.h"

#include <QByteArray>

#include <optional>

namespace sky::storage
{

inline constexpr QLatin1String CharacterFormat("skychamber-character");
inline constexpr QLatin1String PartyFormat("skychamber-party");

/// What a file is read as.
enum class ReadAs { Character, Party };

/// Bytes that are no text of ours at all: nothing, zeros, a picture, a PDF, an archive.
std::optional<Error> foreignBytes(const QByteArray &bytes, ReadAs as = ReadAs::Character);

/// A JSON text that is no such file: the other of ours, another program's, or not even an object.
std::optional<Error> foreignJson(const json::Value &root, ReadAs as = ReadAs::Character);

/// Whether the error is that a newer program wrote the file.
bool isOfNewer(const Error &error);

} // namespace sky::storage
