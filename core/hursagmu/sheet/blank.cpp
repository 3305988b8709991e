#include "core/hursagmu/rules/encumbrance.h"
#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

/// Figures to be written in boxes, with how they are reckoned below.
print::Strip emptyStrip(const print::Strip &strip, bool namesStay)
{
    const auto item = [](const QString &label, const QStringList &captions, const QString &formula) {
        print::Strip::Item made{label, {}, formula, {}};
        for (const QString &caption : captions)
            made.figures.push_back({{}, caption});
        return made;
    };
    print::Strip empty;
    empty.items = {
        item(Text::tr("Initiative"), {QString()}, Text::tr("higher of Perception, Athlete")),
        item(Text::tr("Defense"), {Text::tr("in hand"), Text::tr("no weapon")},
             Text::tr("7 + Athlete or Warrior")),
        item(Text::tr("vs missiles"), {Text::tr("shield"), Text::tr("none")}, Text::tr("none: 7 + Athlete")),
        item(Text::tr("Defiance"), {QString()}, Text::tr("7 + Intellect")),
        item(Text::tr("Endurance"), {QString()}, Text::tr("Constitution + armor")),
        item(Text::tr("Move"), {Text::tr("on foot"), Text::tr("swim")}, Text::tr("10 + Athlete − armor"))};
    const auto power = std::find_if(strip.items.begin(), strip.items.end(),
                                    [](const auto &each) { return each.label == Text::tr("Power"); });
    if (!namesStay || power == strip.items.end()) return empty;
    // A sorcerer's missiles give way to his power.
    empty.items.erase(empty.items.begin() + 2);
    QStringList foci;
    for (const print::Strip::Figure &figure : power->figures)
        foci << figure.caption;
    empty.items.insert(empty.items.end() - 1, item(Text::tr("Power"), foci, Text::tr("Command + focus")));
    return empty;
}

void emptyRows(print::Table &table, bool namesStay, int rows)
{
    table.footnote.clear();
    if (!namesStay) table.rows.clear();
    for (print::Row &row : table.rows)
        std::erase_if(row.cells,
                      [](const print::Cell &cell) { return cell.column != QLatin1String("name"); });
    table.rows.resize(table.rows.size() + static_cast<size_t>(rows));
}

class Emptying
{
public:
    Emptying(bool namesStay, int rows)
        : m_namesStay(namesStay)
        , m_rows(rows)
    {
    }

    void operator()(print::Strip &strip) const { strip = emptyStrip(strip, m_namesStay); }
    void operator()(print::Table &table) const { emptyRows(table, m_namesStay, m_rows); }
    void operator()(print::Tracks &tracks) const
    {
        for (print::Tracks::Track &track : tracks.tracks)
            track.ticked = 0;
    }
    void operator()(print::Ruler &ruler) const
    {
        ruler.value = 0;
        ruler.valueText.clear();
        ruler.valuesNow.clear();
        ruler.lines.clear();
        const QStringList shares = {QStringLiteral("½ "), QStringLiteral("¾ ")};
        for (size_t i = 0; i < ruler.marks.size(); ++i)
            ruler.marks[i] = {ruler.marks[i].at,
                              shares.value(static_cast<qsizetype>(i)) + ruler.marks[i].values.value(0),
                              {}};
    }
    void operator()(print::Fields &fields) const
    {
        for (print::Fields::Field &field : fields.fields)
            field.value.clear();
    }
    void operator()(print::Prose &prose) const { prose.paragraphs.clear(); }

private:
    bool m_namesStay;
    int m_rows;
};

print::Section emptyList(const char *id, const QString &heading, std::vector<print::Column> columns)
{
    return {QString::fromLatin1(id), heading, {}, {}, print::Table{std::move(columns), {}, {}}};
}

print::Header::Entry toWrite(const QString &label)
{
    return {{{label + u' ', print::Role::Label}, {QString(), print::Role::Body}}, {}};
}

/// The points, to be written whoever it is; with nobody named, all of it.
void emptyHeader(print::Header &header, bool nameless)
{
    const std::vector<print::Header::Entry> points = {
        toWrite(Text::tr("points")), toWrite(Text::tr("talents")),    toWrite(Text::tr("professions")),
        toWrite(Text::tr("gifts")),  toWrite(Text::tr("experience")), toWrite(Text::tr("spent")),
        toWrite(Text::tr("unspent"))};
    std::vector<print::Header::Entry> people(points.size());
    const size_t places[] = {0, 2, 4};
    for (size_t i = 0; i < std::size(places) && !header.lines.empty() && i < header.lines[0].size(); ++i)
        people[places[i]] = header.lines[0][i];
    header.portraitFrame = true;
    if (nameless) {
        header.name = QStringLiteral(" ");
        header.subtitle = toWrite(Text::tr("kind, people, homeland"));
        people[0] = toWrite(Text::tr("player"));
        people[2] = toWrite(Text::tr("campaign"));
        people[4] = toWrite(Text::tr("Master"));
        header.portrait = {};
    }
    header.lines.erase(header.lines.begin(),
                       header.lines.begin() + std::min<qsizetype>(2, qsizetype(header.lines.size())));
    header.lines.insert(header.lines.begin(), {people, points});
}

print::Cell caption(const QString &column, const QString &text)
{
    return {column, text, print::Role::Caption};
}

/// What a level costs and what a Strength lifts, to reckon by.
void addTables(print::SheetContent &content)
{
    constexpr int Last = rules::LastTableLevel;
    print::Table costs, lifts;
    print::Row cost, strength, lift;
    cost.cells = {{QStringLiteral("name"), Text::tr("costs"), print::Role::Remark}};
    strength.cells = {{QStringLiteral("name"), Text::tr("Strength"), print::Role::Remark}};
    lift.cells = {{QStringLiteral("name"), Text::tr("lifts, lb"), print::Role::Remark}};
    for (int level = 0; level <= Last; ++level) {
        const QString column = QString::number(level);
        if (level > 0) {
            costs.columns.push_back({column, column});
            cost.cells.push_back(caption(column, figure(rules::levelCost(Level::of(level).value()))));
        }
        strength.cells.push_back(caption(column, column));
        lift.cells.push_back(caption(column, numberText(rules::liftOf(level).smallest(), Unit::Pounds)));
    }
    costs.rows = {cost};
    lifts.rows = {strength, lift};
    print::Fields power;
    power.fields = {
        {Text::tr("Command"), {}, {}}, {Text::tr("+ focus"), {}, {}}, {Text::tr("= power"), {}, {}}};
    content.sections.push_back({QStringLiteral("costs"), Text::tr("Level"), {}, {}, std::move(costs)});
    content.sections.push_back({QStringLiteral("lifts"), {}, {}, {}, std::move(lifts)});
    content.sections.push_back({QStringLiteral("reckoning"), {}, {}, {}, std::move(power)});
}

/// The disciplines, each behind a box; those of the character ticked.
print::Row disciplineChoices(const Source &source, bool nameless)
{
    print::Row row;
    for (const GiftInfo &info : source.catalogue.gifts()) {
        if (!info.isDiscipline()) continue;
        const auto &gifts = source.evaluation.gifts;
        const bool has = std::any_of(gifts.begin(), gifts.end(),
                                     [&info](const PresentGift &gift) { return gift.gift == info.id; });
        row.choices.push_back({info.name, has && !nameless});
    }
    return row;
}

print::Section *sectionOf(print::SheetContent &content, const char *id)
{
    const auto it = std::find_if(content.sections.begin(), content.sections.end(),
                                 [id](const print::Section &s) { return s.id == QLatin1String(id); });
    return it == content.sections.end() ? nullptr : &*it;
}

/// Lists that are there only for those who have something to put in them.
void addMissing(print::SheetContent &content)
{
    const auto add = [&content](print::Section section) {
        if (!content.find(section.id)) content.sections.push_back(std::move(section));
    };
    add(emptyList("weapons", Text::tr("Weapons"),
                  {column(QStringLiteral("attack"), Text::tr("attack")),
                   column(QStringLiteral("damage"), Text::tr("damage")),
                   column(QStringLiteral("defense"), Text::tr("defense")),
                   column(QStringLiteral("weight"), Text::tr("lb"))}));
    add(emptyList("gifts", Text::tr("Gifts"), {column(QStringLiteral("cost"), Text::tr("cost"))}));
    add(emptyList("spells", Text::tr("Spells"),
                  {column(QStringLiteral("discipline"), Text::tr("discipline")),
                   column(QStringLiteral("intensity"), Text::tr("intensity")),
                   column(QStringLiteral("area"), Text::tr("area")),
                   column(QStringLiteral("duration"), Text::tr("duration")),
                   column(QStringLiteral("energy"), Text::tr("energy"))}));
}

/// What helps to fill it in.
void addHelp(const Source &source, print::SheetContent &content, bool nameless)
{
    const QString line = QString(8, QLatin1Char('_'));
    if (print::Section *gifts = sectionOf(content, "gifts")) {
        auto &rows = std::get<print::Table>(gifts->body).rows;
        const print::Row choices = disciplineChoices(source, nameless);
        if (!choices.choices.empty()) rows.insert(rows.begin(), choices);
        for (const GiftInfo &info : source.catalogue.gifts())
            if (info.isDiscipline()) gifts->remark = Text::tr("each discipline %1").arg(info.cost);
    }
    if (print::Section *load = sectionOf(content, "load")) {
        load->remark = Text::tr("taken off move and agility");
        load->aside = Text::tr("lifts %1 lb").arg(line);
    }
    if (print::Section *purse = sectionOf(content, "purse"))
        purse->aside = Text::tr("1 gold = 10 silver = 100 copper");
    addTables(content);
}

/// Empty rows of a list that has `present` ones, of those asked for: the usual number in all, more than that
/// besides; a caster needs few weapons and more spells. Equipment and notes take what is left of the page.
int rowsFor(const QString &section, int asked, int present, bool caster)
{
    constexpr int Usual = 4, FewWeapons = 1, CasterSpells = 6;
    if (section == QLatin1String("talents") || section == QLatin1String("sorcery")) return 0;
    if (section == QLatin1String("armor")) return std::min(asked, 1);
    if (section == QLatin1String("professions")) return std::min(asked, 2);
    if (section == QLatin1String("gifts")) return std::min(asked, present > 0 ? 1 : 2);
    if (section == QLatin1String("equipment"))
        return asked > Usual ? 3 * asked : std::max(2 * asked - present, 0);
    if (asked > Usual) return asked;
    if (caster && asked == Usual && section == QLatin1String("spells"))
        return std::max(CasterSpells - present, 1);
    const int all = caster && section == QLatin1String("weapons") ? std::min(asked, FewWeapons) : asked;
    return std::clamp(all - present, std::min(asked, 1), Usual);
}

} // namespace

/// Names stay unless nobody is to be named, or nobody has a name.
void empty(const Source &source, print::SheetContent &content, int rows, bool nameless)
{
    constexpr int MostRows = 40;
    const bool nobody = nameless || source.character.name.trimmed().isEmpty();
    QStringList unwanted = {QStringLiteral("accepted"),    QStringLiteral("hands"),
                            QStringLiteral("disciplines"), QStringLiteral("description"),
                            QStringLiteral("history"),     QStringLiteral("experience")};
    if (nobody) unwanted << QStringLiteral("sorcery");
    std::erase_if(content.sections, [&](const print::Section &s) { return unwanted.contains(s.id); });
    addMissing(content);
    const int more = std::clamp(rows, 0, MostRows);
    for (print::Section &section : content.sections) {
        const bool traits =
            section.id == QLatin1String("talents") || section.id == QLatin1String("professions");
        const auto *table = std::get_if<print::Table>(&section.body);
        const int present = table && !nobody ? static_cast<int>(table->rows.size()) : 0;
        std::visit(Emptying(traits || !nobody,
                            rowsFor(section.id, more, present, !nobody && source.evaluation.isSorcerer)),
                   section.body);
        if (section.id != QLatin1String("injury")) section.aside.clear();
        section.remark.clear();
    }
    if (print::Section *weapons = sectionOf(content, "weapons")) {
        auto &table = std::get<print::Table>(weapons->body);
        table.columns.insert(table.columns.begin(), column(QStringLiteral("size"), Text::tr("size")));
        for (print::Column &each : table.columns)
            if (each.id == QLatin1String("weight")) each.label = Text::tr("lb");
    }
    addHelp(source, content, nobody);
    content.draftReason.clear();
    content.expected.clear();
    emptyHeader(content.header, nobody);
    if (nobody) content.title = Text::tr("Character sheet");
}

} // namespace sky::hursagmu::sheet
