#include "tests/support/samplesheet.h"

namespace sky::test
{

namespace
{

using namespace print;

QString id(const char *kind, int number)
{
    return QString::fromLatin1(kind) + u'/' + QString::number(number);
}

void expect(SheetContent &content, const QString &subject, const QString &text)
{
    content.expected.push_back({subject, subject, {text}});
}

void addTraits(SheetContent &content, const SampleAmounts &amounts)
{
    Table table;
    table.columns = {{QStringLiteral("level"), QStringLiteral("level")}};
    for (int i = 1; i <= amounts.traits; ++i) {
        const QString name = QStringLiteral("%1 %2").arg(amounts.word).arg(i);
        Row row;
        row.subjects = {id("trait", i)};
        row.cells = {{QStringLiteral("name"), name, Role::Body},
                     {QStringLiteral("level"), QString::number(i % 9), Role::Figure}};
        table.rows.push_back(row);
        expect(content, id("trait", i), name);
    }
    content.sections.push_back({QStringLiteral("traits"), QStringLiteral("Traits"), {}, {}, table});
}

void addItems(SheetContent &content, const SampleAmounts &amounts)
{
    Table table;
    table.columns = {{QStringLiteral("weight"), QStringLiteral("lb")}};
    for (int i = 1; i <= amounts.items; ++i) {
        const bool container = i % 5 == 1 && i < amounts.items;
        const QString name = QStringLiteral("%1 no. %2").arg(amounts.word).arg(i);
        Row row;
        row.kind = container ? RowKind::Container : RowKind::Entry;
        row.depth = container || i % 5 == 1 ? 0 : 1;
        row.subjects = {id("item", i)};
        row.cells = {{QStringLiteral("name"), name, container ? Role::SmallStrong : Role::Small},
                     {QStringLiteral("weight"), QString::number(i), Role::Small}};
        table.rows.push_back(row);
        expect(content, id("item", i), name);
    }
    content.sections.push_back({QStringLiteral("items"), QStringLiteral("Items"), {}, {}, table});
}

void addNotes(SheetContent &content, const SampleAmounts &amounts)
{
    Prose prose;
    for (int i = 1; i <= amounts.paragraphs; ++i) {
        QString text = QStringLiteral("Paragraph %1:").arg(i);
        for (int word = 0; word < 60; ++word)
            text += QLatin1Char(' ') + amounts.word + QString::number(word);
        prose.paragraphs.push_back({text, id("notes", i)});
        expect(content, id("notes", i), text);
    }
    content.sections.push_back({QStringLiteral("notes"), QStringLiteral("Notes"), {}, {}, prose});
}

void addWaivers(SheetContent &content, const SampleAmounts &amounts)
{
    if (amounts.waivers == 0) return;
    Table table;
    for (int i = 1; i <= amounts.waivers; ++i) {
        const QString name = QStringLiteral("exception %1").arg(i);
        Row row;
        row.subjects = {id("waiver", i)};
        row.cells = {{QStringLiteral("name"), name, Role::BodyStrong}};
        table.rows.push_back(row);
        expect(content, id("waiver", i), name);
    }
    content.sections.push_back({QStringLiteral("accepted"), QStringLiteral("Accepted"), {}, {}, table});
}

Ruler ruler()
{
    Ruler ruler;
    ruler.value = 3;
    ruler.maximum = 10;
    ruler.valueText = QStringLiteral("3 lb");
    ruler.marks = {{5, QStringLiteral("5"), {}}, {10, QStringLiteral("10"), {}}};
    return ruler;
}

SectionPlace place(const char *section, std::vector<ColumnStop> stops, int flowColumns = 1, int blanks = 0)
{
    SectionPlace place;
    place.section = QString::fromLatin1(section);
    place.stops = std::move(stops);
    place.flowColumns = flowColumns;
    place.blankRows = blanks;
    return place;
}

SectionPlace traits()
{
    return place("traits",
                 {{QStringLiteral("name"), Align::Left, 0}, {QStringLiteral("level"), Align::Right, 60}});
}

SectionPlace items(int columns)
{
    return place("items",
                 {{QStringLiteral("name"), Align::Left, 0}, {QStringLiteral("weight"), Align::Right, 57}},
                 columns, 99);
}

Zone wide(const char *id, SectionPlace section)
{
    return {QString::fromLatin1(id), false, {{0, 180, {std::move(section)}}}};
}

} // namespace

SheetContent sampleSheet(const SampleAmounts &amounts)
{
    SheetContent content;
    content.title = amounts.name;
    content.draftReason = amounts.draft;
    content.header.name = amounts.name;
    content.header.nameSubjects = {QStringLiteral("name")};
    expect(content, QStringLiteral("name"), amounts.name);
    addTraits(content, amounts);
    content.sections.push_back(
        {QStringLiteral("load"), QStringLiteral("Load"), {}, QStringLiteral("lifts 10 lb"), ruler()});
    addItems(content, amounts);
    addNotes(content, amounts);
    addWaivers(content, amounts);
    return content;
}

LayoutSpec sampleLayout()
{
    LayoutSpec spec;
    spec.name = QStringLiteral("sample");
    spec.headerStops = {0};
    const Zone body{QStringLiteral("body"), false, {{0, 60, {traits()}}, {72, 108, {place("load", {})}}}};
    const Zone list{QStringLiteral("list"), false, {{0, 118.5, {items(2)}}}};
    spec.arrangements = {
        {QStringLiteral("only"), {}, {}, {body, list, wide("notes", place("notes", {}, 1, 99))}}};
    spec.continuation = {body, wide("later items", items(3)), wide("later notes", place("notes", {}))};
    spec.closing = wide("closing", place("accepted", {{QStringLiteral("name"), Align::Left, 0}}));
    spec.sacrifice = {QStringLiteral("notes"), QStringLiteral("items"), QStringLiteral("traits")};
    spec.fill = {{QStringLiteral("notes"), 1, 0}};
    return spec;
}

} // namespace sky::test
