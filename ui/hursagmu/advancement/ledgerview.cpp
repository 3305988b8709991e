#include "ui/hursagmu/advancement/ledgerview.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgermodel.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Inset = 8;
constexpr double UsualRows = 6; ///< it takes what room is left
constexpr double LeastRows = 5;
constexpr int LettersForBoth = 28;
constexpr int LettersForKind = 18;

int iconSide()
{
    return QFontMetrics(fontOf(Type::Body)).ascent();
}

/// The text of most letters; figures are as wide as each other.
QString longestIn(const LedgerModel &model, int column)
{
    QString longest;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, column).data().toString();
        if (text.size() > longest.size()) longest = text;
    }
    return longest;
}

} // namespace

LedgerDelegate::LedgerDelegate(QTreeView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

QSize LedgerDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(Type::Body)).height() + 8};
}

QRect LedgerDelegate::textBox(const QRect &cell, int column) const
{
    QRect box = cell.adjusted(Inset, 0, column >= LedgerModel::PointsColumn ? -Inset : 0, 0);
    if (column == LedgerModel::KindColumn) box.setLeft(box.left() + iconSide() + Inset);
    return box;
}

void LedgerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Colors &colors = colorsOf(m_view);
    const bool current = index.row() == m_view->currentIndex().row();
    const bool struck = index.data(LedgerModel::StruckRole).toBool();
    const int column = index.column();
    painter->save();
    if (current) {
        painter->fillRect(option.rect, m_view->hasFocus() ? colors.tint : colors.sel);
        if (column == 0 && m_view->hasFocus())
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), colors.accent);
    }
    painter->setPen(colors.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (column == LedgerModel::KindColumn) {
        const int side = iconSide();
        icon(index.data(LedgerModel::IconRole).toString(), IconTint::Secondary)
            .paint(painter,
                   QRect(option.rect.left() + Inset, option.rect.center().y() - side / 2, side, side));
    }
    const bool isWord = struck && column == LedgerModel::UnspentColumn;
    QFont font = fontOf(current && column == LedgerModel::WhatColumn ? Type::Strong : Type::Body);
    font.setStrikeOut(struck && !isWord);
    painter->setFont(font);
    const bool quiet = column == LedgerModel::WhyColumn || struck;
    painter->setPen(quiet ? colors.ink2 : colors.ink);
    const QRect box = textBox(option.rect, column);
    if (box.width() > 0)
        painter->drawText(
            box, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    painter->restore();
}

LedgerView::LedgerView(LedgerDesk &desk, QWidget *parent)
    : QTreeView(parent)
    , m_desk(desk)
    , m_model(new LedgerModel(desk, this))
{
    setModel(m_model);
    setProperty("look", QStringLiteral("bare"));
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new LedgerDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that no column moves when the list grows
    setVerticalScrollMode(ScrollPerPixel);
    header()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 3px %1px; }").arg(Inset));
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(1);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&desk, &LedgerDesk::selectionChanged, this, &LedgerView::showSelected);
    connect(&desk, &LedgerDesk::changed, this, [this] {
        sizeColumns();
        viewport()->update();
    });
    sizeColumns();
    showSelected();
}

void LedgerView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

int LedgerView::heightOf(double rows) const
{
    const int row = QFontMetrics(fontOf(Type::Body)).height() + 8;
    return header()->sizeHint().height() + int(rows * row) + 2 * frameWidth();
}

QSize LedgerView::sizeHint() const
{
    return {0, heightOf(UsualRows)};
}

QSize LedgerView::minimumSizeHint() const
{
    return {0, heightOf(LeastRows)};
}

/// What there is in words shares the room that the figures leave.
void LedgerView::sizeColumns()
{
    const QFontMetrics body(fontOf(Type::Body));
    const QFontMetrics small(fontOf(Type::Secondary));
    const int gap = 2 * Inset;
    const int date = body.horizontalAdvance(dayText(QDate(2026, 3, 28))) + gap;
    int kind = iconSide() + Inset + body.horizontalAdvance(View::tr("correction")) + gap;
    const int head = small.horizontalAdvance(View::tr("entry"));
    const int points = std::max({body.horizontalAdvance(QStringLiteral("+1000")),
                                 body.horizontalAdvance(longestIn(*m_model, LedgerModel::PointsColumn)),
                                 small.horizontalAdvance(View::tr("points"))}) +
                       gap;
    const int unspent = std::max({body.horizontalAdvance(View::tr("struck")),
                                  body.horizontalAdvance(longestIn(*m_model, LedgerModel::UnspentColumn)),
                                  small.horizontalAdvance(View::tr("unspent"))}) +
                        gap;
    int rest = std::max(gap, viewport()->width() - date - kind - points - unspent);
    if (rest < body.averageCharWidth() * LettersForKind) { // its picture alone, under its head
        kind = std::max(iconSide(), head) + gap;
        rest = std::max(gap, viewport()->width() - date - kind - points - unspent);
    }
    // Where there is no room for both, who listens says why.
    const bool both = rest >= body.averageCharWidth() * LettersForBoth;
    if (isColumnHidden(LedgerModel::WhyColumn) == both) {
        setColumnHidden(LedgerModel::WhyColumn, !both);
        Q_EMIT whyHidden(!both);
    }
    const int what = both ? rest * 2 / 5 : rest;
    const int widths[] = {date, kind, what, rest - what, points, unspent};
    for (int column = 0; column < LedgerModel::Columns; ++column)
        if (!isColumnHidden(column)) header()->resizeSection(column, widths[column]);
}

/// Qt leaves out the last line of pixels of a row below.
void LedgerView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    QTreeView::scrollTo(index, hint);
    const QRect row = visualRect(index);
    const int hidden = row.bottom() - viewport()->rect().bottom();
    if (hidden > 0 && hidden < row.height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + hidden);
}

void LedgerView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    sizeColumns();
    // What is below may take room for what it says of the current entry.
    if (event->size().height() < event->oldSize().height()) scrollTo(currentIndex());
}

void LedgerView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange &&
        event->type() != QEvent::ApplicationFontChange)
        return;
    sizeColumns();
    updateGeometry();
}

void LedgerView::showSelected()
{
    const auto *line = m_desk.selected();
    const QModelIndex index = line ? m_model->indexOf(line->entry) : QModelIndex();
    if (!index.isValid() || index.row() == currentIndex().row()) return;
    setCurrentIndex(index);
    scrollTo(index);
}

void LedgerView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update();
    if (!current.isValid()) return;
    m_desk.select(current.data(LedgerModel::IdRole).toString());
    if (hasFocus()) m_desk.explain();
}

void LedgerView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    m_desk.explain();
}

void LedgerView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (plain && event->key() == Qt::Key_Delete)
        Q_EMIT undoWanted();
    else if (plain &&
             (event->key() == Qt::Key_F2 || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT editWanted();
    else
        QTreeView::keyPressEvent(event);
}

void LedgerView::mouseDoubleClickEvent(QMouseEvent *event)
{
    QTreeView::mouseDoubleClickEvent(event);
    if (indexAt(event->position().toPoint()).isValid()) Q_EMIT editWanted();
}

void LedgerView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    const auto *line = m_desk.selected();
    if (!index.isValid() || !line) return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool able = !m_desk.bench().isReadOnly() && !line->struck;
    menu->addAction(View::tr("Undo this entry..."), QKeySequence(Qt::Key_Delete), this,
                    &LedgerView::undoWanted)
        ->setEnabled(able && !line->marksPhase);
    menu->addAction(View::tr("Edit..."), QKeySequence(Qt::Key_F2), this, &LedgerView::editWanted)
        ->setEnabled(able && isGrant(*line));
    menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center()));
}

void LedgerView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (m_model->rowCount() > 0 || m_emptyText.isEmpty()) return;
    QPainter painter(viewport());
    painter.setFont(fontOf(Type::Body));
    painter.setPen(colorsOf(this).ink2);
    painter.drawText(viewport()->rect().adjusted(Inset, Inset, -Inset, -Inset),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
}

} // namespace sky::ui::hursagmu
