#include "core/base/baretext.h"
#include "core/formats/outline.h"
#include "core/print/missing.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sky::formats
{

namespace
{

class Collector
{
public:
    void add(const QString &text, const QStringList &subjects)
    {
        if (!text.trimmed().isEmpty()) m_sayings.push_back({text, subjects});
    }

    void operator()(const Facts &facts)
    {
        for (const Fact &fact : facts) {
            add(fact.label, fact.subjects);
            for (const Figure &figure : fact.figures) {
                add(figure.text, fact.subjects);
                add(figure.caption, fact.subjects);
            }
            add(fact.remark, fact.subjects);
        }
    }

    void operator()(const Grid &grid)
    {
        for (const Grid::Heading &heading : grid.headings)
            add(heading.label, {});
        for (const Line &line : grid.lines)
            for (const Field &field : line.fields) {
                add(field.text, line.subjects);
                add(field.remark, line.subjects);
            }
        add(grid.footnote, {});
    }

    void operator()(const Paragraphs &paragraphs)
    {
        for (const Paragraph &paragraph : paragraphs)
            add(paragraph.text, {paragraph.subject});
    }

    std::vector<Saying> take() { return std::move(m_sayings); }

private:
    std::vector<Saying> m_sayings;
};

/// The texts that were said for each subject and stand in the output.
QHash<QString, QStringList> foundBySubject(const Outline &outline, const QString &output)
{
    const QString bare = bareText(output);
    QHash<QString, QStringList> found;
    QHash<QString, bool> known; // many texts are said often
    qsizetype last = 0;         // most stand in the order in which they are said
    for (const Saying &saying : sayings(outline)) {
        const QString text = bareText(saying.text);
        auto there = known.constFind(text);
        if (there == known.cend()) {
            qsizetype at = bare.indexOf(text, last);
            if (at < 0) at = bare.indexOf(text);
            if (at >= 0) last = at;
            there = known.insert(text, at >= 0);
        }
        if (!*there) continue;
        for (const QString &subject : saying.subjects)
            found[subject] << saying.text;
    }
    return found;
}

/// A figure is not part of another one: no 8 in 28.
bool standsAlone(const QString &figure, const QString &text)
{
    for (qsizetype at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
        const qsizetype end = at + figure.size();
        if ((at == 0 || !text[at - 1].isDigit()) && (end == text.size() || !text[end].isDigit())) return true;
    }
    return false;
}

bool isIn(const QStringList &texts, const QString &expected)
{
    // Paragraphs of the sheet are lines of their own here.
    const QString text = cleaned(expected);
    const QString bare = bareText(text);
    if (bare.isEmpty()) return true;
    const bool figure = std::all_of(bare.begin(), bare.end(), [](QChar c) { return c.isDigit(); });
    if (figure)
        return std::any_of(texts.begin(), texts.end(),
                           [&bare](const QString &each) { return standsAlone(bare, each); });
    return bareText(texts.join(u'\n')).contains(bare);
}

} // namespace

std::vector<Saying> sayings(const Outline &outline)
{
    Collector collector;
    collector.add(outline.name, outline.nameSubjects);
    collector.add(outline.draft, {});
    for (const HeadLine &line : outline.head)
        for (const print::Run &run : line.runs)
            collector.add(run.text, line.subjects);
    for (const Chapter &chapter : outline.chapters) {
        for (const QString &text : {chapter.heading, chapter.remark, chapter.aside})
            collector.add(text, {});
        std::visit(collector, chapter.body);
    }
    return collector.take();
}

QStringList missing(const std::vector<print::Expected> &expected, const Outline &outline,
                    const QString &output)
{
    const QHash<QString, QStringList> found = foundBySubject(outline, output);
    return print::missing(expected, [&found](const QString &subject, const QString &text) {
        return isIn(found.value(subject), text);
    });
}

} // namespace sky::formats
