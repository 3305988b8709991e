#include "core/base/isolated.h"
#include "core/formats/text.h"
#include "core/formats/writers.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace sky::formats
{

namespace
{

constexpr int PageWidth = 80;
constexpr int Gap = 2;

bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) ||
           (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
           (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x1f300 && c <= 0x1faff) || (c >= 0x20000 && c <= 0x3fffd);
}

/// In cells of a terminal: none for marks that combine or direct, two for the letters of East Asia.
int widthOf(const QString &text)
{
    int width = 0;
    for (const uint c : text.toUcs4()) {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
            category == QChar::Other_Format)
            continue;
        width += isWide(c) ? 2 : 1;
    }
    return width;
}

/// A word in pieces that are no wider than `room`, cut between letters as people see them.
QStringList cut(const QString &word, int room)
{
    if (widthOf(word) <= room) return {word};
    QStringList pieces{QString()};
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    int width = 0;
    for (qsizetype from = 0, to = letters.toNextBoundary(); to > 0;
         from = to, to = letters.toNextBoundary()) {
        const QString letter = word.mid(from, to - from);
        const int wide = widthOf(letter);
        if (width + wide > room && !pieces.back().isEmpty()) {
            pieces << QString();
            width = 0;
        }
        pieces.back() += letter;
        width += wide;
    }
    return pieces;
}

/// Lines of `text` no wider than `room`.
QStringList broken(const QString &text, int room)
{
    QStringList lines;
    int width = 0;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words)
        for (const QString &piece : cut(word, room)) {
            const int wide = widthOf(piece);
            if (lines.isEmpty() || width + 1 + wide > room) {
                lines << piece;
                width = wide;
            } else {
                lines.back() += u' ' + piece;
                width += 1 + wide;
            }
        }
    return lines;
}

QString spaces(int count)
{
    return QString(std::max(0, count), u' ');
}

/// To that width, figures at its right.
QString padded(const QString &text, int width, bool right)
{
    const QString shut = isolated(text);
    const QString fill = spaces(width - widthOf(text));
    return right ? fill + shut : shut + fill;
}

class TextWriter
{
public:
    explicit TextWriter(const Outline &outline)
        : m_outline(outline)
    {
    }

    QString write()
    {
        put(m_outline.name);
        line(QString(std::clamp(widthOf(m_outline.name), 3, PageWidth), u'='));
        if (!m_outline.draft.isEmpty()) put(Text::tr("DRAFT: %1").arg(isolated(m_outline.draft)));
        for (const HeadLine &head : m_outline.head) {
            QString text;
            for (const print::Run &run : head.runs)
                text += run.text.trimmed().isEmpty() ? run.text : isolated(run.text);
            put(text.simplified());
        }
        for (const Chapter &chapter : m_outline.chapters)
            addChapter(chapter);
        return std::move(m_text);
    }

private:
    void line(QString text)
    {
        while (text.endsWith(u' '))
            text.chop(1);
        m_text += text + u'\n';
    }

    /// A text over as many lines as it takes.
    void put(const QString &text, int indent = 0, int hanging = 0)
    {
        int before = indent;
        for (const QString &part : broken(text, PageWidth - indent - hanging)) {
            line(spaces(before) + isolated(part));
            before = indent + hanging;
        }
    }

    void addChapter(const Chapter &chapter)
    {
        line({});
        QStringList head{chapter.heading, chapter.remark, chapter.aside};
        head.removeAll(QString());
        if (!chapter.heading.isEmpty()) {
            head[0] = chapter.heading.toUpper();
            put(head.join(QStringLiteral(" \u2013 ")));
            line(QString(std::clamp(widthOf(head.join(QStringLiteral(" \u2013 "))), 3, PageWidth), u'-'));
        }
        std::visit([this](const auto &body) { add(body); }, chapter.body);
    }

    void add(const Facts &facts)
    {
        int label = 0;
        for (const Fact &fact : facts)
            label = std::max(label, widthOf(fact.label) + Gap);
        label = std::min(label, PageWidth / 3);
        for (const Fact &fact : facts) {
            QStringList figures;
            for (const Figure &figure : fact.figures)
                figures << isolated(figure.text) +
                               (figure.caption.isEmpty() ? QString() : u' ' + isolated(figure.caption));
            QString text = figures.join(QStringLiteral(", "));
            if (!fact.remark.isEmpty()) text += QStringLiteral("  (") + isolated(fact.remark) + u')';
            beside(fact.label, label, text);
        }
    }

    /// A text with its label in the margin; a label that is too wide stands above.
    void beside(const QString &label, int room, const QString &text)
    {
        QStringList lines = broken(text, PageWidth - room);
        if (lines.isEmpty()) lines << QString();
        if (widthOf(label) + 1 > room)
            put(label);
        else
            lines[0].prepend(padded(label, room, false));
        for (qsizetype i = 0; i < lines.size(); ++i)
            line(i == 0 && widthOf(label) + 1 <= room ? lines[i] : spaces(room) + lines[i]);
    }

    void add(const Paragraphs &paragraphs)
    {
        for (size_t i = 0; i < paragraphs.size(); ++i) {
            if (i > 0) line({});
            put(paragraphs[i].text);
        }
    }

    static QString contentOf(const Field &field, const Line &entry, bool lead, bool number = false)
    {
        if (number && !field.remark.isEmpty()) return QStringLiteral("(%1) ").arg(field.remark) + field.text;
        QString text = field.text;
        if (lead && entry.struck) text.prepend(Text::tr("[struck] "));
        if (lead && entry.star) text.prepend(QStringLiteral("* "));
        if (field.remark.isEmpty()) return text;
        return text.isEmpty() ? field.remark : text + QStringLiteral(" (") + field.remark + u')';
    }

    void add(const Grid &grid)
    {
        if (grid.headings.empty())
            addList(grid);
        else
            addTable(grid);
        if (!grid.footnote.isEmpty()) put(grid.footnote);
    }

    void addList(const Grid &grid)
    {
        for (const Line &entry : grid.lines) {
            QStringList texts;
            for (size_t i = 0; i < entry.fields.size(); ++i)
                texts << isolated(contentOf(entry.fields[i], entry, i == 0));
            if (entry.fields.empty()) texts << QString(RoomToWrite, u'_');
            put(QStringLiteral("- ") + texts.join(QStringLiteral("  ")), entry.depth * Gap, Gap);
        }
    }

    /// Columns as wide as they need; the first takes what is left, and a text too wide for it a line of its
    /// own.
    void addTable(const Grid &grid)
    {
        std::vector<int> widths;
        for (size_t i = 0; i < grid.headings.size(); ++i)
            widths.push_back(widthOf(grid.headings[i].label));
        for (const Line &entry : grid.lines)
            for (size_t i = 0; entry.kind == Line::Kind::Entry && i < entry.fields.size(); ++i)
                widths[i] = std::max(widths[i], (i == 0 ? entry.depth * Gap : 0) +
                                                    widthOf(contentOf(entry.fields[i], entry, i == 0,
                                                                      grid.headings[i].isNumber)));
        int others = 0;
        for (size_t i = 1; i < widths.size(); ++i)
            others += widths[i] + Gap;
        const bool fits = others <= PageWidth - NarrowestLead;
        if (!fits) {
            addRecords(grid);
            return;
        }
        widths[0] = std::min(widths[0], PageWidth - others);
        addHeadings(grid, widths);
        for (const Line &entry : grid.lines)
            addRow(grid, entry, widths);
    }

    void addHeadings(const Grid &grid, const std::vector<int> &widths)
    {
        QString text = padded(grid.headings[0].label, widths[0], false);
        for (size_t i = 1; i < widths.size(); ++i)
            text += spaces(Gap) + padded(grid.headings[i].label, widths[i], grid.headings[i].isNumber);
        line(text);
    }

    void addRow(const Grid &grid, const Line &entry, const std::vector<int> &widths)
    {
        const int indent = entry.depth * Gap;
        const QString lead = contentOf(entry.fields.front(), entry, true);
        if (entry.kind != Line::Kind::Entry) {
            put(entry.kind == Line::Kind::Group ? lead + u':' : lead,
                indent + (entry.kind == Line::Kind::Aside ? Gap : 0));
            return;
        }
        QString text = spaces(widths[0]);
        if (indent + widthOf(lead) > widths[0])
            put(lead, indent, Gap);
        else
            text = padded(spaces(indent) + isolated(lead), widths[0], false);
        for (size_t i = 1; i < entry.fields.size(); ++i)
            text += spaces(Gap) + padded(contentOf(entry.fields[i], entry, false, grid.headings[i].isNumber),
                                         widths[i], grid.headings[i].isNumber);
        if (!text.trimmed().isEmpty()) line(text);
    }

    /// A table that is too wide: each row with its labels.
    void addRecords(const Grid &grid)
    {
        for (const Line &entry : grid.lines) {
            put(contentOf(entry.fields.front(), entry, true), entry.depth * Gap, Gap);
            QStringList parts;
            for (size_t i = 1; i < entry.fields.size(); ++i) {
                const QString text = contentOf(entry.fields[i], entry, false, grid.headings[i].isNumber);
                if (text.isEmpty()) continue;
                const QString label = grid.headings[i].label;
                parts << (label.isEmpty() ? isolated(text) : label + QStringLiteral(": ") + isolated(text));
            }
            if (!parts.isEmpty()) put(parts.join(QStringLiteral("; ")), entry.depth * Gap + Gap, Gap);
        }
    }

    static constexpr int NarrowestLead = 20;
    static constexpr int RoomToWrite = 40; ///< in an empty row

    const Outline &m_outline;
    QString m_text;
};

} // namespace

QString toText(const Outline &outline)
{
    return TextWriter(outline).write();
}

} // namespace sky::formats
