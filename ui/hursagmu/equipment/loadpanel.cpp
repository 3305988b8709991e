#include "ui/hursagmu/equipment/loadpanel.h"

#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/encumbrance.h"
#include "ui/binding/bind.h"
#include "ui/binding/valuelabel.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/theme/icon.h"
#include "ui/widgets/iconlabel.h"

#include <QBoxLayout>

namespace sky::ui::hursagmu
{

namespace
{

LoadGauge::Facts factsOf(const sky::hursagmu::LoadLine &load, bool penalties, bool kilograms)
{
    LoadGauge::Facts facts;
    facts.carried = load.carried.value();
    facts.lift = load.lift.value();
    facts.percent = load.percent.value();
    facts.kilograms = kilograms;
    for (const auto &mark : sky::hursagmu::rules::loadMarks()) {
        const Weight at = sky::hursagmu::rules::weightAt(mark, Weight::ofSmallest(facts.lift));
        facts.marks.push_back({mark.percent, at.smallest(), penalties ? mark.penalty : 0});
    }
    return facts;
}

QString penaltySentence(const sky::hursagmu::LoadLine &load)
{
    if (load.tooHeavy) return View::tr("More than can be lifted: leave something behind.");
    if (load.penalty.value() == 0) return View::tr("No penalty.");
    return View::tr("%1 to movement and agility.").arg(numberText(load.penalty.value(), Unit::Number));
}

QString moveSentence(int64_t move, int64_t without)
{
    return move == without ? View::tr("Move %1 spaces.").arg(move)
                           : View::tr("Move %1 spaces instead of %2.").arg(move).arg(without);
}

/// "With it 79 lb: 1 lb under the 50 % mark."
QString makingSentence(const sky::hursagmu::LoadLine &with, bool kilograms)
{
    const QString load = weightText(Weight::ofSmallest(with.carried.value()), kilograms);
    for (const auto &mark : sky::hursagmu::rules::loadMarks()) {
        const Weight at = sky::hursagmu::rules::weightAt(mark, Weight::ofSmallest(with.lift.value()));
        const Weight room = at - Weight::ofSmallest(with.carried.value());
        if (room > Weight())
            return View::tr("With it %1: %2 under the %3 % mark.")
                .arg(load, weightText(room, kilograms), numberText(mark.percent, Unit::Percent));
    }
    return with.tooHeavy ? View::tr("With it %1: more than can be lifted.").arg(load)
                         : View::tr("With it %1: as much as can be lifted.").arg(load);
}

} // namespace

LoadPanel::LoadPanel(Workbench &bench, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_load(new ValueLabel(Type::PanelTitle, bench, this))
    , m_percent(new ValueLabel(Type::Body, bench, this))
    , m_penalty(new ValueLabel(Type::Secondary, bench, this))
    , m_tooHeavy(new IconLabel(icon(QStringLiteral("error"), IconTint::Error), 14, m_penalty))
    , m_move(new ValueLabel(Type::Secondary, bench, this))
    , m_makingWords(new Label(Type::Secondary, {}, this))
    , m_gauge(new LoadGauge(this))
{
    m_percent->setInk(Label::Ink::Secondary);
    auto *figures = new QHBoxLayout;
    figures->setSpacing(8);
    figures->addWidget(m_load);
    figures->addWidget(m_percent);
    figures->addStretch();
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addLayout(figures);
    words->addWidget(m_penalty);
    words->addWidget(m_move);
    words->addWidget(m_makingWords);
    m_makingWords->setInk(Label::Ink::Secondary);
    m_makingWords->setWordWrap(true);
    m_makingWords->hide();
    m_penalty->setWordWrap(true);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(24);
    m_row->addLayout(words, 1);
    m_row->addWidget(m_gauge, 2, Qt::AlignVCenter);
    onChange(this, m_bench, [this] { show(); });
    connect(&bench.services().settings, &SettingsStore::changed, this, &LoadPanel::show);
}

void LoadPanel::show()
{
    const auto &facts = evaluationOf(m_bench.document());
    const auto &load = facts.load;
    const bool kilograms = m_bench.services().settings.get().kilograms;
    m_load->showValue(QStringLiteral("load"), View::tr("Load"),
                      View::tr("%1 of %2")
                          .arg(numberText(load.carried.value(), Unit::Pounds),
                               weightText(Weight::ofSmallest(load.lift.value()), kilograms)));
    m_percent->showValue(QStringLiteral("load_percent"), View::tr("Share of the lift"),
                         View::tr("%1 %").arg(load.percent.value() / 100));
    m_penalty->showValue(QStringLiteral("load_penalty"), View::tr("Penalty of the load:"),
                         penaltySentence(load));
    m_tooHeavy->setVisible(load.tooHeavy);
    m_tooHeavy->resize(m_tooHeavy->sizeHint());
    m_penalty->setContentsMargins(load.tooHeavy ? m_tooHeavy->width() + 6 : 0, 0, 0, 0);
    m_penalty->setInk(load.tooHeavy ? Label::Ink::Error : Label::Ink::Normal);
    m_move->showValue(QStringLiteral("move"), {},
                      moveSentence(facts.move.value(), sky::hursagmu::moveWithoutLoad(facts).value()));
    LoadGauge::Facts gauge = factsOf(load, characterOf(m_bench.document()).options.optEncumbrance, kilograms);
    if (m_making) gauge.making = m_making->carried.value();
    m_gauge->show(gauge);
    m_makingWords->setVisible(m_making.has_value());
    m_row->setStretchFactor(m_gauge, m_making ? 1 : 2); // room for the sentence on one line
    if (m_making) m_makingWords->setText(makingSentence(*m_making, kilograms));
}

void LoadPanel::showMaking(const std::optional<sky::hursagmu::LoadLine> &with)
{
    m_making = with;
    show();
}

void LoadPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < fontMetrics().averageCharWidth() * 80;
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(narrow ? 4 : 24);
}

void LoadPanel::reveal()
{
    m_load->setFocus(Qt::OtherFocusReason);
}

} // namespace sky::ui::hursagmu
