#include "ui/hursagmu/advancement/growthpanel.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/growthmodel.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::Growth;

GrowthPanel::GrowthPanel(LedgerDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_choice(new ChoiceField(this))
    , m_asTable(textButton(View::tr("As a table"), this))
    , m_stack(new QStackedWidget(this))
    , m_chart(new GrowthChart(this))
    , m_model(new GrowthModel(this))
    , m_table(makeTable())
{
    m_asTable->setCheckable(true);
    m_stack->addWidget(m_chart);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeHead());
    column->addWidget(m_stack, 1);
    fitRows();
    connect(m_choice, &ChoiceField::chosen, this, [this](int index) {
        m_shown = m_choice->itemData(index).toString();
        show();
    });
    connect(m_asTable, &QPushButton::toggled, this, [this](bool table) {
        m_stack->setCurrentWidget(table ? static_cast<QWidget *>(m_table) : m_chart);
    });
    connect(&desk, &LedgerDesk::changed, this, &GrowthPanel::read);
    read();
}

QWidget *GrowthPanel::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(8, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(sectionHead(View::tr("Growth"), head));
    row->addWidget(m_choice);
    row->addStretch(1);
    row->addWidget(m_asTable);
    return head;
}

QTableView *GrowthPanel::makeTable()
{
    auto *table = new QTableView(this);
    table->setModel(m_model);
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // the chart says how high
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

void GrowthPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange) fitRows();
}

/// As high as the text is now.
void GrowthPanel::fitRows()
{
    if (m_table)
        m_table->verticalHeader()->setDefaultSectionSize(QFontMetrics(fontOf(Type::Body)).height() + 6);
}

void GrowthPanel::read()
{
    m_growth = sky::hursagmu::growthOf(m_desk.character(), m_desk.catalogue());
    fillChoice();
    show();
}

/// A trait that no longer grew is left for the experience.
void GrowthPanel::fillChoice()
{
    m_choice->clear();
    m_choice->addItem(View::tr("experience"), QString());
    for (const Growth::Trait &trait : m_growth.traits)
        m_choice->addItem(trait.name, trait.id);
    const int index = m_choice->findData(m_shown);
    if (index < 0) m_shown.clear();
    m_choice->setCurrentIndex(std::max(0, index));
}

GrowthChart::Facts GrowthPanel::facts() const
{
    const auto &days = m_growth.days; // the same for all that is shown
    const QDate from = days.empty() ? QDate() : days.front().date;
    const QDate to = days.empty() ? QDate() : days.back().date;
    for (const Growth::Trait &trait : m_growth.traits) {
        if (trait.id != m_shown) continue;
        GrowthChart::Line line{View::tr("level"), false, trait.start, {}, true};
        for (const Growth::Step &step : trait.steps)
            line.steps.emplace_back(step.date, step.level);
        return {trait.name, filled(View::tr("level of %1, day by day"), trait.name), {line}, false, from, to};
    }
    GrowthChart::Line earned{View::tr("earned"), false, 0, {}, false};
    GrowthChart::Line spent{View::tr("spent"), true, 0, {}, false};
    for (const Growth::Day &day : m_growth.days) {
        earned.steps.emplace_back(day.date, day.earned);
        spent.steps.emplace_back(day.date, day.spent);
    }
    return {View::tr("experience"),
            View::tr("points, day by day; between the lines: unspent"),
            {earned, spent},
            true,
            from,
            to};
}

void GrowthPanel::show()
{
    const GrowthChart::Facts shown = facts();
    m_chart->show(shown);
    m_model->show(shown);
    m_choice->setAccessibleName(filled(View::tr("Growth of: %1"), m_choice->currentText()));
    m_table->setAccessibleName(filled(View::tr("Growth of %1, as a table"), shown.title));
}

} // namespace sky::ui::hursagmu
