#include "ui/hursagmu/desk/deskpage.h"

#include "ui/hursagmu/desk/awardpanel.h"
#include "ui/hursagmu/desk/columnsdialog.h"
#include "ui/hursagmu/desk/comparedialog.h"
#include "ui/hursagmu/desk/deskhead.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/memberdialog.h"
#include "ui/hursagmu/desk/memberverbs.h"
#include "ui/hursagmu/desk/optionsdialog.h"
#include "ui/hursagmu/desk/printdialog.h"
#include "ui/hursagmu/desk/rostermodel.h"
#include "ui/hursagmu/desk/sessionpanel.h"
#include "ui/hursagmu/desk/skillpanel.h"
#include "ui/hursagmu/desk/spenddialog.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/theme/measure.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/searchfield.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int WideEnough = 900; ///< from there on the award stands beside the sessions
constexpr int LeastRows = 7;    ///< of the table, before it scrolls: a usual party
constexpr auto Unwritten =
    std::chrono::milliseconds(1500); ///< no note is kept longer than that from the disk

} // namespace

DeskPage::DeskPage(PartyBench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent)
    : PartyPage(bench, parent)
    , m_work(bench, game)
    , m_model(new RosterModel(m_work, this))
    , m_actions(makeActions())
    , m_head(new DeskHead(m_work, m_actions, this))
    , m_table(new DeskTable(View::tr("Characters of the party"), 12, this))
    , m_search(new SearchField(View::tr("Find in the party"), this))
    , m_hint(new Label(Type::Secondary, {}, this))
    , m_reading(new QWidget(this))
    , m_progress(new QProgressBar(m_reading))
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_sessions(new SessionPanel(m_work, m_stack))
    , m_skills(new SkillPanel(m_work, m_stack))
    , m_notes(new TextField(m_stack))
    , m_typing(new QTimer(this))
    , m_award(new AwardPanel(m_work, this))
    , m_left(makeLeft())
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_room(new QWidget)
    , m_places(new QGridLayout)
    , m_problems(new Label(Type::Secondary, {}, this))
{
    makeTable();
    auto *body = new QWidget(m_scroll);
    body->setProperty("look", QStringLiteral("page"));
    auto *table = new QVBoxLayout;
    table->setContentsMargins(20, 0, 20, 0);
    table->addWidget(m_table);
    m_places->setContentsMargins(0, 0, 0, 0);
    m_places->setSpacing(0);
    auto *inner = new QVBoxLayout(m_content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_head);
    inner->addLayout(table);
    inner->addWidget(makeUnderTable());
    inner->addWidget(new Hairline(m_content));
    inner->addLayout(m_places, 1);
    auto *outer = new QVBoxLayout(body);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_content, 1);
    outer->addWidget(m_room);
    m_room->hide();
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(body);
    m_scroll->viewport()->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scroll, 1);
    column->addWidget(new Hairline(this));
    column->addWidget(makeAwardBar());
    column->addWidget(new Hairline(this));
    column->addWidget(makeFoot());
    connect(&bench, &PartyBench::changed, this, &DeskPage::refresh);
    connect(&bench, &PartyBench::seatsChanged, this, &DeskPage::refresh);
    connect(&bench, &PartyBench::progressed, this, &DeskPage::showProgress);
    connect(&bench, &PartyBench::settleWanted, this, &DeskPage::settle);
    connect(m_award, &AwardPanel::refused, this, &DeskPage::showInView);
    m_typing->setObjectName(QStringLiteral("until notes are written"));
    m_typing->setSingleShot(true);
    m_typing->setInterval(Unwritten);
    connect(m_typing, &QTimer::timeout, this, &DeskPage::settleNotes);
    connect(m_notes, &TextField::edited, this, [this] {
        if (!m_typing->isActive()) m_typing->start();
    });
    m_notes->installEventFilter(this);
    useColumns();
    refresh();
    showProgress(int(bench.seats().size()), int(bench.seats().size()));
}

void DeskPage::begin()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void DeskPage::refresh()
{
    m_model->refresh();
    m_head->refresh();
    m_sessions->refresh();
    m_skills->refresh();
    m_award->refresh();
    const bool any = m_model->rowCount() > 0;
    m_tabs->setTabText(0, View::tr("Sessions %1").arg(m_sessions->count()));
    showNotes();
    for (int i = 0; i < 4; ++i)
        if (i != 2) m_actions[i]->setEnabled(any);
    showProblems();
    arrange();
}

void DeskPage::showProgress(int done, int all)
{
    m_reading->setVisible(done < all);
    m_progress->setRange(0, std::max(1, all));
    m_progress->setValue(done);
}

/// Errors, warnings and what was accepted, over all of them.
void DeskPage::showProblems()
{
    int errors = 0;
    int warnings = 0;
    int accepted = 0;
    int files = 0;
    int with = 0;
    for (const party::Seat &seat : bench().seats()) {
        const bool file = !stateOf(seat).isEmpty();
        files += file ? 1 : 0;
        bool any = file;
        if (seat.evaluation) {
            for (const Issue &issue : seat.evaluation->issues) {
                if (issue.severity == Severity::Note && !issue.accepted) continue;
                any = true;
                ++(issue.accepted ? accepted : issue.severity == Severity::Error ? errors : warnings);
            }
        }
        with += any ? 1 : 0;
    }
    QStringList words;
    if (files > 0) words << View::tr("%n file(s)", nullptr, files);
    if (errors > 0) words << View::tr("%n error(s)", nullptr, errors);
    if (warnings > 0) words << View::tr("%n warning(s)", nullptr, warnings);
    if (accepted > 0) words << View::tr("%n accepted", nullptr, accepted);
    const int all = int(bench().seats().size());
    m_problemsIcon->setVisible(files + errors + warnings > 0);
    m_problems->setText(words.isEmpty() ? View::tr("none")
                                        : View::tr("%1, in %2 of %n character(s)", nullptr, all)
                                              .arg(words.join(QStringLiteral(", ")), QString::number(with)));
}

void DeskPage::goToProblems()
{
    const int row = m_model->firstProblem();
    m_table->setFocus(Qt::ShortcutFocusReason);
    if (row >= 0) m_table->setCurrentIndex(m_model->index(row, m_model->problemColumn()));
}

void DeskPage::useColumns()
{
    const QStringList kept = bench().services().settings.get().partyColumns;
    if (!kept.isEmpty()) m_model->setColumns(kept);
    m_table->fitColumns();
}

/// The order that was dragged becomes the model's own, so that rows and heads agree everywhere.
void DeskPage::keepColumns()
{
    if (m_moving) return;
    m_moving = true;
    const QHeaderView *head = m_table->horizontalHeader();
    const QStringList before = m_model->columns();
    QStringList after;
    for (int place = 1; place < head->count(); ++place)
        after << before[head->logicalIndex(place) - 1];
    QMetaObject::invokeMethod(
        this,
        [this, after] {
            QHeaderView *moved = m_table->horizontalHeader();
            for (int column = 0; column < moved->count(); ++column)
                moved->moveSection(moved->visualIndex(column), column);
            m_model->setColumns(after);
            {
                const QSignalBlocker quiet(moved);
                moved->setSortIndicator(m_model->sortedColumn(), m_model->sortOrder());
            }
            bench().services().settings.change(
                [&after](Settings &settings) { settings.partyColumns = after; });
            m_moving = false;
        },
        Qt::QueuedConnection); // the head is still at it
}

void DeskPage::chooseColumns()
{
    auto *dialog = new ColumnsDialog(m_model->offered(), m_model->columns(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ColumnsDialog::chosen, this, [this](const QStringList &columns) {
        m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        m_model->setColumns(columns);
        bench().services().settings.change(
            [&columns](Settings &settings) { settings.partyColumns = columns; });
    });
    dialog->open();
}

void DeskPage::openMember(const QString &member)
{
    if (const party::Seat *seat = bench().seat(member)) bench().open(seat->path);
}

void DeskPage::editMember(const QString &member)
{
    const party::Seat *seat = bench().seat(member);
    if (!seat) return;
    auto *dialog = new MemberDialog(m_work, *seat, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DeskPage::editCurrent()
{
    editMember(m_table->currentId());
}

int DeskPage::heightOfFoot() const
{
    return m_bar->height() + m_foot->height() + 2;
}

/// Nothing moves for it: the page can be scrolled on by so much.
void DeskPage::setCovered(int height)
{
    m_room->setFixedHeight(height);
    m_room->setVisible(height > 0);
    fitContent();
}

void DeskPage::fitContent()
{
    const bool covered = !m_room->isHidden();
    const int view = m_scroll->viewport()->height();
    m_content->setMinimumHeight(covered ? view : 0);
    // A scroll bar that comes and goes with the message would move all the rest.
    const bool fits = m_content->layout()->minimumSize().height() <= view;
    m_scroll->setVerticalScrollBarPolicy(covered && fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void DeskPage::removeMembers(const QStringList &members)
{
    takeOut(m_work, members);
}

void DeskPage::addMembers()
{
    askForMembers(m_work, this);
}

/// Above the message that may lie over the page.
void DeskPage::showInView(QWidget *widget)
{
    const int covered = m_room->isHidden() ? 0 : m_room->height();
    QMetaObject::invokeMethod(
        widget, [this, widget, covered] { m_scroll->ensureWidgetVisible(widget, 0, covered + 8); },
        Qt::QueuedConnection); // it gets its place first
}

void DeskPage::award()
{
    m_scroll->ensureWidgetVisible(m_award);
    m_award->begin();
}

void DeskPage::compare()
{
    auto *dialog = new CompareDialog(m_work, m_table->selectedIds(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DeskPage::spend()
{
    bench().catchUp();
    auto *dialog = new SpendDialog(m_work, m_table->currentId(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DeskPage::editOptions()
{
    auto *dialog = new OptionsDialog(m_work, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DeskPage::printAll()
{
    bench().catchUp();
    auto *dialog = new PrintDialog(m_work, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// What is being typed stays, until it is settled.
void DeskPage::showNotes()
{
    if (m_notes->hasFocus() && m_notes->toPlainText() != m_notesShown) return;
    if (m_notes->toPlainText() == bench().party().notes) return;
    m_notes->showText(bench().party().notes);
    m_notesShown = m_notes->toPlainText();
}

void DeskPage::settle()
{
    m_head->settle();
    settleNotes();
}

void DeskPage::settleNotes()
{
    m_typing->stop();
    const QString notes = m_notes->toPlainText();
    if (notes == m_notesShown) return;
    m_notesShown = notes;
    bench().apply(View::tr("Notes of the party"), [&notes](party::Party &party) -> Result<void> {
        party.notes = notes;
        return {};
    });
}

/// Written when the field is left, if it was not yet.
bool DeskPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_notes && event->type() == QEvent::FocusOut) settle();
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) fitContent();
    return PartyPage::eventFilter(watched, event);
}

void DeskPage::arrange()
{
    const bool wide = width() >= atTextSize(WideEnough);
    const int most = std::max(LeastRows, (height() / 2 - atTextSize(80)) / m_table->rowHeight());
    m_table->setRowLimit(1, std::max(most, 1));
    m_places->addWidget(m_left, 0, 0);
    m_places->addWidget(m_award, wide ? 0 : 1, wide ? 1 : 0);
    m_places->setColumnStretch(0, wide ? 4 : 1);
    m_places->setColumnStretch(1, wide ? 5 : 0);
}

void DeskPage::resizeEvent(QResizeEvent *event)
{
    PartyPage::resizeEvent(event);
    arrange();
}

bool DeskPage::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) arrange();
    return PartyPage::event(event);
}

} // namespace sky::ui::hursagmu
