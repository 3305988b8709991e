#pragma once

#include "core/hursagmu/storage/gamefile.h"
#include "core/json/write.h"

namespace sky::test
{

/// The game's part of the file, byte for byte.
inline QByteArray bytesOf(const hursagmu::Character &character)
{
    return json::write(json::Value(writeGamePart(character)));
}

} // namespace sky::test
