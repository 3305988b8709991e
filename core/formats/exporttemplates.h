#pragma once

#include "core/formats/format.h"
#include "core/json/value.h"

#include <vector>

/// Templates that people write themselves (FIELDS.md): Mustache without files and without code.
namespace sky::formats
{

inline constexpr QLatin1String TemplatePrefix("template:");

/// $XDG_DATA_HOME/skychamber/export-templates; it need not exist.
QString exportTemplateFolder();

/// "template:NAME" for every NAME.EXT.mustache in the folder, by name.
std::vector<Format> templateFormats(const QString &folder);

/// How a text is written into a file of that kind, so that it stays a text.
enum class Escape { None, Markup, Markdown, Csv, Json };
Escape escapeOf(const QString &suffix);

/// The fields of FIELDS.md from the export's JSON.
json::Object templateFields(const json::Object &values);

/// The template filled in. A fault names line and field; nothing that a template says reads a file or runs
/// long.
Result<QString> filledTemplate(const QString &text, const json::Object &fields, Escape escape);

} // namespace sky::formats
