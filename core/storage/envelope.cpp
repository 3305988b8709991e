#include "core/storage/envelope.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/pdf/pdf.h"
#include "core/storage/envelopeparts.h"
#include "core/storage/migrate.h"
#include "core/storage/portrait.h"
#include "core/storage/recognise.h"
#include "core/storage/text.h"

#include <QSet>

#include <limits>

namespace sky::storage
{

namespace
{

tl::unexpected<Error> unreadable(const QString &sentence, const QString &detail)
{
    return fail(ErrorKind::Unreadable, sentence, detail);
}

// Reading ----------------------------------------------------------------------------------------------

/// Steps from older envelopes to the present one: format 1 is the first.
std::vector<Migration> envelopeMigrations()
{
    return {};
}

/// What the file says about itself, before anything else in it is looked at.
struct Header {
    std::shared_ptr<const GameSystem> system;
    int systemVersion = 0;
    QString application;
    QString onlyToLookAt;
    QStringList migrated; ///< of the envelope
};

Result<QString> onlyToLookAt(json::ObjectReader &reader, const json::Faults &faults, const Header &header)
{
    const int known = header.system->version();
    if (header.systemVersion > known) {
        const QString newer =
            Text::tr("This file was written by a newer Skychamber (%1, version %2; this one knows %3).")
                .arg(header.system->name(), QString::number(header.systemVersion), QString::number(known));
        if (showsNewer(reader, u"systemReadableFrom", header.systemVersion, known)) return newer;
        return unreadable(newer, QStringLiteral("newer game version %1").arg(header.systemVersion));
    }
    const auto from = reader.optionalInteger(u"systemReadableFrom", 1, MaxVersion);
    if (from && *from > header.systemVersion)
        reader.fault(
            u"systemReadableFrom",
            Text::tr("it cannot be more than the version of the game, %1.").arg(header.systemVersion));
    if (faults.any()) return tl::unexpected(faults.first());
    return QString();
}

Result<Header> readHeader(json::Value &root, json::ObjectReader &reader, const json::Faults &faults,
                          const GameRegistry &games)
{
    const auto format = readFormat(reader, faults, FormatVersion);
    if (!format) return tl::unexpected(format.error());
    auto migrated = migrate(*root.asObject(), format->version, FormatVersion, envelopeMigrations(),
                            Text::tr("the character file"));
    if (!migrated) return tl::unexpected(migrated.error());
    Header header;
    header.migrated = *migrated;
    const QString systemId = reader.requiredString(u"system");
    header.systemVersion = requiredVersion(reader, u"systemVersion");
    header.application = reader.string(u"application", {}, MaxShortText);
    if (faults.any()) return tl::unexpected(faults.first());

    header.system = games.find(systemId);
    if (!header.system) {
        return unreadable(
            Text::tr("This character belongs to a game this program does not know: \"%1\".").arg(systemId),
            QStringLiteral("unknown game"));
    }
    const auto newerGame = onlyToLookAt(reader, faults, header);
    if (!newerGame) return tl::unexpected(newerGame.error());
    header.onlyToLookAt = format->onlyToLookAt.isEmpty() ? *newerGame : format->onlyToLookAt;
    return header;
}

Waiver readWaiver(json::ObjectReader &reader)
{
    Waiver waiver;
    waiver.id = reader.requiredString(u"id", MaxShortText);
    waiver.code = reader.requiredString(u"code", MaxShortText);
    waiver.subject = reader.string(u"subject", {}, MaxShortText);
    waiver.amount = reader.integer(u"amount", 0, std::numeric_limits<int64_t>::max(), 0);
    waiver.reason = reader.string(u"reason", {}, MaxShortText);
    waiver.by = reader.string(u"by", {}, MaxShortText);
    waiver.date = reader.date(u"date");
    waiver.unknown = reader.rest();
    return waiver;
}

std::vector<Waiver> readWaivers(json::ObjectReader &reader)
{
    std::vector<Waiver> waivers;
    QSet<QString> ids;
    reader.objects(u"waivers", MaxWaivers, [&](json::ObjectReader &each) {
        waivers.push_back(readWaiver(each));
        if (ids.contains(waivers.back().id)) {
            each.fault(u"id", Text::tr("another entry of this list has the same id."));
        }
        ids.insert(waivers.back().id);
    });
    return waivers;
}

Portrait readPortrait(json::ObjectReader &reader)
{
    Portrait portrait;
    portrait.mediaType = reader.requiredString(u"mediaType");
    const QString data = reader.requiredString(u"data", std::numeric_limits<int>::max());
    portrait.unknown = reader.rest();

    const auto decoded =
        QByteArray::fromBase64Encoding(data.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) reader.fault(u"data", Text::tr("this is not Base64."));
    portrait.bytes = *decoded;
    if (const auto check = checkPortrait(portrait); !check) reader.fault(u"data", check.error().message);
    return portrait;
}

void readBase(json::ObjectReader &reader, Character &character)
{
    character.id = readUuid(reader);
    const int kind = reader.word(u"kind", {QStringLiteral("character"), QStringLiteral("template")}, 0);
    character.kind = kind == 0 ? CharacterKind::Character : CharacterKind::Template;
    character.name = reader.string(u"name", {}, MaxShortText);
    character.player = reader.string(u"player", {}, MaxShortText);
    character.campaign = reader.string(u"campaign", {}, MaxShortText);
    character.master = reader.string(u"master", {}, MaxShortText);
    character.conceptText = reader.string(u"concept", {}, MaxShortText);
    character.description = reader.string(u"description", {}, MaxLongText);
    character.history = reader.string(u"history", {}, MaxLongText);
    character.notes = reader.string(u"notes", {}, MaxLongText);
    character.waivers = readWaivers(reader);
    reader.object(u"portrait",
                  [&character](json::ObjectReader &each) { character.portrait = readPortrait(each); });
    character.unknown = reader.rest();
}

/// All but the header.
Result<Loaded> readContent(json::Value &root, json::ObjectReader &reader, const json::Faults &faults,
                           const Header &header)
{
    reader.object(u"character", [](json::ObjectReader &) {}); // the game's part: only that it is an object
    if (!reader.has(u"character")) reader.fault(u"character", Text::tr("it is missing."));
    if (faults.any()) return tl::unexpected(faults.first());
    json::Value &part = *root.asObject()->find(u"character");
    const GameSystem &game = *header.system;
    const auto migrated =
        migrate(*part.asObject(), header.systemVersion, game.version(), game.migrations(), game.name());
    if (!migrated) return tl::unexpected(migrated.error());
    auto character = game.read(part);
    if (!character) return tl::unexpected(character.error());

    readBase(reader, **character);
    if (faults.any()) return tl::unexpected(faults.first());
    return Loaded{std::move(*character), header.system, header.migrated + *migrated, header.application,
                  header.onlyToLookAt};
}

// Writing ----------------------------------------------------------------------------------------------

json::Value waiverValue(const Waiver &waiver)
{
    json::Object object;
    object.add(QStringLiteral("id"), waiver.id);
    object.add(QStringLiteral("code"), waiver.code);
    addText(object, QStringLiteral("subject"), waiver.subject);
    if (waiver.amount != 0) object.add(QStringLiteral("amount"), waiver.amount);
    addText(object, QStringLiteral("reason"), waiver.reason);
    addText(object, QStringLiteral("by"), waiver.by);
    if (waiver.date.isValid()) object.add(QStringLiteral("date"), waiver.date.toString(Qt::ISODate));
    addUnknown(object, waiver.unknown);
    return object;
}

void addWaivers(json::Object &object, const std::vector<Waiver> &waivers)
{
    if (waivers.empty()) return;
    json::Array array;
    for (const Waiver &waiver : waivers) {
        array.push_back(waiverValue(waiver));
    }
    object.add(QStringLiteral("waivers"), std::move(array));
}

void addPortrait(json::Object &object, const Portrait &portrait)
{
    if (portrait.isEmpty()) return;
    json::Object picture;
    picture.add(QStringLiteral("mediaType"), portrait.mediaType);
    picture.add(QStringLiteral("data"), QString::fromLatin1(portrait.bytes.toBase64()));
    addUnknown(picture, portrait.unknown);
    object.add(QStringLiteral("portrait"), std::move(picture));
}

/// In the order a person wants to read it: what it is, who it is, the game's part, long texts, the picture.
json::Object envelope(const Character &character, const GameSystem &system)
{
    json::Object object;
    object.add(QStringLiteral("format"), QString(FormatName));
    object.add(QStringLiteral("formatVersion"), FormatVersion);
    object.add(QStringLiteral("readableFrom"), ReadableFrom);
    object.add(QStringLiteral("system"), system.id());
    object.add(QStringLiteral("systemVersion"), system.version());
    object.add(QStringLiteral("application"), thisApplication());
    object.add(QStringLiteral("id"), character.id);
    object.add(QStringLiteral("kind"), character.kind == CharacterKind::Template
                                           ? QStringLiteral("template")
                                           : QStringLiteral("character"));
    addText(object, QStringLiteral("name"), character.name);
    addText(object, QStringLiteral("player"), character.player);
    addText(object, QStringLiteral("campaign"), character.campaign);
    addText(object, QStringLiteral("master"), character.master);
    addText(object, QStringLiteral("concept"), character.conceptText);
    object.add(QStringLiteral("character"), system.write(character));
    addText(object, QStringLiteral("description"), character.description);
    addText(object, QStringLiteral("history"), character.history);
    addText(object, QStringLiteral("notes"), character.notes);
    addWaivers(object, character.waivers);
    addPortrait(object, character.portrait);
    addUnknown(object, character.unknown);
    return object;
}

} // namespace

Result<QByteArray> attachedCharacter(const QByteArray &bytes)
{
    auto inside = pdf::attachedFile(bytes, QStringLiteral(".skychar"));
    if (inside && pdf::isPdf(*inside)) // no file of ours; and there would be no end of it
        return fail(ErrorKind::Unreadable, Text::tr("What is kept inside this PDF is no character."),
                    QStringLiteral("PDF in a PDF"));
    return inside;
}

Result<Loaded> readCharacter(const QByteArray &bytes, const GameRegistry &games)
{
    if (pdf::isPdf(bytes)) {
        const auto inside = attachedCharacter(bytes);
        if (!inside) return tl::unexpected(inside.error());
        return readCharacter(*inside, games);
    }
    if (auto error = foreignBytes(bytes)) return tl::unexpected(*error);
    auto root = json::parse(bytes);
    if (!root) return tl::unexpected(root.error());
    return characterFrom(std::move(*root), games);
}

Result<Loaded> characterFrom(json::Value root, const GameRegistry &games)
{
    if (auto error = foreignJson(root)) return tl::unexpected(*error);
    json::Faults faults;
    json::ObjectReader reader(root, {}, faults);
    const auto header = readHeader(root, reader, faults, games);
    if (!header) return tl::unexpected(header.error());
    auto loaded = readContent(root, reader, faults, *header);
    if (loaded || header->onlyToLookAt.isEmpty()) return loaded;
    return unreadable(
        Text::tr("%1 It cannot be shown here: %2").arg(header->onlyToLookAt, loaded.error().message),
        loaded.error().detail);
}

QByteArray writeCharacter(const Character &character, const GameSystem &system, const QByteArray &previous)
{
    return writeEnvelope(envelope(character, system), previous);
}

} // namespace sky::storage
