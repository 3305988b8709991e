#include "ui/hursagmu/build/giftview.h"

#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"

#include <QPainter>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int RowMargin = 10;
constexpr int RowGap = 8;

QString takeText(int64_t cost)
{
    return GiftDelegate::tr("Take for %1").arg(cost);
}

int iconSide(const QFontMetrics &metrics)
{
    return qRound(metrics.height() * 0.75);
}

void drawIcon(QPainter &painter, const QString &name, IconTint tint, const QRect &row, int left)
{
    const int side = iconSide(QFontMetrics(fontOf(Type::Body)));
    icon(name, tint).paint(&painter, QRect(left, row.top() + (row.height() - side) / 2, side, side));
}

} // namespace

GiftDelegate::GiftDelegate(GiftLines &lines, GiftLines::Kind kind, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_lines(lines)
    , m_kind(kind)
{
}

QSize GiftDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(Type::Body)).height() + 7};
}

QRect GiftDelegate::actionRect(const QRect &row) const
{
    const QFontMetrics metrics(fontOf(Type::Body));
    int wide = iconSide(metrics) + 2 * RowGap;
    if (m_kind == GiftLines::Kind::Offer)
        wide += RowGap + metrics.horizontalAdvance(takeText(m_lines.highestCost()));
    return {row.right() + 1 - wide, row.top(), wide, row.height()};
}

void GiftDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const GiftLine &line = m_lines.line(index.row());
    const QRect row = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option);
    const Colors &colors = colorsOf(option.palette);
    const bool pointed = m_able && (option.state & QStyle::State_MouseOver) && m_actionPointed;
    paintAction(*painter, colors, row, pointed, line);

    const QRect action = actionRect(row);
    int right = action.left() - RowGap / 2;
    if (m_kind == GiftLines::Kind::Taken) {
        painter->setFont(fontOf(Type::Strong));
        painter->setPen(colors.ink);
        const QString cost = QString::number(line.cost);
        painter->drawText(row.adjusted(0, 0, right - row.right(), 0), Qt::AlignRight | Qt::AlignVCenter,
                          cost);
        right -=
            painter->fontMetrics().horizontalAdvance(QString::number(m_lines.highestCost())) + 2 * RowGap;
    }
    const int begin = paintKind(*painter, colors, row, right, line);
    const QRect space(row.left() + RowMargin, row.top(), begin - row.left() - RowMargin - RowGap,
                      row.height());
    paintName(*painter, colors, space, line);
    painter->restore();
}

void GiftDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option) const
{
    const Colors &colors = colorsOf(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const bool focus = option.widget && option.widget->hasFocus();
    if (selected)
        painter.fillRect(option.rect, focus ? colors.tint : colors.sel);
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(option.rect, colors.alt);
    if (selected && focus)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), colors.accent);
}

void GiftDelegate::paintAction(QPainter &painter, const Colors &colors, const QRect &row, bool pointed,
                               const GiftLine &line) const
{
    const QRect place = actionRect(row);
    if (pointed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.sel);
        painter.drawRoundedRect(place.adjusted(2, 1, -2, -1), 4, 4);
    }
    const auto tint = [this](IconTint usual) { return m_able ? usual : IconTint::Secondary; };
    if (m_kind == GiftLines::Kind::Taken)
        return drawIcon(painter, QStringLiteral("close"), tint(IconTint::Text), row, place.left() + RowGap);
    drawIcon(painter, QStringLiteral("plus"), tint(IconTint::Accent), row, place.left() + RowGap);
    painter.setFont(fontOf(Type::Body));
    painter.setPen(m_able ? colors.accent : colors.off);
    painter.drawText(place.adjusted(0, 0, -RowGap, 0), Qt::AlignRight | Qt::AlignVCenter,
                     takeText(line.cost));
}

int GiftDelegate::paintKind(QPainter &painter, const Colors &colors, const QRect &row, int right,
                            const GiftLine &line) const
{
    const bool warns = !line.warning.isEmpty();
    const QString text = warns ? line.warning : line.category;
    QFont font = fontOf(Type::Secondary);
    font.setBold(warns);
    painter.setFont(font);
    painter.setPen(warns ? colors.warn : colors.ink2);
    const int wide = painter.fontMetrics().horizontalAdvance(text);
    const QRect place(right - wide, row.top(), wide, row.height());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    if (!warns) return place.left();
    const int sign = place.left() - iconSide(QFontMetrics(fontOf(Type::Body))) - 6;
    drawIcon(painter, QStringLiteral("warning"), IconTint::Warning, row, sign);
    return sign;
}

void GiftDelegate::paintName(QPainter &painter, const Colors &colors, const QRect &space,
                             const GiftLine &line) const
{
    painter.setFont(fontOf(Type::Body));
    painter.setPen(colors.ink);
    const QFontMetrics metrics = painter.fontMetrics();
    painter.drawText(space, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(line.name, Qt::ElideRight, space.width()));
    const QRect rest = space.adjusted(metrics.horizontalAdvance(line.name) + 6, 0, 0, 0);
    if (line.remark.isEmpty() || rest.width() < 4 * metrics.averageCharWidth()) return;
    painter.setFont(fontOf(Type::Secondary));
    painter.setPen(colors.ink2);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(line.remark, Qt::ElideRight, rest.width()));
}

} // namespace sky::ui::hursagmu
