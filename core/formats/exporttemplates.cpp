#include "core/formats/exporttemplates.h"

#include "core/formats/text.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QStandardPaths>

namespace sky::formats
{

namespace
{

constexpr QLatin1String TemplateEnd(".mustache");

std::optional<Format> formatOf(const QFileInfo &file)
{
    QString name = file.fileName();
    name.chop(TemplateEnd.size());
    const qsizetype dot = name.lastIndexOf(u'.');
    if (dot <= 0 || dot + 1 == name.size()) return std::nullopt;
    Format format;
    format.id = TemplatePrefix + name.left(dot);
    format.name = Text::tr("%1 (own template)").arg(name.left(dot));
    format.suffix = name.mid(dot + 1);
    format.mime = QStringLiteral("text/plain");
    format.templatePath = file.filePath();
    return format;
}

/// Members by their "id", so that a template can name one: value.defense, section.talents.
json::Object byId(const json::Value *list)
{
    json::Object object;
    const json::Array *array = list ? list->asArray() : nullptr;
    if (!array) return object;
    for (const json::Value &one : *array) {
        const json::Value *id = one.asObject()->find(u"id");
        const QString *name = id ? id->asString() : nullptr;
        if (name && !name->contains(u'/') && !object.find(*name)) object.add(*name, one);
    }
    return object;
}

} // namespace

QString exportTemplateFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QLatin1String("/skychamber/export-templates");
}

std::vector<Format> templateFormats(const QString &folder)
{
    std::vector<Format> formats;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.*") + TemplateEnd},
                                                  QDir::Files | QDir::Readable, QDir::Name);
    for (const QFileInfo &file : files)
        if (auto format = formatOf(file)) formats.push_back(std::move(*format));
    // Those that differ in what they write only are told apart by that.
    QHash<QString, int> times;
    for (const Format &format : formats)
        ++times[format.id.toCaseFolded()];
    for (Format &format : formats)
        if (times.value(format.id.toCaseFolded()) > 1) {
            format.id += u'.' + format.suffix;
            format.name = Text::tr("%1 (own template)").arg(format.id.mid(TemplatePrefix.size()));
        }
    return formats;
}

Escape escapeOf(const QString &suffix)
{
    const QString lower = suffix.toLower();
    for (const char *markup : {"html", "htm", "xhtml", "xml", "svg"})
        if (lower == QLatin1String(markup)) return Escape::Markup;
    if (lower == QLatin1String("md") || lower == QLatin1String("markdown")) return Escape::Markdown;
    if (lower == QLatin1String("csv")) return Escape::Csv;
    return lower == QLatin1String("json") ? Escape::Json : Escape::None;
}

json::Object templateFields(const json::Object &values)
{
    json::Object fields = values;
    fields.set(QStringLiteral("value"), byId(values.find(u"values")));
    const json::Value *sheet = values.find(u"sheet");
    fields.set(QStringLiteral("section"), byId(sheet ? sheet->asObject()->find(u"sections") : nullptr));
    return fields;
}

} // namespace sky::formats
