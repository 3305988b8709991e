#include "ui/shell/startpage.h"

#include "ui/shell/blankcard.h"
#include "ui/shell/cardgrid.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/recoverylist.h"
#include "ui/shell/templatecardwidget.h"
#include "ui/theme/icon.h"
#include "ui/theme/measure.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr int PageMargin = 40;
constexpr int WideEnough = 1000; ///< from that width on the recent files stand beside the templates

Label *remark(const QString &text, QWidget *parent)
{
    auto *made = new Label(Type::Secondary, text, parent);
    made->setInk(Label::Ink::Secondary);
    return made;
}

QWidget *heading(const QString &title, const QString &hint, QWidget *parent)
{
    auto *line = new QWidget(parent);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(TemplateCardWidget::Ring, 0, 0, 4);
    row->setSpacing(12);
    row->addWidget(new Label(Type::PanelTitle, title, line));
    if (!hint.isEmpty()) row->addWidget(remark(hint, line));
    row->addStretch(1);
    return line;
}

} // namespace

StartPage::StartPage(TemplateShelf &shelf, RecoveryShelf &recovery, RecentFiles &recent,
                     const Services &services, QWidget *parent)
    : QScrollArea(parent)
    , m_shelf(shelf)
    , m_body(makeBody())
    , m_recovery(new RecoveryList(recovery, services.clock, m_body))
    , m_games(new CardGrid(m_body))
    , m_blank(makeBlank(services))
    , m_own(new CardGrid(m_body))
    , m_ownTitle(heading(tr("Your own templates"), tr("made with File, Save as Template"), m_body))
    , m_templates(makeTemplates())
    , m_recent(makeRecent(recent, services.clock))
    , m_places(new QGridLayout)
{
    m_places->setHorizontalSpacing(32);
    m_places->setVerticalSpacing(24);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(PageMargin, 24, PageMargin, 24);
    column->setSpacing(24);
    column->addWidget(makeTitle(services));
    column->addWidget(m_recovery);
    column->addLayout(m_places);
    column->addStretch(1);
    for (CardGrid *grid : {m_games, m_own})
        connect(grid, &CardGrid::moved, this, [this](QWidget *card) { ensureWidgetVisible(card); });
    connect(m_recovery, &RecoveryList::restoreRequested, this, &StartPage::restoreRequested);
    connect(m_recovery, &RecoveryList::restoreAllRequested, this, &StartPage::restoreAllRequested);
    connect(m_recovery, &RecoveryList::discardRequested, this, &StartPage::discardRequested);
    connect(&shelf, &TemplateShelf::changed, this, &StartPage::showTemplates);
    arrange();
    showTemplates();
}

void StartPage::begin()
{
    verticalScrollBar()->setValue(0);
    if (m_recovery->begin()) return;
    if (auto *first = m_games->findChild<TemplateCardWidget *>()) first->setFocus(Qt::OtherFocusReason);
}

/// In its place before anything is in it: to move widgets costs each of them a look into the style sheet.
QWidget *StartPage::makeBody()
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(this);
    body->setProperty("look", QStringLiteral("side"));
    setWidget(body);
    return body;
}

QWidget *StartPage::makeTitle(const Services &services)
{
    auto *title = new QWidget(m_body);
    auto *picture = new IconLabel(icon(QStringLiteral("skychamber")), 52, title);
    QStringList games;
    for (const auto &game : services.games)
        games << game->system()->name();
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(new Label(Type::Figure, QStringLiteral("Skychamber"), title));
    words->addWidget(
        remark(tr("Characters for %1, legal by the book.").arg(games.join(QStringLiteral(", "))), title));
    auto *row = new QHBoxLayout(title);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(picture);
    row->addLayout(words);
    row->addStretch(1);
    return title;
}

QWidget *StartPage::makeBlank(const Services &services)
{
    // As far from its neighbours as the cards, which keep room for a ring.
    auto *place = new QWidget(m_games);
    auto *card = new BlankCard(services.games.front()->budgets(), place);
    auto *inset = new QVBoxLayout(place);
    inset->setContentsMargins(TemplateCardWidget::Ring, TemplateCardWidget::Ring, TemplateCardWidget::Ring,
                              TemplateCardWidget::Ring);
    inset->addWidget(card);
    connect(card, &BlankCard::chosen, this, &StartPage::blankChosen);
    return place;
}

QWidget *StartPage::makeTemplates()
{
    auto *place = new QWidget(m_body);
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(heading(tr("Start from a template"),
                              tr("a full character in one step; change anything afterwards"), place));
    column->addWidget(m_games);
    column->addSpacing(16);
    column->addWidget(m_ownTitle);
    column->addWidget(m_own);
    column->addStretch(1);
    return place;
}

QWidget *StartPage::makeRecent(RecentFiles &recent, const Clock &clock)
{
    auto *place = new QWidget(m_body);
    auto *list = new RecentList(recent, clock, place);
    connect(list, &RecentList::openRequested, this, &StartPage::openRequested);
    connect(list, &RecentList::locateRequested, this, &StartPage::locateRequested);
    connect(list, &RecentList::dialogRequested, this, &StartPage::dialogRequested);
    connect(list, &RecentList::allRequested, this, &StartPage::allRecentRequested);
    connect(list, &RecentList::menuWanted, this, &StartPage::recentMenuWanted);
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4 + TemplateCardWidget::Ring);
    column->addWidget(heading(tr("Recent files"), {}, place));
    column->addWidget(list);
    column->addStretch(1);
    return place;
}

void StartPage::showTemplates()
{
    std::vector<QWidget *> games;
    std::vector<QWidget *> own;
    for (const ShelfItem &item : m_shelf.items()) {
        auto *card = new TemplateCardWidget(item.card, item.isOwn() ? m_own : m_games);
        connect(card, &QPushButton::clicked, this, [this, item] { Q_EMIT templateChosen(item); });
        (item.isOwn() ? own : games).push_back(card);
    }
    m_ownTitle->setVisible(!own.empty());
    m_own->setVisible(!own.empty());
    m_games->setCards(std::move(games), m_blank);
    m_own->setCards(std::move(own), nullptr);
}

void StartPage::arrange()
{
    const bool wide = viewport()->width() >= atTextSize(WideEnough);
    m_places->addWidget(m_templates, 0, 0);
    m_places->addWidget(m_recent, wide ? 0 : 1, wide ? 1 : 0);
    m_places->setColumnStretch(0, 1);
    m_recent->setMinimumWidth(wide ? atTextSize(348) : 0);
    m_recent->setMaximumWidth(wide ? atTextSize(348) : QWIDGETSIZE_MAX);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace sky::ui
