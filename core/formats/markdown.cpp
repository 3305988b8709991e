#include "core/base/isolated.h"
#include "core/formats/text.h"
#include "core/formats/writers.h"

namespace sky::formats
{

namespace
{

bool isPunctuation(QChar c)
{
    return c.unicode() < 0x80 && c.isPrint() && !c.isLetterOrNumber() && c != u' ';
}

/// A text that turns nothing around it.
QString said(const QString &text)
{
    return escapedMarkdown(isolated(text));
}

/// Emphasis only where there is something to emphasise.
QString marked(const QString &text, const char *mark)
{
    const QString plain = said(text);
    const QString around = QString::fromLatin1(mark);
    return plain.isEmpty() ? QString() : around + plain + around;
}

class MarkdownWriter
{
public:
    explicit MarkdownWriter(const Outline &outline)
        : m_outline(outline)
    {
    }

    QString write()
    {
        block(QStringLiteral("# ") + said(m_outline.name));
        if (!m_outline.draft.isEmpty())
            block(QStringLiteral("> **%1** ").arg(Text::tr("DRAFT")) + said(m_outline.draft));
        for (const HeadLine &head : m_outline.head)
            block(headOf(head));
        for (const Chapter &chapter : m_outline.chapters)
            addChapter(chapter);
        return std::move(m_text);
    }

private:
    /// A line or several, with an empty one after it.
    void block(const QString &text) { m_text += text + QStringLiteral("\n\n"); }
    void line(const QString &text) { m_text += text + u'\n'; }

    static QString headOf(const HeadLine &head)
    {
        QStringList runs;
        for (const print::Run &run : head.runs)
            runs << (run.role == print::Role::Label        ? marked(run.text, "*")
                     : run.role == print::Role::BodyStrong ? marked(run.text, "**")
                                                           : said(run.text));
        runs.removeAll(QString());
        return runs.join(u' ');
    }

    void addChapter(const Chapter &chapter)
    {
        if (!chapter.heading.isEmpty()) block(QStringLiteral("## ") + said(chapter.heading));
        for (const QString &text : {chapter.remark, chapter.aside})
            if (!text.isEmpty()) block(marked(text, "*"));
        std::visit([this](const auto &body) { add(body); }, chapter.body);
        m_text += u'\n';
    }

    void add(const Facts &facts)
    {
        for (const Fact &fact : facts) {
            QStringList figures;
            for (const Figure &figure : fact.figures)
                figures << marked(figure.text, "**") +
                               (figure.caption.isEmpty() ? QString() : u' ' + said(figure.caption));
            QString text = QStringLiteral("- ") + said(fact.label) + QStringLiteral(" ") +
                           figures.join(QStringLiteral(", "));
            if (!fact.remark.isEmpty()) text += QStringLiteral(" \u2013 ") + said(fact.remark);
            line(text);
        }
    }

    void add(const Paragraphs &paragraphs)
    {
        for (const Paragraph &paragraph : paragraphs)
            block(said(paragraph.text));
    }

    static QString contentOf(const Field &field, const Line &entry, bool lead)
    {
        QString text = entry.struck ? marked(field.text, "~~") : said(field.text);
        if (lead && entry.star) text.prepend(QStringLiteral("\u2605 "));
        if (lead && entry.kind == Line::Kind::Group) text = marked(field.text, "**");
        if (lead && entry.kind == Line::Kind::Aside) text = marked(field.text, "*");
        const QString remark = said(field.remark);
        if (remark.isEmpty()) return text;
        return text.isEmpty() ? remark : text + QStringLiteral(" (") + remark + u')';
    }

    void add(const Grid &grid)
    {
        if (grid.headings.empty())
            addList(grid);
        else
            addTable(grid);
        if (!grid.footnote.isEmpty()) line(u'\n' + said(grid.footnote));
    }

    void addList(const Grid &grid)
    {
        for (const Line &entry : grid.lines) {
            QStringList texts;
            for (size_t i = 0; i < entry.fields.size(); ++i)
                texts << contentOf(entry.fields[i], entry, i == 0);
            line(QStringLiteral("- ") + texts.join(QStringLiteral(" \u00b7 ")));
        }
    }

    void addTable(const Grid &grid)
    {
        QStringList labels, rules;
        for (const Grid::Heading &heading : grid.headings) {
            labels << said(heading.label);
            rules << (heading.isNumber ? QStringLiteral("--:") : QStringLiteral("---"));
        }
        addCells(labels);
        addCells(rules);
        for (const Line &entry : grid.lines) {
            QStringList cells;
            for (size_t i = 0; i < grid.headings.size(); ++i)
                cells << (i < entry.fields.size() ? contentOf(entry.fields[i], entry, i == 0) : QString());
            const QString indent = QStringLiteral("\u2003").repeated(std::max(0, entry.depth));
            cells.front().prepend(indent);
            addCells(cells);
        }
    }

    void addCells(const QStringList &cells)
    {
        line(QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |"));
    }

    const Outline &m_outline;
    QString m_text;
};

} // namespace

/// The text as a reader of Markdown shows it, whatever is in it. Readers make links of what looks like an
/// address, unless one of its signs is escaped.
QString escapedMarkdown(const QString &text)
{
    static const QString everywhere = QStringLiteral("\\`*_{}[]<>#|~&:$@");
    static const QString inFront = QStringLiteral("+-=.)"); // of a line, or there after digits
    const QString plain = text.simplified();
    QString result;
    bool front = true;
    for (qsizetype i = 0; i < plain.size(); ++i) {
        const QChar c = plain[i];
        const bool address =
            c == u'.' && QStringView(plain).first(i).endsWith(QLatin1String("www"), Qt::CaseInsensitive);
        if (address || everywhere.contains(c) || (front && inFront.contains(c))) result += u'\\';
        result += c;
        front = front && c.isDigit();
    }
    return result;
}

QString toMarkdown(const Outline &outline)
{
    QString text = MarkdownWriter(outline).write();
    while (text.endsWith(QLatin1String("\n\n")))
        text.chop(1);
    return text;
}

QString readMarkdown(const QString &markdown)
{
    QString text;
    for (qsizetype i = 0; i < markdown.size(); ++i) {
        const bool escape = markdown[i] == u'\\' && i + 1 < markdown.size() && isPunctuation(markdown[i + 1]);
        text += markdown[escape ? ++i : i];
    }
    return text;
}

} // namespace sky::formats
