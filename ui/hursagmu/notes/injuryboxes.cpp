#include "ui/hursagmu/notes/injuryrows.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int InRow = 10;
constexpr int Gap = 3;
constexpr int HalfGap = 3; ///< more after five
constexpr int TextGap = 10;

} // namespace

InjuryBoxes::InjuryBoxes(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(fontOf(Type::Secondary));
}

int InjuryBoxes::rows() const
{
    return (m_track.boxes + InRow - 1) / InRow;
}

int InjuryBoxes::boxSide() const
{
    return fontMetrics().ascent();
}

int InjuryBoxes::rowHeight() const
{
    return fontMetrics().height() + 6;
}

QRect InjuryBoxes::box(int number) const
{
    const int row = (number - 1) / InRow;
    const int column = (number - 1) % InRow;
    const int side = boxSide();
    return {column * (side + Gap) + (column >= InRow / 2 ? HalfGap : 0),
            row * rowHeight() + (rowHeight() - side) / 2, side, side};
}

QRect InjuryBoxes::textPlace(int row) const
{
    const int left = box(InRow).right() + TextGap;
    return {left, row * rowHeight(), std::max(0, width() - left), rowHeight()};
}

QString InjuryBoxes::textOf(int row) const
{
    const int last = std::min((row + 1) * InRow, m_track.boxes);
    for (const auto &mark : m_track.marks)
        if (mark.at == last) return mark.text;
    return {};
}

QSize InjuryBoxes::sizeHint() const
{
    int text = 0;
    for (int row = 0; row < rows(); ++row)
        text = std::max(text, fontMetrics().horizontalAdvance(textOf(row)));
    return {box(InRow).right() + TextGap + text + 2, rows() * rowHeight()};
}

QSize InjuryBoxes::minimumSizeHint() const
{
    return {box(InRow).right() + 1, rows() * rowHeight()};
}

void InjuryBoxes::showTrack(const sky::hursagmu::InjuryTrack &track)
{
    const bool resized = track.boxes != m_track.boxes;
    m_track = track;
    if (resized) updateGeometry();
    update();
}

void InjuryBoxes::setPicking(bool picking)
{
    m_picking = picking;
}

void InjuryBoxes::mousePressEvent(QMouseEvent *event)
{
    if (!m_picking || event->button() != Qt::LeftButton) return;
    for (int number = 1; number <= m_track.boxes; ++number) {
        if (!box(number).adjusted(-Gap / 2, -Gap, Gap / 2 + 1, Gap).contains(event->pos())) continue;
        Q_EMIT picked(number == m_track.present ? number - 1 : number);
        return;
    }
}

bool InjuryBoxes::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int row = help->pos().y() / rowHeight();
        const bool cut = fontMetrics().horizontalAdvance(textOf(row)) > textPlace(row).width();
        QToolTip::showText(help->globalPos(), cut ? plainTip(textOf(row)) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void InjuryBoxes::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(this);
    QPainter painter(this);
    for (int number = 1; number <= m_track.boxes; ++number) {
        const QRect place = box(number);
        const bool ticked = number <= m_track.present;
        painter.setPen(ticked ? colors.accent : colors.edge);
        painter.setBrush(ticked ? QBrush(colors.accent) : QBrush(colors.base));
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }
    for (int row = 0; row < rows(); ++row) {
        const bool reached = m_track.present >= (row + 1) * InRow;
        QFont voice = font();
        voice.setBold(reached);
        painter.setFont(voice);
        painter.setPen(reached ? colors.ink : colors.ink2);
        const QRect place = textPlace(row);
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(voice).elidedText(textOf(row), Qt::ElideRight, place.width()));
    }
}

} // namespace sky::ui::hursagmu
