#include "core/formats/text.h"
#include "core/formats/writers.h"

#include <QCryptographicHash>
#include <QFile>
#include <QXmlStreamReader>

#include <algorithm>

namespace sky::formats
{

namespace
{

constexpr int DeepestClass = 3; ///< of "d1", "d2" ... in the style sheet

const QByteArray &styleSheet()
{
    static const QByteArray css = [] {
        QFile file(QStringLiteral(":/formats/sheet.css"));
        return file.open(QIODevice::ReadOnly) ? '\n' + file.readAll() : QByteArray();
    }();
    return css;
}

/// Only this very style sheet is let in, and pictures that are in the page itself.
QString contentPolicy()
{
    const QByteArray hash = QCryptographicHash::hash(styleSheet(), QCryptographicHash::Sha256).toBase64();
    return QStringLiteral("default-src 'none'; img-src data:; style-src 'sha256-%1'")
        .arg(QString::fromLatin1(hash));
}

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

/// `<TAG CLASS dir="auto">TEXT</TAG>`: a text of its own direction, shut off from what is around it.
QString element(const char *tag, const QString &text, const QString &attributes = {})
{
    const QString name = QString::fromLatin1(tag);
    return u'<' + name + attributes + QStringLiteral(" dir=\"auto\">") + escaped(text) +
           QStringLiteral("</") + name + u'>';
}

QString ofClass(const QString &names)
{
    return names.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(names);
}

class Page
{
public:
    explicit Page(const Outline &outline)
        : m_outline(outline)
    {
    }

    QString write()
    {
        addTop();
        addHeader();
        addPlaces();
        line(QStringLiteral("<footer>") + element("span", m_outline.title) +
             QStringLiteral(" · Skychamber</footer>"));
        line(QStringLiteral("</main>\n</body>\n</html>"));
        return std::move(m_html);
    }

    QString writeBody()
    {
        line(element("h1", m_outline.name));
        addHeadLines();
        addChapters();
        return std::move(m_html);
    }

private:
    void addChapters()
    {
        for (const Chapter &chapter : m_outline.chapters)
            addChapter(chapter);
    }

    /// Where a chapter stands on a wide screen. What needs all of it would tear the columns apart, were it
    /// among them.
    enum class Place { Top, Columns, Across, Text };

    static Place placeOf(const Chapter &chapter)
    {
        if (chapter.id == QLatin1String("strip")) return Place::Top;
        if (std::holds_alternative<Paragraphs>(chapter.body)) return Place::Text;
        return isWide(chapter) ? Place::Across : Place::Columns;
    }

    static bool isWide(const Chapter &chapter)
    {
        const auto *grid = std::get_if<Grid>(&chapter.body);
        return grid && grid->headings.size() > WideTable;
    }

    void addPlaces()
    {
        const std::pair<Place, const char *> places[] = {{Place::Top, "top"},
                                                         {Place::Columns, "columns"},
                                                         {Place::Across, "across"},
                                                         {Place::Text, "text"}};
        for (const auto &[place, name] : places) {
            const auto isHere = [place = place](const Chapter &chapter) { return placeOf(chapter) == place; };
            if (std::none_of(m_outline.chapters.begin(), m_outline.chapters.end(), isHere)) continue;
            line(QStringLiteral("<div class=\"%1\">").arg(QLatin1String(name)));
            for (const Chapter &chapter : m_outline.chapters)
                if (isHere(chapter)) addChapter(chapter);
            line(QStringLiteral("</div>"));
        }
    }

    void line(const QString &text) { m_html += text + u'\n'; }

    void addTop()
    {
        line(QStringLiteral(
            "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
            "<meta charset=\"utf-8\"/>"));
        line(QStringLiteral("<meta http-equiv=\"Content-Security-Policy\" content=\"%1\"/>")
                 .arg(contentPolicy()));
        line(QStringLiteral("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                            "<meta name=\"generator\" content=\"Skychamber\"/>"));
        line(QStringLiteral("<title>") + escaped(m_outline.title) + QStringLiteral("</title>"));
        line(QStringLiteral("<style>") + QString::fromUtf8(styleSheet()) +
             QStringLiteral("</style>\n</head>\n<body>\n<main>"));
    }

    void addPortrait()
    {
        const Portrait &portrait = m_outline.portrait;
        const bool known = portrait.mediaType == QLatin1String("image/png") ||
                           portrait.mediaType == QLatin1String("image/jpeg");
        if (portrait.isEmpty() || !known) return;
        line(QStringLiteral("<img alt=\"") + escaped(Text::tr("Portrait of %1").arg(m_outline.name)) +
             QStringLiteral("\" src=\"data:") + portrait.mediaType + QStringLiteral(";base64,") +
             QString::fromLatin1(portrait.bytes.toBase64()) + QStringLiteral("\"/>"));
    }

    void addHeader()
    {
        line(QStringLiteral("<header>"));
        addPortrait();
        line(element("h1", m_outline.name));
        if (!m_outline.draft.isEmpty())
            line(QStringLiteral("<p class=\"draft\"><strong>") + escaped(Text::tr("DRAFT")) +
                 QStringLiteral("</strong> ") + element("span", m_outline.draft) + QStringLiteral("</p>"));
        addHeadLines();
        line(QStringLiteral("</header>"));
    }

    void addHeadLines()
    {
        for (size_t i = 0; i < m_outline.head.size(); ++i) {
            QString runs;
            for (const print::Run &run : m_outline.head[i].runs)
                runs += runOf(run);
            line(QStringLiteral("<p%1>").arg(ofClass(i == 0 ? QStringLiteral("first") : QString())) + runs +
                 QStringLiteral("</p>"));
        }
    }

    static QString runOf(const print::Run &run)
    {
        if (run.role == print::Role::Label)
            return QStringLiteral("<i>") + escaped(run.text) + QStringLiteral("</i>");
        if (run.role == print::Role::BodyStrong) return element("strong", run.text);
        return element("bdi", run.text);
    }

    void addChapter(const Chapter &chapter)
    {
        m_id = QStringLiteral("h%1").arg(++m_chapters);
        const bool headed = !chapter.heading.isEmpty();
        line(QStringLiteral("<section") +
             ofClass(chapter.id == QLatin1String("strip") ? QStringLiteral("strip") : QString()) +
             (headed ? QStringLiteral(" aria-labelledby=\"%1\">").arg(m_id) : QStringLiteral(">")));
        if (headed) {
            QString head = QStringLiteral("<div class=\"head\">") +
                           element("h2", chapter.heading, QStringLiteral(" id=\"%1\"").arg(m_id));
            if (!chapter.remark.isEmpty())
                head += element("span", chapter.remark, ofClass(QStringLiteral("small")));
            if (!chapter.aside.isEmpty())
                head += element("span", chapter.aside, ofClass(QStringLiteral("small aside")));
            if (isWide(chapter)) // of screens where it is
                head += element("span", Text::tr("\u2194 goes on to the right"),
                                ofClass(QStringLiteral("small aside hint")));
            line(head + QStringLiteral("</div>"));
        }
        m_label = headed ? chapter.heading : m_outline.name;
        std::visit([this](const auto &body) { add(body); }, chapter.body);
        line(QStringLiteral("</section>"));
    }

    void add(const Facts &facts)
    {
        const bool plain = std::all_of(facts.begin(), facts.end(), [](const Fact &fact) {
            return fact.remark.isEmpty() && fact.figures.size() <= 1;
        });
        line(QStringLiteral("<dl%1>").arg(ofClass(plain ? QStringLiteral("plain") : QString())));
        for (const Fact &fact : facts) {
            QString text = QStringLiteral("<div>") + element("dt", fact.label) + QStringLiteral("<dd>");
            for (const Figure &figure : fact.figures) {
                QString pair = element("span", figure.text, ofClass(QStringLiteral("figure")));
                if (!figure.caption.isEmpty())
                    pair += u' ' + element("span", figure.caption, ofClass(QStringLiteral("small")));
                text += QStringLiteral("<span class=\"pair\">") + pair + QStringLiteral("</span> ");
            }
            text += QStringLiteral("</dd>");
            if (!fact.remark.isEmpty()) text += element("dd", fact.remark, ofClass(QStringLiteral("remark")));
            line(text + QStringLiteral("</div>"));
        }
        line(QStringLiteral("</dl>"));
    }

    void add(const Paragraphs &paragraphs)
    {
        for (const Paragraph &paragraph : paragraphs)
            line(element("p", paragraph.text));
    }

    void add(const Grid &grid)
    {
        if (grid.headings.empty()) {
            line(QStringLiteral("<ul>"));
            for (const Line &entry : grid.lines)
                addItem(entry);
            line(QStringLiteral("</ul>"));
        } else {
            addTable(grid);
        }
        if (!grid.footnote.isEmpty()) line(element("p", grid.footnote, ofClass(QStringLiteral("remark"))));
    }

    static QStringList classesOf(const Line &entry)
    {
        QStringList classes;
        if (entry.kind == Line::Kind::Group) classes << QStringLiteral("group");
        if (entry.kind == Line::Kind::Aside) classes << QStringLiteral("note");
        if (entry.depth > 0) classes << QStringLiteral("d%1").arg(std::min(entry.depth, DeepestClass));
        return classes;
    }

    static QString contentOf(const Field &field, const Line &entry, bool lead, bool number = false)
    {
        QString text = lead && entry.star ? QStringLiteral("\u2605 ") : QString();
        text += entry.struck ? element("s", field.text) : element("bdi", field.text);
        if (number && !field.remark.isEmpty()) // so that figures stand below each other
            return element("span", field.remark, ofClass(QStringLiteral("small"))) + u' ' + text;
        if (!field.remark.isEmpty())
            text += u' ' + element("span", field.remark, ofClass(QStringLiteral("small")));
        return text;
    }

    void addItem(const Line &entry)
    {
        QStringList texts;
        for (size_t i = 0; i < entry.fields.size(); ++i)
            texts << contentOf(entry.fields[i], entry, i == 0);
        line(QStringLiteral("<li%1>").arg(ofClass(classesOf(entry).join(u' '))) +
             texts.join(QStringLiteral(" · ")) + QStringLiteral("</li>"));
    }

    /// A table too wide for the screen scrolls by itself, also by keyboard.
    void addTable(const Grid &grid)
    {
        const bool wide = grid.headings.size() > WideTable;
        line(wide
                 ? QStringLiteral(
                       "<div class=\"scroll wide\" tabindex=\"0\" role=\"group\" aria-label=\"%1\">\n<table>")
                       .arg(escaped(Text::tr("%1, table").arg(m_label)))
                 : QStringLiteral("<div class=\"scroll\">\n<table>"));
        QString head;
        for (const Grid::Heading &heading : grid.headings) {
            const QString number = heading.isNumber ? ofClass(QStringLiteral("n")) : QString();
            head += heading.label.isEmpty()
                        ? QStringLiteral("<td></td>")
                        : element("th", heading.label, number + QStringLiteral(" scope=\"col\""));
        }
        line(QStringLiteral("<thead><tr>") + head + QStringLiteral("</tr></thead>\n<tbody>"));
        for (const Line &entry : grid.lines)
            addRow(grid, entry);
        line(QStringLiteral("</tbody>\n</table>\n</div>"));
    }

    void addRow(const Grid &grid, const Line &entry)
    {
        QString row = QStringLiteral("<tr%1>").arg(ofClass(classesOf(entry).join(u' ')));
        if (entry.kind != Line::Kind::Entry) {
            row += QStringLiteral("<td colspan=\"%1\">").arg(grid.headings.size()) +
                   contentOf(entry.fields.front(), entry, true) + QStringLiteral("</td>");
        } else {
            row += QStringLiteral("<th scope=\"row\">") + contentOf(entry.fields.front(), entry, true) +
                   QStringLiteral("</th>");
            for (size_t i = 1; i < entry.fields.size(); ++i)
                row += QStringLiteral("<td%1>").arg(grid.headings[i].isNumber ? ofClass(QStringLiteral("n"))
                                                                              : QString()) +
                       contentOf(entry.fields[i], entry, false, grid.headings[i].isNumber) +
                       QStringLiteral("</td>");
        }
        line(row + QStringLiteral("</tr>"));
    }

    static constexpr size_t WideTable = 6; ///< columns that need the whole width

    const Outline &m_outline;
    QString m_html;
    QString m_id;
    QString m_label;
    int m_chapters = 0;
};

} // namespace

QString toHtml(const Outline &outline)
{
    return Page(outline).write();
}

QString toHtmlBody(const Outline &outline)
{
    return Page(outline).writeBody();
}

QString readHtml(const QString &html)
{
    QXmlStreamReader reader(html);
    QString text;
    bool inBody = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QLatin1String("body")) inBody = true;
        if (inBody && reader.isCharacters()) text += reader.text();
    }
    return text;
}

} // namespace sky::formats
