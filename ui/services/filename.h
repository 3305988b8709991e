#pragma once

#include <QString>

namespace sky::ui
{

inline constexpr QLatin1String FileExtension(".skychar");
inline constexpr QLatin1String PdfExtension(".pdf");

/// A name for a character's file from what the character is called: "Juk the Barbarian.skychar". Only what
/// every file system takes: no separators, no control characters, no leading dot, not too long.
QString fileNameFor(const QString &characterName, QLatin1String extension = FileExtension);

/// With the extension, if the name has not that one yet.
QString withExtension(const QString &path, QLatin1String extension = FileExtension);

} // namespace sky::ui
