#include "core/formats/outline.h"

#include "core/base/oneline.h"
#include "core/formats/text.h"

#include <algorithm>

namespace sky::formats
{

namespace
{

using print::Role;

constexpr QLatin1String RemarkColumn("remark");
constexpr int DeepestLine = 8; ///< so that a text keeps its room however deep things lie in things

bool isFigure(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.isDigit() || QStringLiteral("+-\u2212.,\u2013\u2014 ").contains(c);
    });
}

/// Columns of a table in the order in which its rows name them.
QStringList columnsOf(const print::Table &table)
{
    QStringList ids;
    for (const print::Row &row : table.rows) {
        qsizetype at = 0;
        for (const print::Cell &cell : row.cells) {
            const qsizetype there = ids.indexOf(cell.column);
            if (there < 0) ids.insert(at, cell.column);
            at = (there < 0 ? at : there) + 1;
        }
    }
    return ids;
}

/// Turns a table's cells into fields. A column without a label is no column here: a remark belongs to the
/// text before it, anything else to the labelled one that follows ("6 + 6" to the damage).
class Gridder
{
public:
    explicit Gridder(const print::Table &table)
        : m_table(table)
        , m_ids(columnsOf(table))
    {
        const bool labelled =
            std::any_of(table.columns.begin(), table.columns.end(),
                        [](const print::Column &column) { return !column.label.isEmpty(); });
        for (qsizetype i = 0; labelled && i < m_ids.size(); ++i)
            if (i == 0 || (m_ids[i] != RemarkColumn && !label(m_ids[i]).isEmpty()))
                m_grid.headings.push_back({m_ids[i], cleaned(label(m_ids[i])), i > 0});
        m_grid.footnote = cleaned(table.footnote);
    }

    Grid grid()
    {
        for (const print::Row &row : m_table.rows)
            m_grid.lines.push_back(lineOf(row));
        for (size_t i = 0; i < m_grid.headings.size(); ++i)
            for (const Line &line : m_grid.lines)
                if (i < line.fields.size() && !isFigure(line.fields[i].text))
                    m_grid.headings[i].isNumber = false;
        return std::move(m_grid);
    }

private:
    QString label(const QString &id) const
    {
        for (const print::Column &column : m_table.columns)
            if (column.id == id) return column.label;
        return {};
    }

    std::optional<size_t> headingAt(const QString &id) const
    {
        const auto &headings = m_grid.headings;
        const auto it =
            std::find_if(headings.begin(), headings.end(), [&](const auto &h) { return h.id == id; });
        if (it == headings.end()) return std::nullopt;
        return static_cast<size_t>(it - headings.begin());
    }

    bool isCalculation(const QString &id) const
    {
        bool any = false;
        for (const print::Row &row : m_table.rows)
            for (const print::Cell &cell : row.cells)
                if (cell.column == id && !cell.text.isEmpty()) {
                    if (!isFigure(cell.text)) return false;
                    any = true;
                }
        return any;
    }

    /// Which field a column without a label belongs to.
    size_t hostOf(const QString &id) const
    {
        const qsizetype at = m_ids.indexOf(id);
        for (qsizetype i = at + 1; isCalculation(id) && i < m_ids.size(); ++i)
            if (const auto heading = headingAt(m_ids[i])) return *heading;
        for (qsizetype i = at - 1; i >= 0; --i)
            if (const auto heading = headingAt(m_ids[i])) return *heading;
        return 0;
    }

    Line lineOf(const print::Row &row) const
    {
        Line line;
        line.subjects = row.subjects;
        line.depth = std::clamp(row.depth, 0, DeepestLine);
        line.star = row.star;
        line.struck = row.struck;
        fill(line, row);
        if (row.kind == print::RowKind::Group && line.fields.size() <= 1) line.kind = Line::Kind::Group;
        return line;
    }

    /// "[ ] Fire  [x] Water".
    static QString boxes(const print::Row &row)
    {
        QStringList named;
        for (const auto &choice : row.choices)
            named << (choice.ticked ? QStringLiteral("[x] ") : QStringLiteral("[ ] ")) + cleaned(choice.text);
        return named.join(QStringLiteral("  "));
    }

    void fill(Line &line, const print::Row &row) const
    {
        if (!row.choices.empty()) {
            line.kind = Line::Kind::Aside;
            line.fields = {{boxes(row), {}}};
            return;
        }
        if (m_grid.headings.empty()) {
            for (const print::Cell &cell : row.cells)
                if (!cell.text.trimmed().isEmpty()) line.fields.push_back({cleaned(cell.text), {}});
            return;
        }
        const bool remark = row.cells.size() == 1 && row.cells.front().role == Role::Remark;
        if (remark || (row.cells.size() == 1 && row.kind == print::RowKind::Group)) {
            line.kind = remark ? Line::Kind::Aside : Line::Kind::Group;
            line.fields = {{cleaned(row.cells.front().text), {}}};
            return;
        }
        line.fields.resize(m_grid.headings.size());
        for (const print::Cell &cell : row.cells)
            put(line, cell);
    }

    void put(Line &line, const print::Cell &cell) const
    {
        const QString text = cleaned(cell.text);
        const auto heading = headingAt(cell.column);
        if (heading && line.fields[*heading].text.isEmpty()) {
            line.fields[*heading].text = text;
            return;
        }
        QString &remark = line.fields[heading ? *heading : hostOf(cell.column)].remark;
        remark += remark.isEmpty() || text.isEmpty() ? text : QStringLiteral("; ") + text;
    }

    const print::Table &m_table;
    QStringList m_ids;
    Grid m_grid;
};

/// One function for each kind of section; `Chapter::body` of nothing is left out by whoever asks.
struct Shaper {
    using Body = decltype(Chapter::body);

    Body operator()(const print::Table &table) const { return Gridder(table).grid(); }

    Body operator()(const print::Strip &strip) const
    {
        Facts facts;
        for (const print::Strip::Item &item : strip.items) {
            Fact fact{cleaned(item.label), {}, cleaned(item.derivation), item.subjects};
            for (const print::Strip::Figure &figure : item.figures)
                fact.figures.push_back({cleaned(figure.text), cleaned(figure.caption)});
            facts.push_back(std::move(fact));
        }
        return facts;
    }

    Body operator()(const print::Tracks &tracks) const
    {
        Facts facts;
        for (const print::Tracks::Track &track : tracks.tracks) {
            QStringList remarks;
            for (const print::Tracks::Mark &mark : track.marks)
                remarks << Text::tr("after %1 %2").arg(QString::number(mark.at), cleaned(mark.text));
            if (!track.remark.isEmpty()) remarks << cleaned(track.remark);
            const QString count = Text::tr("%1 of %2").arg(track.ticked).arg(track.boxes);
            facts.push_back(
                {cleaned(track.name), {{count, {}}}, remarks.join(QStringLiteral("; ")), track.subjects});
        }
        return facts;
    }

    Body operator()(const print::Ruler &ruler) const
    {
        Grid grid;
        grid.headings.push_back({QStringLiteral("at"), {}, false});
        for (qsizetype i = 0; i < ruler.lines.size(); ++i)
            grid.headings.push_back({QStringLiteral("line%1").arg(i + 1), cleaned(ruler.lines[i]), true});
        const auto add = [&](const QString &lead, const QStringList &values, const QStringList &subjects) {
            Line line;
            line.fields.push_back({cleaned(lead), {}});
            for (qsizetype i = 0; i < ruler.lines.size(); ++i)
                line.fields.push_back({cleaned(values.value(i)), {}});
            line.subjects = subjects;
            grid.lines.push_back(std::move(line));
        };
        if (!ruler.valueText.isEmpty()) // a form has nothing now
            add(Text::tr("now, %1").arg(ruler.valueText), ruler.valuesNow, ruler.subjects);
        for (const print::Ruler::Mark &mark : ruler.marks)
            add(Text::tr("above %1").arg(mark.label), mark.values, {});
        return grid;
    }

    Body operator()(const print::Fields &fields) const
    {
        Facts facts;
        for (const print::Fields::Field &field : fields.fields)
            facts.push_back({cleaned(field.label), {{cleaned(field.value), {}}}, {}, field.subjects});
        return facts;
    }

    Body operator()(const print::Prose &prose) const
    {
        Paragraphs paragraphs;
        for (const print::Prose::Paragraph &paragraph : prose.paragraphs)
            paragraphs.push_back({cleaned(paragraph.text), paragraph.subject});
        return paragraphs;
    }
};

bool isEmpty(const Chapter &chapter)
{
    const auto *grid = std::get_if<Grid>(&chapter.body);
    if (grid) return grid->lines.empty();
    const auto *facts = std::get_if<Facts>(&chapter.body);
    return facts ? facts->empty() : std::get<Paragraphs>(chapter.body).empty();
}

/// Labels of fields that hold nothing say nothing.
void addHead(std::vector<HeadLine> &head, const print::Header::Entry &entry)
{
    const bool says = std::any_of(entry.runs.begin(), entry.runs.end(), [](const print::Run &run) {
        return run.role != Role::Label && !run.text.trimmed().isEmpty();
    });
    if (!says) return;
    HeadLine line{{}, entry.subjects};
    for (const print::Run &run : entry.runs) {
        // A wide gap parts what stands side by side.
        if (run.text.startsWith(QLatin1String("   ")) && !line.runs.empty()) line.runs.back().text += u',';
        line.runs.push_back({cleaned(run.text), run.role});
    }
    head.push_back(std::move(line));
}

} // namespace

QString cleaned(const QString &text)
{
    QString clean = inOneLine(text);
    for (qsizetype i = 0; i < clean.size(); ++i) {
        const bool pair = clean[i].isHighSurrogate() && i + 1 < clean.size() && clean[i + 1].isLowSurrogate();
        if (pair)
            ++i;
        else if (clean[i].isSurrogate() || clean[i] >= QChar(0xfffe))
            clean[i] = QChar::ReplacementCharacter;
    }
    return clean;
}

QString HeadLine::text() const
{
    QString whole;
    for (const print::Run &run : runs)
        whole += run.text;
    return whole.simplified();
}

Outline outlineOf(const print::SheetContent &content)
{
    Outline outline;
    outline.title = cleaned(content.title);
    outline.name = cleaned(content.header.name);
    outline.nameSubjects = content.header.nameSubjects;
    outline.draft = cleaned(content.draftReason);
    outline.portrait = content.header.portrait;
    addHead(outline.head, content.header.subtitle);
    for (const auto &line : content.header.lines)
        for (const print::Header::Entry &entry : line)
            addHead(outline.head, entry);
    for (const print::Section &section : content.sections) {
        Chapter chapter{section.id, cleaned(section.heading), cleaned(section.remark), cleaned(section.aside),
                        std::visit(Shaper(), section.body)};
        if (!isEmpty(chapter)) outline.chapters.push_back(std::move(chapter));
    }
    return outline;
}

} // namespace sky::formats
