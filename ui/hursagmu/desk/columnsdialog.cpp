#include "ui/hursagmu/desk/columnsdialog.h"

#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/searchfield.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::PartyColumn;

ColumnsModel::ColumnsModel(std::vector<PartyColumn> offered, const QStringList &chosen, QObject *parent)
    : QAbstractListModel(parent)
    , m_offered(std::move(offered))
    , m_chosen(chosen)
{
    show();
}

void ColumnsModel::show()
{
    m_lines.clear();
    QString group;
    for (size_t i = 0; i < m_offered.size(); ++i) {
        if (!matches(m_offered[i].title + QLatin1Char(' ') + m_offered[i].group, m_filter)) continue;
        if (m_offered[i].group != group) {
            group = m_offered[i].group;
            m_lines.push_back({group, 0});
        }
        m_lines.push_back({{}, i});
    }
}

void ColumnsModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

void ColumnsModel::setChosen(const QStringList &chosen)
{
    m_chosen = chosen;
    if (!m_lines.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
}

int ColumnsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

Qt::ItemFlags ColumnsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) return {};
    return m_lines[size_t(index.row())].group.isEmpty()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren
               : Qt::ItemNeverHasChildren;
}

QVariant ColumnsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = m_lines[size_t(index.row())];
    const bool heading = !line.group.isEmpty();
    if (role == Qt::DisplayRole) return heading ? line.group : m_offered[line.column].title;
    if (role == Qt::FontRole && heading) return fontOf(Type::Section);
    if (role == Qt::CheckStateRole && !heading)
        return m_chosen.contains(m_offered[line.column].id) ? Qt::Checked : Qt::Unchecked;
    return {};
}

bool ColumnsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid()) return false;
    const Line &line = m_lines[size_t(index.row())];
    if (!line.group.isEmpty()) return false;
    const QString &id = m_offered[line.column].id;
    m_chosen.removeAll(id);
    if (value.toInt() == Qt::Checked) m_chosen << id;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

ColumnsDialog::ColumnsDialog(std::vector<PartyColumn> offered, const QStringList &chosenNow, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(View::tr("Columns of the table"));
    auto *model = new ColumnsModel(std::move(offered), chosenNow, this);
    auto *search = new SearchField(View::tr("Find a column"), this);
    auto *list = new QListView(this);
    list->setModel(model);
    list->setUniformItemSizes(true);
    list->setSpacing(3);
    list->setAccessibleName(View::tr("Columns"));
    search->setTarget(list);
    auto *hint =
        new Label(Type::Secondary, View::tr("Drag the heads of the table to put columns in order."), this);
    hint->setInk(Label::Ink::Secondary);
    hint->setWordWrap(true);
    QPushButton *usual = button(View::tr("The &usual ones"), this);
    QPushButton *close = primaryButton(View::tr("Close"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(usual);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(search);
    column->addWidget(list, 1);
    column->addWidget(hint);
    column->addLayout(buttons);
    resize(dialogSize(*this, 48, 30));
    connect(search, &QLineEdit::textChanged, model, &ColumnsModel::setFilter);
    connect(model, &ColumnsModel::chosenChanged, this, [this, model] { Q_EMIT chosen(model->chosen()); });
    connect(usual, &QPushButton::clicked, model,
            [model] { model->setChosen(sky::hursagmu::usualPartyColumns()); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace sky::ui::hursagmu
