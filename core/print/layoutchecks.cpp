#include "core/print/layout.h"

#include "core/base/baretext.h"
#include "core/print/missing.h"
#include "core/print/type.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace sky::print
{

namespace
{

QString number(double value)
{
    return QString::number(value, 'f', 2);
}
QString number(QPointF point)
{
    return number(point.x()) + QLatin1Char(' ') + number(point.y());
}
QString number(const QRectF &box)
{
    return number(box.topLeft()) + QLatin1Char(' ') + number(box.width()) + QLatin1Char(' ') +
           number(box.height());
}

QString describe(const TextMark &mark)
{
    return QStringLiteral("text %1 %2 %3 %4pt %5")
        .arg(number(mark.x), number(mark.baseline), number(mark.width), number(pointSize(mark.role)),
             mark.text);
}
QString describe(const LineMark &mark)
{
    return QStringLiteral("line %1 %2 %3pt").arg(number(mark.from), number(mark.to), number(mark.points));
}
QString describe(const PathMark &mark)
{
    QString text = QStringLiteral("path %1pt").arg(number(mark.thickness));
    for (const QPointF &point : mark.points)
        text += QLatin1Char(' ') + number(point);
    return text;
}
QString describe(const BoxMark &mark)
{
    return QStringLiteral("box %1 %2pt").arg(number(mark.box), number(mark.points));
}
QString describe(const WedgeMark &mark)
{
    return QStringLiteral("wedge %1 %2").arg(number(mark.tip), number(mark.head));
}
QString describe(const StarMark &mark)
{
    return QStringLiteral("star %1 %2").arg(number(mark.center), number(mark.radius));
}
QString describe(const PortraitMark &mark)
{
    return QStringLiteral("portrait %1").arg(number(mark.box));
}

/// Whether it can be seen: what was set beyond the paper's edge is lost.
bool isOnPaper(const TextMark &mark, const PageFormat &paper)
{
    return mark.x > -MillimetresPerPoint && mark.x + mark.width < paper.width + MillimetresPerPoint &&
           mark.baseline > 0 && mark.baseline < paper.height;
}

/// All text placed for each subject. Parts are kept apart, so that a cell broken into lines reads as one.
QHash<QString, QString> textsBySubject(const SheetLayout &layout)
{
    QHash<QString, QMap<int, QString>> parts;
    for (const Page &page : layout.pages)
        for (const Mark &mark : page.marks) {
            const TextMark *text = std::get_if<TextMark>(&mark.shape);
            if (text && !isOnPaper(*text, layout.paper)) continue;
            for (const QString &subject : mark.subjects)
                parts[subject][mark.part] += text ? bareText(text->text) : QString();
        }
    QHash<QString, QString> texts;
    for (auto it = parts.cbegin(); it != parts.cend(); ++it)
        texts[it.key()] = QStringList(it->values()).join(QLatin1Char('\n'));
    return texts;
}

/// What ink a line of Latin text covers, roughly; enough to see two texts touch.
QRectF inkOf(const TextMark &mark)
{
    const double em = pointSize(mark.role) * mark.scale * MillimetresPerPoint;
    return {mark.x, mark.baseline - 0.62 * em, mark.width, 0.64 * em};
}

QString words(const TextMark &mark, size_t page)
{
    return QStringLiteral("page %1, %2: \"%3\"")
        .arg(page + 1)
        .arg(number(QPointF(mark.x, mark.baseline)), mark.text);
}

void findOverlaps(const std::vector<const TextMark *> &texts, size_t page, QStringList &faults)
{
    for (size_t i = 0; i < texts.size(); ++i)
        for (size_t j = i + 1; j < texts.size(); ++j)
            if (inkOf(*texts[i]).adjusted(0.05, 0, -0.05, 0).intersects(inkOf(*texts[j])))
                faults << QStringLiteral("overlap: %1 and %2")
                              .arg(words(*texts[i], page), words(*texts[j], page));
}

} // namespace

QString dump(const SheetLayout &layout)
{
    QStringList lines;
    for (size_t page = 0; page < layout.pages.size(); ++page) {
        lines << QStringLiteral("page %1 %2").arg(page + 1).arg(layout.paper.id);
        for (const Mark &mark : layout.pages[page].marks) {
            QString line = std::visit([](const auto &shape) { return describe(shape); }, mark.shape);
            if (!mark.subjects.isEmpty())
                line += QStringLiteral("  <") + mark.subjects.join(QLatin1Char(' ')) + u'>';
            lines << line;
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QStringList missing(const std::vector<Expected> &expected, const SheetLayout &layout)
{
    const QHash<QString, QString> texts = textsBySubject(layout);
    return missing(expected, [&texts](const QString &subject, const QString &text) {
        const auto placed = texts.constFind(subject);
        return placed != texts.cend() && placed->contains(bareText(text));
    });
}

QStringList faults(const SheetLayout &layout)
{
    const PageFormat &paper = layout.paper;
    // Large figures and names start a little left of the margin.
    const double slack = 0.6 * paper.module / PageFormat::Module;
    QStringList found;
    for (size_t page = 0; page < layout.pages.size(); ++page) {
        std::vector<const TextMark *> texts;
        for (const Mark &mark : layout.pages[page].marks) {
            const TextMark *text = std::get_if<TextMark>(&mark.shape);
            if (!text) continue;
            const bool footer = text->role == Role::Footer;
            if (text->x < paper.left(page) - slack || text->x + text->width > paper.right(page) + slack ||
                text->baseline < paper.top() || (!footer && text->baseline > paper.bottom() + 0.01))
                found << QStringLiteral("outside: ") + words(*text, page);
            texts.push_back(text);
        }
        findOverlaps(texts, page, found);
    }
    return found;
}

} // namespace sky::print
