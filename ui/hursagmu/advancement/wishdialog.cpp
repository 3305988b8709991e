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
#include <memory>

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

/// The fields of the dialog, and what is chosen in them.
class WishChoice
{
public:
    WishChoice(LedgerDesk &desk, FormDialog &dialog)
        : m_desk(desk)
        , m_dialog(dialog)
        , m_model(new LookupModel({View::tr("name"), View::tr("kind"), View::tr("price")}, choices(desk),
                                  &dialog))
        , m_search(new SearchField(View::tr("Find a trait or a gift"), &dialog))
        , m_table(tableOf(m_model, &dialog))
        , m_level(new NumberField(&dialog))
    {
        m_level->setRange(1, Level::Max);
        m_search->setTarget(m_table);
        dialog.addWide(m_search);
        dialog.addWide(m_table);
        dialog.addField(View::tr("&Level"), m_level);
    }

    SearchField *search() const { return m_search; }
    QTableView *table() const { return m_table; }
    bool isReady() const { return !id().isEmpty(); }

    void find(const QString &text)
    {
        m_model->setFilter(text);
        m_table->setCurrentIndex(m_model->index(0, 0));
        look();
    }
    void look()
    {
        m_level->setEnabled(isTrait());
        if (isTrait()) m_level->showValue(nextLevel(m_desk, id().section(QLatin1Char('/'), 1)));
        m_dialog.refresh();
    }
    Wish wish() const
    {
        Wish wish;
        (isTrait() ? wish.trait : wish.gift) = id().section(QLatin1Char('/'), 1);
        m_level->interpretText();
        if (isTrait()) wish.level = m_level->value();
        return wish;
    }

private:
    QString id() const
    {
        const QModelIndex index = m_table->currentIndex();
        return index.isValid() ? m_model->at(index.row()).id : QString();
    }
    bool isTrait() const { return id().startsWith(QLatin1String("trait/")); }

    LedgerDesk &m_desk;
    FormDialog &m_dialog;
    LookupModel *m_model;
    SearchField *m_search;
    QTableView *m_table;
    NumberField *m_level;
};

} // namespace

void openAddWish(LedgerDesk &desk, QWidget *parent)
{
    auto *dialog = new FormDialog(View::tr("Add a wish"), View::tr("&Add"), parent);
    dialog->setMinimumWidth(QFontMetrics(fontOf(Type::Body)).averageCharWidth() * 64);
    const auto choice = std::make_shared<WishChoice>(desk, *dialog);
    QObject::connect(choice->table()->selectionModel(), &QItemSelectionModel::currentRowChanged, dialog,
                     [choice] { choice->look(); });
    QObject::connect(choice->search(), &QLineEdit::textChanged, dialog,
                     [choice](const QString &text) { choice->find(text); });
    dialog->setReadyWhen([choice] { return choice->isReady(); });
    dialog->setDeed([&desk, choice] {
        return desk.bench().attempt(
            sky::hursagmu::addWish(desk.catalogue(), choice->wish(), desk.bench().services().ids));
    });
    choice->find({});
    choice->search()->setFocus();
    dialog->open();
}

} // namespace sky::ui::hursagmu
