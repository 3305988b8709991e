#include "ui/panels/sumtable.h"

#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QEvent>
#include <QPainter>

namespace sky::ui
{

namespace
{

constexpr int SumGap = 6;
constexpr int Wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

int widthOf(Type type, const QString &text)
{
    return QFontMetrics(fontOf(type)).horizontalAdvance(text);
}

int detailHeight(const QString &detail, int width)
{
    return QFontMetrics(fontOf(Type::Secondary))
        .boundingRect(QRect(0, 0, width, 10'000), Wrapped, detail)
        .height();
}

} // namespace

SumTable::SumTable(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SumTable::showLines(std::vector<SumLine> lines, const QString &total)
{
    m_lines = std::move(lines);
    m_total = total;
    QStringList words;
    for (const SumLine &line : m_lines)
        words << QStringLiteral("%1 %2 %3").arg(line.label, line.detail, line.value).simplified();
    setAccessibleName(words.join(QStringLiteral("; ")));
    setVisible(!m_lines.empty());
    updateGeometry();
    update();
}

int SumTable::rowHeight() const
{
    return QFontMetrics(fontOf(Type::Body)).height() + 6;
}

bool SumTable::fitsBeside(const SumLine &line, int width) const
{
    return widthOf(Type::Body, line.label) + widthOf(Type::Secondary, line.detail) +
               widthOf(Type::Body, line.value) + 3 * SumGap <=
           width;
}

int SumTable::heightOf(const SumLine &line, int width) const
{
    if (line.detail.isEmpty() || fitsBeside(line, width)) return rowHeight();
    return rowHeight() + detailHeight(line.detail, width);
}

int SumTable::heightForWidth(int width) const
{
    int height = rowHeight(); // the result
    for (const SumLine &line : m_lines)
        height += heightOf(line, width);
    return height + 4;
}

QSize SumTable::sizeHint() const
{
    return {160, heightForWidth(std::max(160, width()))};
}

void SumTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) updateGeometry();
}

void SumTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &colors = colorsOf(this);
    int y = 0;
    for (const SumLine &line : m_lines) {
        const QRect row(0, y, width(), rowHeight());
        painter.setFont(fontOf(Type::Body));
        painter.setPen(colors.ink);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, line.value);
        const int room = width() - widthOf(Type::Body, line.value) - SumGap;
        const QString label = QFontMetrics(painter.font()).elidedText(line.label, Qt::ElideRight, room);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, label);
        painter.setFont(fontOf(Type::Secondary));
        painter.setPen(colors.ink2);
        if (fitsBeside(line, width())) {
            painter.drawText(row.adjusted(widthOf(Type::Body, line.label) + SumGap, 0, 0, 0),
                             Qt::AlignLeft | Qt::AlignVCenter, line.detail);
        } else {
            painter.drawText(QRect(0, y + rowHeight() - 2, width(), detailHeight(line.detail, width())),
                             Wrapped, line.detail);
        }
        y += heightOf(line, width());
    }
    painter.setPen(colors.edge);
    painter.drawLine(0, y, width(), y);
    painter.setFont(fontOf(Type::Strong));
    painter.setPen(colors.ink);
    painter.drawText(QRect(0, y + 2, width(), rowHeight()), Qt::AlignRight | Qt::AlignVCenter, m_total);
}

} // namespace sky::ui
