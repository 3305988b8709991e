#include "ui/shell/documentview.h"

#include "ui/panels/glancepanel.h"
#include "ui/panels/header.h"
#include "ui/panels/historypanel.h"
#include "ui/panels/problemspanel.h"
#include "ui/panels/whypanel.h"
#include "ui/shell/messageline.h"
#include "ui/shell/page.h"
#include "ui/shell/readonlyline.h"
#include "ui/theme/measure.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/searchfield.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int DockWidth = 276;
constexpr int SideWidth = 444;
constexpr int RoomForBoth = 1440 - 196; // of a window of 1440 with its sidebar

} // namespace

DocumentView::DocumentView(OpenFile &file, const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_file(file)
    , m_game(game)
    , m_makers(game.pages())
    , m_pages(m_makers.size(), nullptr)
    , m_readOnly(new ReadOnlyLine(file, this))
    , m_message(new MessageLine(this))
    , m_offerRows(new QVBoxLayout)
    , m_tabs(makeTabs())
    , m_stack(new QStackedWidget(this))
    , m_dock(new QScrollArea(this))
    , m_side(new QStackedWidget(this))
    , m_problems(new ProblemsPanel(file.bench(), game, this))
{
    setProperty("look", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_stack, 1);
    middle->addWidget(m_side);
    m_side->hide();
    middle->addWidget(makeDock());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new Header(file.bench(), game, this));
    column->addWidget(m_readOnly);
    m_offerRows->setSpacing(0);
    column->addLayout(m_offerRows);
    column->addWidget(m_message);
    auto *tabs = new QHBoxLayout;
    tabs->setContentsMargins(18, 0, 18, 0);
    tabs->addWidget(m_tabs);
    column->addLayout(tabs);
    column->addWidget(new Hairline(this));
    column->addLayout(middle, 1);
    column->addWidget(m_problems);

    Workbench &bench = m_file.bench();
    connect(&bench, &Workbench::refused, this, &DocumentView::say);
    connect(&bench, &Workbench::jumpRequested, this, &DocumentView::reveal);
    connect(&m_file.document(), &Document::changed, m_message, &MessageLine::hush);
    connect(m_tabs, &QTabBar::currentChanged, this, qOverload<int>(&DocumentView::showPage));
    // A page that needs more room than there is does not make the window wider than the screen.
    m_stack->setMinimumSize(1, 1);
    showPage(0);
}

QTabBar *DocumentView::makeTabs()
{
    auto *tabs = new QTabBar(this);
    tabs->setExpanding(false);
    tabs->setDrawBase(false);
    tabs->setAccessibleName(tr("Pages"));
    for (size_t i = 0; i < m_makers.size(); ++i) {
        tabs->addTab(m_makers[i].title);
        tabs->setTabToolTip(int(i), tr("Alt+%1").arg(i + 1));
    }
    return tabs;
}

QWidget *DocumentView::makeDock()
{
    m_dock->setProperty("look", QStringLiteral("dock"));
    m_dock->setWidgetResizable(true);
    m_dock->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_dock->setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(m_dock);
    body->setProperty("look", QStringLiteral("dock"));
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new GlancePanel(m_file.bench(), m_game, body));
    column->addWidget(new Hairline(body));
    column->addWidget(new WhyPanel(m_file.bench(), m_game, body), 1);
    m_dock->setWidget(body);
    fitDock();
    return m_dock;
}

void DocumentView::fitDock()
{
    m_dock->setFixedWidth(std::min(atTextSize(DockWidth), std::max(DockWidth, width() * 3 / 10)));
    m_side->setFixedWidth(std::min(atTextSize(SideWidth), std::max(SideWidth, width() * 11 / 20)));
}

bool DocumentView::isNarrow() const
{
    return width() < atTextSize(RoomForBoth);
}

void DocumentView::arrangeSide()
{
    QWidget *panel = page(currentPage())->sidePanel();
    const bool turns = panel && isNarrow();
    m_dock->setVisible(turns ? m_dockTurn : m_dockWanted);
    if (panel && m_side->indexOf(panel) < 0) m_side->addWidget(panel);
    if (panel) m_side->setCurrentWidget(panel);
    m_side->setVisible(panel && !(turns && m_dockTurn));
}

bool DocumentView::takeTurns()
{
    if (!page(currentPage())->sidePanel() || !isNarrow()) return false;
    m_dockTurn = !m_dockTurn;
    arrangeSide();
    return true;
}

void DocumentView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitDock();
    arrangeSide();
}

QStringList DocumentView::pageTitles() const
{
    QStringList titles;
    for (const PageMaker &maker : m_makers)
        titles << maker.title;
    return titles;
}

/// Tab goes from the tabs into the page, then to the panels, however late the page was made.
void DocumentView::goOnInto(QWidget *page)
{
    std::vector<QWidget *> stops;
    for (QWidget *next = page->nextInFocusChain(); next != page; next = next->nextInFocusChain())
        if (page->isAncestorOf(next) && next->focusPolicy() != Qt::NoFocus && !next->isWindow())
            stops.push_back(next);
    QWidget *before = m_tabs;
    for (QWidget *stop : stops) {
        setTabOrder(before, stop);
        before = stop;
    }
}

int DocumentView::currentPage() const
{
    return m_tabs->currentIndex();
}

Page *DocumentView::page(int index)
{
    Page *&page = m_pages[size_t(index)];
    if (!page) {
        page = m_makers[size_t(index)].make(m_file.bench(), m_stack);
        m_stack->addWidget(page);
        goOnInto(page);
        connect(page, &Page::sidePanelChanged, this, [this] {
            m_dockTurn = false;
            arrangeSide();
        });
    }
    return page;
}

void DocumentView::showPage(int index)
{
    if (index < 0 || index >= pageCount()) return;
    m_stack->setCurrentWidget(page(index));
    m_tabs->setCurrentIndex(index);
    arrangeSide();
    Q_EMIT pageChanged();
}

bool DocumentView::showPage(const QString &id)
{
    const auto found = std::find_if(m_makers.begin(), m_makers.end(),
                                    [&id](const PageMaker &maker) { return maker.id == id; });
    if (found == m_makers.end()) return false;
    showPage(int(found - m_makers.begin()));
    return true;
}

bool DocumentView::reveal(const QString &subject)
{
    if (subject == QLatin1String("problems")) return goToProblems(), true;
    if (page(currentPage())->reveal(subject)) return true;
    for (int index = 0; index < pageCount(); ++index) {
        if (index == currentPage() || !page(index)->reveal(subject)) continue;
        showPage(index);
        // Again, now that it can have the focus.
        return page(index)->reveal(subject);
    }
    return false;
}

void DocumentView::say(const Error &error)
{
    m_message->say(Notice::Kind::Error, error.message);
}

void DocumentView::offer(const QString &topic, Notice::Kind kind, const QString &sentence,
                         std::vector<OfferLine::Offer> offers)
{
    OfferLine *&line = m_offers[topic];
    if (!line) {
        line = new OfferLine(this);
        m_offerRows->addWidget(line);
    }
    line->say(kind, sentence, std::move(offers));
}

void DocumentView::hush(const QString &topic)
{
    if (const auto found = m_offers.find(topic); found != m_offers.end()) found->second->hush();
}

void DocumentView::setDockShown(bool shown)
{
    m_dockWanted = shown;
    arrangeSide();
}

bool DocumentView::isDockShown() const
{
    return m_dock->isVisibleTo(this);
}

bool DocumentView::isHistoryShown() const
{
    return m_history && m_history->isVisibleTo(this);
}

void DocumentView::setHistoryShown(bool shown)
{
    if (!m_history) {
        m_history = new HistoryPanel(m_file.document(), m_dock->widget());
        static_cast<QVBoxLayout *>(m_dock->widget()->layout())->addWidget(m_history, 2);
    }
    m_history->setVisible(shown);
    if (!shown) return;
    m_history->setFocus(Qt::ShortcutFocusReason);
    QTimer::singleShot(0, m_history,
                       [this] { m_dock->ensureWidgetVisible(m_history); }); // once it has its place
}

void DocumentView::goToProblems()
{
    m_problems->focusFirst();
}

bool DocumentView::goToSearch()
{
    const auto fields = page(currentPage())->findChildren<SearchField *>();
    const auto shown = std::find_if(fields.begin(), fields.end(),
                                    [](const SearchField *field) { return field->isVisible(); });
    if (shown == fields.end()) return false;
    (*shown)->setFocus(Qt::ShortcutFocusReason);
    (*shown)->selectAll();
    return true;
}

} // namespace sky::ui
