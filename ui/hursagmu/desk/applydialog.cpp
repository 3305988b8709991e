#include "ui/hursagmu/desk/applydialog.h"

#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::OptionsReport;
using sky::hursagmu::RuleOptions;

ApplyModel::ApplyModel(const DeskWork &work, const RuleOptions &options, QObject *parent)
    : QAbstractTableModel(parent)
{
    for (const party::Seat &seat : work.bench().seats()) {
        if (!seat.character) continue;
        OptionsReport report = sky::hursagmu::optionsReport(seat, options, work.game());
        if (!report.isEmpty()) m_rows.push_back({std::move(report), true});
    }
}

QStringList ApplyModel::ticked() const
{
    QStringList members;
    for (const Row &row : m_rows)
        if (row.ticked) members << row.report.member;
    return members;
}

QString ApplyModel::reportOf(const QString &member) const
{
    for (const Row &row : m_rows) {
        if (row.report.member != member) continue;
        QStringList lines = row.report.options;
        lines +=
            row.report.numbers.isEmpty() ? QStringList{View::tr("No number changes.")} : row.report.numbers;
        return (lines + row.report.problems).join(QLatin1Char('\n'));
    }
    return {};
}

int ApplyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ApplyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

Qt::ItemFlags ApplyModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.column() == NameColumn ? usual | Qt::ItemIsUserCheckable : usual;
}

QVariant ApplyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = m_rows[size_t(index.row())];
    const OptionsReport &report = row.report;
    const QString text = index.column() == NameColumn      ? report.name
                         : index.column() == OptionsColumn ? report.options.join(QStringLiteral("; "))
                         : index.column() == NumbersColumn ? report.numbers.join(QStringLiteral("; "))
                                                           : report.problems.join(QStringLiteral("; "));
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn
                   ? (row.ticked ? View::tr("%1, ticked") : View::tr("%1, not ticked")).arg(text)
                   : text;
    case Qt::CheckStateRole:
        if (index.column() == NameColumn) return row.ticked ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::ToolTipRole:
        return plainTip(text);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | Qt::AlignLeft);
    case InkRole:
        return int(index.column() == ProblemsColumn ? CellInk::Warning : CellInk::Normal);
    case IconRole:
        return index.column() == ProblemsColumn && !text.isEmpty() ? QStringLiteral("warning") : QString();
    case IdRole:
        return report.member;
    default:
        return {};
    }
}

bool ApplyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != NameColumn) return false;
    m_rows[size_t(index.row())].ticked = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index);
    return true;
}

QVariant ApplyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("character"), View::tr("options"), View::tr("before and after"),
                              View::tr("problems")};
    return titles[section];
}

ApplyDialog::ApplyDialog(const DeskWork &work, const RuleOptions &options, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_options(options)
    , m_model(new ApplyModel(work, options, this))
    , m_table(new DeskTable(View::tr("What would change"), 10, this))
    , m_report(new TextField(this))
    , m_notice(new Notice(this))
    , m_apply(primaryButton(View::tr("Apply"), this))
{
    setWindowTitle(View::tr("Apply the campaign's options"));
    m_table->setModel(m_model);
    m_table->setMostLetters(ApplyModel::NameColumn, 24);
    m_table->setMostLetters(ApplyModel::OptionsColumn, 28);
    m_table->setWideColumn(ApplyModel::NumbersColumn, 30);
    m_table->setMinimumHeight(m_table->rowHeight() * 6);
    m_report->setReadOnly(true);
    m_report->setAccessibleName(View::tr("Before and after"));
    m_report->setFixedHeight(m_report->fontMetrics().lineSpacing() * 7);
    auto *none =
        new Label(Type::Body, View::tr("Every member has the options of the campaign already."), this);
    const bool any = m_model->rowCount() > 0;
    none->setVisible(!any);
    m_table->setVisible(any);
    m_report->setVisible(any);
    m_apply->setEnabled(any);
    QPushButton *cancel = button(View::tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(none);
    column->addWidget(m_table, 1);
    column->addWidget(m_report);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    resize(dialogSize(*this, 110, 26));
    const auto show = [this] { m_report->showText(m_model->reportOf(m_table->currentId())); };
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, show);
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this] { m_apply->setEnabled(!m_model->ticked().isEmpty()); });
    connect(m_apply, &QPushButton::clicked, this, &ApplyDialog::apply);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    show();
}

void ApplyDialog::apply()
{
    std::vector<sky::hursagmu::MemberEdit> edits;
    for (const QString &member : m_model->ticked())
        edits.push_back({member, {sky::hursagmu::adoptOptions(m_options)}});
    if (const auto done = m_work.edit(View::tr("The campaign's options"), edits); !done) {
        m_notice->say(Notice::Kind::Error, done.error().message);
        return;
    }
    // Undo would take them from the party alone.
    m_work.bench().document().endUndo();
    m_work.bench().say(View::tr("The options of the campaign are now those of %n character(s).", nullptr,
                                int(edits.size())));
    accept();
}

} // namespace sky::ui::hursagmu
