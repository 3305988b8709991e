#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

/// Figures to be written in boxes.
void emptyStrip(print::Strip &strip)
{
    for (print::Strip::Item &item : strip.items) {
        item.derivation.clear();
        for (print::Strip::Figure &figure : item.figures)
            figure.text.clear();
        if (item.figures.size() == 1) item.figures.front().caption.clear();
    }
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

    void operator()(print::Strip &strip) const { emptyStrip(strip); }
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
        const QStringList shares = {QStringLiteral("½"), QStringLiteral("¾")};
        for (size_t i = 0; i < ruler.marks.size(); ++i) {
            ruler.marks[i].label = shares.value(static_cast<qsizetype>(i));
            ruler.marks[i].values = ruler.marks[i].values.mid(0, 1);
        }
        ruler.lines = ruler.lines.mid(0, 1);
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

void emptyHeader(print::Header &header)
{
    const auto field = [](const QString &label) {
        return print::Header::Entry{{{label + u' ', print::Role::Label}, {QString(), print::Role::Body}}, {}};
    };
    header.name = QStringLiteral(" ");
    header.subtitle = field(Text::tr("kind, people, homeland"));
    header.lines = {{field(Text::tr("player")), field(Text::tr("campaign")), field(Text::tr("Master"))},
                    {field(Text::tr("points")), field(Text::tr("experience")), field(Text::tr("unspent"))}};
    header.portrait = {};
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

/// Empty rows of a list, of those asked for.
int rowsFor(const QString &section, int asked)
{
    if (section == QLatin1String("talents")) return 0;
    if (section == QLatin1String("armor")) return std::min(asked, 1);
    for (const char *few : {"professions", "gifts", "experience"})
        if (section == QLatin1String(few)) return std::min(asked, 2);
    return section == QLatin1String("equipment") ? 3 * asked : asked;
}

} // namespace

/// Names stay unless nobody is to be named.
void empty(print::SheetContent &content, int rows, bool nameless)
{
    constexpr int MostRows = 40;
    const QStringList unwanted = {QStringLiteral("accepted"),    QStringLiteral("hands"),
                                  QStringLiteral("sorcery"),     QStringLiteral("disciplines"),
                                  QStringLiteral("description"), QStringLiteral("history")};
    std::erase_if(content.sections, [&](const print::Section &s) { return unwanted.contains(s.id); });
    addMissing(content);
    const int more = std::clamp(rows, 0, MostRows);
    for (print::Section &section : content.sections) {
        const bool traits =
            section.id == QLatin1String("talents") || section.id == QLatin1String("professions");
        std::visit(Emptying(traits || !nameless, rowsFor(section.id, more)), section.body);
        section.aside.clear();
        section.remark.clear();
    }
    content.draftReason.clear();
    content.expected.clear();
    if (!nameless) return;
    emptyHeader(content.header);
    content.title = Text::tr("Character sheet");
}

} // namespace sky::hursagmu::sheet
