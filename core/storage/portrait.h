#pragma once

#include "core/base/result.h"
#include "core/system/character.h"

#include <QByteArray>
#include <QImage>

namespace sky::storage
{

inline constexpr int PortraitMaxSide = 1024;        ///< pixels; larger pictures are scaled down
inline constexpr int PortraitMaxSourceSide = 16384; ///< pixels; beyond it a picture is refused undecoded
inline constexpr qsizetype PortraitMaxBytes = 40 * 1024 * 1024; ///< of the source file

/// Decodes PNG, JPEG or WebP (by content, not by name) with an allocation limit, honours its rotation, drops
/// its metadata and scales it down to at most `longestSide` pixels.
Result<QImage> readPicture(const QByteArray &picture, int longestSide);
/// Encodes a picture for the file, scaled down: JPEG without transparency, PNG with.
Result<Portrait> makePortrait(const QImage &picture);
Result<Portrait> makePortrait(const QByteArray &picture);
/// Whether embedded bytes are a picture this program would have made; reading a file asks this.
Result<void> checkPortrait(const Portrait &portrait);

} // namespace sky::storage
