// How a trait's row looks.

#include "ui/hursagmu/build/traitrow.h"

#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"

#include <QLocale>
#include <QPainter>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Radius = 4;

void drawBox(QPainter &painter, const QRectF &rect, const QColor &edge, const QColor &ground, double pen)
{
    painter.setPen(edge.isValid() ? QPen(edge, pen) : QPen(Qt::NoPen));
    painter.setBrush(ground.isValid() ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(rect, Radius, Radius);
}

} // namespace

void TraitRow::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus())
        painter.fillRect(rect(), colors.tint);
    else if (m_pointed)
        painter.fillRect(rect(), colors.alt);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), colors.line);

    paintName(painter);
    paintButton(painter, Part::Minus);
    paintButton(painter, Part::Plus);
    paintLevel(painter);
    painter.setFont(font());
    painter.setPen(m_face.level == 0 ? colors.ink2 : colors.ink);
    painter.drawText(m_columns.costBox(width()), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(m_face.cost));
    painter.setPen(colors.ink2);
    if (m_face.next)
        painter.drawText(m_columns.nextBox(width()), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("+%1").arg(*m_face.next));
    if (hasFocus())
        drawBox(painter, QRectF(m_columns.stepper(width())).adjusted(-2, -2, 2, 2), colors.accent, {}, 2);
}

void TraitRow::paintName(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QRect space = m_columns.name(width());
    painter.setFont(fontOf(hasFocus() ? Type::Strong : Type::Body));
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setPen(m_face.level == 0 && !hasFocus() ? colors.ink2 : colors.ink);
    const QString shown = metrics.elidedText(m_face.name, Qt::ElideRight, space.width());
    painter.drawText(space, Qt::AlignLeft | Qt::AlignVCenter, shown);
    if (!m_face.own) return;
    const QString remark = tr("your own");
    const QRect rest = space.adjusted(metrics.horizontalAdvance(shown) + 6, 0, 0, 0);
    painter.setFont(fontOf(Type::Secondary));
    if (painter.fontMetrics().horizontalAdvance(remark) > rest.width()) return;
    painter.setPen(colors.ink2);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, remark);
}

/// At rest on a ground without edge, alive with one; where it can do nothing only the sign, secondary.
void TraitRow::paintButton(QPainter &painter, Part part) const
{
    const Colors &colors = colorsOf(this);
    const bool minus = part == Part::Minus;
    const QRect place = minus ? m_columns.minus(width()) : m_columns.plus(width());
    const bool on = canStep(minus ? -1 : 1);
    if (on) {
        const bool edged = hasFocus() || m_pointed;
        const QColor ground = m_held == part    ? colors.line
                              : m_under == part ? colors.sel
                              : hasFocus()      ? colors.base
                                                : colors.alt;
        drawBox(painter, QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), edged ? colors.edge : QColor(), ground,
                1);
    }
    const int side = qRound(fontMetrics().height() * 0.62);
    QRect sign(0, 0, side, side);
    sign.moveCenter(place.center());
    icon(minus ? QStringLiteral("minus") : QStringLiteral("plus"), on ? IconTint::Text : IconTint::Secondary)
        .paint(&painter, sign);
}

/// The level; while one is being typed that, with a caret.
void TraitRow::paintLevel(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QRect place = m_columns.levelBox(width());
    painter.setFont(fontOf(m_face.level > 0 || hasFocus() ? Type::Strong : Type::Body));
    painter.setPen(m_face.level == 0 && !hasFocus() ? colors.ink2 : colors.ink);
    if (m_typed.isEmpty()) {
        painter.drawText(place, Qt::AlignCenter, QString::number(m_face.level));
        return;
    }
    painter.setPen(colors.accent);
    painter.drawText(place, Qt::AlignCenter, m_typed);
    const int half = painter.fontMetrics().horizontalAdvance(m_typed) / 2 + 2;
    const QPoint middle = place.center();
    painter.fillRect(QRect(middle.x() + half, place.top() + 4, 1, place.height() - 8), colors.accent);
}

} // namespace sky::ui::hursagmu
