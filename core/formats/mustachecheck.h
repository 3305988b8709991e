#pragma once

#include "core/base/result.h"

#include <QString>

namespace sky::formats
{

/// The most that a template may have, so that one that is made badly ends.
namespace templatelimits
{
inline constexpr qsizetype Size = 256 * 1024; ///< bytes of a template
inline constexpr int Depth = 16;              ///< sections in sections
inline constexpr int Steps = 200'000;         ///< times that a section is gone through
inline constexpr size_t Output = 32 * 1024 * 1024;
} // namespace templatelimits

/// What Mustache's own reader would let pass or tell by a byte's number: unknown fields, other files,
/// sections that are not closed, too deep. `markup`: texts may not be put in as they are. Gives the length of
/// the longest section.
Result<qsizetype> checkTemplate(const QString &text, bool markup);

} // namespace sky::formats
