#include "ui/hursagmu/advancement/wishview.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::WishLine;

namespace
{

constexpr int Margin = 8;
constexpr int Gap = 8;
constexpr int BarWidth = 56;
constexpr int BarHeight = 7;
constexpr double UsualWishRows = 4.1;
constexpr double LeastWishRows = 3;

} // namespace

WishDelegate::WishDelegate(const WishModel &model, QListView *view)
    : QStyledItemDelegate(view)
    , m_model(model)
    , m_view(view)
{
}

QSize WishDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(Type::Body)).height() + 16};
}

QRect WishDelegate::actionRect(const QRect &row) const
{
    const int wide =
        QFontMetrics(fontOf(Type::Strong)).horizontalAdvance(filled(View::tr("Buy for %1"), m_model.most())) +
        2 * Gap;
    return QRect(row.right() - Margin - wide + 1, row.top(), wide, row.height()).adjusted(0, 4, 0, -5);
}

void WishDelegate::paintState(QPainter &painter, const Colors &colors, const QRect &row, bool pointed,
                              const WishLine &line) const
{
    const QRect place = actionRect(row);
    const bool buys = m_model.canBuy(line);
    if (buys) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_able ? (pointed ? colors.ink : colors.accent) : colors.line, 1));
        painter.setBrush(m_able ? colors.accent : colors.alt);
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    painter.setFont(fontOf(buys ? Type::Strong : Type::Secondary));
    painter.setPen(buys ? (m_able ? colors.onAccent : colors.off) : colors.ink2);
    painter.drawText(place, int(buys ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter),
                     m_model.state(line));
}

int WishDelegate::paintCost(QPainter &painter, const Colors &colors, const QRect &row, int right,
                            const WishLine &line) const
{
    const int64_t cost = std::max<int64_t>(1, line.cost.value());
    const int64_t there = line.reached ? cost : std::clamp<int64_t>(m_model.unspent(), 0, cost);
    const int high = atTextSize(BarHeight);
    const int wide = atTextSize(BarWidth);
    const QRectF bar(right - wide, row.center().y() - high / 2.0, wide, high);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * double(there) / double(cost), high),
                            2, 2);
    painter.setPen(QPen(there == cost ? colors.accent : colors.edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.setFont(fontOf(Type::Body));
    painter.setPen(colors.ink);
    const QString text = QString::number(line.cost.value());
    const int room = painter.fontMetrics().horizontalAdvance(QString::number(m_model.most()));
    const QRect box(int(bar.left()) - Gap - room, row.top(), room, row.height());
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, text);
    return box.left();
}

void WishDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Colors &colors = colorsOf(m_view);
    const WishLine &line = m_model.line(index.row());
    const QRect row = option.rect;
    painter->save();
    if (index == m_view->currentIndex()) {
        painter->fillRect(row, m_view->hasFocus() ? colors.tint : colors.sel);
        if (m_view->hasFocus())
            painter->fillRect(QRect(row.topLeft(), QSize(3, row.height())), colors.accent);
    }
    painter->setPen(colors.line);
    painter->drawLine(row.bottomLeft(), row.bottomRight());
    const bool pointed = (option.state & QStyle::State_MouseOver) && m_pointed;
    paintState(*painter, colors, row, pointed, line);
    const int end = paintCost(*painter, colors, row, actionRect(row).left() - Gap, line) - Gap;
    painter->setFont(fontOf(Type::Body));
    painter->setPen(colors.ink);
    const QFontMetrics metrics = painter->fontMetrics();
    const QRect space(row.left() + Margin, row.top(), end - row.left() - Margin, row.height());
    painter->drawText(space, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(line.name, Qt::ElideRight, space.width()));
    const QRect rest = space.adjusted(metrics.horizontalAdvance(line.name) + Gap, 0, 0, 0);
    if (rest.width() > 4 * metrics.averageCharWidth()) {
        painter->setFont(fontOf(Type::Secondary));
        painter->setPen(colors.ink2);
        painter->drawText(
            rest, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(WishModel::remark(line), Qt::ElideRight, rest.width()));
    }
    painter->restore();
}

WishView::WishView(QWidget *parent)
    : QListView(parent)
    , m_delegate(new WishDelegate(m_model, this))
{
    setModel(&m_model);
    setProperty("look", QStringLiteral("bare"));
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QString WishView::current() const
{
    return currentIndex().isValid() ? m_model.line(currentIndex().row()).id : QString();
}

void WishView::setCurrent(const QString &wishId)
{
    const QModelIndex index = m_model.indexOf(wishId);
    if (!index.isValid()) return;
    setCurrentIndex(index);
    scrollTo(index);
}

void WishView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void WishView::setAble(bool able)
{
    m_delegate->setAble(able);
    viewport()->update();
}

int WishView::heightOf(double rows) const
{
    return int(rows * m_delegate->sizeHint({}, {}).height()) + 2 * frameWidth();
}

QSize WishView::sizeHint() const
{
    return {0, heightOf(UsualWishRows)};
}

QSize WishView::minimumSizeHint() const
{
    return {QFontMetrics(fontOf(Type::Body)).averageCharWidth() * 36, heightOf(LeastWishRows)};
}

QModelIndex WishView::actionAt(const QPoint &place) const
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || !m_model.canBuy(m_model.line(index.row()))) return {};
    return m_delegate->actionRect(visualRect(index)).contains(place) ? index : QModelIndex();
}

void WishView::keyPressEvent(QKeyEvent *event)
{
    const QString id = current();
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    if (id.isEmpty()) return QListView::keyPressEvent(event);
    if (modifiers == Qt::AltModifier && (key == Qt::Key_Up || key == Qt::Key_Down))
        Q_EMIT moveWanted(id, key == Qt::Key_Up ? -1 : 1);
    else if (!modifiers && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space))
        Q_EMIT buyWanted(id);
    else if (!modifiers && key == Qt::Key_Delete)
        Q_EMIT removeWanted(id);
    else
        QListView::keyPressEvent(event);
}

void WishView::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    m_pressed = event->button() == Qt::LeftButton ? actionAt(event->position().toPoint()) : QModelIndex();
}

void WishView::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex released = actionAt(event->position().toPoint());
    const bool acts = event->button() == Qt::LeftButton && released.isValid() && m_pressed == released;
    QListView::mouseReleaseEvent(event);
    m_pressed = QModelIndex();
    if (acts) Q_EMIT buyWanted(m_model.line(released.row()).id);
}

void WishView::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    m_delegate->setPointed(actionAt(event->position().toPoint()).isValid());
    viewport()->update();
}

void WishView::leaveEvent(QEvent *event)
{
    QListView::leaveEvent(event);
    m_delegate->setPointed(false);
    viewport()->update();
}

void WishView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model.rowCount() > 0) setCurrentIndex(m_model.index(0));
    Q_EMIT looked(current());
}

void WishView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT looked(this->current());
}

void WishView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) return;
    setCurrentIndex(index);
    const WishLine &line = m_model.line(index.row());
    const QString id = line.id;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(filled(View::tr("Buy for %1"), line.cost.value()), QKeySequence(Qt::Key_Return), this,
                    [this, id] { Q_EMIT buyWanted(id); })
        ->setEnabled(m_model.canBuy(line));
    menu->addAction(View::tr("Move up"), QKeySequence(Qt::ALT | Qt::Key_Up), this,
                    [this, id] { Q_EMIT moveWanted(id, -1); })
        ->setEnabled(index.row() > 0);
    menu->addAction(View::tr("Move down"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                    [this, id] { Q_EMIT moveWanted(id, 1); })
        ->setEnabled(index.row() + 1 < m_model.rowCount());
    menu->addAction(View::tr("Take off the list"), QKeySequence(Qt::Key_Delete), this,
                    [this, id] { Q_EMIT removeWanted(id); });
    menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center()));
}

void WishView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() != QEvent::ApplicationFontChange) return;
    scheduleDelayedItemsLayout();
    updateGeometry();
}

void WishView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_model.rowCount() > 0 || m_emptyText.isEmpty()) return;
    QPainter painter(viewport());
    painter.setFont(fontOf(Type::Body));
    painter.setPen(colorsOf(this).ink2);
    painter.drawText(viewport()->rect().adjusted(Margin, Margin, -Margin, -Margin),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
}

} // namespace sky::ui::hursagmu
