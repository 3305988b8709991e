#include "ui/hursagmu/build/traitrow.h"

#include "core/base/level.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/build/traitaccess.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QStyle>
#include <QToolTip>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;

TraitFace TraitFace::of(const sky::hursagmu::PresentTrait &trait, bool fixed)
{
    return {trait.id,           trait.name,     trait.custom, trait.level.value(),
            trait.cost.value(), trait.nextCost, fixed};
}

TraitRow::TraitRow(QWidget *parent)
    : QWidget(parent)
{
    TraitAccess::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TraitRow::show(const TraitFace &face, const TraitColumns &columns)
{
    const bool moved = m_columns != columns;
    if (!moved && m_face == face) return;
    const bool levelChanged = m_face.level != face.level;
    m_face = face;
    m_columns = columns;
    if (moved) updateGeometry();
    setAccessibleName(spokenName());
    if (levelChanged) {
        QAccessibleValueChangeEvent event(this, face.level);
        QAccessible::updateAccessibility(&event);
    }
    update();
}

QString TraitRow::spokenName() const
{
    const QString start = filled(tr("%1, level %2, cost %3"), m_face.name, m_face.level, m_face.cost);
    return m_face.next ? filled(tr("%1, next %2"), start, *m_face.next) : start;
}

QSize TraitRow::sizeHint() const
{
    const QFontMetrics bold(fontOf(Type::Strong));
    return {m_columns.widthFor(bold.horizontalAdvance(m_face.name)), m_columns.row};
}

/// Names may be cut to this.
QSize TraitRow::minimumSizeHint() const
{
    return {m_columns.widthFor(fontMetrics().horizontalAdvance(QStringLiteral("MMMMMM"))), m_columns.row};
}

TraitRow::Part TraitRow::partAt(const QPoint &place) const
{
    if (m_columns.minus(width()).adjusted(0, -4, 0, 4).contains(place)) return Part::Minus;
    if (m_columns.plus(width()).adjusted(0, -4, 0, 4).contains(place)) return Part::Plus;
    return Part::None;
}

/// Plus stays alive where points are short: the answer says how many.
bool TraitRow::canStep(int by) const
{
    if (m_face.fixed) return false;
    return by < 0 ? m_face.level > Level::Min : m_face.level < Level::Max;
}

void TraitRow::step(int by)
{
    m_typed.clear();
    if (canStep(by)) Q_EMIT levelWanted(m_face.level + by);
    update();
}

void TraitRow::setTip(const QString &tip)
{
    if (tip == m_tip) return;
    m_tip = tip;
    setAccessibleDescription(tip);
}

void TraitRow::stop()
{
    m_repeat.stop();
}

void TraitRow::type(const QString &digits)
{
    m_typed = digits;
    update();
}

void TraitRow::settle()
{
    if (m_typed.isEmpty()) return;
    const int wanted = m_typed.toInt();
    type({});
    if (wanted != m_face.level) Q_EMIT levelWanted(wanted);
}

bool TraitRow::changesLevel(int key)
{
    if (key == Qt::Key_Left || key == Qt::Key_Minus) {
        step(-1);
    } else if (key == Qt::Key_Right || key == Qt::Key_Plus || key == Qt::Key_Equal) {
        step(1);
    } else {
        return false;
    }
    return true;
}

bool TraitRow::editsNumber(const QKeyEvent &event)
{
    const QString text = event.text();
    const bool digit = text.size() == 1 && text[0] >= QLatin1Char('0') && text[0] <= QLatin1Char('9');
    if (digit) {
        constexpr int MostDigits = 3;
        if (!m_face.fixed && m_typed.size() < MostDigits) type(m_typed + text);
        return true;
    }
    if (m_typed.isEmpty()) return false;
    if (event.key() == Qt::Key_Backspace)
        type(m_typed.chopped(1));
    else if (event.key() == Qt::Key_Escape)
        type({});
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        settle();
    else
        return false;
    return true;
}

bool TraitRow::movesAway(int key)
{
    const std::pair<int, Move> moves[] = {{Qt::Key_Up, Move::Up},         {Qt::Key_Down, Move::Down},
                                          {Qt::Key_PageUp, Move::PageUp}, {Qt::Key_PageDown, Move::PageDown},
                                          {Qt::Key_Home, Move::First},    {Qt::Key_End, Move::Last}};
    for (const auto &[moving, move] : moves) {
        if (key != moving) continue;
        settle();
        Q_EMIT moveWanted(move);
        return true;
    }
    return false;
}

void TraitRow::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (plain && (changesLevel(event->key()) || editsNumber(*event) || movesAway(event->key()))) return;
    if (plain && m_face.own && event->key() == Qt::Key_F2)
        Q_EMIT renameWanted();
    else if (plain && m_face.own && event->key() == Qt::Key_Delete)
        Q_EMIT removeWanted();
    else
        QWidget::keyPressEvent(event);
}

void TraitRow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    m_held = partAt(event->position().toPoint());
    if (m_held == Part::None) return;
    m_repeat.start(style()->styleHint(QStyle::SH_SpinBox_ClickAutoRepeatThreshold, nullptr, this), this);
    step(m_held == Part::Plus ? 1 : -1);
}

void TraitRow::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void TraitRow::mouseReleaseEvent(QMouseEvent *)
{
    m_repeat.stop();
    m_held = Part::None;
    update();
}

void TraitRow::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_repeat.timerId()) return QWidget::timerEvent(event);
    m_repeat.start(style()->styleHint(QStyle::SH_SpinBox_ClickAutoRepeatRate, nullptr, this), this);
    if (m_under == m_held) step(m_held == Part::Plus ? 1 : -1);
}

void TraitRow::mouseMoveEvent(QMouseEvent *event)
{
    const Part under = partAt(event->position().toPoint());
    if (under == m_under) return;
    m_under = under;
    update();
}

void TraitRow::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) ++m_visit;
    Q_EMIT focusTaken();
    update();
}

void TraitRow::focusOutEvent(QFocusEvent *event)
{
    m_repeat.stop();
    settle();
    Q_EMIT focusLeft(event->reason() == Qt::MouseFocusReason);
    update();
}

void TraitRow::enterEvent(QEnterEvent *)
{
    m_pointed = true;
    Q_EMIT pointed(true);
    update();
}

void TraitRow::leaveEvent(QEvent *)
{
    m_pointed = false;
    m_under = Part::None;
    Q_EMIT pointed(false);
    update();
}

void TraitRow::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this); // never exec(): Remove is the end of the row
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString up = m_face.next ? filled(tr("Raise to %1 for %2"), m_face.level + 1, *m_face.next)
                                   : filled(tr("Raise to %1"), m_face.level + 1);
    menu->addAction(up, this, [this] { step(1); })->setEnabled(canStep(1));
    const QString down = filled(tr("Lower to %1"), m_face.level - 1);
    if (m_face.level > Level::Min) menu->addAction(down, this, [this] { step(-1); })->setEnabled(canStep(-1));
    if (m_face.own) {
        menu->addSeparator();
        menu->addAction(tr("Rename..."), QKeySequence(Qt::Key_F2), this, &TraitRow::renameWanted)
            ->setEnabled(!m_face.fixed);
        menu->addAction(tr("Remove"), QKeySequence(Qt::Key_Delete), this, &TraitRow::removeWanted)
            ->setEnabled(!m_face.fixed);
    }
    menu->popup(event->globalPos());
}

bool TraitRow::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const QString tip = m_face.own ? filled(tr("%1. %2"), m_face.name, m_tip) : m_tip;
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(tip), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace sky::ui::hursagmu
