#include "ui/hursagmu/build/buildpage.h"

#include "ui/hursagmu/advancement/stampbar.h"
#include "ui/hursagmu/build/giftdetail.h"
#include "ui/hursagmu/build/giftpanels.h"
#include "ui/hursagmu/build/giftview.h"
#include "ui/hursagmu/build/traitdetail.h"
#include "ui/hursagmu/build/traitlist.h"
#include "ui/hursagmu/build/traitmaker.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/searchfield.h"

#include <QApplication>
#include <QGridLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::TraitKind;

namespace
{

constexpr int Edge = 20;
constexpr int BetweenColumns = 24;

QVBoxLayout *columnLayout(QWidget *column)
{
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return layout;
}

} // namespace

BuildPage::BuildPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent)
    : Page(bench, parent)
    , m_game(game)
    , m_scroll(new QScrollArea(this))
{
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    // Always there, so that no control moves from under the pointer when a line appears.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scroll->setWidget(makeContent());
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->widget()->setAutoFillBackground(false);
    auto *column = columnLayout(this);
    column->addWidget(new StampBar(bench, {Edge, 8, Edge, 0}, this));
    column->addWidget(m_scroll, 1);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_scroll->isAncestorOf(now))
            QTimer::singleShot(0, now, [this, now] {
                m_scroll->ensureWidgetVisible(now); // once it has its place
            });
    });
    connectTraits();
    connectGifts();
    arrange();
    chainTabs();
    m_looked = highestTrait();
    m_traitDetail->look(m_looked);
}

QWidget *BuildPage::makeContent()
{
    auto *content = new QWidget;
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(Edge, 8, Edge, 4);
    m_grid->setHorizontalSpacing(BetweenColumns);
    m_grid->setVerticalSpacing(8);
    makeTraits(content);
    makeGifts(content);
    return content;
}

void BuildPage::makeTraits(QWidget *parent)
{
    const auto &catalogue = m_game.catalogue();
    m_left = new QWidget(parent);
    m_talents = new TraitList(bench(), catalogue, TraitKind::Talent, m_left);
    m_details = new QStackedWidget(m_left);
    m_traitDetail = new TraitDetail(bench(), catalogue, m_details);
    m_giftDetail = new GiftDetail(*bench().services().gameUi(document().system()), m_details);
    m_details->addWidget(m_traitDetail);
    m_details->addWidget(m_giftDetail);
    auto *left = columnLayout(m_left);
    left->addWidget(m_talents);
    left->addSpacing(BetweenColumns / 2);
    left->addWidget(m_details, 1);

    m_right = new QWidget(parent);
    m_professions = new TraitList(bench(), catalogue, TraitKind::Profession, m_right);
    m_maker = new TraitMaker(bench(), catalogue, m_right);
    auto *right = columnLayout(m_right);
    right->addWidget(m_professions);
    right->addWidget(m_maker);
    right->addStretch(1);
}

void BuildPage::makeGifts(QWidget *parent)
{
    m_offers = new GiftOffers(bench(), m_game.catalogue(), parent);
    m_taken = new GiftsTaken(bench(), m_game.catalogue(), parent);
}

void BuildPage::connectTraits()
{
    for (TraitList *list : {m_talents, m_professions}) {
        connect(list, &TraitList::looked, this, &BuildPage::look);
        connect(list, &TraitList::pointed, this, &BuildPage::point);
        connect(list, &TraitList::rowsChanged, this, &BuildPage::chainTabs);
    }
    connect(m_maker, &TraitMaker::made, this,
            [this](const QString &traitId) { reveal(QStringLiteral("trait/") + traitId); });
}

void BuildPage::connectGifts()
{
    connect(m_offers, &GiftOffers::looked, this, &BuildPage::lookAtGift);
    connect(m_giftDetail, &GiftDetail::focusable, this, &BuildPage::chainGift);
    connect(m_offers, &GiftOffers::taken, m_taken, &GiftsTaken::begin);
    connect(m_taken, &GiftsTaken::looked, this, &BuildPage::lookAtTaken);
    connect(m_taken, &GiftsTaken::formOpened, this, [this](QWidget *form) {
        QTimer::singleShot(0, form, [this, form] { m_scroll->ensureWidgetVisible(form); }); // all of it
    });
}

void BuildPage::arrange()
{
    const int needed = std::max(m_talents->neededWidth(), m_professions->neededWidth());
    const int columns = width() >= 2 * needed + BetweenColumns + 2 * Edge ? 2 : 1;
    if (columns == m_columns) return;
    m_columns = columns;
    QWidget *const parts[] = {m_left, m_right, m_offers, m_taken};
    for (QWidget *part : parts)
        m_grid->removeWidget(part);
    for (int i = 0; i < 4; ++i)
        m_grid->addWidget(parts[i], i / columns, i % columns);
    const bool two = columns == 2;
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, two ? 1 : 0);
    m_grid->setRowStretch(1, two ? 1 : 0);
    m_grid->setRowStretch(2, two ? 0 : 1);
    m_grid->setRowStretch(3, two ? 0 : 1);
    m_grid->setHorizontalSpacing(two ? BetweenColumns : 0);
}

void BuildPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

void BuildPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_taken) arrange();
}

/// Rows of one's own are made later than what stands below them; all else was made in reading order.
void BuildPage::chainTabs()
{
    QWidget *last = nullptr;
    for (TraitList *list : {m_talents, m_professions})
        for (TraitRow *row : list->rows()) {
            if (last) setTabOrder(last, row);
            last = row;
        }
}

/// What tells of a gift follows the list it is looked at in.
void BuildPage::chainGift()
{
    QWidget *last = m_offers->view();
    for (QWidget *stop : m_giftDetail->stops()) {
        setTabOrder(last, stop);
        last = stop;
    }
}

void BuildPage::look(const QString &traitId)
{
    m_looked = traitId;
    m_traitDetail->look(traitId);
    m_details->setCurrentWidget(m_traitDetail);
    bench().setSpotlight(QStringLiteral("cost/") + traitId);
    for (TraitList *list : {m_talents, m_professions})
        if (TraitRow *row = list->row(traitId)) m_scroll->ensureWidgetVisible(row, 0, row->height());
}

/// The pointer shows a trait for as long as it is over it.
void BuildPage::point(const QString &traitId)
{
    if (m_details->currentWidget() == m_traitDetail)
        m_traitDetail->look(traitId.isEmpty() ? m_looked : traitId);
}

void BuildPage::lookAtGift(const QString &giftId)
{
    const auto *info = m_game.catalogue().gift(giftId);
    if (!info) return;
    m_giftDetail->show(*info);
    chainGift();
    m_details->setCurrentWidget(m_giftDetail);
    m_scroll->ensureWidgetVisible(m_offers->view());
}

void BuildPage::lookAtTaken(const QString &entryId)
{
    const auto gift = takenGift(document(), m_game.catalogue(), entryId);
    if (!gift) return;
    bench().setSpotlight(QStringLiteral("cost/") + entryId);
    if (const auto *info = m_game.catalogue().gift(gift->entry.gift))
        m_giftDetail->show(*info);
    else
        m_giftDetail->showOwn(gift->entry.name, gift->entry.explanation);
    chainGift();
    m_details->setCurrentWidget(m_giftDetail);
    m_scroll->ensureWidgetVisible(m_taken->view());
}

void BuildPage::goTo(QWidget *control)
{
    m_scroll->ensureWidgetVisible(control);
    control->setFocus(Qt::OtherFocusReason);
}

bool BuildPage::reveal(const QString &subject)
{
    if (subject == QLatin1String("budget")) {
        TraitList *list = m_professions->row(m_looked) ? m_professions : m_talents;
        if (TraitRow *row = list->row(m_looked)) goTo(row);
        return true;
    }
    if (subject == QLatin1String("gifts")) return goTo(m_offers->view()), true;
    const QString id = subject.section(QLatin1Char('/'), 1);
    if (subject.startsWith(QLatin1String("trait/"))) {
        for (TraitList *list : {m_talents, m_professions})
            if (TraitRow *row = list->row(id)) return goTo(row), true;
    }
    if (subject.startsWith(QLatin1String("offer/")) && m_offers->point(id))
        return goTo(m_offers->view()), true;
    if (!subject.startsWith(QLatin1String("gift/")) || !m_taken->view()->lines().indexOf(id).isValid())
        return false;
    m_taken->view()->setCurrent(id);
    goTo(m_taken->view());
    return true;
}

QString BuildPage::highestTrait() const
{
    QString id;
    int highest = -1;
    const auto &facts = evaluationOf(document());
    for (const auto *traits : {&facts.talents, &facts.professions})
        for (const auto &trait : *traits) {
            if (trait.level.value() <= highest) continue;
            highest = trait.level.value();
            id = trait.id;
        }
    return id;
}

} // namespace sky::ui::hursagmu
