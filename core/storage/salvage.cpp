#include "core/storage/salvage.h"

#include "core/base/sources.h"
#include "core/json/salvage.h"
#include "core/pdf/pdf.h"
#include "core/storage/recognise.h"
#include "core/storage/surgeon.h"
#include "core/storage/text.h"

#include <utility>

namespace sky::storage
{

namespace
{

/// Of a character's file, what it cannot be without.
std::optional<json::Value> anew(const json::Object &object, const GameRegistry &games, const QString &key)
{
    const json::Value *system = object.find(u"system");
    const auto game = games.find(system && system->asString() ? *system->asString() : QString());
    if (key == QLatin1String("format")) return json::Value(QString(FormatName));
    if (key == QLatin1String("formatVersion")) return json::Value(FormatVersion);
    if (key == QLatin1String("readableFrom")) return json::Value(ReadableFrom);
    if (key == QLatin1String("systemVersion") && game) return json::Value(game->version());
    if (key == QLatin1String("system") && games.all().size() == 1)
        return json::Value(games.all().front()->id());
    if (key == QLatin1String("id")) return json::Value(newUuid());
    return std::nullopt;
}

Result<Salvage> operate(json::Salvaged mended, const GameRegistry &games, qsizetype bytes)
{
    Surgeon surgeon(
        mended.value, [&](const QString &key) { return anew(*mended.value.asObject(), games, key); }, bytes);
    surgeon.completeHeader();
    for (;;) {
        auto loaded = characterFrom(mended.value, games);
        if (loaded) {
            QStringList missing = inWords(mended.flaws) + surgeon.told();
            const QString newer = std::exchange(loaded->onlyToLookAt, {});
            if (!newer.isEmpty()) missing.prepend(newer);
            return Salvage{std::move(*loaded), missing, newer};
        }
        const auto fault = json::faultOf(loaded.error());
        if (!fault || !surgeon.remove(*fault)) return tl::unexpected(loaded.error());
    }
}

} // namespace

Result<Salvage> salvageCharacter(const QByteArray &bytes, const GameRegistry &games)
{
    if (pdf::isPdf(bytes)) {
        const auto inside = attachedCharacter(bytes);
        if (!inside) return tl::unexpected(inside.error());
        return salvageCharacter(*inside, games);
    }
    if (auto error = foreignBytes(bytes)) return tl::unexpected(*error);
    json::Salvaged mended = json::salvage(bytes);
    const json::Object *root = mended.value.asObject();
    const json::Value *part = root ? root->find(u"character") : nullptr;
    const json::Value *format = root ? root->find(u"format") : nullptr;
    if (format && format->asString())
        if (auto error = foreignJson(mended.value)) return tl::unexpected(*error);
    if (!part || !part->asObject())
        return fail(ErrorKind::Unreadable, Text::tr("Nothing of a character could be found in it."),
                    QStringLiteral("nothing to salvage"));
    return operate(std::move(mended), games, bytes.size());
}

} // namespace sky::storage
