#include "core/formats/fieldtree.h"
#include "core/formats/sheetjson.h"
#include "core/formats/text.h"
#include "core/formats/writers.h"
#include "core/system/gamesystem.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace sky::formats
{

namespace
{

constexpr QLatin1String SystemVersion("0.8.2");
constexpr QLatin1String CoreVersion("13.347"); ///< with which that version is used
constexpr QLatin1String Picture("icons/svg/mystery-man.svg");
constexpr QLatin1String ThingPicture("icons/svg/item-bag.svg");
constexpr int SchemaVersion = 2; ///< of what stands where in the actor

/// A key without spaces and dots, which divide paths there.
QString attributeKey(const QString &text)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9]+"));
    QString key = text;
    key.replace(other, QStringLiteral("_"));
    return key.isEmpty() || key == QLatin1String("_") ? QStringLiteral("other") : key;
}

/// What Foundry would take for a roll or a link is kept apart by a mark that nobody sees.
QString inert(QString html)
{
    static const QRegularExpression opening(QStringLiteral("(\\[(?=\\[)|[@&][A-Za-z]+(?=\\[))"));
    return html.replace(opening, QStringLiteral("\\1") + QChar(0x2060));
}

json::Object bar(const Gauge &gauge)
{
    json::Object object;
    object.add(QStringLiteral("value"), gauge.left);
    object.add(QStringLiteral("min"), 0);
    object.add(QStringLiteral("max"), gauge.most);
    return object;
}

bool isPower(const Gauge &gauge)
{
    return gauge.id.startsWith(QLatin1String("power/"));
}

/// The text as a number where it is one: "8", "−4", "0.5".
std::optional<json::Number> numberOf(QString text)
{
    static const QRegularExpression plain(QStringLiteral("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$"));
    text.replace(QChar(0x2212), QLatin1Char('-'));
    if (!plain.match(text).hasMatch()) return std::nullopt;
    return json::Number{text.toLatin1()};
}

json::Object described(const QString &label, const char *type)
{
    json::Object attribute;
    attribute.add(QStringLiteral("label"), label);
    attribute.add(QStringLiteral("dtype"), QString::fromLatin1(type));
    return attribute;
}

/// A number or a text under its name.
json::Object attributeOf(const QString &label, const QString &text)
{
    const auto number = numberOf(text);
    json::Object attribute = described(label, number ? "Number" : "String");
    attribute.add(QStringLiteral("value"), number ? json::Value(*number) : json::Value(text));
    return attribute;
}

/// The key is what people see first, and what their own formulas name.
void addUnderName(json::Object &to, const QString &name, json::Object attribute)
{
    const QString base = attributeKey(name);
    QString key = base;
    for (int number = 2; to.find(key); ++number)
        key = base + QString::number(number);
    to.add(key, std::move(attribute));
}

/// Attributes under their groups, in the order they come.
class Attributes
{
public:
    /// Gives the path to it.
    QString add(const QString &groupLabel, const QString &name, json::Object attribute)
    {
        const QString group = attributeKey(groupLabel);
        if (!m_groups.find(group)) {
            json::Object about = described(cleaned(groupLabel), "Number");
            about.add(QStringLiteral("key"), group);
            m_groups.add(group, std::move(about));
            m_attributes.add(group, json::Object());
        }
        attribute.add(QStringLiteral("group"), group);
        json::Object &members = *m_attributes.find(group)->asObject();
        addUnderName(members, name, std::move(attribute));
        return QStringLiteral("attributes.%1.%2").arg(group, members.members.back().key);
    }

    json::Object takeAttributes() { return std::move(m_attributes); }
    json::Object takeGroups() { return std::move(m_groups); }

private:
    json::Object m_attributes, m_groups;
};

/// What runs down in play.
QString addGauge(Attributes &attributes, const QString &group, const Gauge &gauge)
{
    const QString label = isPower(gauge) ? gauge.label : Text::tr("%1 left").arg(gauge.label);
    if (isPower(gauge)) return attributes.add(group, label, attributeOf(label, QString::number(gauge.most)));
    json::Object resource = described(label, "Resource");
    const json::Object values = bar(gauge);
    for (const json::Member &member : values.members)
        resource.add(member.key, member.value);
    return attributes.add(group, label, std::move(resource));
}

/// The table's row, in which gauges stand for the numbers they are about. Gives their paths.
QHash<QString, QString> addRow(Attributes &attributes, const std::vector<TableField> &row,
                               const std::vector<Gauge> &gauges)
{
    QHash<QString, QString> paths;
    for (const TableField &field : row) {
        const auto gauge = std::find_if(gauges.begin(), gauges.end(),
                                        [&field](const Gauge &each) { return each.id == field.id; });
        if (gauge != gauges.end())
            paths[gauge->id] = addGauge(attributes, field.group, *gauge);
        else if (!field.text.isEmpty())
            attributes.add(field.group, field.title, attributeOf(cleaned(field.title), cleaned(field.text)));
    }
    for (const Gauge &gauge : gauges)
        if (!paths.contains(gauge.id))
            paths[gauge.id] =
                addGauge(attributes, isPower(gauge) ? Text::tr("Power") : Text::tr("Injury"), gauge);
    return paths;
}

/// With the body's bar, and that of power or of the mind.
json::Object tokenOf(const QString &name, const QStringList &bars)
{
    json::Object token;
    token.add(QStringLiteral("name"), name);
    token.add(QStringLiteral("actorLink"), true);
    token.add(QStringLiteral("disposition"), 1); // friendly
    for (qsizetype i = 0; i < 2; ++i) {
        json::Object shown;
        shown.add(QStringLiteral("attribute"), i < bars.size() ? json::Value(bars[i]) : json::Value());
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

/// Sixteen letters and digits, the same for the same thing of the same character.
QString idOf(const QString &text)
{
    static const QByteArray letters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    QString id;
    for (const char byte : hash.left(16))
        id += QLatin1Char(letters[uchar(byte) % letters.size()]);
    return id;
}

QString paragraph(const QString &text)
{
    return QStringLiteral("<p dir=\"auto\">") + text.toHtmlEscaped() + QStringLiteral("</p>");
}

/// A row of a section as a thing of its own: its columns are the attributes.
class Things
{
public:
    Things(const Character &character, const Chapter &chapter, const Grid &grid)
        : m_character(character)
        , m_chapter(chapter)
        , m_grid(grid)
    {
    }

    void addTo(json::Array &items)
    {
        for (const Line &line : m_grid.lines) {
            if (line.kind == Line::Kind::Aside) {
                if (m_open) m_about += paragraph(line.fields.front().text);
                continue;
            }
            close(items);
            // What is no thing of the character's, like bare hands, has no subject.
            if (line.kind == Line::Kind::Entry && !line.subjects.isEmpty()) open(line);
        }
        close(items);
    }

private:
    void open(const Line &line)
    {
        const Field &lead = line.fields.front();
        m_open = true;
        m_about = paragraph(lead.remark.isEmpty() ? m_chapter.heading
                                                  : Text::tr("%1: %2").arg(m_chapter.heading, lead.remark));
        m_weight = json::Number{"0"};
        m_attributes = {};
        m_name = lead.text;
        m_subject = line.subjects.join(u' ');
        for (size_t i = 1; i < line.fields.size() && i < m_grid.headings.size(); ++i) {
            const Field &field = line.fields[i];
            const Grid::Heading &heading = m_grid.headings[i];
            const auto number = numberOf(field.text);
            if (heading.id == QLatin1String("weight") && number)
                m_weight = *number;
            else if (!field.text.isEmpty())
                addUnderName(m_attributes, heading.label, attributeOf(heading.label, field.text));
        }
    }

    void close(json::Array &items)
    {
        if (!m_open) return;
        json::Object system;
        system.add(QStringLiteral("description"), inert(m_about));
        system.add(QStringLiteral("quantity"), 1);
        system.add(QStringLiteral("weight"), m_weight);
        system.add(QStringLiteral("attributes"), std::move(m_attributes));
        system.add(QStringLiteral("groups"), json::Object());
        json::Object item;
        item.add(QStringLiteral("_id"), idOf(m_character.id + u' ' + m_chapter.id + u' ' + m_subject + u' ' +
                                             QString::number(items.size())));
        item.add(QStringLiteral("name"), m_name);
        item.add(QStringLiteral("type"), QStringLiteral("item"));
        item.add(QStringLiteral("img"), QString(ThingPicture));
        item.add(QStringLiteral("system"), std::move(system));
        item.add(QStringLiteral("effects"), json::Array());
        item.add(QStringLiteral("_stats"), stats());
        items.emplace_back(std::move(item));
        m_open = false;
    }

    const Character &m_character;
    const Chapter &m_chapter;
    const Grid &m_grid;
    bool m_open = false;
    QString m_name, m_about, m_subject;
    json::Number m_weight;
    json::Object m_attributes;
};

json::Array thingsOf(const GameSystem &game, const Character &character, const Evaluation &evaluation)
{
    const QStringList sections = namesFromGame(game, QStringLiteral("things"));
    json::Array items;
    const Outline usual = outlineOf(game.sheet(character, evaluation, {}));
    for (const Chapter &chapter : usual.chapters)
        if (const auto *grid = std::get_if<Grid>(&chapter.body); grid && sections.contains(chapter.id))
            Things(character, chapter, *grid).addTo(items);
    return items;
}

json::Object flagsOf(const GameSystem &game, const Character &character)
{
    json::Object origin;
    origin.add(QStringLiteral("system"), game.id());
    origin.add(QStringLiteral("id"), character.id);
    origin.add(QStringLiteral("schemaVersion"), SchemaVersion);
    json::Object flags;
    flags.add(QStringLiteral("skychamber"), std::move(origin));
    return flags;
}

} // namespace

json::Object foundryActor(const GameSystem &game, const Character &character, const Evaluation &evaluation,
                          const Outline &outline)
{
    const std::vector<Gauge> gauges = game.gauges(character, evaluation);
    const auto power = std::find_if(gauges.begin(), gauges.end(), isPower);
    Attributes attributes;
    const QHash<QString, QString> paths = addRow(attributes, game.tableRow(character, evaluation), gauges);
    QStringList bars;
    if (!gauges.empty()) bars << QStringLiteral("health");
    if (power != gauges.end())
        bars << QStringLiteral("power");
    else if (gauges.size() > 1)
        bars << paths.value(gauges[1].id);
    json::Object system;
    system.add(QStringLiteral("biography"), inert(toHtmlBody(outline)));
    system.add(QStringLiteral("health"), bar(gauges.empty() ? Gauge() : gauges.front()));
    system.add(QStringLiteral("power"), bar(power == gauges.end() ? Gauge() : *power));
    system.add(QStringLiteral("attributes"), attributes.takeAttributes());
    system.add(QStringLiteral("groups"), attributes.takeGroups());
    json::Object actor;
    actor.add(QStringLiteral("name"), outline.name);
    actor.add(QStringLiteral("type"), QStringLiteral("character"));
    actor.add(QStringLiteral("img"), QString(Picture));
    actor.add(QStringLiteral("system"), std::move(system));
    actor.add(QStringLiteral("prototypeToken"), tokenOf(outline.name, bars));
    actor.add(QStringLiteral("items"), thingsOf(game, character, evaluation));
    actor.add(QStringLiteral("effects"), json::Array());
    actor.add(QStringLiteral("flags"), flagsOf(game, character));
    actor.add(QStringLiteral("_stats"), stats());
    return actor;
}

} // namespace sky::formats
