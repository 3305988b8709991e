#include "ui/hursagmu/notes/injuryrows.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int InRow = 10;
constexpr int Gap = 3;
constexpr int HalfGap = 3; ///< more after five
constexpr int TextGap = 10;
constexpr int LeastLetters = 14; ///< of a text, before it breaks

} // namespace

InjuryBoxes::InjuryBoxes(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

int InjuryBoxes::columnLeft(int column) const
{
    return column * (boxSide() + Gap) + (column >= InRow / 2 ? HalfGap : 0);
}

int InjuryBoxes::textLeft() const
{
    return columnLeft(InRow) - Gap + TextGap;
}

int InjuryBoxes::lineHeight() const
{
    return fontMetrics().height() + 6;
}

/// Where a row begins in a widget so wide; that of the row past the last is the height of them all.
int InjuryBoxes::rowTop(int row, int width) const
{
    QFont bold = font(); // the widest that a text gets
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QRect room(0, 0, std::max(1, width - textLeft()), QWIDGETSIZE_MAX);
    int top = 0;
    for (int above = 0; above < row; ++above)
        top += std::max(lineHeight(), metrics.boundingRect(room, Qt::TextWordWrap, textOf(above)).height());
    return top;
}

QRect InjuryBoxes::box(int number) const
{
    const int side = boxSide();
    const int top = rowTop((number - 1) / InRow, width()) + (lineHeight() - side) / 2;
    return {columnLeft((number - 1) % InRow), top, side, side};
}

QRect InjuryBoxes::textPlace(int row) const
{
    const int top = rowTop(row, width());
    return {textLeft(), top, std::max(0, width() - textLeft()), rowTop(row + 1, width()) - top};
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
    QFont bold = font();
    bold.setBold(true);
    int text = 0;
    for (int row = 0; row < rows(); ++row)
        text = std::max(text, QFontMetrics(bold).horizontalAdvance(textOf(row)));
    return {textLeft() + text + 2, rows() * lineHeight()};
}

QSize InjuryBoxes::minimumSizeHint() const
{
    return {textLeft() + fontMetrics().averageCharWidth() * LeastLetters, rows() * lineHeight()};
}

int InjuryBoxes::heightForWidth(int width) const
{
    return rowTop(rows(), width);
}

void InjuryBoxes::showTrack(const sky::hursagmu::InjuryTrack &track)
{
    const bool resized =
        track.boxes != m_track.boxes ||
        !std::equal(track.marks.begin(), track.marks.end(), m_track.marks.begin(), m_track.marks.end(),
                    [](const auto &mark, const auto &old) { return mark.text == old.text; });
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
        painter.drawText(textPlace(row), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, textOf(row));
    }
}

} // namespace sky::ui::hursagmu
