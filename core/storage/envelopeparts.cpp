#include "core/storage/envelopeparts.h"

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/storage/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace sky::storage
{

QString thisApplication()
{
    return QStringLiteral("Skychamber " SKYCHAMBER_VERSION);
}

int requiredVersion(json::ObjectReader &reader, QStringView key)
{
    const auto version = reader.optionalInteger(key, 1, MaxVersion);
    if (!version && !reader.has(key)) reader.fault(key, Text::tr("it is missing."));
    return static_cast<int>(version.value_or(0));
}

bool showsNewer(json::ObjectReader &reader, QStringView key, int version, int known)
{
    const json::Value *given = reader.take(key);
    const auto from = given ? given->toInteger() : std::nullopt;
    return from && *from >= 1 && *from <= known && *from <= version;
}

Result<Format> readFormat(json::ObjectReader &reader, const json::Faults &faults, int known)
{
    reader.take(u"format");
    const int version = requiredVersion(reader, u"formatVersion");
    if (faults.any()) return tl::unexpected(faults.first());
    if (version > known) {
        const QString newer =
            Text::tr("This file was written by a newer Skychamber (format %1; this one knows %2).")
                .arg(QString::number(version), QString::number(known));
        if (showsNewer(reader, u"readableFrom", version, known)) return Format{version, newer};
        return fail(ErrorKind::Unreadable, newer, QStringLiteral("newer format %1").arg(version));
    }
    if (requiredVersion(reader, u"readableFrom") > version)
        reader.fault(u"readableFrom",
                     Text::tr("it cannot be more than the version of the file, %1.").arg(version));
    if (faults.any()) return tl::unexpected(faults.first());
    return Format{version, {}};
}

QString readUuid(json::ObjectReader &reader)
{
    static const QRegularExpression uuid(
        QStringLiteral("\\A[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\\z"));
    const QString id = reader.requiredString(u"id");
    if (!uuid.match(id).hasMatch()) {
        reader.fault(u"id", Text::tr("a UUID like 67c8770b-44f1-410a-ab9a-f9b5446f13ee is expected here."));
    }
    return id;
}

void addText(json::Object &object, const QString &key, const QString &text)
{
    if (!text.isEmpty()) object.add(key, text);
}

void addUnknown(json::Object &object, const json::Members &unknown)
{
    object.members.insert(object.members.end(), unknown.begin(), unknown.end());
}

namespace
{

/// The same content with the keys of every object in alphabetical order.
json::Value sorted(json::Value value)
{
    if (json::Array *array = value.asArray()) {
        for (json::Value &element : *array) {
            element = sorted(std::move(element));
        }
    } else if (json::Object *object = value.asObject()) {
        std::sort(object->members.begin(), object->members.end(),
                  [](const json::Member &a, const json::Member &b) { return a.key < b.key; });
        for (json::Member &member : object->members) {
            member.value = sorted(std::move(member.value));
        }
    }
    return value;
}

/// The program that wrote `previous`, when that says the same as `now` in every other member.
std::optional<json::Value> applicationIfUnchanged(const QByteArray &previous, json::Object now)
{
    const auto before = json::parse(previous);
    const json::Object *object = before ? before->asObject() : nullptr;
    const json::Value *application = object ? object->find(u"application") : nullptr;
    if (!application || !application->asString()) return std::nullopt;
    now.set(QStringLiteral("application"), *application);
    if (sorted(std::move(now)) != sorted(*before)) return std::nullopt;
    return *application;
}

} // namespace

QByteArray writeEnvelope(json::Object object, const QByteArray &previous)
{
    if (!previous.isEmpty()) {
        if (const auto application = applicationIfUnchanged(previous, object))
            object.set(QStringLiteral("application"), *application);
    }
    return json::write(object);
}

} // namespace sky::storage
