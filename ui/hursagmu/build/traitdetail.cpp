#include "ui/hursagmu/build/traitdetail.h"

#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/build/costladder.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/hursagmu/build/traitcolumns.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::PresentTrait;

namespace
{

/// What the highest described level up to the present one means: "At 4: lifts 250 lb."
QString levelText(const sky::hursagmu::TraitInfo &info, int level)
{
    QString text;
    for (const auto &[from, words] : info.levels)
        if (from <= level) text = filled(TraitDetail::tr("At %1: %2."), from, words);
    return text;
}

} // namespace

TraitDetail::TraitDetail(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_name(new Label(Type::PanelTitle, {}, this))
    , m_reach(new Label(Type::Secondary, {}, this))
    , m_ladder(new CostLadder(this))
    , m_governs(new Label(Type::Secondary, {}, this))
{
    auto *title = new Label(Type::Secondary, tr("total cost by level"), this);
    title->setInk(Label::Ink::Secondary);
    title->setElided(true);
    m_name->setElided(true);
    m_governs->setInk(Label::Ink::Secondary);
    m_governs->setWordWrap(true);
    m_governs->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name, 0, Qt::AlignBaseline);
    head->addWidget(title, 1, Qt::AlignBaseline);
    head->addWidget(m_reach, 0, Qt::AlignBaseline);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(TraitColumns::Margin, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_ladder, 1);
    layout->addWidget(m_governs);
    connect(&Stamp::of(bench), &Stamp::changed, this, &TraitDetail::show);
    onChange(this, bench, [this] { show(); });
}

void TraitDetail::look(const QString &traitId)
{
    if (traitId == m_trait) return;
    m_trait = traitId;
    show();
}

void TraitDetail::show()
{
    const PresentTrait *trait = evaluationOf(m_bench.document()).trait(m_trait);
    if (!trait) return;
    const auto extension = characterOf(m_bench.document()).options.costExtension;
    const bool open = extension == sky::hursagmu::CostExtension::Recurrence;
    m_name->setText(trait->name);
    m_ladder->show(trait->name, trait->level.value(),
                   open ? Level::Max : sky::hursagmu::rules::LastTableLevel);
    showReach(*trait);
    m_governs->setText(meaningOf(*trait));
}

/// "with 20 left: up to level 10"
void TraitDetail::showReach(const PresentTrait &trait)
{
    const auto [purse, day] = purseOf(m_bench);
    const QString left = day.isEmpty() ? QString::number(purse) : filled(tr("the %1 of %2"), purse, day);
    const auto extension = characterOf(m_bench.document()).options.costExtension;
    const int reach =
        sky::hursagmu::rules::highestLevel(trait.level, std::max<int64_t>(0, purse), extension).value();
    m_reach->setInk(purse < 0 ? Label::Ink::Error : Label::Ink::Secondary);
    if (purse < 0)
        m_reach->setText(filled(tr("%1 points over"), -purse));
    else if (reach > trait.level.value())
        m_reach->setText(filled(tr("with %1 left: up to level %2"), left, reach));
    else if (trait.nextCost)
        m_reach->setText(filled(tr("with %1 left: %2 short of level %3"), left, *trait.nextCost - purse,
                                trait.level.value() + 1));
    else
        m_reach->setText(tr("the highest level"));
}

QString TraitDetail::meaningOf(const PresentTrait &trait) const
{
    const auto *info = m_catalogue.trait(trait.id);
    QString about = tr("A trait of your own. F2 renames it, Delete removes it.");
    if (info) {
        about = filled(tr("%1. %2"), capitalized(info->governs.join(QStringLiteral("; "))),
                       levelText(*info, trait.level.value()));
    }
    return filled(tr("%1\n%2"), about, tr("Left and Right change the level; type a number to jump."));
}

} // namespace sky::ui::hursagmu
