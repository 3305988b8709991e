#include "ui/hursagmu/sorcery/focuspanel.h"

#include "ui/binding/valuelabel.h"
#include "ui/hursagmu/sorcery/splitslider.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/measure.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::FocusLine;

namespace
{

/// "Long staff, 12 ft, power 8"
QString focusText(const FocusLine &line)
{
    if (line.item.isEmpty()) return line.name;
    return View::tr("%1, %2 ft, power %3")
        .arg(capitalized(line.name), numberText(line.lengthHundredths, Unit::Feet),
             QString::number(line.focusPower.value()));
}

/// "6 + 6": the parts in the order of the sum.
QString shortSum(const Breakdown &sum)
{
    QStringList parts;
    for (const Breakdown &part : sum.parts())
        if (parts.isEmpty() || part.value() != 0) parts << numberText(part.value(), part.unit());
    return parts.size() > 1 ? parts.join(QStringLiteral(" + ")) : QString();
}

} // namespace

FocusPanel::FocusPanel(SpellDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_focus(new ChoiceField(this))
    , m_slider(new SplitSlider(this))
    , m_command(new Label(Type::Body, {}, this))
    , m_willpower(new Label(Type::Body, {}, this))
    , m_remark(new Label(Type::Secondary, {}, this))
    , m_power(new ValueLabel(Type::PanelTitle, desk.bench(), this))
    , m_resisting(new ValueLabel(Type::PanelTitle, desk.bench(), this))
    , m_powerSum(new Label(Type::Secondary, {}, this))
    , m_resistingSum(new Label(Type::Secondary, {}, this))
{
    auto *choice = new QWidget(this);
    auto *box = new QVBoxLayout(choice);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(6);
    box->addWidget(sectionHead(View::tr("Focus"), choice));
    box->addWidget(m_focus);
    m_focus->setFixedWidth(m_focus->fontMetrics().averageCharWidth() * 30 + 30);
    auto *flow = new FlowLayout(this, 28);
    flow->setContentsMargins(8, 0, 0, 0);
    flow->addWidget(choice);
    flow->addWidget(makeSplit());
    flow->addWidget(makeFigures());
    connect(m_focus, &ChoiceField::chosen, this,
            [this](int index) { m_desk.chooseFocus(m_focus->itemData(index).toString()); });
    connect(m_slider, &SplitSlider::chosen, this, [this](int share) { m_desk.shareFocus(share); });
    connect(&desk, &SpellDesk::changed, this, &FocusPanel::show);
    show();
}

QWidget *FocusPanel::makeSplit()
{
    auto *split = new QWidget(this);
    split->setFixedWidth(atTextSize(300));
    m_remark->setInk(Label::Ink::Secondary);
    auto *grid = new QGridLayout(split);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_command, 0, 0, Qt::AlignLeft);
    grid->addWidget(m_willpower, 0, 1, Qt::AlignRight);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->addWidget(m_remark, 2, 0, 1, 2, Qt::AlignHCenter);
    return split;
}

QWidget *FocusPanel::makeFigures()
{
    auto *figures = new QWidget(this);
    auto *grid = new QGridLayout(figures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(1);
    const std::pair<QString, std::pair<ValueLabel *, Label *>> columns[] = {
        {View::tr("Power"), {m_power, m_powerSum}}, {View::tr("Resisting"), {m_resisting, m_resistingSum}}};
    int column = 0;
    for (const auto &[caption, labels] : columns) {
        auto *name = new Label(Type::Secondary, caption, figures);
        for (Label *each : {name, labels.second})
            each->setInk(Label::Ink::Secondary);
        grid->addWidget(name, 0, column);
        grid->addWidget(labels.first, 1, column, Qt::AlignLeft);
        grid->addWidget(labels.second, 2, column++);
    }
    return figures;
}

void FocusPanel::show()
{
    showFoci();
    const FocusLine *focus = m_desk.focus();
    const auto all = int(focus ? focus->focusPower.value() : 0);
    const auto share = int(m_desk.share());
    m_slider->showSplit(share, all);
    m_slider->setEnabled(all > 0 && !m_desk.bench().isReadOnly());
    m_command->setText(View::tr("Command +%1").arg(share));
    m_willpower->setText(View::tr("Willpower +%1").arg(all - share));
    m_remark->setText(all > 0 ? View::tr("set at the start of the turn") : View::tr("nothing to share"));
    showFigures();
}

void FocusPanel::showFoci()
{
    const auto &foci = m_desk.facts().foci;
    bool same = m_focus->count() == int(foci.size());
    for (size_t i = 0; i < foci.size(); ++i) {
        const int row = int(i);
        same = same && m_focus->itemData(row).toString() == foci[i].item;
        if (!same) {
            while (m_focus->count() > row)
                m_focus->removeItem(row);
            m_focus->addItem(focusText(foci[i]), foci[i].item);
        } else if (m_focus->itemText(row) != focusText(foci[i])) {
            m_focus->setItemText(row, focusText(foci[i]));
        }
    }
    while (m_focus->count() > int(foci.size()))
        m_focus->removeItem(m_focus->count() - 1);
    m_focus->setCurrentIndex(m_focus->findData(m_desk.plan().focus));
    m_focus->setAccessibleName(View::tr("Focus: %1").arg(m_focus->currentText()));
    m_focus->setToolTip(plainTip(m_focus->currentText()));
}

void FocusPanel::showFigures()
{
    const auto &casting = m_desk.casting();
    m_power->showValue(QStringLiteral("casting/power"), View::tr("Power"),
                       QString::number(casting.power.value()));
    m_resisting->showValue(QStringLiteral("casting/resisting"), View::tr("Resisting"),
                           QString::number(casting.resisting.value()));
    m_powerSum->setText(shortSum(casting.power));
    m_resistingSum->setText(shortSum(casting.resisting));
}

void FocusPanel::reveal()
{
    m_focus->setFocus(Qt::OtherFocusReason);
}

} // namespace sky::ui::hursagmu
