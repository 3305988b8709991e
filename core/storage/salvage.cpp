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

constexpr QStringView GamePart = u"character";

/// The members of a character's file outside of its game's part.
bool isOfTheFile(const QString &key)
{
    static const QStringList keys = QStringLiteral("format formatVersion readableFrom system systemVersion "
                                                   "systemReadableFrom application id kind name player "
                                                   "campaign master concept description history notes "
                                                   "portrait waivers character")
                                        .split(QLatin1Char(' '));
    return keys.contains(key);
}

/// Those for which `belongs` go from one to the other, unless that has one of the name.
template<typename Belongs>
void move(json::Object &from, json::Object &to, Belongs belongs, QStringList &told)
{
    for (size_t i = 0; i < from.members.size();) {
        json::Member &member = from.members[i];
        if (!belongs(member.key) || to.find(member.key)) {
            ++i;
            continue;
        }
        told << Text::tr("%1: it stood in another place (line %2).")
                    .arg(member.key.left(80), QString::number(member.value.line()));
        to.add(member.key, std::move(member.value));
        from.members.erase(from.members.begin() + std::ptrdiff_t(i));
    }
}

/// Where brackets are wrong, members come to stand around the game's part instead of in it, and in it instead
/// of around.
QStringList putInPlace(json::Object &root)
{
    QStringList told;
    json::Value *found = root.find(GamePart);
    if (!found || !found->asObject()) return told;
    json::Object part = std::move(*found->asObject());
    const int line = found->line(), column = found->column();
    move(part, root, isOfTheFile, told);
    move(
        root, part, [](const QString &key) { return !isOfTheFile(key); }, told);
    root.set(GamePart.toString(), std::move(part));
    root.find(GamePart)->setPlace(line, column);
    return told;
}

Result<Salvage> operate(json::Salvaged mended, const GameRegistry &games, qsizetype bytes)
{
    const QStringList moved = mended.unbalanced ? putInPlace(*mended.value.asObject()) : QStringList();
    Surgeon surgeon(
        mended.value, [&](const QString &key) { return anew(*mended.value.asObject(), games, key); }, bytes);
    surgeon.completeHeader();
    for (;;) {
        auto loaded = characterFrom(mended.value, games);
        if (loaded) {
            QStringList missing = inWords(mended.flaws) + moved + surgeon.told();
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
