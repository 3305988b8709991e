// What the desk is put together from.

#include "ui/hursagmu/desk/awardpanel.h"
#include "ui/hursagmu/desk/deskhead.h"
#include "ui/hursagmu/desk/deskpage.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/rostermodel.h"
#include "ui/hursagmu/desk/sessionpanel.h"
#include "ui/hursagmu/desk/skillpanel.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/icon.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

QAction *DeskPage::makeAction(const QString &text, const QString &tip, void (DeskPage::*run)(),
                              const QString &iconName)
{
    auto *action = new QAction(text, this);
    action->setToolTip(plainTip(tip));
    action->setStatusTip(tip);
    if (!iconName.isEmpty()) action->setIcon(icon(iconName));
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    return action;
}

/// Gives those that have a button at the head.
QList<QAction *> DeskPage::makeActions()
{
    QList<QAction *> buttons = {
        makeAction(View::tr("P&rint all..."), View::tr("All sheets as PDF, with a page that lists them"),
                   &DeskPage::printAll),
        makeAction(View::tr("Co&mpare..."),
                   View::tr("Traits and values of the selected characters side by side"), &DeskPage::compare),
        makeAction(View::tr("Campaign &options..."), View::tr("The Master's rulings for this campaign"),
                   &DeskPage::editOptions),
        makeAction(View::tr("Spe&nd for..."),
                   View::tr("Raise traits of the selected character for a player who is not there"),
                   &DeskPage::spend),
        makeAction(View::tr("&Add a character..."), View::tr("Take more characters into the party"),
                   &DeskPage::addMembers, QStringLiteral("plus")),
    };
    makeAction(View::tr("Award experience..."), View::tr("Go to where experience is awarded"),
               &DeskPage::award)
        ->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+E")));
    makeAction(View::tr("Player and note..."), View::tr("Who plays the selected character, and a note on it"),
               &DeskPage::editCurrent);
    makeAction(View::tr("Columns of the table..."), View::tr("Choose what the table shows"),
               &DeskPage::chooseColumns);
    return buttons;
}

void DeskPage::makeTable()
{
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setModel(m_model);
    m_table->setWideColumn(0, 22);
    QHeaderView *head = m_table->horizontalHeader();
    head->setSectionsClickable(true);
    head->setSectionsMovable(true);
    head->setFirstSectionMovable(false);
    head->setSortIndicatorShown(true);
    head->setSortIndicator(-1, Qt::AscendingOrder);
    head->setToolTip(plainTip(View::tr("Click a head to sort, or Ctrl+Up and Ctrl+Down in its column")));
    m_table->setAccessibleDescription(View::tr("Ctrl+Up and Ctrl+Down sort by the column. Enter opens the "
                                               "character, F2 changes its player and note, "
                                               "Delete takes it out."));
    m_table->setRowsEdited(true);
    connect(m_table, &DeskTable::editWanted, this, &DeskPage::editMember);
    connect(head, &QHeaderView::sortIndicatorChanged, m_model, &RosterModel::sort);
    connect(head, &QHeaderView::sectionMoved, this, &DeskPage::keepColumns);
    connect(m_table, &DeskTable::opened, this, &DeskPage::openMember);
    connect(m_table, &DeskTable::removeWanted, this, &DeskPage::removeMembers);
}

QWidget *DeskPage::makeUnderTable()
{
    auto *line = new QWidget(this);
    m_hint->setInk(Label::Ink::Secondary);
    m_hint->setText(View::tr(
        "Bold is the best of the party. Enter opens the character, F2 changes player and note, Delete "
        "takes it out."));
    m_hint->setElided(true);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(8);
    m_progress->setAccessibleName(View::tr("Characters read"));
    QPushButton *stop = textButton(View::tr("Stop reading"), m_reading);
    connect(stop, &QPushButton::clicked, &bench(), &PartyBench::stopReading);
    auto *reading = new QHBoxLayout(m_reading);
    reading->setContentsMargins(0, 0, 0, 0);
    reading->addWidget(m_progress, 1);
    reading->addWidget(stop);
    QPushButton *columns = button(View::tr("Col&umns..."), line);
    connect(columns, &QPushButton::clicked, this, &DeskPage::chooseColumns);
    m_search->setMinimumWidth(m_search->fontMetrics().averageCharWidth() * 24);
    m_search->setTarget(m_table);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        m_search->setAccessibleDescription(View::tr("%n found", nullptr, m_model->rowCount()));
    });
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(28, 4, 20, 8);
    row->setSpacing(8);
    row->addWidget(m_hint, 2);
    row->addWidget(m_reading, 1);
    row->addWidget(m_search);
    row->addWidget(columns);
    return line;
}

QWidget *DeskPage::makeLeft()
{
    auto *left = new QWidget(this);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(View::tr("Of the party"));
    for (const QString &title : {View::tr("Sessions"), View::tr("Who can"), View::tr("Notes")})
        m_tabs->addTab(title);
    m_notes->setAccessibleName(View::tr("Notes of the party"));
    m_notes->setPlaceholderText(View::tr("What the Master wants to remember"));
    auto *notes = new QWidget(m_stack);
    auto *inset = new QVBoxLayout(notes);
    inset->setContentsMargins(8, 4, 0, 12);
    inset->addWidget(m_notes);
    m_stack->addWidget(m_sessions);
    m_stack->addWidget(m_skills);
    m_stack->addWidget(notes);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(20, 4, 20, 0);
    column->setSpacing(4);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    return left;
}

/// In view wherever the page is scrolled to.
QWidget *DeskPage::makeAwardBar()
{
    m_bar = new QWidget(this);
    m_bar->setProperty("look", QStringLiteral("dock"));
    m_bar->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(28, 6, 20, 6);
    row->setSpacing(12);
    row->addWidget(m_award->sum(), 1);
    row->addWidget(m_sessions->takeBackButton());
    row->addWidget(m_award->awardButton());
    return m_bar;
}

QWidget *DeskPage::makeFoot()
{
    auto *foot = new QWidget(this);
    m_foot = foot;
    foot->setProperty("look", QStringLiteral("side"));
    foot->setAttribute(Qt::WA_StyledBackground);
    m_problemsIcon = new IconLabel(icon(QStringLiteral("warning"), IconTint::Warning), 16, foot);
    auto *keys = new Label(Type::Secondary, View::tr("Alt+P"), foot);
    keys->setInk(Label::Ink::Secondary);
    m_problems->setParent(foot);
    m_problems->setInk(Label::Ink::Secondary);
    m_problems->setElided(true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(28, 6, 20, 6);
    row->setSpacing(10);
    row->addWidget(m_problemsIcon);
    row->addWidget(new Label(Type::Strong, View::tr("Problems"), foot));
    row->addWidget(m_problems, 1);
    row->addWidget(keys);
    return foot;
}

} // namespace sky::ui::hursagmu
