#include "ui/hursagmu/advancement/asofdialog.h"

#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/print/printing.h"
#include "ui/shell/gameui.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QListView>
#include <QPushButton>
#include <QStringListModel>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::PresentGift;
using sky::hursagmu::PresentTrait;
using Facts = sky::hursagmu::Evaluation;

AsOfModel::AsOfModel(const QString &day, std::vector<Row> rows, QObject *parent)
    : QAbstractTableModel(parent)
    , m_day(day)
    , m_rows(std::move(rows))
{
}

int AsOfModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int AsOfModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

QVariant AsOfModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = m_rows[size_t(index.row())];
    const bool differs = row.then != row.now;
    if (role == Qt::FontRole) return fontOf(differs ? Type::Strong : Type::Body);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString cells[] = {row.what, row.then, row.now, differs ? View::tr("changed") : QString()};
    return cells[index.column()];
}

QVariant AsOfModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section > 3) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("what"), m_day, View::tr("today"), QString()};
    return titles[section];
}

namespace
{

QString figure(int64_t number)
{
    return numberText(number, Unit::Number);
}

void addTraits(std::vector<AsOfModel::Row> &rows, const std::vector<PresentTrait> &traits, const Facts &then)
{
    for (const PresentTrait &trait : traits) {
        const int before = then.level(trait.id);
        if (before == 0 && trait.level.value() == 0) continue;
        rows.push_back({trait.name, figure(before), figure(trait.level.value())});
    }
}

void addGifts(std::vector<AsOfModel::Row> &rows, const Facts &then, const Facts &now)
{
    const auto has = [](const Facts &facts, const QString &id) {
        return std::any_of(facts.gifts.begin(), facts.gifts.end(),
                           [&id](const PresentGift &gift) { return gift.id == id; });
    };
    const auto word = [](bool there) { return there ? View::tr("yes") : View::tr("no"); };
    for (const PresentGift &gift : now.gifts)
        rows.push_back({gift.name, word(has(then, gift.id)), word(true)});
    for (const PresentGift &gift : then.gifts)
        if (!has(now, gift.id)) rows.push_back({gift.name, word(true), word(false)});
}

std::vector<AsOfModel::Row> rowsOf(const GameUi &game, const Facts &then, const Facts &now)
{
    std::vector<AsOfModel::Row> rows = {
        {View::tr("Experience earned"), figure(then.experienceEarned), figure(now.experienceEarned)},
        {View::tr("Experience spent"), figure(then.experienceSpent), figure(now.experienceSpent)},
        {View::tr("Experience unspent"), figure(then.experienceUnspent()), figure(now.experienceUnspent())}};
    addTraits(rows, now.talents, then);
    addTraits(rows, now.professions, then);
    addGifts(rows, then, now);
    const auto before = game.glance(then);
    for (const GlanceLine &line : game.glance(now)) {
        const auto old = std::find_if(before.begin(), before.end(), [&line](const GlanceLine &other) {
            return other.valueId == line.valueId && other.label == line.label;
        });
        rows.push_back({line.label, old == before.end() ? QString() : old->text, line.text});
    }
    return rows;
}

constexpr int TableColumnGap = 16;

QTableView *tableOf(AsOfModel *model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setModel(model);
    table->setAccessibleName(View::tr("Then and today"));
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(QFontMetrics(fontOf(Type::Body)).height() + 8);
    table->horizontalHeader()->setHighlightSections(false);
    table->resizeColumnsToContents();
    for (int column = 1; column < model->columnCount(); ++column)
        table->setColumnWidth(column, table->columnWidth(column) + TableColumnGap);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

QListView *changesOf(const QStringList &changes, QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setModel(new QStringListModel(
        changes.isEmpty() ? QStringList{View::tr("Nothing has changed since.")} : changes, list));
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setWordWrap(true);
    list->setAccessibleName(View::tr("What has changed since"));
    return list;
}

QLayout *footOf(QDialog &dialog, Workbench &bench, QDate day)
{
    QPushButton *save = button(View::tr("&Export the sheet as PDF..."), &dialog, QStringLiteral("pdf"));
    QPushButton *print = button(View::tr("&Print the sheet..."), &dialog, QStringLiteral("print"));
    QPushButton *close = primaryButton(View::tr("&Close"), &dialog);
    const print::Options past = plainOptions(bench.services(), {QStringLiteral("standard"), day});
    QObject::connect(save, &QPushButton::clicked, &dialog,
                     [&dialog, &bench, past] { exportPdfOf(bench, &dialog, past); });
    QObject::connect(print, &QPushButton::clicked, &dialog,
                     [&dialog, &bench, past] { printFile(bench, &dialog, past); });
    QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::accept);
    close->setDefault(true);
    close->setFocus();
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(save);
    foot->addWidget(print);
    foot->addStretch(1);
    foot->addWidget(close);
    return foot;
}

} // namespace

void openAsOf(LedgerDesk &desk, QDate day, QWidget *parent)
{
    const GameUi &game = *desk.bench().services().gameUi(desk.bench().document().system());
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(filled(View::tr("%1 as of %2"), desk.character().name, dayText(day)));
    const std::unique_ptr<sky::hursagmu::Character> then =
        sky::hursagmu::asOf(desk.character(), desk.game().catalogue(), day);
    auto *model = new AsOfModel(
        dayText(day), rowsOf(game, evaluationOf(*desk.game().evaluate(*then)), desk.facts()), dialog);
    const QString since = sky::hursagmu::changedSince(desk.character(), day);
    const QString means =
        View::tr("Points, traits, gifts and what follows from them are those of that day, by "
                 "the ledger as it stands today. Equipment and notes are today's.");
    auto *remark = new Label(Type::Secondary,
                             since.isEmpty() ? means : QStringLiteral("%1 %2").arg(means, since), dialog);
    remark->setWordWrap(true);
    remark->setInk(Label::Ink::Secondary);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    column->addWidget(new Label(Type::PanelTitle, dialog->windowTitle(), dialog));
    column->addWidget(remark);
    column->addWidget(tableOf(model, dialog), 3);
    column->addWidget(sectionHead(View::tr("Changed since"), dialog));
    column->addWidget(changesOf(desk.game().describeChange(*then, desk.character()), dialog), 1);
    column->addLayout(footOf(*dialog, desk.bench(), day));
    const QFontMetrics text(fontOf(Type::Body));
    const QSize room = parent->window()->size() * 9 / 10;
    dialog->resize(QSize(text.averageCharWidth() * 80, text.height() * 30).boundedTo(room));
    dialog->open();
}

void askForDay(LedgerDesk &desk, QWidget *parent)
{
    auto *dialog = new FormDialog(View::tr("Show an earlier day"), View::tr("&Show"), parent);
    auto *day = dialog->addDate(View::tr("&Date"), desk.today());
    dialog->setReadyWhen([day] { return day->date().isValid(); });
    dialog->setDeed([&desk, day, parent]() -> Result<void> {
        QTimer::singleShot(0, parent,
                           [&desk, parent, wanted = day->date()] { openAsOf(desk, wanted, parent); });
        return {};
    });
    dialog->open();
}

} // namespace sky::ui::hursagmu
