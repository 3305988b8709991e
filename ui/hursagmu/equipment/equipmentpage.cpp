#include "ui/hursagmu/equipment/equipmentpage.h"

#include "core/base/isolated.h"
#include "core/hursagmu/rules/items.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/addpanel.h"
#include "ui/hursagmu/equipment/detailstrip.h"
#include "ui/hursagmu/equipment/handspanel.h"
#include "ui/hursagmu/equipment/itemview.h"
#include "ui/hursagmu/equipment/loadoutpanel.h"
#include "ui/hursagmu/equipment/loadpanel.h"
#include "ui/hursagmu/equipment/mountsection.h"
#include "ui/hursagmu/equipment/pursebar.h"
#include "ui/hursagmu/equipment/sellstrip.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/draft.h"
#include "ui/hursagmu/workshop/workshoppanel.h"
#include "ui/widgets/aswritten.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace sky::ui::hursagmu
{

EquipmentPage::EquipmentPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent)
    : Page(bench, parent)
    , m_verbs(bench, game.catalogue())
    , m_load(new LoadPanel(bench, this))
    , m_hands(new HandsPanel(m_verbs, this))
    , m_loadOuts(new LoadOutPanel(m_verbs, this))
    , m_count(new Label(Type::Secondary, {}, this))
    , m_search(new SearchField(View::tr("Find an item"), this))
    , m_addButton(button(View::tr("Add..."), this, QStringLiteral("plus")))
    , m_workshopButton(button(View::tr("Workshop..."), this))
    , m_elsewhere(textButton({}, this, QStringLiteral("search")))
    , m_view(new ItemView(m_verbs, this))
    , m_sell(new SellStrip(m_verbs, this))
    , m_details(new DetailStrip(m_verbs, this))
    , m_mount(new MountSection(m_verbs, this))
    , m_add(new AddPanel(m_verbs, this))
    , m_things(bench.services().dataFolder + QStringLiteral("/things.json"))
    , m_notice(new Notice(this))
{
    setProperty("look", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(makeOwned());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(scroll, 1);
    connect(qApp, &QApplication::focusChanged, scroll, [scroll](QWidget *, QWidget *now) {
        if (now && scroll->isAncestorOf(now))
            QTimer::singleShot(0, now, [scroll, now] { scroll->ensureWidgetVisible(now); });
    });
    makeElsewhere();
    m_add->hide();

    connect(m_search, &QLineEdit::textChanged, this, &EquipmentPage::search);
    connect(m_addButton, &QPushButton::clicked, this, [this] { openLists(sidePanel() != m_add); });
    connect(m_workshopButton, &QPushButton::clicked, this, [this] { openWorkshop(); });
    connect(m_view, &ItemView::workshopAsked, this, &EquipmentPage::openWorkshop);
    connect(m_view, &ItemView::keepAsked, this, &EquipmentPage::keep);
    connect(m_view, &ItemView::selectionMoved, m_notice, &Notice::hush);
    connect(m_add, &AddPanel::closed, this, [this] { openLists(false); });
    connect(m_add, &AddPanel::added, m_view, &ItemView::reveal);
    connect(m_view, &ItemView::sellRequested, m_sell, &SellStrip::begin);
    connect(m_sell, &SellStrip::closed, m_view, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_view, &ItemView::selectionMoved, this, &EquipmentPage::showSelected);
    onChange(this, bench, [this] {
        m_addButton->setEnabled(!this->bench().isReadOnly());
        m_workshopButton->setEnabled(!this->bench().isReadOnly());
        search();
    });
}

QWidget *EquipmentPage::makeTools()
{
    auto *tools = new QWidget(this);
    auto *row = new QHBoxLayout(tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new Label(Type::Section, View::tr("Owned"), tools));
    m_count->setInk(Label::Ink::Secondary);
    row->addWidget(m_count, 1);
    m_search->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    m_search->setTarget(m_view);
    row->addWidget(m_search, 1);
    row->addWidget(m_addButton);
    m_workshopButton->setToolTip(plainTip(View::tr("Make a weapon, armor or focus of your own (Ctrl+M)")));
    row->addWidget(m_workshopButton);
    return tools;
}

QWidget *EquipmentPage::makeOwned()
{
    auto *owned = new QWidget(this);
    owned->setProperty("look", QStringLiteral("page"));
    auto *column = new QVBoxLayout(owned);
    column->setContentsMargins(28, 12, 20, 12);
    column->setSpacing(8);
    column->addWidget(m_load);
    column->addWidget(new Hairline(owned));
    column->addWidget(m_hands);
    column->addWidget(m_loadOuts);
    column->addWidget(new Hairline(owned));
    column->addWidget(makeTools());
    column->addWidget(m_elsewhere, 0, Qt::AlignLeft);
    column->addWidget(m_view, 1);
    column->addWidget(m_sell);
    column->addWidget(m_notice);
    column->addWidget(m_details);
    column->addWidget(new Hairline(owned));
    auto *foot = new QHBoxLayout;
    foot->addWidget(new PurseBar(m_verbs, owned), 1);
    foot->addWidget(m_mount->addButton(), 0, Qt::AlignTop);
    column->addLayout(foot);
    column->addWidget(m_mount);
    return owned;
}

void EquipmentPage::makeElsewhere()
{
    m_elsewhere->hide();
    m_elsewhere->setMinimumWidth(1); // its words do not widen the page
    m_search->installEventFilter(this);
    connect(m_elsewhere, &QPushButton::clicked, this,
            [this] { openLists(true, m_search->text().trimmed()); });
}

/// Enter in a search that found nothing leads on to the lists, with the words carried over.
bool EquipmentPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress || !m_elsewhere->isVisible())
        return Page::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    m_elsewhere->click();
    return true;
}

void EquipmentPage::openLists(bool open, const QString &wanted)
{
    if (!open && sidePanel() != m_add) return;
    m_load->showMaking(std::nullopt); // what was being made in the workshop
    setSidePanel(open ? m_add : nullptr);
    if (open) {
        if (const auto problem = m_things.load()) m_notice->say(Notice::Kind::Error, problem->message);
        m_add->showKept(m_things.things());
        m_add->begin(wanted);
    } else {
        m_view->setFocus(Qt::OtherFocusReason);
    }
}

void EquipmentPage::openWorkshop(const QString &itemId)
{
    if (!m_workshop) {
        m_draft = new Draft(bench(), m_verbs.catalogue(), this);
        m_workshop = new WorkshopPanel(*m_draft, m_things, this);
        m_workshop->hide();
        connect(m_draft, &Draft::changed, this, &EquipmentPage::showLoadOfDraft);
        connect(m_workshop, &WorkshopPanel::closed, this, &EquipmentPage::closeWorkshop);
        connect(m_workshop, &WorkshopPanel::added, m_view, &ItemView::reveal);
    }
    m_workshop->setDeal(m_add->deal());
    if (itemId.isEmpty() || !m_workshop->beginWith(itemId)) m_workshop->begin();
    setSidePanel(m_workshop);
    m_workshop->focusFirst();
}

void EquipmentPage::closeWorkshop()
{
    setSidePanel(nullptr);
    m_load->showMaking(std::nullopt);
    m_view->setFocus(Qt::OtherFocusReason);
}

/// A copy for other characters; of what is made in the workshop the whole construction.
void EquipmentPage::keep(const QString &itemId)
{
    const sky::hursagmu::Item *own = characterOf(document()).findItem(itemId);
    if (!own) return;
    sky::hursagmu::Item item = *own;
    item.name = sky::hursagmu::itemName(item, m_verbs.catalogue());
    item.quantity = 1;
    const auto done = m_things.keep(item);
    if (done)
        m_notice->say(Notice::Kind::Note,
                      View::tr("%1 is kept for other characters.").arg(isolated(item.name)));
    else
        m_notice->say(Notice::Kind::Error, done.error().message);
    if (m_workshop) m_workshop->showThings();
    m_add->showKept(m_things.things());
}

void EquipmentPage::showLoadOfDraft()
{
    const bool open = sidePanel() == m_workshop && m_draft->isActive();
    m_load->showMaking(open ? std::optional(m_draft->trial().with->load) : std::nullopt);
}

void EquipmentPage::search()
{
    const int found = m_view->filter(m_search->text());
    const int all = m_view->items().itemCount();
    const QString words = all == 1 ? View::tr("1 item") : View::tr("%1 items").arg(all);
    const bool missing = found == 0 && !m_search->text().trimmed().isEmpty() && !bench().isReadOnly();
    m_elsewhere->setVisible(missing);
    if (missing)
        m_elsewhere->setText(
            View::tr("Not owned. Find \u201C%1\u201D in the lists (Enter)")
                .arg(asWritten(fontMetrics().elidedText(m_search->text().trimmed(), Qt::ElideRight,
                                                        fontMetrics().averageCharWidth() * 20))));
    m_count->setText(found == all ? words : View::tr("%1 of %2").arg(QString::number(found), words));
}

void EquipmentPage::showSelected()
{
    if (m_sell->isVisible()) m_sell->follow(m_view->currentId());
    m_details->showItem(m_view->selectedIds().size() == 1 ? m_view->selectedIds().constFirst() : QString());
}

bool EquipmentPage::revealHand(const QString &number)
{
    bool whole = false;
    const uint hand = number.toUInt(&whole);
    return m_hands->reveal(whole && hand > 0 ? hand - 1 : 0);
}

bool EquipmentPage::reveal(const QString &subject)
{
    const QString kind = subject.section(QLatin1Char('/'), 0, 0);
    const QString id = subject.section(QLatin1Char('/'), 1, 1);
    if (kind == QLatin1String("hands") || kind == QLatin1String("hand")) return revealHand(id);
    if (kind == QLatin1String("load")) {
        m_load->reveal();
        return true;
    }
    if (kind == QLatin1String("shop")) {
        openLists(true);
        return true;
    }
    if (kind == QLatin1String("loadouts")) {
        m_loadOuts->reveal();
        return true;
    }
    if (kind == QLatin1String("workshop")) {
        openWorkshop(id);
        return true;
    }
    if (kind == QLatin1String("mount")) {
        m_mount->reveal();
        return true;
    }
    if (kind != QLatin1String("item") || !m_view->items().indexOf(id).isValid()) return false;
    m_search->clear();
    m_view->reveal(id);
    m_view->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace sky::ui::hursagmu
