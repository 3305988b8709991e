#include "core/party/partyfile.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/party/text.h"
#include "core/storage/envelope.h"
#include "core/storage/envelopeparts.h"

#include <QSet>

namespace sky::party
{

namespace
{

using storage::MaxLongText;
using storage::MaxShortText;

QString readPath(json::ObjectReader &reader, QStringView key)
{
    const QString path = reader.requiredString(key, MaxPath);
    if (!path.isEmpty() && !isPartyPath(path))
        reader.fault(key, Text::tr("a path from the party's own folder is expected here, like "
                                   "\"juk.skychar\" or \"../juk.skychar\"."));
    return path;
}

/// Says so when a value that names things has been there before.
void keepUnique(json::ObjectReader &reader, QStringView key, const QString &value, QSet<QString> &met)
{
    if (met.contains(value)) reader.fault(key, Text::tr("\"%1\" is there twice.").arg(value.left(80)));
    met.insert(value);
}

Member readMember(json::ObjectReader &reader)
{
    Member member;
    member.path = readPath(reader, u"path");
    member.name = reader.string(u"name", {}, MaxShortText);
    member.player = reader.string(u"player", {}, MaxShortText);
    member.note = reader.string(u"note", {}, MaxLongText);
    member.unknown = reader.rest();
    return member;
}

Share readShare(json::ObjectReader &reader)
{
    Share share;
    share.member = readPath(reader, u"member");
    share.character = reader.string(u"character", {}, MaxShortText);
    share.name = reader.string(u"name", {}, MaxShortText);
    share.points = reader.integer(u"points", -MaxPoints, MaxPoints, 0);
    share.unknown = reader.rest();
    return share;
}

Session readSession(json::ObjectReader &reader)
{
    Session session;
    session.id = reader.requiredString(u"id", MaxShortText);
    if (session.id == ReservedSession)
        reader.fault(u"id", Text::tr("\"%1\" is kept for another use.").arg(session.id));
    session.date = reader.date(u"date");
    if (!reader.has(u"date")) reader.fault(u"date", Text::tr("it is missing."));
    session.title = reader.string(u"title", {}, MaxShortText);
    session.note = reader.string(u"note", {}, MaxLongText);
    for (const QString &path : reader.strings(u"present", MaxMembers))
        session.present << path;
    reader.objects(u"shares", MaxMembers,
                   [&session](json::ObjectReader &each) { session.shares.push_back(readShare(each)); });
    if (reader.has(u"takenBack")) session.takenBack = reader.date(u"takenBack");
    session.unknown = reader.rest();
    return session;
}

Party readBody(json::ObjectReader &reader)
{
    Party party;
    party.system = reader.requiredString(u"system");
    reader.string(u"application", {}, MaxShortText);
    party.id = storage::readUuid(reader);
    party.name = reader.string(u"name", {}, MaxShortText);
    if (reader.has(u"folder")) party.folder = readPath(reader, u"folder");
    QSet<QString> paths, ids;
    reader.objects(u"members", MaxMembers, [&](json::ObjectReader &each) {
        party.members.push_back(readMember(each));
        keepUnique(each, u"path", party.members.back().path, paths);
    });
    reader.object(u"campaign", [](json::ObjectReader &) {}); // the game's: only that it is an object
    if (const json::Value *campaign = reader.take(u"campaign"); campaign && campaign->asObject())
        party.campaign = *campaign->asObject();
    reader.objects(u"sessions", MaxSessions, [&](json::ObjectReader &each) {
        party.sessions.push_back(readSession(each));
        keepUnique(each, u"id", party.sessions.back().id, ids);
    });
    party.notes = reader.string(u"notes", {}, MaxLongText);
    party.unknown = reader.rest();
    return party;
}

json::Object memberValue(const Member &member)
{
    json::Object object;
    object.add(QStringLiteral("path"), member.path);
    storage::addText(object, QStringLiteral("name"), member.name);
    storage::addText(object, QStringLiteral("player"), member.player);
    storage::addText(object, QStringLiteral("note"), member.note);
    storage::addUnknown(object, member.unknown);
    return object;
}

json::Object shareValue(const Share &share)
{
    json::Object object;
    object.add(QStringLiteral("member"), share.member);
    storage::addText(object, QStringLiteral("character"), share.character);
    storage::addText(object, QStringLiteral("name"), share.name);
    object.add(QStringLiteral("points"), share.points);
    storage::addUnknown(object, share.unknown);
    return object;
}

template<class Things, class Write>
void addList(json::Object &object, const QString &key, const Things &things, Write write)
{
    if (things.empty()) return;
    json::Array array;
    for (const auto &thing : things)
        array.push_back(write(thing));
    object.add(key, std::move(array));
}

json::Object sessionValue(const Session &session)
{
    json::Object object;
    object.add(QStringLiteral("id"), session.id);
    object.add(QStringLiteral("date"), session.date.toString(Qt::ISODate));
    storage::addText(object, QStringLiteral("title"), session.title);
    storage::addText(object, QStringLiteral("note"), session.note);
    addList(object, QStringLiteral("present"), session.present,
            [](const QString &path) { return json::Value(path); });
    addList(object, QStringLiteral("shares"), session.shares, shareValue);
    if (session.takenBack) object.add(QStringLiteral("takenBack"), session.takenBack->toString(Qt::ISODate));
    storage::addUnknown(object, session.unknown);
    return object;
}

/// In the order a person wants to read it: what it is, who is in it, the rules, what happened.
json::Object envelope(const Party &party)
{
    json::Object object;
    object.add(QStringLiteral("format"), QString(FormatName));
    object.add(QStringLiteral("formatVersion"), FormatVersion);
    object.add(QStringLiteral("readableFrom"), ReadableFrom);
    object.add(QStringLiteral("system"), party.system);
    object.add(QStringLiteral("application"), storage::thisApplication());
    object.add(QStringLiteral("id"), party.id);
    storage::addText(object, QStringLiteral("name"), party.name);
    storage::addText(object, QStringLiteral("folder"), party.folder);
    addList(object, QStringLiteral("members"), party.members, memberValue);
    if (!party.campaign.members.empty()) object.add(QStringLiteral("campaign"), party.campaign);
    addList(object, QStringLiteral("sessions"), party.sessions, sessionValue);
    storage::addText(object, QStringLiteral("notes"), party.notes);
    storage::addUnknown(object, party.unknown);
    return object;
}

} // namespace

bool isPartyPath(const QString &path)
{
    return !path.isEmpty() && path.size() <= MaxPath && !path.startsWith(QLatin1Char('/')) &&
           !path.contains(QChar(QChar::Null));
}

Result<LoadedParty> loadParty(const QByteArray &bytes)
{
    if (auto error = storage::foreignBytes(bytes, storage::ReadAs::Party)) return tl::unexpected(*error);
    const auto root = json::parse(bytes);
    if (!root) return tl::unexpected(root.error());
    return partyFrom(*root);
}

Result<LoadedParty> partyFrom(const json::Value &root)
{
    if (auto error = storage::foreignJson(root, storage::ReadAs::Party)) return tl::unexpected(*error);
    json::Faults faults;
    json::ObjectReader reader(root, {}, faults);
    const auto format = storage::readFormat(reader, faults, FormatVersion);
    if (!format) return tl::unexpected(format.error());
    LoadedParty loaded{readBody(reader), format->onlyToLookAt};
    if (!faults.any()) return loaded;
    if (loaded.onlyToLookAt.isEmpty()) return tl::unexpected(faults.first());
    return fail(ErrorKind::Unreadable,
                Text::tr("%1 It cannot be shown here: %2").arg(loaded.onlyToLookAt, faults.first().message),
                faults.first().detail);
}

Result<Party> readParty(const QByteArray &bytes)
{
    auto loaded = loadParty(bytes);
    if (!loaded) return tl::unexpected(loaded.error());
    if (!loaded->onlyToLookAt.isEmpty())
        return fail(ErrorKind::Unreadable, loaded->onlyToLookAt, QStringLiteral("newer format"));
    return std::move(loaded->party);
}

QByteArray writeParty(const Party &party, const QByteArray &previous)
{
    return storage::writeEnvelope(envelope(party), previous);
}

} // namespace sky::party
