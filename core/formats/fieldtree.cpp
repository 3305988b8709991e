#include "core/formats/fieldtree.h"

#include "core/json/parse.h"
#include "core/print/layoutspec.h"

#include <QFile>
#include <QRegularExpression>

namespace sky::formats
{

namespace
{

/// One kind of object and its members: "name" a text, "name?" a flag, "name*kind" a list, "name:kind" an
/// object.
struct Row {
    const char *object;
    const char *members;
};

constexpr Row Rows[] = {
    {"root", "format formatVersion system id name asOf values*value meters*meter issues*issue "
             "person:person sheet:sheet value:values section:sections"},
    {"value", "id group label value unit text remark explanation:expression"},
    {"expression", "kind label value unit rule parts*expression"},
    {"meter", "id label total spent left"},
    {"issue", "code severity sentence rule subject accepted:accepted"},
    {"accepted", "reason by date"},
    {"person", "player campaign master concept description history notes"},
    {"sheet", "title name draft head*line sections*section"},
    {"line", "text"},
    {"section", "id heading remark aside facts*fact columns*column rows*row footnote paragraphs*line"},
    {"fact", "label figures*figure remark"},
    {"figure", "text caption"},
    {"column", "column label"},
    {"row", "kind depth star? struck? cells*cell"},
    {"cell", "column label text remark"},
};

void addSections(QSet<QString> &ids, const std::vector<print::Zone> &zones)
{
    for (const print::Zone &zone : zones)
        for (const print::Region &region : zone.regions)
            for (const print::SectionPlace &place : region.sections)
                ids << place.section;
}

bool isNameable(const QString &id)
{
    return !id.contains(u'/');
}

} // namespace

QStringList namesFromGame(const GameSystem &game, const QString &list)
{
    QFile file(QStringLiteral(":/%1/export/names.json").arg(game.id()));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto root = json::parse(file.readAll());
    const json::Value *found = root && root->asObject() ? root->asObject()->find(list) : nullptr;
    QStringList names;
    if (const json::Array *array = found ? found->asArray() : nullptr)
        for (const json::Value &name : *array)
            if (name.asString()) names << *name.asString();
    return names;
}

FieldIds fieldIds(const GameSystem &game)
{
    FieldIds ids;
    const QStringList some = namesFromGame(game, QStringLiteral("values"));
    ids.values = QSet<QString>(some.begin(), some.end());
    const auto blank = game.blank(std::nullopt);
    const EvaluationPtr evaluation = game.evaluate(*blank);
    for (const DerivedValue &value : evaluation->values)
        if (isNameable(value.id)) ids.values << value.id;
    const QStringList layouts = game.layouts();
    for (const QString &name : layouts) {
        const print::LayoutSpec spec = game.layout(name, print::PageFormat::a4());
        for (const print::Arrangement &arrangement : spec.arrangements)
            addSections(ids.sections, arrangement.zones);
        addSections(ids.sections, spec.continuation);
        addSections(ids.sections, {spec.closing});
    }
    return ids;
}

FieldTree::FieldTree(const FieldIds &ids)
{
    for (const Row &row : Rows) {
        Object &object = m_objects[QString::fromLatin1(row.object)];
        for (const QString &word : QString::fromLatin1(row.members).split(u' ')) {
            const qsizetype sign = word.indexOf(QRegularExpression(QStringLiteral("[?*:]")));
            const QString name = word.left(sign);
            FieldType type;
            if (sign >= 0) {
                type.kind = word[sign] == u'?'   ? FieldType::Kind::Flag
                            : word[sign] == u'*' ? FieldType::Kind::List
                                                 : FieldType::Kind::Object;
                type.object = word.mid(sign + 1);
            }
            object.order << name;
            object.types.insert(name, type);
        }
    }
    const auto name = [this](const char *list, const QSet<QString> &members, const char *each) {
        Object &object = m_objects[QString::fromLatin1(list)];
        object.order = QStringList(members.begin(), members.end());
        object.order.sort();
        for (const QString &id : members)
            object.types.insert(id, {FieldType::Kind::Object, QString::fromLatin1(each)});
    };
    name("values", ids.values, "value");
    name("sections", ids.sections, "section");
}

std::optional<FieldType> FieldTree::member(const QString &object, const QString &name) const
{
    const auto there = m_objects.constFind(object);
    if (there == m_objects.cend()) return std::nullopt;
    const auto type = there->types.constFind(name);
    return type == there->types.cend() ? std::nullopt : std::optional(*type);
}

std::optional<FieldType> FieldTree::find(const QString &object, const QString &path) const
{
    std::optional<FieldType> type = FieldType{FieldType::Kind::Object, object};
    for (const QString &name : path.split(u'.'))
        if (type) type = type->kind == FieldType::Kind::Object ? member(type->object, name) : std::nullopt;
    return type;
}

QStringList FieldTree::objects()
{
    QStringList names;
    for (const Row &row : Rows)
        names << QString::fromLatin1(row.object);
    return names;
}

QStringList FieldTree::members(const QString &object) const
{
    return m_objects.value(object).order;
}

} // namespace sky::formats
