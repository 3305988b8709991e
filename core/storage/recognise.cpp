#include "core/storage/recognise.h"

#include "core/storage/text.h"

#include <algorithm>

namespace sky::storage
{

namespace
{

struct Magic {
    QByteArrayView bytes;
    const char *name;
};

constexpr Magic Magics[] = {
    {"%PDF-", QT_TRANSLATE_NOOP("Storage", "a PDF document")},
    {"PK\x03\x04", QT_TRANSLATE_NOOP("Storage", "a ZIP archive or an office document")},
    {"\x1F\x8B", QT_TRANSLATE_NOOP("Storage", "a compressed file")},
    {"\x89PNG", QT_TRANSLATE_NOOP("Storage", "a PNG picture")},
    {"\xFF\xD8\xFF", QT_TRANSLATE_NOOP("Storage", "a JPEG picture")},
    {"RIFF", QT_TRANSLATE_NOOP("Storage", "a WebP picture or a sound")},
    {"<", QT_TRANSLATE_NOOP("Storage", "a web page or an XML file")},
};

Error foreign(const QString &sentence, const QString &detail)
{
    return {ErrorKind::Unreadable, sentence, detail};
}

} // namespace

std::optional<Error> foreignBytes(const QByteArray &bytes, ReadAs as)
{
    if (bytes.trimmed().isEmpty()) return foreign(Text::tr("The file is empty."), QStringLiteral("empty"));
    if (std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte == '\0'; })) {
        return foreign(Text::tr("The file holds nothing but zeros; it was damaged outside of this program."),
                       QStringLiteral("all zeros"));
    }
    for (const Magic &magic : Magics) {
        if (!bytes.startsWith(magic.bytes)) continue;
        const QString sentence = as == ReadAs::Party ? Text::tr("This is %1, not a party file.")
                                                     : Text::tr("This is %1, not a character file.");
        return foreign(sentence.arg(Text::tr(magic.name)), QStringLiteral("foreign magic"));
    }
    return std::nullopt;
}

std::optional<Error> foreignJson(const json::Value &root, ReadAs as)
{
    const bool party = as == ReadAs::Party;
    const QLatin1String expected = party ? PartyFormat : CharacterFormat;
    const json::Object *object = root.asObject();
    const json::Value *format = object ? object->find(u"format") : nullptr;
    const QString *name = format ? format->asString() : nullptr;
    if (name && *name == expected) return std::nullopt;
    if (name && *name == (party ? CharacterFormat : PartyFormat)) {
        return foreign(party ? Text::tr("This is a character, not a party.")
                             : Text::tr("This is a party, not a character."),
                       QStringLiteral("the other format"));
    }
    if (name) {
        return foreign(Text::tr("This file was written by another program: its format is \"%1\", not \"%2\".")
                           .arg(name->left(80), expected),
                       QStringLiteral("other format"));
    }
    if (object && object->find(u"total_points") && object->find(u"version")) {
        return foreign(Text::tr("This is a character of GURPS Character Sheet; it cannot be read here."),
                       QStringLiteral("GCS character"));
    }
    return foreign(Text::tr("This is a JSON file of another program: it has no format \"%1\".").arg(expected),
                   QStringLiteral("no format"));
}

bool isOfNewer(const Error &error)
{
    return error.detail.startsWith(QLatin1String("newer "));
}

} // namespace sky::storage
