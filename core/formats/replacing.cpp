#include "core/formats/replacing.h"

#include "core/formats/text.h"
#include "core/json/parse.h"
#include "core/pdf/pdf.h"
#include "core/storage/files.h"
#include "core/storage/recognise.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace sky::formats
{

namespace
{

constexpr qint64 Largest = 64 * 1024 * 1024; ///< that is looked through

bool isMadeHere(const QByteArray &pdf)
{
    return pdf::creatorOf(pdf) == QLatin1String("Skychamber");
}

/// What the file says it is, of those that are JSON.
QString formatIn(const json::Value &root)
{
    const json::Object *object = root.asObject();
    const json::Value *format = object ? object->find(u"format") : nullptr;
    const QString *text = format ? format->asString() : nullptr;
    return text ? *text : QString();
}

bool isForFoundry(const json::Value &root)
{
    const json::Object *object = root.asObject();
    const json::Value *flags = object ? object->find(u"flags") : nullptr;
    return flags && flags->asObject() && flags->asObject()->find(u"skychamber");
}

bool holdsCharacter(const QByteArray &bytes, const std::optional<json::Value> &root)
{
    if (pdf::isPdf(bytes)) return pdf::attachedFile(bytes, QStringLiteral(".skychar")).has_value();
    if (root) return formatIn(*root) == storage::CharacterFormat || formatIn(*root) == storage::PartyFormat;
    const auto says = [&bytes](QLatin1String word) {
        return bytes.contains('"' + QByteArray(word.data(), word.size()) + '"');
    };
    return says(storage::CharacterFormat) || says(storage::PartyFormat); // a damaged one may be mended
}

/// By what the format's files have in them.
bool isOurs(const QByteArray &bytes, const std::optional<json::Value> &root, const Format &format)
{
    if (format.id == QLatin1String("pdf")) return pdf::isPdf(bytes) && isMadeHere(bytes);
    if (format.id == QLatin1String("html"))
        return bytes.contains("<meta name=\"generator\" content=\"Skychamber\"/>");
    if (format.id == QLatin1String("markdown"))
        return bytes.trimmed().endsWith(QByteArray(MarkdownMark.data(), MarkdownMark.size()));
    if (format.id == QLatin1String("json"))
        return root && formatIn(*root) == QLatin1String("skychamber-values");
    return format.id == QLatin1String("foundry") && root && isForFoundry(*root);
}

/// Of the character inside a PDF; empty where there is none.
QString idInside(const QByteArray &pdf)
{
    const auto inside = pdf::attachedFile(pdf, QStringLiteral(".skychar"));
    const auto root = inside ? json::parse(*inside) : Result<json::Value>(json::Value());
    const json::Object *object = root ? root->asObject() : nullptr;
    const json::Value *id = object ? object->find(u"id") : nullptr;
    return id && id->asString() ? *id->asString() : QString();
}

Occupant occupantAt(const QString &path, const Format &format)
{
    const QFileInfo info(path);
    if (!info.exists()) return Occupant::None;
    if (!info.isFile()) return Occupant::Kept; // a pipe would not end
    const auto bytes = storage::readFile(path, Largest);
    if (!bytes) return info.size() > Largest ? Occupant::Foreign : Occupant::Kept;
    std::optional<json::Value> root;
    if (bytes->trimmed().startsWith('{'))
        if (auto parsed = json::parse(*bytes)) root = std::move(*parsed);
    if (holdsCharacter(*bytes, root)) return Occupant::Kept;
    return isOurs(*bytes, root, format) ? Occupant::Ours : Occupant::Foreign;
}

QString whyKept(const QString &path)
{
    if (!QFileInfo(path).isFile()) return Text::tr("What is there is no ordinary file; it stays as it is.");
    if (!storage::readFile(path, Largest))
        return Text::tr("What is there cannot be read; it stays as it is.");
    return Text::tr("A character or a party is there; it stays as it is.");
}

} // namespace

Occupant occupantOf(const QString &path, const Format &format)
{
    // What "link/../file" is depends on who asks: the writing goes by the path as it reads.
    return std::max(occupantAt(path, format), occupantAt(QDir::cleanPath(path), format));
}

bool isNewerOfItself(const QString &path, const QByteArray &pdf)
{
    const QString id = pdf::isPdf(pdf) ? idInside(pdf) : QString();
    if (id.isEmpty() || !QFileInfo(path).isFile()) return false;
    const auto old = storage::readFile(path, Largest);
    return old && pdf::isPdf(*old) && isMadeHere(*old) && idInside(*old) == id;
}

Result<void> mayReplace(const QString &path, const Format &format, bool any, const QString &hint)
{
    if (!QFileInfo(QFileInfo(path).path()).isDir())
        return fail(ErrorKind::Failed, Text::tr("Its folder does not exist."));
    const Occupant occupant = occupantOf(path, format);
    if (occupant == Occupant::Kept) return refuse(whyKept(path));
    if (occupant != Occupant::Foreign || any) return {};
    const bool told = format.id == QLatin1String("pdf") || format.id == QLatin1String("html") ||
                      format.id == QLatin1String("markdown") || format.id == QLatin1String("json") ||
                      format.id == QLatin1String("foundry");
    const QString sentence =
        told ? Text::tr("There is such a file already, which Skychamber did not write; it stays as it is.")
             : Text::tr("There is such a file already; it stays as it is.");
    return refuse(hint.isEmpty() ? sentence : sentence + u' ' + hint);
}

} // namespace sky::formats
