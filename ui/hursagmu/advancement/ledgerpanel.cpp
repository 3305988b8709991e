#include "ui/hursagmu/advancement/ledgerpanel.h"

#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/asofdialog.h"
#include "ui/hursagmu/advancement/daychoice.h"
#include "ui/hursagmu/advancement/entrystrip.h"
#include "ui/hursagmu/advancement/grantdialogs.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerview.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::EntryKind;
using sky::hursagmu::filled;
using sky::hursagmu::Moment;

LedgerPanel::LedgerPanel(LedgerDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_head(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_count(new Label(Type::Secondary, {}, this))
    , m_caption(new Label(Type::Secondary, {}, this))
    , m_day(new DayChoice(this))
    , m_award(button(View::tr("Award..."), this, QStringLiteral("plus")))
    , m_correct(textButton(View::tr("Correction..."), this))
    , m_title(makeTitle())
    , m_tools(makeTools())
    , m_view(new LedgerView(desk, this))
    , m_strip(new EntryStrip(desk, this))
{
    m_head->setSpacing(4);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_tools);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_head);
    column->addWidget(m_view, 1);
    column->addWidget(m_strip);
    m_view->setEmptyText(
        View::tr("Nothing has happened yet. An award brings experience, and what is bought with it "
                 "stands here with its day."));
    connect(m_view, &LedgerView::whyHidden, m_strip, &EntryStrip::setSaysWhy);
    connect(m_view, &LedgerView::undoWanted, m_strip, &EntryStrip::undoEntry);
    connect(m_view, &LedgerView::editWanted, m_strip, &EntryStrip::editEntry);
    connect(m_award, &QPushButton::clicked, this,
            [this] { openGrant(m_desk.bench(), m_desk.game(), EntryKind::Award, this); });
    connect(m_correct, &QPushButton::clicked, this,
            [this] { openGrant(m_desk.bench(), m_desk.game(), EntryKind::Correction, this); });
    connect(m_day, &ChoiceField::chosen, this, [this](int index) {
        const QDate day = m_day->itemData(index).toDate();
        const bool free = index > 0 && !day.isValid();
        m_day->setCurrentIndex(0); // the page itself stays with today
        if (day.isValid()) openAsOf(m_desk, day, this);
        if (free) askForDay(m_desk, this);
    });
    connect(&desk, &LedgerDesk::changed, this, &LedgerPanel::show);
    show();
}

QWidget *LedgerPanel::makeTitle()
{
    auto *title = new QWidget(this);
    auto *row = new QHBoxLayout(title);
    row->setContentsMargins(8, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(sectionHead(View::tr("Ledger"), title));
    m_count->setInk(Label::Ink::Secondary);
    m_count->setElided(true);
    row->addWidget(m_count, 1);
    return title;
}

QWidget *LedgerPanel::makeTools()
{
    auto *tools = new QWidget(this);
    auto *choice = new QWidget(tools);
    auto *pair = new QHBoxLayout(choice);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(8);
    m_caption->setBuddy(m_day);
    pair->addWidget(m_caption);
    pair->addWidget(m_day);
    auto *flow = new FlowLayout(tools, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(choice);
    flow->addWidget(m_correct);
    flow->addWidget(m_award);
    return tools;
}

void LedgerPanel::fillDays()
{
    std::vector<Moment> days = sky::hursagmu::moments(m_desk.character());
    std::reverse(days.begin(), days.end());
    m_day->clear();
    m_day->addItem(View::tr("today"));
    for (const Moment &moment : days)
        m_day->addItem(moment.session.isEmpty()
                           ? dayText(moment.date)
                           : QStringLiteral("%1, %2").arg(dayText(moment.date), moment.session),
                       moment.date);
    if (!days.empty()) m_day->addItem(View::tr("another day..."));
    m_day->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_day->setMinimumContentsLength(int(dayText(QDate(2026, 3, 28)).size()));
    m_day->setEnabled(!days.empty());
}

void LedgerPanel::show()
{
    const int count = int(m_desk.lines().size());
    m_count->setText(View::tr("%n entry(ies), newest first", nullptr, count));
    m_view->setAccessibleName(View::tr("Ledger, %n entry(ies), newest first", nullptr, count));
    const QString name = m_desk.character().name.section(QLatin1Char(' '), 0, 0);
    m_caption->setText(name.isEmpty() ? View::tr("Show the character as of")
                                      : filled(View::tr("Show %1 as of"), name.left(24)));
    fillDays();
    for (QPushButton *each : {m_award, m_correct})
        each->setEnabled(!m_desk.bench().isReadOnly() && m_desk.inPlay());
    arrange();
}

/// On one line where there is room for it.
void LedgerPanel::arrange()
{
    const QLayout &flow = *m_tools->layout();
    int tools = 8 * (flow.count() - 1);
    for (int i = 0; i < flow.count(); ++i)
        tools += flow.itemAt(i)->sizeHint().width();
    const bool fits = m_title->sizeHint().width() + 16 + tools <= width();
    m_tools->setMinimumWidth(fits ? tools : 0);
    m_head->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LedgerPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LedgerPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::ApplicationFontChange) return;
    // Once its parts know as well.
    QMetaObject::invokeMethod(this, &LedgerPanel::arrange, Qt::QueuedConnection);
}

} // namespace sky::ui::hursagmu
