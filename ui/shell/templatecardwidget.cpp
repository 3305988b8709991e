#include "ui/shell/templatecardwidget.h"

#include "core/base/isolated.h"
#include "ui/theme/colors.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int Margin = 16;
constexpr int UsualHighest = 10; ///< the level whose bar fills the picture, unless one is higher

int lineHeight(Type type)
{
    return QFontMetrics(fontOf(type)).height();
}

/// At most two lines, the second ended in three dots where more follows.
QString inTwoLines(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    if (!first.isValid()) return text;
    first.setLineWidth(width);
    layout.endLayout();
    const QString rest = text.mid(first.textLength());
    if (rest.isEmpty()) return text;
    return text.left(first.textLength()).trimmed() + QLatin1Char('\n') +
           QFontMetrics(font).elidedText(rest, Qt::ElideRight, width);
}

} // namespace

void paintCard(QPainter &painter, const QWidget *card, const QRect &frame, bool pointedAt)
{
    const Colors &colors = colorsOf(card);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(pointedAt ? colors.edge : colors.line);
    painter.setBrush(colors.base);
    painter.drawRoundedRect(edge, 6, 6);
    if (!card->hasFocus()) return;
    painter.setPen(QPen(colors.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(edge.adjusted(-1.5, -1.5, 1.5, 1.5), 7, 7);
}

TemplateCardWidget::TemplateCardWidget(const TemplateCard &card, QWidget *parent)
    : QPushButton(parent)
    , m_card(card)
{
    setAttribute(Qt::WA_Hover);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("%1, %2").arg(card.name, card.points));
    setAccessibleDescription(QStringList{card.line, card.strengths, card.remark}.join(QStringLiteral("; ")));
    setToolTip(plainTip(card.line));
}

QSize TemplateCardWidget::sizeHint() const
{
    const int text = lineHeight(Type::PanelTitle) + 4 * lineHeight(Type::Secondary);
    return {atTextSize(236) + 2 * Ring, 2 * Ring + 2 * 12 + text + atTextSize(76)};
}

void TemplateCardWidget::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
}

void TemplateCardWidget::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        event->ignore(); // the grid moves on
        return;
    default:
        QPushButton::keyPressEvent(event);
    }
}

void TemplateCardWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect frame = rect().adjusted(Ring, Ring, -Ring, -Ring);
    paintCard(painter, this, frame, underMouse());
    if (isDown()) painter.fillRect(frame.adjusted(2, 2, -2, -2), colorsOf(this).alt);
    const QRect room = frame.adjusted(Margin, 12, -Margin, -12);
    paintHead(painter, room);
    const int foot = lineHeight(Type::Secondary);
    paintBars(painter, QRect(room.left(), room.bottom() - 2 * foot - 8 - atTextSize(54), room.width(),
                             atTextSize(54)));
    painter.setPen(colorsOf(this).ink);
    painter.setFont(fontOf(Type::Secondary));
    painter.drawText(QRect(room.left(), room.bottom() - foot + 1, room.width(), foot), Qt::AlignLeading,
                     painter.fontMetrics().elidedText(m_card.strengths, Qt::ElideRight, room.width()));
}

void TemplateCardWidget::paintHead(QPainter &painter, const QRect &room) const
{
    const Colors &colors = colorsOf(this);
    const QFont secondary = fontOf(Type::Secondary);
    const QFontMetrics small(secondary);
    const int title = lineHeight(Type::PanelTitle);
    const int pointsWidth = small.horizontalAdvance(m_card.points);
    painter.setPen(colors.ink2);
    painter.setFont(secondary);
    painter.drawText(QRect(room.left(), room.top(), room.width(), title),
                     Qt::AlignTrailing | Qt::AlignVCenter, m_card.points);
    painter.drawText(QRect(room.left(), room.top() + title + 2, room.width(), 2 * small.height()),
                     Qt::AlignLeading | Qt::AlignTop, inTwoLines(m_card.line, secondary, room.width()));
    painter.setPen(colors.ink);
    painter.setFont(fontOf(Type::PanelTitle));
    const int width = room.width() - pointsWidth - 8;
    painter.drawText(QRect(room.left(), room.top(), width, title), Qt::AlignLeading | Qt::AlignVCenter,
                     isolated(painter.fontMetrics().elidedText(m_card.name, Qt::ElideRight, width)));
}

int TemplateCardWidget::highest() const
{
    int most = UsualHighest;
    for (const auto &bars : m_card.bars)
        for (const int value : bars.values)
            most = std::max(most, value);
    return most;
}

void TemplateCardWidget::paintBars(QPainter &painter, const QRect &room) const
{
    size_t count = m_card.bars.size();
    for (const auto &bars : m_card.bars)
        count += bars.values.size();
    if (count == 0) return;
    const double pitch = std::min(double(atTextSize(12)), double(room.width()) / double(count));
    const Colors &colors = colorsOf(this);
    double left = room.left();
    for (size_t i = 0; i < m_card.bars.size(); ++i) {
        const auto &bars = m_card.bars[i];
        const double width = pitch * double(bars.values.size());
        paintGroup(painter, bars, QRect(qRound(left), room.top(), qRound(width), room.height()), pitch,
                   i == 0 ? colors.accent : colors.accent2);
        left += width + 1.5 * pitch;
    }
    painter.setPen(colors.ink2);
    painter.setFont(fontOf(Type::Secondary));
    painter.drawText(QRect(room.left(), room.bottom() + 4, room.width(), painter.fontMetrics().height()),
                     Qt::AlignRight, m_card.remark);
}

void TemplateCardWidget::paintGroup(QPainter &painter, const TemplateCard::Bars &bars, const QRect &room,
                                    double pitch, const QColor &color) const
{
    const int most = highest();
    painter.setPen(Qt::NoPen);
    for (size_t i = 0; i < bars.values.size(); ++i) {
        const double height = double(room.height()) * bars.values[i] / most;
        const double x = room.left() + pitch * double(i);
        const bool none = bars.values[i] == 0;
        const double shown = none ? 1.5 : height;
        painter.fillRect(QRectF(x, room.bottom() + 1 - shown, pitch - 1.5, shown),
                         none ? colorsOf(this).edge : color);
    }
    painter.setPen(colorsOf(this).ink2);
    painter.setFont(fontOf(Type::Secondary));
    painter.drawText(QPoint(room.left(), room.bottom() + 4 + painter.fontMetrics().ascent()), bars.label);
}

} // namespace sky::ui
