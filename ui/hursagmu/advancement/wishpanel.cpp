#include "ui/hursagmu/advancement/wishpanel.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/giftasking.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/advancement/wishdialog.h"
#include "ui/hursagmu/advancement/wishview.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::GiftEntry;
using sky::hursagmu::WishLine;

namespace
{

const sky::hursagmu::Wish *wishOf(const LedgerDesk &desk, const QString &wishId)
{
    for (const auto &wish : desk.character().wishes)
        if (wish.id == wishId) return &wish;
    return nullptr;
}

} // namespace

WishPanel::WishPanel(LedgerDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_add(textButton(View::tr("Add a wish..."), this, QStringLiteral("plus")))
    , m_day(new Label(Type::Secondary, {}, this))
    , m_view(new WishView(this))
    , m_notice(new Notice(this))
{
    m_notice->hush();
    m_day->setElided(true);
    m_day->setInk(Label::Ink::Secondary);
    m_day->setContentsMargins(8, 0, 0, 0);
    m_view->setEmptyText(View::tr("Nothing is wished for yet. What stands here shows its price and what is "
                                  "short of it."));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 0, 0, 0);
    head->addWidget(sectionHead(View::tr("Wish list"), this), 1);
    head->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_day);
    column->addWidget(m_view, 1);
    column->addWidget(m_notice);
    connect(m_add, &QPushButton::clicked, this, [this] { openAddWish(m_desk, this); });
    connect(m_view, &WishView::buyWanted, this, &WishPanel::buy);
    connect(m_view, &WishView::removeWanted, this, &WishPanel::remove);
    connect(m_view, &WishView::moveWanted, this, &WishPanel::move);
    connect(m_view, &WishView::looked, this, &WishPanel::look);
    connect(&desk, &LedgerDesk::changed, this, &WishPanel::show);
    connect(&Stamp::of(desk.bench()), &Stamp::changed, this, &WishPanel::show);
    show();
}

void WishPanel::show()
{
    const QString current = m_view->current();
    const Purse purse = purseOf(m_desk.bench());
    const auto wishes = sky::hursagmu::wishList(m_desk.character(), m_desk.facts(), m_desk.catalogue(),
                                                Stamp::now(m_desk.bench()).date);
    m_day->setVisible(!purse.day.isEmpty());
    m_day->setText(filled(
        View::tr("Of %1, which purchases are noted under, %2 can be spent: later purchases are allowed for."),
        purse.day, numberText(purse.points, Unit::Number)));
    m_view->wishes().show(wishes, purse.points);
    m_view->setCurrent(current);
    m_view->setAble(!m_desk.bench().isReadOnly());
    m_view->setAccessibleName(filled(View::tr("Wish list, %1"), wishes.size()));
    m_add->setEnabled(!m_desk.bench().isReadOnly());
    std::vector<DerivedValue> prices;
    for (const WishLine &wish : wishes)
        prices.push_back({QStringLiteral("wish/") + wish.id,
                          View::tr("Wish list"),
                          filled(View::tr("%1 costs"), wish.name),
                          wish.cost,
                          {}});
    m_desk.bench().offer(QStringLiteral("wishes"), std::move(prices));
    m_notice->hush();
}

void WishPanel::look(const QString &wishId)
{
    if (m_view->hasFocus() && !wishId.isEmpty())
        m_desk.bench().setSpotlight(QStringLiteral("wish/") + wishId);
}

void WishPanel::buy(const QString &wishId)
{
    const QModelIndex index = m_view->wishes().indexOf(wishId);
    if (!index.isValid()) return;
    const WishLine line = m_view->wishes().line(index.row());
    if (!m_view->wishes().canBuy(line)) {
        m_notice->say(Notice::Kind::Note,
                      filled(View::tr("%1: %2."), line.name, m_view->wishes().state(line)));
        return;
    }
    Workbench &bench = m_desk.bench();
    const auto pay = [this, &bench, wishId, name = line.name](const GiftEntry &gift) -> Result<void> {
        if (bench.isReadOnly()) return refuse(bench.readOnlyReason());
        return bench.document().apply(filled(View::tr("Buy %1"), name),
                                      sky::hursagmu::buyWish(m_desk.character(), m_desk.catalogue(), wishId,
                                                             gift, bench.services().ids, Stamp::now(bench)));
    };
    const auto *wish = wishOf(m_desk, wishId);
    GiftEntry gift;
    if (line.isGift && wish) gift.gift = wish->gift;
    if (line.asksMaster) {
        return askForGift(line.name, line.cost.value(), gift, pay, this);
    }
    const Result<void> done = pay(gift);
    if (!done) m_notice->say(Notice::Kind::Error, done.error().message);
}

void WishPanel::remove(const QString &wishId)
{
    const int row = m_view->wishes().indexOf(wishId).row();
    if (!m_desk.bench().apply(sky::hursagmu::removeWish(wishId))) return;
    const int last = m_view->wishes().rowCount() - 1;
    if (last >= 0) m_view->setCurrentIndex(m_view->wishes().index(std::min(row, last)));
}

void WishPanel::move(const QString &wishId, int by)
{
    const auto &wishes = m_desk.character().wishes;
    const int row = m_view->wishes().indexOf(wishId).row();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= int(wishes.size())) return;
    // Downwards it goes before the one after the next.
    const auto before = size_t(by < 0 ? to : to + 1);
    const QString beforeId = before < wishes.size() ? wishes[before].id : QString();
    m_desk.bench().apply(sky::hursagmu::moveWish(wishId, beforeId));
    m_view->setCurrent(wishId);
}

} // namespace sky::ui::hursagmu
