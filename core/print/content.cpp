#include "core/print/content.h"

#include <QSet>

#include <algorithm>

namespace sky::print
{

namespace
{

/// All subjects that a section's content stands for.
class Subjects
{
public:
    QStringList operator()(const Table &body) const { return of(body.rows); }
    QStringList operator()(const Strip &body) const { return of(body.items); }
    QStringList operator()(const Tracks &body) const { return of(body.tracks); }
    QStringList operator()(const Ruler &body) const { return body.subjects; }
    QStringList operator()(const Fields &body) const { return of(body.fields); }
    QStringList operator()(const Prose &body) const
    {
        QStringList all;
        for (const Prose::Paragraph &paragraph : body.paragraphs)
            all << paragraph.subject;
        return all;
    }

private:
    template<class Parts>
    static QStringList of(const Parts &parts)
    {
        QStringList all;
        for (const auto &part : parts)
            all += part.subjects;
        return all;
    }
};

QStringList subjectsOf(const Section &section)
{
    return std::visit(Subjects(), section.body);
}

} // namespace

const Section *SheetContent::find(const QString &id) const
{
    const auto it =
        std::find_if(sections.begin(), sections.end(), [&](const Section &s) { return s.id == id; });
    return it == sections.end() ? nullptr : &*it;
}

void choose(SheetContent &content, const QStringList &sections)
{
    if (sections.isEmpty()) return;
    QSet<QString> gone;
    for (const Section &section : content.sections)
        if (!sections.contains(section.id))
            for (const QString &subject : subjectsOf(section))
                gone.insert(subject);
    std::erase_if(content.sections, [&](const Section &s) { return !sections.contains(s.id); });
    // Of what stands in several sections nobody knows here which of its texts is whose.
    std::erase_if(content.expected, [&](const Expected &item) { return gone.contains(item.subject); });
}

} // namespace sky::print
