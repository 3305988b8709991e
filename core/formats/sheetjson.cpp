#include "core/formats/sheetjson.h"

#include "core/formats/valuesjson.h"

namespace sky::formats
{

namespace
{

void addText(json::Object &object, const char *key, const QString &text)
{
    if (!text.isEmpty()) object.add(QString::fromLatin1(key), text);
}

json::Value factJson(const Fact &fact)
{
    json::Object object;
    object.add(QStringLiteral("label"), fact.label);
    object.add(QStringLiteral("figures"), arrayOf(fact.figures, [](const Figure &figure) -> json::Value {
                   json::Object one;
                   one.add(QStringLiteral("text"), figure.text);
                   addText(one, "caption", figure.caption);
                   return one;
               }));
    addText(object, "remark", fact.remark);
    return object;
}

QString kindWord(Line::Kind kind)
{
    switch (kind) {
    case Line::Kind::Entry:
        return QStringLiteral("entry");
    case Line::Kind::Group:
        return QStringLiteral("group");
    case Line::Kind::Aside:
        return QStringLiteral("aside");
    }
    return {};
}

json::Value rowJson(const Grid &grid, const Line &line)
{
    json::Object object;
    object.add(QStringLiteral("kind"), kindWord(line.kind));
    object.add(QStringLiteral("depth"), line.depth);
    object.add(QStringLiteral("star"), line.star);
    object.add(QStringLiteral("struck"), line.struck);
    json::Array cells;
    for (size_t i = 0; i < line.fields.size(); ++i) {
        json::Object cell;
        if (i < grid.headings.size()) {
            cell.add(QStringLiteral("column"), grid.headings[i].id);
            cell.add(QStringLiteral("label"), grid.headings[i].label);
        }
        cell.add(QStringLiteral("text"), line.fields[i].text);
        addText(cell, "remark", line.fields[i].remark);
        cells.emplace_back(std::move(cell));
    }
    object.add(QStringLiteral("cells"), std::move(cells));
    return object;
}

void addBody(json::Object &section, const Facts &facts)
{
    section.add(QStringLiteral("facts"), arrayOf(facts, factJson));
}

void addBody(json::Object &section, const Grid &grid)
{
    section.add(QStringLiteral("columns"),
                arrayOf(grid.headings, [](const Grid::Heading &heading) -> json::Value {
                    json::Object column;
                    column.add(QStringLiteral("column"), heading.id);
                    column.add(QStringLiteral("label"), heading.label);
                    return column;
                }));
    section.add(QStringLiteral("rows"),
                arrayOf(grid.lines, [&grid](const Line &line) { return rowJson(grid, line); }));
    addText(section, "footnote", grid.footnote);
}

void addBody(json::Object &section, const Paragraphs &paragraphs)
{
    section.add(QStringLiteral("paragraphs"),
                arrayOf(paragraphs, [](const Paragraph &paragraph) -> json::Value {
                    json::Object one;
                    one.add(QStringLiteral("text"), paragraph.text);
                    return one;
                }));
}

void collect(const json::Value &value, QString &texts)
{
    if (const QString *text = value.asString()) texts += *text + u'\n';
    if (const json::Number *number = value.asNumber()) texts += QString::fromLatin1(number->text) + u'\n';
    if (const json::Array *array = value.asArray())
        for (const json::Value &one : *array)
            collect(one, texts);
    if (const json::Object *object = value.asObject())
        for (const json::Member &member : object->members)
            collect(member.value, texts);
}

} // namespace

json::Object sheetJson(const Outline &outline)
{
    json::Object sheet;
    sheet.add(QStringLiteral("title"), outline.title);
    sheet.add(QStringLiteral("name"), outline.name);
    addText(sheet, "draft", outline.draft);
    sheet.add(QStringLiteral("head"), arrayOf(outline.head, [](const HeadLine &line) -> json::Value {
                  json::Object one;
                  one.add(QStringLiteral("text"), line.text());
                  return one;
              }));
    sheet.add(QStringLiteral("sections"),
              arrayOf(outline.chapters, [](const Chapter &chapter) -> json::Value {
                  json::Object section;
                  section.add(QStringLiteral("id"), chapter.id);
                  section.add(QStringLiteral("heading"), chapter.heading);
                  addText(section, "remark", chapter.remark);
                  addText(section, "aside", chapter.aside);
                  std::visit([&section](const auto &body) { addBody(section, body); }, chapter.body);
                  return section;
              }));
    return sheet;
}

json::Object personJson(const Character &character)
{
    json::Object person;
    const std::pair<const char *, const QString &> texts[] = {{"player", character.player},
                                                              {"campaign", character.campaign},
                                                              {"master", character.master},
                                                              {"concept", character.conceptText},
                                                              {"description", character.description},
                                                              {"history", character.history},
                                                              {"notes", character.notes}};
    for (const auto &[key, text] : texts)
        person.add(QString::fromLatin1(key), text);
    return person;
}

QString textsIn(const json::Value &value)
{
    QString texts;
    collect(value, texts);
    return texts;
}

} // namespace sky::formats
