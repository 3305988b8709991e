#include "core/formats/valuesjson.h"

namespace sky::formats
{

namespace
{

QString unitWord(Unit unit)
{
    switch (unit) {
    case Unit::Number:
        return QStringLiteral("number");
    case Unit::Points:
        return QStringLiteral("points");
    case Unit::Pounds:
        return QStringLiteral("lb");
    case Unit::Copper:
        return QStringLiteral("cc");
    case Unit::Spaces:
        return QStringLiteral("spaces");
    case Unit::Percent:
        return QStringLiteral("percent");
    case Unit::Feet:
        return QStringLiteral("ft");
    }
    return {};
}

QString kindWord(Breakdown::Kind kind)
{
    switch (kind) {
    case Breakdown::Kind::Term:
        return QStringLiteral("term");
    case Breakdown::Kind::Sum:
        return QStringLiteral("sum");
    case Breakdown::Kind::Product:
        return QStringLiteral("product");
    case Breakdown::Kind::Best:
        return QStringLiteral("best");
    case Breakdown::Kind::Lookup:
        return QStringLiteral("lookup");
    case Breakdown::Kind::Scaled:
        return QStringLiteral("scaled");
    case Breakdown::Kind::Clamped:
        return QStringLiteral("clamped");
    case Breakdown::Kind::Share:
        return QStringLiteral("share");
    }
    return {};
}

/// A plain JSON number in the unit, exact: "0.5", never through a double.
json::Value number(int64_t value, Unit unit)
{
    const QString written = numberText(value, unit).replace(QChar(0x2212), QLatin1Char('-'));
    return json::Number{written.toLatin1()};
}

json::Value expression(const Breakdown &breakdown)
{
    json::Object object;
    object.add(QStringLiteral("kind"), kindWord(breakdown.kind()));
    if (!breakdown.label().isEmpty()) object.add(QStringLiteral("label"), breakdown.label());
    object.add(QStringLiteral("value"), number(breakdown.value(), breakdown.unit()));
    object.add(QStringLiteral("unit"), unitWord(breakdown.unit()));
    if (!breakdown.rule().isEmpty()) object.add(QStringLiteral("rule"), breakdown.rule());
    json::Array parts;
    for (const Breakdown &part : breakdown.parts())
        parts.push_back(expression(part));
    if (!parts.empty()) object.add(QStringLiteral("parts"), std::move(parts));
    return object;
}

json::Value derived(const DerivedValue &value)
{
    json::Object object;
    object.add(QStringLiteral("id"), value.id);
    object.add(QStringLiteral("group"), value.group);
    object.add(QStringLiteral("label"), value.label);
    addNumber(object, value.number);
    if (!value.remark.isEmpty()) object.add(QStringLiteral("remark"), value.remark);
    return object;
}

json::Value meterJson(const Meter &meter)
{
    json::Object object;
    object.add(QStringLiteral("id"), meter.id);
    object.add(QStringLiteral("label"), meter.label);
    object.add(QStringLiteral("total"), meter.total);
    object.add(QStringLiteral("spent"), meter.spentSum());
    object.add(QStringLiteral("left"), meter.left());
    return object;
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Note:
        return QStringLiteral("note");
    }
    return {};
}

json::Value issueJson(const Issue &issue)
{
    json::Object object;
    object.add(QStringLiteral("code"), issue.code);
    object.add(QStringLiteral("severity"), severityText(issue.severity));
    object.add(QStringLiteral("sentence"), issue.sentence);
    object.add(QStringLiteral("rule"), issue.rule);
    object.add(QStringLiteral("subject"), issue.subject);
    if (issue.accepted) {
        json::Object accepted;
        accepted.add(QStringLiteral("reason"), issue.accepted->reason);
        accepted.add(QStringLiteral("by"), issue.accepted->by);
        accepted.add(QStringLiteral("date"), issue.accepted->date.toString(Qt::ISODate));
        object.add(QStringLiteral("accepted"), std::move(accepted));
    }
    return object;
}

} // namespace

void addNumber(json::Object &object, const Breakdown &breakdown)
{
    object.add(QStringLiteral("value"), number(breakdown.value(), breakdown.unit()));
    object.add(QStringLiteral("unit"), unitWord(breakdown.unit()));
    object.add(QStringLiteral("text"), breakdown.toText());
    object.add(QStringLiteral("explanation"), expression(breakdown));
}

json::Object valuesJson(const GameSystem &game, const Character &character, const Evaluation &evaluation,
                        std::optional<QDate> day)
{
    json::Object object;
    object.add(QStringLiteral("format"), QStringLiteral("skychamber-values"));
    object.add(QStringLiteral("formatVersion"), 1);
    object.add(QStringLiteral("system"), game.id());
    object.add(QStringLiteral("id"), character.id);
    object.add(QStringLiteral("name"), character.name);
    if (day) object.add(QStringLiteral("asOf"), day->toString(Qt::ISODate));
    object.add(QStringLiteral("values"), arrayOf(evaluation.values, derived));
    object.add(QStringLiteral("meters"), arrayOf(evaluation.meters, meterJson));
    object.add(QStringLiteral("issues"), arrayOf(evaluation.issues, issueJson));
    return object;
}

json::Value constructionJson(const QString &name, const std::vector<DerivedValue> &values)
{
    json::Object object;
    object.add(QStringLiteral("format"), QStringLiteral("skychamber-construction"));
    object.add(QStringLiteral("formatVersion"), 1);
    object.add(QStringLiteral("name"), name);
    object.add(QStringLiteral("values"), arrayOf(values, derived));
    return object;
}

} // namespace sky::formats
