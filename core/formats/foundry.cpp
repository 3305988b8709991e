#include "core/formats/sheetjson.h"
#include "core/formats/text.h"
#include "core/formats/writers.h"
#include "core/system/gamesystem.h"

#include <QRegularExpression>
#include <QSet>

namespace sky::formats
{

namespace
{

constexpr QLatin1String SystemVersion("0.8.2");
constexpr QLatin1String CoreVersion("13.347"); ///< with which that version is used
constexpr QLatin1String Picture("icons/svg/mystery-man.svg");

/// A key without spaces and dots, which divide paths there.
QString keyOf(const QString &text)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9]+"));
    QString key = text;
    key.replace(other, QStringLiteral("_"));
    return key.isEmpty() || key == QLatin1String("_") ? QStringLiteral("other") : key;
}

/// What Foundry would take for a roll or a link is kept apart by a mark that nobody sees.
QString inert(QString html)
{
    const QString joiner(QChar(0x2060));
    html.replace(QLatin1String("[["), u'[' + joiner + u'[');
    return html.replace(QLatin1Char('@'), u'@' + joiner);
}

json::Object bar(const std::vector<Gauge> &gauges, size_t index)
{
    json::Object object;
    const Gauge gauge = index < gauges.size() ? gauges[index] : Gauge();
    object.add(QStringLiteral("value"), gauge.left);
    object.add(QStringLiteral("min"), 0);
    object.add(QStringLiteral("max"), gauge.most);
    return object;
}

/// The text as a number where it is one: "8", "−4", "0.5".
std::optional<json::Number> numberOf(QString text)
{
    static const QRegularExpression plain(QStringLiteral("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$"));
    text.replace(QChar(0x2212), QLatin1Char('-'));
    if (!plain.match(text).hasMatch()) return std::nullopt;
    return json::Number{text.toLatin1()};
}

/// Attributes under their groups, in the order of the table.
class Attributes
{
public:
    void add(const TableField &field)
    {
        if (field.text.isEmpty()) return;
        const QString group = keyOf(field.group);
        if (!m_groups.find(group)) {
            json::Object described;
            described.add(QStringLiteral("key"), group);
            described.add(QStringLiteral("label"), cleaned(field.group));
            described.add(QStringLiteral("dtype"), QStringLiteral("Number"));
            m_groups.add(group, std::move(described));
            m_attributes.add(group, json::Object());
        }
        const auto number = numberOf(field.text);
        json::Object attribute;
        attribute.add(QStringLiteral("value"),
                      number ? json::Value(*number) : json::Value(cleaned(field.text)));
        attribute.add(QStringLiteral("label"), cleaned(field.title));
        attribute.add(QStringLiteral("dtype"), number ? QStringLiteral("Number") : QStringLiteral("String"));
        attribute.add(QStringLiteral("group"), group);
        m_attributes.find(group)->asObject()->add(freeKey(group, field.id), std::move(attribute));
    }

    json::Object takeAttributes() { return std::move(m_attributes); }
    json::Object takeGroups() { return std::move(m_groups); }

private:
    /// Different ids may come to one key.
    QString freeKey(const QString &group, const QString &id)
    {
        const QString base = keyOf(id);
        QString key = base;
        for (int number = 2; m_keys.contains(group + u'.' + key); ++number)
            key = base + QString::number(number);
        m_keys << group + u'.' + key;
        return key;
    }

    json::Object m_attributes, m_groups;
    QSet<QString> m_keys;
};

json::Object tokenOf(const QString &name, size_t bars)
{
    json::Object token;
    token.add(QStringLiteral("name"), name);
    token.add(QStringLiteral("actorLink"), true);
    token.add(QStringLiteral("disposition"), 1); // friendly
    for (size_t i = 0; i < 2; ++i) {
        json::Object shown;
        const QString attribute = i == 0 ? QStringLiteral("health") : QStringLiteral("power");
        shown.add(QStringLiteral("attribute"), i < bars ? json::Value(attribute) : json::Value());
        token.add(QStringLiteral("bar%1").arg(i + 1), std::move(shown));
    }
    return token;
}

json::Object stats()
{
    json::Object object;
    object.add(QStringLiteral("systemId"), QStringLiteral("worldbuilding"));
    object.add(QStringLiteral("systemVersion"), QString(SystemVersion));
    object.add(QStringLiteral("coreVersion"), QString(CoreVersion));
    return object;
}

} // namespace

json::Object foundryActor(const GameSystem &game, const Character &character, const Evaluation &evaluation,
                          const Outline &outline)
{
    const std::vector<Gauge> gauges = game.gauges(character, evaluation);
    Attributes attributes;
    for (const TableField &field : game.tableRow(character, evaluation))
        attributes.add(field);
    json::Object system;
    system.add(QStringLiteral("biography"), inert(toHtmlBody(outline)));
    system.add(QStringLiteral("health"), bar(gauges, 0));
    system.add(QStringLiteral("power"), bar(gauges, 1));
    system.add(QStringLiteral("attributes"), attributes.takeAttributes());
    system.add(QStringLiteral("groups"), attributes.takeGroups());
    json::Object origin;
    origin.add(QStringLiteral("system"), game.id());
    origin.add(QStringLiteral("id"), character.id);
    origin.add(QStringLiteral("schemaVersion"), 1);
    json::Object flags;
    flags.add(QStringLiteral("skychamber"), std::move(origin));
    json::Object actor;
    actor.add(QStringLiteral("name"), outline.name);
    actor.add(QStringLiteral("type"), QStringLiteral("character"));
    actor.add(QStringLiteral("img"), QString(Picture));
    actor.add(QStringLiteral("system"), std::move(system));
    actor.add(QStringLiteral("prototypeToken"), tokenOf(outline.name, gauges.size()));
    actor.add(QStringLiteral("items"), json::Array());
    actor.add(QStringLiteral("effects"), json::Array());
    actor.add(QStringLiteral("flags"), std::move(flags));
    actor.add(QStringLiteral("_stats"), stats());
    return actor;
}

} // namespace sky::formats
