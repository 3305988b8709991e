#include "ui/hursagmu/desk/optiontext.h"

#include "ui/hursagmu/view.h"

#include <QRegularExpression>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Catalogue;
using sky::hursagmu::OptionInfo;

namespace
{

QString nameOf(const QString &id, const Catalogue &catalogue)
{
    if (const auto *trait = catalogue.trait(id)) return trait->name;
    if (const auto *thing = catalogue.thing(id)) return thing->name;
    return id;
}

QString namesOf(const json::Array &ids, const Catalogue &catalogue)
{
    QStringList names;
    for (const json::Value &id : ids)
        if (const QString *text = id.asString()) names << nameOf(*text, catalogue);
    return names.join(QStringLiteral(", "));
}

/// Traits where the option is about them, else weapons.
Result<json::Value> idsOf(const QString &names, const OptionInfo &option, const Catalogue &catalogue)
{
    json::Array ids;
    for (const QString &typed : names.split(QLatin1Char(','))) {
        const QString name = typed.trimmed();
        if (name.isEmpty()) continue;
        if (option.type == QLatin1String("map")) {
            const auto trait = catalogue.findTrait(name);
            if (!trait) return tl::unexpected(trait.error());
            ids.push_back(json::Value((*trait)->id));
        } else {
            const auto thing = catalogue.findThing(name);
            if (!thing) return tl::unexpected(thing.error());
            ids.push_back(json::Value((*thing)->id));
        }
    }
    return json::Value(std::move(ids));
}

/// "armor: Athlete, Sneak; encumbrance: Athlete".
Result<json::Value> mapOf(const QString &text, const OptionInfo &option, const Catalogue &catalogue)
{
    json::Object object;
    for (const QString &part : text.split(QLatin1Char(';'))) {
        if (part.trimmed().isEmpty()) continue;
        if (!part.contains(QLatin1Char(':')))
            return refuse(View::tr("Write it as \"armor: Athlete, Sneak; encumbrance: Athlete, Sneak\"."));
        auto ids = idsOf(part.section(QLatin1Char(':'), 1), option, catalogue);
        if (!ids) return ids;
        object.set(part.section(QLatin1Char(':'), 0, 0).trimmed(), std::move(*ids));
    }
    return json::Value(std::move(object));
}

} // namespace

std::vector<std::pair<json::Value, QString>> optionChoices(const OptionInfo &option)
{
    if (option.type == QLatin1String("bool"))
        return {{json::Value(true), View::tr("yes")}, {json::Value(false), View::tr("no")}};
    std::vector<std::pair<json::Value, QString>> choices;
    if (option.type == QLatin1String("enum"))
        for (const auto &[value, words] : option.valueNames)
            choices.emplace_back(json::Value(value), words);
    return choices;
}

QString optionText(const json::Value &value, const OptionInfo &option, const Catalogue &catalogue)
{
    for (const auto &[choice, words] : optionChoices(option))
        if (choice == value) return words;
    if (const QString *text = value.asString()) return *text;
    if (const json::Number *number = value.asNumber()) return QString::fromLatin1(number->text);
    if (const json::Array *ids = value.asArray()) return namesOf(*ids, catalogue);
    QStringList parts;
    if (const json::Object *object = value.asObject())
        for (const json::Member &member : object->members)
            if (const json::Array *ids = member.value.asArray())
                parts << QStringLiteral("%1: %2").arg(member.key, namesOf(*ids, catalogue));
    return parts.join(QStringLiteral("; "));
}

Result<json::Value> optionValue(const QString &text, const OptionInfo &option, const Catalogue &catalogue)
{
    const QString typed = text.trimmed();
    if (option.type == QLatin1String("map")) return mapOf(typed, option, catalogue);
    if (option.type == QLatin1String("list")) return idsOf(typed, option, catalogue);
    if (typed.isEmpty()) {
        if (option.nullable) return json::Value(nullptr);
        return refuse(View::tr("It needs a number."));
    }
    static const QRegularExpression plain(QStringLiteral("^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$"));
    if (!plain.match(typed).hasMatch()) return refuse(View::tr("\"%1\" is no number.").arg(typed));
    return json::Value(json::Number{typed.toLatin1()});
}

QString optionGroup(const QString &group)
{
    const std::pair<const char *, QString> names[] = {
        {"dice", View::tr("Dice")},
        {"build", View::tr("Making characters")},
        {"equipment", View::tr("Equipment")},
        {"combat", View::tr("Combat")},
        {"sorcery", View::tr("Sorcery")},
        {"injury", View::tr("Injury")},
        {"printed option", View::tr("Options of the book")},
    };
    for (const auto &[id, name] : names)
        if (group == QLatin1String(id)) return name;
    return group;
}

} // namespace sky::ui::hursagmu
