#include "ui/panels/historypanel.h"

#include "ui/theme/icon.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QListView>
#include <QPalette>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

/// Lines as wide as there is room, cut with an ellipsis; the tooltip has the whole.
class StepDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, option.fontMetrics.height() + 8};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
        option->decorationPosition = QStyleOptionViewItem::Right; // the lines begin below each other
        if (!index.data(Qt::UserRole).toBool()) return;
        const QColor off = option->palette.color(QPalette::Disabled, QPalette::Text);
        option->palette.setColor(QPalette::Text, off);
        option->palette.setColor(QPalette::HighlightedText, off);
    }
};

} // namespace

HistoryModel::HistoryModel(const QUndoStack &stack, QObject *parent)
    : QAbstractListModel(parent)
    , m_stack(stack)
{
    connect(&stack, &QUndoStack::indexChanged, this, &HistoryModel::follow);
    connect(&stack, &QUndoStack::cleanChanged, this, &HistoryModel::follow);
    follow();
}

void HistoryModel::follow()
{
    const int rows = m_stack.count() + 1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QString HistoryModel::stepAt(int row) const
{
    return row == 0 ? tr("As it was opened") : m_stack.text(row - 1);
}

bool HistoryModel::isUndone(int row) const
{
    return row > m_stack.index();
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return isUndone(row) ? tr("Undone: %1").arg(stepAt(row)) : stepAt(row);
    case Qt::ToolTipRole:
        return plainTip(index.data().toString());
    case Qt::AccessibleTextRole:
        return row == m_stack.cleanIndex() ? tr("%1, as saved").arg(index.data().toString()) : index.data();
    case Qt::DecorationRole:
        return row == m_stack.cleanIndex() ? icon(QStringLiteral("save"), IconTint::Secondary) : QVariant();
    case Qt::UserRole:
        return isUndone(row);
    default:
        return {};
    }
}

HistoryPanel::HistoryPanel(Document &document, QWidget *parent)
    : QWidget(parent)
    , m_stack(document.undoStack())
    , m_model(new HistoryModel(m_stack, this))
    , m_list(new QListView(this))
{
    Label *head = sectionHead(tr("History"), this);
    head->setContentsMargins(14, 8, 14, 4);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    constexpr int LeastRows = 6;
    m_list->setMinimumHeight(LeastRows * (m_list->fontMetrics().height() + 8)); // else the dock scrolls
    const int side = m_list->fontMetrics().height() - 4;
    m_list->setIconSize(QSize(side, side));
    m_list->setProperty("look", "bare");
    m_list->setAccessibleName(tr("History"));
    head->setBuddy(m_list);
    setFocusProxy(m_list);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_list, 1);
    connect(&m_stack, &QUndoStack::indexChanged, this, &HistoryPanel::showPresent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (!m_showing && current.isValid()) m_stack.setIndex(current.row());
            });
    showPresent();
}

void HistoryPanel::showPresent()
{
    const QScopedValueRollback<bool> showing(m_showing, true);
    m_list->setCurrentIndex(m_model->index(m_stack.index()));
}

} // namespace sky::ui
