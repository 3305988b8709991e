#include "ui/hursagmu/build/giftview.h"

#include "ui/theme/colors.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

namespace sky::ui::hursagmu
{

namespace
{

/// So that a part of a row says that there is more.
constexpr double LeastRows = 3.75;

} // namespace

GiftView::GiftView(GiftLines::Kind kind, QWidget *parent)
    : QListView(parent)
    , m_lines(kind)
    , m_kind(kind)
    , m_delegate(new GiftDelegate(m_lines, kind, this))
{
    setModel(&m_lines);
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QString GiftView::current() const
{
    return currentIndex().isValid() ? m_lines.line(currentIndex().row()).id : QString();
}

void GiftView::setCurrent(const QString &id)
{
    const QModelIndex index = m_lines.indexOf(id);
    setCurrentIndex(index);
    if (index.isValid()) scrollTo(index);
}

void GiftView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void GiftView::setWhyNot(const QString &whyNot)
{
    if (whyNot == m_whyNot) return;
    m_whyNot = whyNot;
    m_delegate->setAble(whyNot.isEmpty());
    viewport()->update();
}

bool GiftView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_whyNot.isEmpty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (isOnAction(help->pos())) {
            QToolTip::showText(help->globalPos(), plainTip(m_whyNot), this);
            return true;
        }
    }
    return QListView::viewportEvent(event);
}

void GiftView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) return;
    setCurrentIndex(index);
    const GiftLine &line = m_lines.line(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString id = line.id;
    const bool offer = m_kind == GiftLines::Kind::Offer;
    if (!offer)
        menu->addAction(tr("Change..."), QKeySequence(Qt::Key_F2), this, [this, id] { Q_EMIT opened(id); })
            ->setEnabled(m_whyNot.isEmpty());
    const auto act = [this, id] { Q_EMIT acted(id); };
    QAction *action = offer ? menu->addAction(tr("Take for %1").arg(line.cost), this, act)
                            : menu->addAction(tr("Give back"), QKeySequence(Qt::Key_Delete), this, act);
    action->setEnabled(m_whyNot.isEmpty());
    menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center()));
}

QSize GiftView::sizeHint() const
{
    return {0, int(LeastRows * m_delegate->sizeHint({}, {}).height()) + 2 * frameWidth()};
}

QSize GiftView::minimumSizeHint() const
{
    return sizeHint();
}

bool GiftView::actsOn(int key) const
{
    if (m_kind == GiftLines::Kind::Offer)
        return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Plus;
    return key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Minus;
}

void GiftView::keyPressEvent(QKeyEvent *event)
{
    const QString id = current();
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (!plain || id.isEmpty()) return QListView::keyPressEvent(event);
    if (actsOn(event->key()))
        Q_EMIT acted(id);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F2)
        Q_EMIT opened(id);
    else
        QListView::keyPressEvent(event);
}

bool GiftView::isOnAction(const QPoint &place) const
{
    const QModelIndex index = indexAt(place);
    return index.isValid() && m_delegate->actionRect(visualRect(index)).contains(place);
}

void GiftView::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    const QPoint place = event->position().toPoint();
    const bool begins = event->button() == Qt::LeftButton && isOnAction(place);
    m_pressed = begins ? QPersistentModelIndex(indexAt(place)) : QPersistentModelIndex();
}

void GiftView::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    const bool acts = event->button() == Qt::LeftButton && isOnAction(place);
    const bool sameRow = m_pressed.isValid() && m_pressed == indexAt(place);
    QListView::mouseReleaseEvent(event);
    if (acts && sameRow) Q_EMIT acted(m_lines.line(m_pressed.row()).id);
    m_pressed = QModelIndex();
    pointAt(place);
}

void GiftView::mouseDoubleClickEvent(QMouseEvent *event)
{
    QListView::mouseDoubleClickEvent(event);
    m_pressed = QModelIndex(); // its second release acts on nothing
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || isOnAction(place)) return;
    if (m_kind == GiftLines::Kind::Offer)
        Q_EMIT acted(m_lines.line(index.row()).id);
    else
        Q_EMIT opened(m_lines.line(index.row()).id);
}

void GiftView::pointAt(const QPoint &place)
{
    const bool action = isOnAction(place);
    m_delegate->setPointed(action);
    viewport()->setCursor(action && m_whyNot.isEmpty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void GiftView::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    pointAt(event->position().toPoint());
}

void GiftView::leaveEvent(QEvent *event)
{
    m_delegate->setPointed(false);
    QListView::leaveEvent(event);
}

void GiftView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_lines.rowCount() > 0 && event->reason() != Qt::MouseFocusReason)
        setCurrentIndex(m_lines.index(0));
    else if (currentIndex().isValid())
        Q_EMIT looked(current());
}

void GiftView::currentChanged(const QModelIndex &index, const QModelIndex &previous)
{
    QListView::currentChanged(index, previous);
    if (hasFocus() && index.isValid()) Q_EMIT looked(current());
}

void GiftView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_lines.rowCount() > 0 || m_emptyText.isEmpty()) return;
    QPainter painter(viewport());
    painter.setFont(fontOf(Type::Secondary));
    painter.setPen(colorsOf(this).ink2);
    painter.drawText(viewport()->rect().adjusted(10, 6, -10, -6), Qt::AlignLeft | Qt::TextWordWrap,
                     m_emptyText);
}

} // namespace sky::ui::hursagmu
