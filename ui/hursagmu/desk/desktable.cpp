#include "ui/hursagmu/desk/desktable.h"

#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/tick.h"
#include "ui/theme/type.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Inset = 8;         ///< room for it
constexpr int UsualLetters = 40; ///< no column is wider
constexpr int FieldRoom = 36;    ///< beyond its digits
constexpr int Measured = 60;     ///< rows whose text decides how wide a column is

QColor colorOf(CellInk ink, const Colors &colors)
{
    switch (ink) {
    case CellInk::Secondary:
        return colors.ink2;
    case CellInk::Warning:
        return colors.warn;
    case CellInk::Error:
        return colors.error;
    default:
        return colors.ink;
    }
}

IconTint tintOf(CellInk ink)
{
    switch (ink) {
    case CellInk::Secondary:
        return IconTint::Secondary;
    case CellInk::Warning:
        return IconTint::Warning;
    case CellInk::Error:
        return IconTint::Error;
    default:
        return IconTint::Text;
    }
}

class Delegate : public QStyledItemDelegate
{
public:
    explicit Delegate(DeskTable *view)
        : QStyledItemDelegate(view)
        , m_view(view)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(m_view);
        painter->save();
        paintGround(painter, option, index, colors);
        const auto ink = CellInk(index.data(InkRole).toInt());
        const bool strong = index.data(StrongRole).toBool();
        painter->setFont(fontOf(strong ? Type::Strong : Type::Body));
        painter->setPen(colorOf(ink, colors));
        QRect box = option.rect.adjusted(Inset, 0, -Inset, 0);
        const QString picture = index.data(IconRole).toString();
        if (!picture.isEmpty()) {
            const int side = painter->fontMetrics().ascent();
            icon(picture, tintOf(ink))
                .paint(painter, QRect(box.left(), box.center().y() - side / 2, side, side));
            box.setLeft(box.left() + side + 6);
        }
        if (const QVariant check = index.data(Qt::CheckStateRole); check.isValid()) {
            const QRect tick = tickIn(option.rect);
            paintTick(*painter, tick, check.toInt() == Qt::Checked, colors);
            box.setLeft(tick.right() + 8);
        }
        const auto align = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        painter->drawText(
            box, int(align) | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
        painter->restore();
    }

    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        const QVariant check = index.data(Qt::CheckStateRole);
        const bool click = event->type() == QEvent::MouseButtonRelease;
        if (!check.isValid() || !click) return false;
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() != Qt::LeftButton || !tickIn(option.rect).contains(mouse->pos())) return false;
        return model->setData(index, check.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                              Qt::CheckStateRole);
    }

private:
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                     const Colors &colors) const
    {
        const bool focus = m_view->hasFocus() || m_view->isAncestorOf(m_view->focusWidget());
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->fillRect(option.rect, focus ? colors.tint : colors.sel);
            if (focus && m_view->horizontalHeader()->visualIndex(index.column()) == 0)
                painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                                  colors.accent);
        }
        painter->setPen(colors.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        // The cell that a screen reader reads.
        if (m_view->hasFocus() && index == m_view->currentIndex())
            painter->fillRect(QRect(option.rect.left() + Inset, option.rect.bottom() - 2,
                                    option.rect.width() - 2 * Inset, 2),
                              colors.accent);
    }

    /// As large as the text.
    static QRect tickIn(const QRect &cell)
    {
        const int side = QFontMetrics(fontOf(Type::Body)).ascent() + 2;
        return {cell.left() + Inset, cell.center().y() - side / 2, side, side};
    }

    DeskTable *m_view;
};

} // namespace

QSize dialogSize(const QWidget &dialog, int letters, int lines)
{
    const QFontMetrics metrics = dialog.fontMetrics();
    const QSize wanted(metrics.averageCharWidth() * letters, metrics.height() * lines);
    return dialog.parentWidget() ? wanted.boundedTo(dialog.parentWidget()->window()->size()) : wanted;
}

DeskTable::DeskTable(const QString &name, int extra, QWidget *parent)
    : QTableView(parent)
    , m_extra(extra)
{
    setAccessibleName(name);
    setProperty("look", QStringLiteral("bare"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(new Delegate(this));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(8);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(24);
    horizontalHeader()->setFont(fontOf(Type::Secondary));
    setCornerWidget(new QWidget(this));
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        const QString id = index.data(IdRole).toString();
        m_edited &&index.data(EditableRole).toBool() ? Q_EMIT editWanted(id) : Q_EMIT opened(id);
    });
    fitRows();
}

void DeskTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_lastId = currentId();
        m_lastColumn = std::max(0, currentIndex().column());
    });
    connect(model, &QAbstractItemModel::modelReset, this, &DeskTable::onReset);
    onReset();
}

void DeskTable::onReset()
{
    fitColumns();
    if (!m_lastId.isEmpty()) showCurrent(m_lastId, m_lastColumn);
    if (!currentIndex().isValid() && model()->rowCount() > 0) setCurrentIndex(model()->index(0, 0));
    fitRows();
}

void DeskTable::setWideColumn(int column, int letters)
{
    m_wide = column;
    m_letters = letters;
    fitColumns();
}

void DeskTable::setMostLetters(int column, int letters)
{
    m_mostLetters[column] = letters;
    fitColumns();
}

void DeskTable::setRowLimit(int least, int most)
{
    m_least = least;
    m_most = most;
    fitRows();
}

int DeskTable::rowHeight() const
{
    return QFontMetrics(fontOf(Type::Body)).height() + m_extra;
}

void DeskTable::fitRows()
{
    verticalHeader()->setDefaultSectionSize(rowHeight());
    if (m_most <= 0 || !model()) return;
    const int head = horizontalHeader()->sizeHint().height();
    const int rows = std::clamp(model()->rowCount(), m_least, m_most);
    setFixedHeight(head + rows * rowHeight() + 1);
}

void DeskTable::fitColumns()
{
    if (!model()) return;
    const QFontMetrics strong(fontOf(Type::Strong));
    const QFontMetrics head(fontOf(Type::Secondary));
    int taken = 0;
    const int columns = model()->columnCount();
    const int rows = std::min(model()->rowCount(), Measured);
    for (int column = 0; column < columns; ++column) {
        const auto most = m_mostLetters.find(column);
        int width = head.horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString()) + 2;
        for (int row = 0; row < rows && column != m_wide; ++row) {
            const QModelIndex index = model()->index(row, column);
            int text = strong.horizontalAdvance(index.data().toString()) + 1; // it was rounded
            if (!index.data(IconRole).toString().isEmpty()) text += strong.ascent() + 6;
            if (index.data(Qt::CheckStateRole).isValid()) text += strong.height() + 8;
            width = std::max(width, text);
        }
        width += 2 * Inset;
        if (itemDelegateForColumn(column)) width = std::max(width, strong.averageCharWidth() * 6 + FieldRoom);
        if (column == m_wide) continue;
        width = std::max(width, horizontalHeader()->minimumSectionSize());
        const int letters = most == m_mostLetters.end() ? UsualLetters : most->second;
        width = std::min(width, strong.averageCharWidth() * letters + 2 * Inset);
        setColumnWidth(column, width);
        taken += width;
    }
    const int least = strong.averageCharWidth() * m_letters + 2 * Inset;
    if (m_wide < columns) setColumnWidth(m_wide, std::max(least, viewport()->width() - taken));
}

QString DeskTable::currentId() const
{
    return currentIndex().isValid() ? currentIndex().data(IdRole).toString() : QString();
}

QStringList DeskTable::selectedIds() const
{
    QStringList ids;
    if (!selectionModel()) return ids;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        ids << index.data(IdRole).toString();
    return ids;
}

void DeskTable::showCurrent(const QString &id, int column)
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, std::min(column, model()->columnCount() - 1));
        if (index.data(IdRole).toString() != id) continue;
        setCurrentIndex(index);
        return;
    }
}

/// The tick of the current row, from any of its cells.
bool DeskTable::toggle()
{
    if (!currentIndex().isValid()) return false;
    const QModelIndex first = currentIndex().siblingAtColumn(0);
    const QVariant check = first.data(Qt::CheckStateRole);
    if (!check.isValid()) return false;
    return model()->setData(first, check.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                            Qt::CheckStateRole);
}

/// Ctrl+Up and Ctrl+Down, where the heads sort.
bool DeskTable::sortBy(const QKeyEvent *event)
{
    const bool up = event->key() == Qt::Key_Up;
    if (!horizontalHeader()->isSortIndicatorShown() || event->modifiers() != Qt::ControlModifier)
        return false;
    if ((!up && event->key() != Qt::Key_Down) || !currentIndex().isValid()) return false;
    horizontalHeader()->setSortIndicator(currentIndex().column(),
                                         up ? Qt::AscendingOrder : Qt::DescendingOrder);
    return true;
}

void DeskTable::keyPressEvent(QKeyEvent *event)
{
    if (sortBy(event)) return;
    if (m_edited && event->key() == Qt::Key_F2 && currentIndex().isValid()) {
        Q_EMIT editWanted(currentId());
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid() && state() != EditingState)
        Q_EMIT opened(currentId());
    else if (event->key() == Qt::Key_Space && toggle())
        event->accept();
    else if (event->key() == Qt::Key_Delete && !selectedIds().isEmpty())
        Q_EMIT removeWanted(selectedIds());
    else
        QTableView::keyPressEvent(event);
}

void DeskTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

bool DeskTable::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) {
        horizontalHeader()->setFont(fontOf(Type::Secondary));
        fitRows();
        fitColumns();
    }
    return QTableView::event(event);
}

} // namespace sky::ui::hursagmu
