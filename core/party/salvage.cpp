#include "core/party/salvage.h"

#include "core/base/sources.h"
#include "core/party/partyfile.h"
#include "core/party/text.h"
#include "core/storage/recognise.h"
#include "core/storage/surgeon.h"

#include <algorithm>
#include <utility>

namespace sky::party
{

namespace
{

/// Of a party's file, what it cannot be without.
std::optional<json::Value> anewOfParty(const QString &key, const GameRegistry &games)
{
    if (key == QLatin1String("format")) return json::Value(QString(FormatName));
    if (key == QLatin1String("formatVersion")) return json::Value(FormatVersion);
    if (key == QLatin1String("readableFrom")) return json::Value(ReadableFrom);
    if (key == QLatin1String("system") && games.all().size() == 1)
        return json::Value(games.all().front()->id());
    if (key == QLatin1String("id")) return json::Value(newUuid());
    return std::nullopt;
}

/// Whether something of it says that it was one: its members or what happened; where it calls itself a
/// party, also its name, folder or notes.
bool hasSomething(const json::Value &root)
{
    const json::Object *object = root.asObject();
    if (!object) return false;
    const auto isList = [object](QStringView key) {
        const json::Value *value = object->find(key);
        return value && value->asArray();
    };
    if (isList(u"members") || isList(u"sessions")) return true;
    const QStringList words{QStringLiteral("name"), QStringLiteral("folder"), QStringLiteral("notes")};
    return object->find(u"format") && std::any_of(words.begin(), words.end(), [object](const QString &key) {
               return object->find(key) != nullptr;
           });
}

} // namespace

Result<Salvage> salvageParty(const QByteArray &bytes, const GameRegistry &games)
{
    if (auto error = storage::foreignBytes(bytes, storage::ReadAs::Party)) return tl::unexpected(*error);
    json::Salvaged mended = json::salvage(bytes);
    const json::Object *root = mended.value.asObject();
    const json::Value *format = root ? root->find(u"format") : nullptr;
    if (format && format->asString())
        if (auto error = storage::foreignJson(mended.value, storage::ReadAs::Party))
            return tl::unexpected(*error);
    if (!hasSomething(mended.value))
        return fail(ErrorKind::Unreadable, Text::tr("Nothing of a party could be found in it."),
                    QStringLiteral("nothing to salvage"));
    storage::Surgeon surgeon(
        mended.value, [&games](const QString &key) { return anewOfParty(key, games); }, bytes.size());
    surgeon.completeHeader();
    for (;;) {
        auto loaded = partyFrom(mended.value);
        if (!loaded) {
            const auto fault = json::faultOf(loaded.error());
            if (!fault || !surgeon.remove(*fault)) return tl::unexpected(loaded.error());
            continue;
        }
        if (!games.find(loaded->party.system))
            return fail(ErrorKind::Unreadable,
                        Text::tr("It is a party of a game that this program does not know: \"%1\".")
                            .arg(loaded->party.system.left(80)));
        QStringList missing = storage::inWords(mended.flaws) + surgeon.told();
        if (!loaded->onlyToLookAt.isEmpty()) missing.prepend(loaded->onlyToLookAt);
        return Salvage{std::move(loaded->party), loaded->onlyToLookAt, missing};
    }
}

} // namespace sky::party
