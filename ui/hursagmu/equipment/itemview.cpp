#include "ui/hursagmu/equipment/itemview.h"

#include "ui/hursagmu/equipment/itemdelegate.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"
#include "ui/widgets/aswritten.h"
#include "ui/widgets/searchfield.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Place;

ItemView::ItemView(const ItemVerbs &verbs, QWidget *parent)
    : QTreeView(parent)
    , m_verbs(verbs)
    , m_model(new ItemModel(verbs, this))
{
    setProperty("look", QStringLiteral("bare"));
    setObjectName(QStringLiteral("ownedThings"));
    setAccessibleName(View::tr("What is owned"));
    setModel(m_model);
    setItemDelegate(new ItemDelegate(this));
    setUniformRowHeights(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked);
    setExpandsOnDoubleClick(false);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setAutoExpandDelay(600);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setIndentation(fontMetrics().height());
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(ItemModel::NameColumn, QHeaderView::Stretch);
    for (int group = 0; group < m_model->rowCount(); ++group)
        expand(m_model->index(group, 0));
    sizeColumns();
    setMouseTracking(true);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_looks.keep(*this); });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_looks.bringBack(*this); });
    connect(this, &QTreeView::entered, this, [this](const QModelIndex &index) {
        if (index.column() == ItemModel::WeightColumn || index.column() == ItemModel::PriceColumn)
            m_verbs.bench().setSpotlight(index.data(ItemModel::ValueRole).toString());
    });
}

QSize ItemView::sizeHint() const
{
    return minimumSizeHint();
}

QSize ItemView::minimumSizeHint() const
{
    constexpr int Rows = 6; // the head is one
    return {fontMetrics().averageCharWidth() * 30, (fontMetrics().height() + 6) * Rows};
}

void ItemView::sizeColumns()
{
    const QFontMetrics body(fontOf(Type::Strong));
    const bool kilograms = m_verbs.bench().services().settings.get().kilograms;
    const QString weight = kilograms ? QStringLiteral("1000 lb (453.6 kg)") : QStringLiteral("10000.5 lb");
    const std::pair<int, QString> samples[] = {
        {ItemModel::QuantityColumn, m_model->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString()},
        {ItemModel::WeightColumn, weight},
        {ItemModel::PriceColumn, QStringLiteral("100 gc 9 sc 9 cc")},
        {ItemModel::WhereColumn, View::tr("not in the load")},
    };
    for (const auto &[column, text] : samples)
        header()->resizeSection(column,
                                body.horizontalAdvance(text) + (column == ItemModel::WhereColumn ? 28 : 12));
    setIndentation(body.height());
    fitColumns();
}

void ItemView::fitColumns()
{
    const int least = fontMetrics().averageCharWidth() * 22;
    int left = viewport()->width() - least;
    for (const int column : {ItemModel::QuantityColumn, ItemModel::WeightColumn, ItemModel::WhereColumn,
                             ItemModel::PriceColumn}) {
        const bool hidden = isColumnHidden(column);
        if (hidden) setColumnHidden(column, false);
        left -= columnWidth(column);
        setColumnHidden(column, left < 0);
    }
}

void ItemView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) fitColumns();
    if (event->size().height() < event->oldSize().height()) scrollTo(currentIndex()); // stays in view
}

void ItemView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) sizeColumns();
}

QStringList ItemView::selectedIds() const
{
    QStringList ids;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        if (const QString id = m_model->idAt(index); !id.isEmpty()) ids << id;
    return ids;
}

QString ItemView::currentId() const
{
    return m_model->idAt(currentIndex());
}

bool ItemView::filterBelow(const QModelIndex &parent, const QString &wanted, int &found)
{
    bool any = false;
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        const bool group = m_model->isGroup(index);
        const bool fits = !group && matches(index.data(ItemModel::SearchRole).toString(), wanted);
        if (fits) ++found;
        const bool below = filterBelow(index, wanted, found);
        const bool hide = !wanted.isEmpty() && !fits && !below;
        if (isRowHidden(row, parent) != hide) setRowHidden(row, parent, hide); // lays out anew
        if (!wanted.isEmpty() && below) expand(index);
        any = any || fits || below;
    }
    return any;
}

int ItemView::filter(const QString &wanted)
{
    int found = 0;
    filterBelow({}, wanted.trimmed(), found);
    return found;
}

bool ItemView::reveal(const QString &id)
{
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid()) return false;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

void ItemView::edit()
{
    const QModelIndex current = currentIndex();
    const bool quantity = current.column() == ItemModel::QuantityColumn;
    const QModelIndex index = quantity ? current : current.siblingAtColumn(ItemModel::NameColumn);
    if (m_model->flags(index) & Qt::ItemIsEditable) QTreeView::edit(index);
}

QPoint ItemView::menuPlace() const
{
    const QRect row = visualRect(currentIndex());
    return viewport()->mapToGlobal(QPoint(row.left() + fontMetrics().height() * 2, row.bottom()));
}

void ItemView::moveSelected()
{
    if (selectedIds().isEmpty() || m_verbs.bench().isReadOnly()) return;
    auto *menu = new QMenu(View::tr("Move to"), this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMoveMenu(*menu);
    menu->popup(menuPlace());
    menu->setActiveAction(menu->actions().constFirst());
}

void ItemView::fillMoveMenu(QMenu &menu)
{
    const QStringList ids = selectedIds();
    const std::pair<Place, QString> places[] = {{Place::Worn, View::tr("&Worn")},
                                                {Place::Carried, View::tr("&Carried")},
                                                {Place::Mount, View::tr("On the &mount")},
                                                {Place::Left, View::tr("&Left behind")}};
    for (const auto &[place, name] : places)
        menu.addAction(name, this, [this, ids, place = place] { m_verbs.move(ids, {place, {}}); });
    menu.addSeparator();
    for (const auto &item : evaluationOf(m_verbs.bench().document()).items) {
        if (!item.container || ids.contains(item.id)) continue;
        const QString name = fontMetrics().elidedText(m_model->indexOf(item.id).data().toString(),
                                                      Qt::ElideRight, fontMetrics().height() * 20);
        menu.addAction(View::tr("Into %1").arg(asWritten(name)), this, [this, ids, id = item.id] {
            m_verbs.move(ids, {Place::Carried, id});
        });
    }
}

/// Whether the workshop makes such things.
bool ItemView::isMade(const QString &id) const
{
    const auto *item = evaluationOf(m_verbs.bench().document()).item(id);
    return item && (item->weapon || item->armor || item->focus);
}

bool ItemView::pressed(int key)
{
    const QStringList ids = selectedIds();
    if (ids.isEmpty()) return false;
    switch (key) {
    case Qt::Key_M:
        moveSelected();
        return true;
    case Qt::Key_Delete:
        m_verbs.remove(ids);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isMade(currentId()) && currentIndex().column() != ItemModel::QuantityColumn)
            Q_EMIT workshopAsked(currentId());
        else
            edit();
        return true;
    case Qt::Key_F2:
        edit();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_verbs.changeQuantity(ids, 1);
        return true;
    case Qt::Key_Minus:
        m_verbs.changeQuantity(ids, -1);
        return true;
    case Qt::Key_W:
        if (isMade(currentId())) Q_EMIT workshopAsked(currentId());
        return true;
    case Qt::Key_S:
        Q_EMIT sellRequested(currentId().isEmpty() ? ids.first() : currentId());
        return true;
    case Qt::Key_Menu:
        openMenu(menuPlace());
        return true;
    case Qt::Key_K:
        Q_EMIT keepAsked(currentId());
        return true;
    case Qt::Key_H:
        m_verbs.takeInHand(currentId().isEmpty() ? ids.first() : currentId());
        return true;
    default:
        return false;
    }
}

void ItemView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const bool menu = event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier;
    if (plain && state() != EditingState && pressed(menu ? Qt::Key_Menu : event->key())) return;
    QTreeView::keyPressEvent(event);
}

void ItemView::addAction(QMenu &menu, const QString &text, int key)
{
    const QString shown = QKeySequence(key).toString(QKeySequence::NativeText);
    menu.addAction(QStringLiteral("%1\t%2").arg(text, shown), this, [this, key] { pressed(key); });
}

void ItemView::contextMenuEvent(QContextMenuEvent *event)
{
    openMenu(event->reason() == QContextMenuEvent::Keyboard ? menuPlace() : event->globalPos());
}

void ItemView::openMenu(const QPoint &place)
{
    const QStringList ids = selectedIds();
    if (ids.isEmpty() || m_verbs.bench().isReadOnly()) return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QMenu *moves = menu->addMenu(View::tr("&Move to"));
    fillMoveMenu(*moves);
    const auto *item = evaluationOf(m_verbs.bench().document()).item(currentId());
    if (item) addAction(*menu, item->inHand ? View::tr("&Let go of") : View::tr("Take in &hand"), Qt::Key_H);
    addAction(*menu, View::tr("&Edit"), Qt::Key_F2);
    if (isMade(currentId())) addAction(*menu, View::tr("Change in the &workshop"), Qt::Key_W);
    addAction(*menu, View::tr("&Keep for other characters"), Qt::Key_K);
    addAction(*menu, View::tr("One m&ore"), Qt::Key_Plus);
    addAction(*menu, View::tr("One &fewer"), Qt::Key_Minus);
    menu->addSeparator();
    if (item && item->quantity > 0) addAction(*menu, View::tr("&Sell..."), Qt::Key_S);
    addAction(*menu, View::tr("&Remove"), Qt::Key_Delete);
    menu->popup(place);
}

void ItemView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (hasFocus()) m_verbs.bench().setSpotlight(current.data(ItemModel::ValueRole).toString());
    Q_EMIT selectionMoved();
}

void ItemView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    Q_EMIT selectionMoved();
}

void ItemView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    viewport()->update();
    m_verbs.bench().setSpotlight(currentIndex().data(ItemModel::ValueRole).toString());
}

void ItemView::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

void ItemView::startDrag(Qt::DropActions actions)
{
    if (!selectedIds().isEmpty()) QTreeView::startDrag(actions);
}

/// The container below the pointer when what is dragged would end in itself there; else no id.
QString ItemView::containerDroppedInto(const QDropEvent &event) const
{
    const QStringList ids = m_model->idsIn(event.mimeData());
    QString target;
    for (QModelIndex index = indexAt(event.position().toPoint()); index.isValid(); index = index.parent()) {
        if (target.isEmpty() && m_model->isContainer(index)) target = m_model->idAt(index);
        if (!target.isEmpty() && ids.contains(m_model->idAt(index))) return target;
    }
    return {};
}

/// The base would let such a drop vanish without a word; here it is taken so that it can be refused with one.
void ItemView::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    if (!event->isAccepted() && !containerDroppedInto(*event).isEmpty()) event->acceptProposedAction();
}

void ItemView::dropEvent(QDropEvent *event)
{
    const QString target = containerDroppedInto(*event);
    if (target.isEmpty()) return QTreeView::dropEvent(event);
    m_verbs.move(m_model->idsIn(event->mimeData()), {Place::Carried, target});
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
}

void ItemView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colors &colors = colorsOf(this);
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    if (selectionModel()->isSelected(index)) painter->fillRect(row, hasFocus() ? colors.tint : colors.sel);
    QTreeView::drawRow(painter, option, index);
    painter->setPen(colors.line);
    painter->drawLine(row.bottomLeft(), row.bottomRight());
    if (hasFocus() && currentIndex().siblingAtColumn(0) == index.siblingAtColumn(0))
        painter->fillRect(QRect(0, row.top(), 3, row.height()), colors.accent);
}

} // namespace sky::ui::hursagmu
