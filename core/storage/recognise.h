#pragma once

#include "core/base/result.h"
#include "core/json/value.h"

#include <QByteArray>

#include <optional>

namespace sky::storage
{

/// Bytes that are no text of ours at all: nothing, zeros, a picture, a PDF, an archive.
std::optional<Error> foreignBytes(const QByteArray &bytes);

/// A JSON text that is no character file: another program's, or not even an object.
std::optional<Error> foreignJson(const json::Value &root);

} // namespace sky::storage
