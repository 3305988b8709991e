#include "ui/dialogs/lookupdialog.h"

#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace sky::ui
{

LookupModel::LookupModel(const QStringList &titles, std::vector<LookupRow> rows, QObject *parent)
    : QAbstractTableModel(parent)
    , m_titles(titles)
    , m_all(std::move(rows))
{
    show({});
}

void LookupModel::show(const QString &filter)
{
    m_shown.clear();
    for (size_t i = 0; i < m_all.size(); ++i) {
        const QString text = m_all[i].cells.join(QLatin1Char(' ')) + QLatin1Char(' ') + m_all[i].detail;
        if (matches(text, filter)) m_shown.push_back(i);
    }
}

void LookupModel::setFilter(const QString &filter)
{
    beginResetModel();
    show(filter);
    endResetModel();
}

int LookupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int LookupModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_titles.size());
}

QVariant LookupModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const LookupRow &row = at(index.row());
    if (role == Qt::DisplayRole) return row.cells.value(index.column());
    if (role == Qt::ToolTipRole) return plainTip(row.detail);
    return {};
}

QVariant LookupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) return m_titles.value(section);
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeading | Qt::AlignVCenter);
    return {};
}

LookupDialog::LookupDialog(const QString &title, const QString &hint, const QStringList &columns,
                           std::vector<LookupRow> rows, QWidget *parent)
    : QDialog(parent)
    , m_model(new LookupModel(columns, std::move(rows), this))
    , m_field(new SearchField(hint, this))
    , m_table(new QTableView(this))
    , m_detail(new Label(Type::Body, {}, this))
    , m_count(new Label(Type::Secondary, {}, this))
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    m_table->setModel(m_model);
    m_table->setAccessibleName(title);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->resizeColumnsToContents();
    m_detail->setWordWrap(true);
    m_detail->setMinimumHeight(4 * m_detail->fontMetrics().lineSpacing());
    m_detail->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_count->setInk(Label::Ink::Secondary);
    m_field->setTarget(m_table);
    QPushButton *close = button(tr("Close"), this);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_count, 1);
    foot->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_field);
    column->addWidget(m_table, 1);
    column->addWidget(m_detail);
    column->addLayout(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_field, &QLineEdit::textChanged, this, &LookupDialog::filter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LookupDialog::showDetail);
    filter({});
    resize(fontMetrics().height() * 38, fontMetrics().height() * 30);
}

void LookupDialog::filter(const QString &text)
{
    m_model->setFilter(text);
    m_count->setText(tr("%n found", nullptr, m_model->rowCount()));
    m_table->setCurrentIndex(m_model->index(0, 0));
    if (m_model->rowCount() == 0) m_detail->clear();
}

void LookupDialog::showDetail(const QModelIndex &index)
{
    m_detail->setText(index.isValid() ? m_model->at(index.row()).detail : QString());
}

} // namespace sky::ui
