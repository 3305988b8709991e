#pragma once

#include "core/formats/fieldtree.h"
#include "core/formats/format.h"
#include "core/formats/mustachecheck.h"
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

/// A template, checked once and filled in for many characters.
class ExportTemplate
{
public:
    /// The file of a format; a fault names it.
    static Result<ExportTemplate> read(const Format &format, const FieldIds &ids);
    static Result<ExportTemplate> of(const QByteArray &utf8, Escape escape, const FieldIds &ids);

    /// A fault names line and field; nothing that a template says reads a file or runs long.
    Result<QString> filled(const json::Object &fields) const;

private:
    ExportTemplate(QString text, Escape escape, FieldTree tree, FieldPlaces places);

    QString m_name; ///< of the file
    QString m_text;
    Escape m_escape;
    FieldTree m_tree;
    FieldPlaces m_places;
};

} // namespace sky::formats
