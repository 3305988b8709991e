#include "ui/panels/whypanel.h"

#include "ui/binding/bind.h"
#include "ui/panels/oddsrow.h"
#include "ui/panels/rulelinks.h"
#include "ui/panels/sumtable.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr int PanelMargin = 14;

} // namespace

WhyPanel::WhyPanel(Workbench &bench, const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_game(game)
    , m_pin(textButton(tr("Pin"), this, QStringLiteral("pin")))
    , m_hint(new Label(Type::Body, tr("Move to a number to see what it is made of.")))
    , m_title(new Label(Type::PanelTitle))
    , m_sum(new SumTable)
    , m_odds(new OddsRow)
    , m_meaning(new Label(Type::Body))
    , m_outlook(new Label(Type::Body))
    , m_rules(new RuleLinks(game))
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(makeHead());
    all->addWidget(makeBody(), 1);

    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &WhyPanel::showMeaning);
    connect(m_pin, &QPushButton::clicked, &bench, &Workbench::setPinned);
    connect(&bench, &Workbench::spotlightChanged, this, &WhyPanel::refresh);
    onChange(this, bench, [this] { refresh(); });
}

QLayout *WhyPanel::makeHead()
{
    Label *head = sectionHead(tr("Why this number"), this);
    m_pin->setCheckable(true);
    m_pin->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+W")));
    m_pin->setToolTip(tr("Keep to this number, wherever you look (%1)").arg(m_pin->shortcut().toString()));
    auto *top = new QHBoxLayout;
    top->setContentsMargins(PanelMargin, 4, PanelMargin - 6, 0);
    top->addWidget(head, 1);
    top->addWidget(m_pin);
    return top;
}

QWidget *WhyPanel::makeBody()
{
    m_hint->setWordWrap(true);
    m_hint->setInk(Label::Ink::Secondary);
    m_title->setWordWrap(true);
    m_meaning->setWordWrap(true);
    m_outlook->setWordWrap(true);
    m_outlook->setInk(Label::Ink::Secondary);

    auto *body = new QWidget;
    body->setProperty("look", "dock");
    body->setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(PanelMargin, 0, PanelMargin, 12);
    column->setSpacing(8);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_hint, m_title, m_sum, m_odds, m_meaning, m_outlook, m_rules})
        column->addWidget(part);
    column->addStretch();

    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setMinimumHeight(area->fontMetrics().height() * 10); // the dock scrolls where there is less
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(body);
    area->setAccessibleName(tr("Explanation"));
    return area;
}

void WhyPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

/// Nothing is worked out for a panel that nobody sees.
void WhyPanel::refresh()
{
    if (!isVisible()) return;
    m_pin->setChecked(m_bench.isPinned());
    m_pin->setText(m_bench.isPinned() ? tr("Pinned") : tr("Pin"));
    const DerivedValue *value = m_bench.find(m_bench.spotlight());
    m_pin->setEnabled(value != nullptr);
    m_hint->setVisible(!value);
    m_title->setVisible(value);
    if (!value) {
        for (QWidget *part : std::initializer_list<QWidget *>{m_sum, m_odds, m_meaning, m_outlook, m_rules})
            part->hide();
        return;
    }
    m_title->setText(QStringLiteral("%1 %2").arg(value->label, amountText(value->number)));
    m_sum->showLines(sumLines(value->number), amountText(value->number));
    m_odds->showOdds(m_game.odds(m_bench.document(), *value));
    m_rules->showRules(value->number.rules());
    m_later.start();
}

void WhyPanel::showMeaning()
{
    Meaning meaning = m_game.meaning(m_bench.document(), m_bench.spotlight());
    const DerivedValue *value = m_bench.find(m_bench.spotlight());
    if (value && !m_bench.document().evaluation()->find(value->id)) meaning.outlook = value->remark;
    m_meaning->setText(meaning.sentences.join(QLatin1Char('\n')));
    m_meaning->setVisible(!meaning.sentences.isEmpty());
    m_outlook->setText(meaning.outlook);
    m_outlook->setVisible(!meaning.outlook.isEmpty());
}

} // namespace sky::ui
