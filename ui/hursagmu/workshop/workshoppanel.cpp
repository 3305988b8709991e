#include "ui/hursagmu/workshop/workshoppanel.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/items.h"
#include "ui/hursagmu/equipment/itemverbs.h"
#include "ui/hursagmu/equipment/pricewords.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/armorform.h"
#include "ui/hursagmu/workshop/focusform.h"
#include "ui/hursagmu/workshop/pricebox.h"
#include "ui/hursagmu/workshop/segments.h"
#include "ui/hursagmu/workshop/startingpoints.h"
#include "ui/hursagmu/workshop/trialview.h"
#include "ui/hursagmu/workshop/weaponform.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <utility>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::Making;

WorkshopPanel::WorkshopPanel(Draft &draft, MyThings &things, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_things(things)
{
    setProperty("look", QStringLiteral("dock"));
    setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(makeBody(), 1);
    column->addWidget(new Hairline(this));
    column->addWidget(makeFoot());
    connectAll();
}

// Made in reading order, for that is the order of Tab.

QWidget *WorkshopPanel::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(16, 8, 12, 8);
    m_title = new Label(Type::Section, {}, head);
    row->addWidget(m_title, 1);
    auto *close = iconButton(QStringLiteral("close"), View::tr("Close the workshop (Esc)"), head);
    connect(close, &QToolButton::clicked, this, &WorkshopPanel::closed);
    row->addWidget(close);
    return head;
}

QWidget *WorkshopPanel::makeNaming()
{
    auto *naming = new QWidget(this);
    auto *row = new QHBoxLayout(naming);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_name = new LineField(naming);
    m_from = new StartingPoints(m_draft.catalogue(), naming);
    m_name->setAccessibleName(View::tr("Name of the thing"));
    m_name->setPlaceholderText(View::tr("Name it"));
    row->addWidget(m_name, 3);
    row->addWidget(captionOf(m_from, View::tr("from")));
    row->addWidget(m_from, 2);
    return naming;
}

QWidget *WorkshopPanel::makeBody()
{
    auto *body = new QWidget(this);
    body->setProperty("look", QStringLiteral("dock"));
    auto *inner = new QVBoxLayout(body);
    inner->setContentsMargins(16, 0, 16, 12);
    inner->setSpacing(10);
    inner->addWidget(makeNaming());
    m_kinds = new Segments(View::tr("Kind"),
                           {{View::tr("Weapon"), {}},
                            {View::tr("Missile"), {}},
                            {View::tr("Armor"), {}},
                            {View::tr("Focus"), {}}},
                           body);
    inner->addWidget(m_kinds);
    inner->addWidget(new WeaponForm(m_draft, body));
    inner->addWidget(new ArmorForm(m_draft, body));
    inner->addWidget(new FocusForm(m_draft, body));
    inner->addWidget(new TrialView(m_draft, body));
    inner->addWidget(new PriceBox(m_draft, body));
    inner->addWidget(makeKeeping(body));
    inner->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    return scroll;
}

QWidget *WorkshopPanel::makeKeeping(QWidget *parent)
{
    auto *keeping = new QWidget(parent);
    auto *column = new QVBoxLayout(keeping);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(new Label(Type::Section, View::tr("My things"), keeping));
    auto *buttons = new QWidget(keeping);
    auto *flow = new FlowLayout(buttons, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    m_keep = button(View::tr("Keep for other characters"), buttons);
    m_forget = textButton(View::tr("Forget it"), buttons);
    flow->addWidget(m_keep);
    flow->addWidget(m_forget);
    column->addWidget(buttons);
    return keeping;
}

QWidget *WorkshopPanel::makeFoot()
{
    auto *foot = new QWidget(this);
    m_notice = new Notice(foot);
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    column->addWidget(m_notice);
    m_purse = new Label(Type::Secondary, {}, foot);
    m_purse->setInk(Label::Ink::Secondary);
    m_purse->setWordWrap(true);
    m_purse->setMinimumWidth(1);
    m_another = button(View::tr("Add another"), foot);
    m_add = button(View::tr("Add, no payment"), foot);
    m_buy = button(View::tr("Buy and carry"), foot);
    m_change = primaryButton(View::tr("Change it"), foot);
    auto *buttons = new QWidget(foot);
    auto *flow = new FlowLayout(buttons, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *each : {m_another, m_add, m_buy, m_change})
        flow->addWidget(each);
    column->addWidget(m_purse);
    column->addWidget(buttons);
    return foot;
}

void WorkshopPanel::connectAll()
{
    connect(&m_draft, &Draft::changed, this, &WorkshopPanel::show);
    connect(m_name, &LineField::edited, this, [this](const QString &name) {
        m_name->showProblem({});
        m_notice->hush();
        m_nameTyped = !name.isEmpty();
        m_draft.change([&name](Item &item) { item.name = name; });
    });
    connect(m_from, &StartingPoints::scratchChosen, this,
            [this] { startAnew(m_draft.construction().making); });
    connect(m_from, &StartingPoints::thingChosen, this, &WorkshopPanel::startFrom);
    connect(m_kinds, &Segments::chosen, this, [this](int kind) { switchTo(Making(kind)); });
    connect(m_add, &QPushButton::clicked, this, &WorkshopPanel::add);
    connect(m_another, &QPushButton::clicked, this, &WorkshopPanel::add);
    connect(m_buy, &QPushButton::clicked, this, &WorkshopPanel::buy);
    connect(m_change, &QPushButton::clicked, this, &WorkshopPanel::change);
    connect(m_keep, &QPushButton::clicked, this, &WorkshopPanel::keep);
    connect(m_forget, &QPushButton::clicked, this, &WorkshopPanel::forget);
    connect(&m_draft.bench(), &Workbench::readOnlyChanged, this, &WorkshopPanel::showButtons);
    connect(&m_draft.bench().document(), &Document::changed, this, [this] {
        if (isVisible()) showButtons();
    });
}

void WorkshopPanel::begin()
{
    if (m_begun) return;
    m_begun = true;
    startAnew(Making::Melee);
}

bool WorkshopPanel::beginWith(const QString &itemId)
{
    const Item *item = characterOf(m_draft.bench().document()).findItem(itemId);
    if (!item || !sky::hursagmu::makingOf(*item, m_draft.catalogue())) return false;
    m_begun = true;
    m_nameTyped = false;
    m_notice->hush();
    m_draft.begin(*item);
    m_from->showOrigin(*item);
    return true;
}

void WorkshopPanel::startAnew(Making making)
{
    m_notice->hush();
    Item item = sky::hursagmu::blankThing(making);
    if (m_nameTyped) item.name = m_draft.item().name;
    m_draft.begin(item);
    m_from->showScratch();
}

/// A name that a person has typed stays; a kept thing has its own.
void WorkshopPanel::startFrom(const Item &item)
{
    m_notice->hush();
    const QString typed = m_draft.item().name;
    m_draft.begin(item);
    if (m_nameTyped && item.name.isEmpty()) m_draft.change([&typed](Item &named) { named.name = typed; });
}

/// What was on the table of the other kind lies there still when one comes back.
void WorkshopPanel::switchTo(Making making)
{
    const Making present = m_draft.construction().making;
    if (making == present) return;
    m_parked[size_t(present)] = m_draft.item();
    const auto parked = std::exchange(m_parked[size_t(making)], std::nullopt);
    if (!parked) return startAnew(making);
    m_notice->hush();
    m_draft.begin(*parked);
    m_from->showOrigin(*parked);
}

void WorkshopPanel::focusFirst()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void WorkshopPanel::loadThings()
{
    if (const auto problem = m_things.load()) tell(*problem);
    showThings();
}

void WorkshopPanel::showThings()
{
    m_from->showThings(m_things.things());
    showButtons();
}

void WorkshopPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous()) return;
    loadThings();
    m_draft.setActive(true);
}

void WorkshopPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) m_draft.setActive(false);
}

void WorkshopPanel::show()
{
    const QString titles[] = {View::tr("Weapon workshop"), View::tr("Missile weapon workshop"),
                              View::tr("Armor workshop"), View::tr("Focus workshop")};
    const int making = int(m_draft.construction().making);
    m_title->setText(titles[making]);
    m_kinds->showChosen(making);
    m_name->showText(m_draft.item().name);
    showButtons();
}

void WorkshopPanel::showButtons()
{
    const bool writable = !m_draft.bench().isReadOnly();
    m_add->setEnabled(writable);
    m_add->setVisible(!m_draft.isOwned());
    m_another->setEnabled(writable);
    m_another->setVisible(m_draft.isOwned());
    showPurse();
    m_change->setVisible(m_draft.isOwned());
    m_change->setEnabled(writable && !m_draft.isAsOwned());
    m_forget->setVisible(m_things.find(m_draft.item().name) != nullptr);
    m_forget->setAccessibleName(View::tr("Forget %1 in my things").arg(m_draft.item().name));
}

/// Asks for a name where there is none.
bool WorkshopPanel::isNamed()
{
    if (!m_draft.finished().catalogueId.isEmpty() || !m_draft.item().name.trimmed().isEmpty()) return true;
    m_notice->say(Notice::Kind::Error, View::tr("Give it a name first."));
    m_name->showProblem(View::tr("Give it a name first."));
    m_name->setFocus(Qt::OtherFocusReason);
    return false;
}

void WorkshopPanel::add()
{
    if (!isNamed()) return;
    Workbench &bench = m_draft.bench();
    Item item = m_draft.finished();
    item.id.clear();
    if (m_draft.isOwned()) item.quantity = 1;
    const auto done = bench.attempt(sky::hursagmu::makeItem(m_draft.catalogue(), item, bench.services().ids));
    if (!done) return tell(done.error());
    const QString id = characterOf(bench.document()).items.back().id;
    m_notice->say(Notice::Kind::Note,
                  View::tr("Added: %1.").arg(evaluationOf(bench.document()).item(id)->text));
    Q_EMIT added(id);
}

void WorkshopPanel::buy()
{
    if (!isNamed()) return;
    const ItemVerbs verbs(m_draft.bench(), m_draft.catalogue());
    const auto done = verbs.buy(m_draft.finished(), m_deal);
    if (!done) return tell(done.error());
    m_notice->say(Notice::Kind::Note,
                  View::tr("Bought: %1.").arg(evaluationOf(m_draft.bench().document()).item(*done)->text));
    Q_EMIT added(*done);
}

void WorkshopPanel::setDeal(const sky::hursagmu::Deal &deal)
{
    m_deal = deal;
    showPurse();
}

/// What paying would leave, or why it cannot be paid.
void WorkshopPanel::showPurse()
{
    const auto &character = characterOf(m_draft.bench().document());
    const Item item = m_draft.finished();
    const auto quote = sky::hursagmu::quoteBuying(character, m_draft.catalogue(), item, m_deal);
    const bool owned = m_draft.isOwned();
    const bool pays = sky::hursagmu::keepsMoney(character);
    m_buy->setVisible(!owned);
    m_buy->setEnabled(quote.after && !m_draft.bench().isReadOnly());
    makePrimary(m_buy, pays);
    makePrimary(m_add, !pays);
    m_purse->setText(owned ? QString() : outcomeText(quote, item));
    m_purse->setVisible(!m_purse->text().isEmpty());
    m_purse->setToolTip(quote.total ? plainTip(quote.total->toText()) : QString());
}

void WorkshopPanel::change()
{
    if (!isNamed()) return;
    const Item item = m_draft.finished();
    const auto done = m_draft.bench().attempt(sky::hursagmu::changeItem(m_draft.catalogue(), item));
    if (!done) return tell(done.error());
    m_notice->say(Notice::Kind::Note, View::tr("Changed: %1.").arg(m_draft.item().name));
    Q_EMIT added(item.id);
}

void WorkshopPanel::keep()
{
    if (m_draft.item().name.trimmed().isEmpty()) {
        isNamed();
        return;
    }
    Item item = m_draft.finished();
    item.name = m_draft.item().name.trimmed();
    const bool replaces = m_things.find(item.name) != nullptr;
    const auto done = m_things.keep(item);
    if (!done) return tell(done.error());
    showThings();
    m_notice->say(Notice::Kind::Note, replaces ? View::tr("%1 in my things is now like this.").arg(item.name)
                                               : View::tr("%1 is kept in my things.").arg(item.name));
}

void WorkshopPanel::forget()
{
    const QString name = m_draft.item().name;
    const auto done = m_things.remove(name);
    if (!done) return tell(done.error());
    showThings();
    m_notice->say(Notice::Kind::Note, View::tr("%1 is no longer in my things.").arg(name));
    m_keep->setFocus(Qt::OtherFocusReason);
}

void WorkshopPanel::tell(const Error &error)
{
    m_notice->say(Notice::Kind::Error, error.message);
}

void WorkshopPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sky::ui::hursagmu
