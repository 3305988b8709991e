#include "ui/hursagmu/advancement/wishdialog.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/text.h"
#include "ui/dialogs/lookupdialog.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/build/giftlines.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::PresentTrait;
using sky::hursagmu::Wish;

namespace
{

constexpr int Rows = 9;

/// The level to propose: one above what there is and what is wished for already.
int nextLevel(const LedgerDesk &desk, const QString &traitId)
{
    int level = desk.facts().level(traitId);
    for (const Wish &wish : desk.character().wishes)
        if (wish.trait == traitId) level = std::max(level, wish.level);
    return std::min(level + 1, Level::Max);
}

std::vector<LookupRow> choices(const LedgerDesk &desk)
{
    std::vector<LookupRow> rows;
    const std::pair<const std::vector<PresentTrait> *, QString> kinds[] = {
        {&desk.facts().talents, View::tr("talent")}, {&desk.facts().professions, View::tr("profession")}};
    for (const auto &[traits, kind] : kinds)
        for (const PresentTrait &trait : *traits)
            if (trait.nextCost)
                rows.push_back({{trait.name, kind, filled(View::tr("now %1"), trait.level.value())},
                                {},
                                QStringLiteral("trait/") + trait.id});
    for (const GiftLine &gift : giftsOnOffer(desk.bench().document(), desk.catalogue()))
        rows.push_back(
            {{gift.name, View::tr("gift, ask the Master"), filled(View::tr("costs %1"), gift.cost)},
             gift.tip,
             QStringLiteral("gift/") + gift.id});
    return rows;
}

QTableView *tableOf(LookupModel *model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setModel(model);
    table->setAccessibleName(View::tr("Traits and gifts"));
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(QFontMetrics(fontOf(Type::Body)).height() + 8);
    table->setFixedHeight(Rows * table->verticalHeader()->defaultSectionSize() + 8);
    table->resizeColumnsToContents();
    return table;
}

} // namespace

void openAddWish(LedgerDesk &desk, QWidget *parent)
{
    auto *dialog = new FormDialog(View::tr("Add a wish"), View::tr("&Add"), parent);
    auto *model =
        new LookupModel({View::tr("name"), View::tr("kind"), View::tr("price")}, choices(desk), dialog);
    auto *search = new SearchField(View::tr("Find a trait or a gift"), dialog);
    auto *table = tableOf(model, dialog);
    auto *level = new NumberField(dialog);
    level->setRange(1, Level::Max);
    search->setTarget(table);
    dialog->addWide(search);
    dialog->addWide(table);
    dialog->addField(View::tr("&Level"), level);
    dialog->setMinimumWidth(QFontMetrics(fontOf(Type::Body)).averageCharWidth() * 64);
    const auto id = [table, model] {
        const QModelIndex index = table->currentIndex();
        return index.isValid() ? model->at(index.row()).id : QString();
    };
    const auto look = [dialog, level, id, &desk] {
        const bool trait = id().startsWith(QLatin1String("trait/"));
        level->setEnabled(trait);
        if (trait) level->showValue(nextLevel(desk, id().section(QLatin1Char('/'), 1)));
        dialog->refresh();
    };
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, dialog, look);
    QObject::connect(search, &QLineEdit::textChanged, dialog, [model, table, look](const QString &text) {
        model->setFilter(text);
        table->setCurrentIndex(model->index(0, 0));
        look();
    });
    dialog->setReadyWhen([id] { return !id().isEmpty(); });
    dialog->setDeed([&desk, id, level] {
        Wish wish;
        const QString chosen = id().section(QLatin1Char('/'), 1);
        const bool trait = id().startsWith(QLatin1String("trait/"));
        (trait ? wish.trait : wish.gift) = chosen;
        if (trait) wish.level = level->value();
        return desk.bench().attempt(
            sky::hursagmu::addWish(desk.catalogue(), wish, desk.bench().services().ids));
    });
    table->setCurrentIndex(model->index(0, 0));
    search->setFocus();
    dialog->open();
}

} // namespace sky::ui::hursagmu
