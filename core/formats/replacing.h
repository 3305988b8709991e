#pragma once

#include "core/formats/format.h"

namespace sky::formats
{

/// What is at a path where a format is to be written.
enum class Occupant {
    None,
    Ours,    ///< this program wrote it in that format, as far as it shows; text and tables never show it
    Foreign, ///< anything else
    Kept     ///< a character, a party, or no ordinary file: never to be written over
};

Occupant occupantOf(const QString &path, const Format &format);

/// Whether the format may be written there. A slip must not turn a character into its own page, nor lose what
/// somebody else wrote: that only with `any`. `hint` is how to ask for that: "--force replaces it."
Result<void> mayReplace(const QString &path, const Format &format, bool any = false,
                        const QString &hint = {});

/// Whether a PDF of this program's with a character inside is there, and the new PDF is of the same
/// character.
bool isNewerOfItself(const QString &path, const QByteArray &pdf);

/// What a Markdown file of ours ends with; readers show nothing of it.
inline constexpr QLatin1String MarkdownMark("<!-- Skychamber -->");

} // namespace sky::formats
