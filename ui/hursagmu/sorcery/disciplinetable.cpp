#include "ui/hursagmu/sorcery/disciplinetable.h"

#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

QString rangeText(const sky::hursagmu::GiftInfo &gift)
{
    const int range = gift.rangeIncrement.value_or(0);
    if (range == 0) return View::tr("touch");
    return range == 1 ? View::tr("1 space") : View::tr("%1 spaces").arg(range);
}

} // namespace

DisciplineTable::DisciplineTable(SpellDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_more(textButton(View::tr("Take more"), this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 0, 8, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    grid->addWidget(sectionHead(View::tr("Disciplines"), this), 0, 0, 1, 2);
    auto *range = new Label(Type::Secondary, View::tr("range step"), this);
    range->setInk(Label::Ink::Secondary);
    grid->addWidget(range, 0, 2);
    grid->addWidget(m_more, 0, 3, Qt::AlignRight);
    int line = 1;
    for (const auto &gift : desk.catalogue().gifts()) {
        if (!gift.isDiscipline()) continue;
        addRow(grid, line, gift);
        line += 2;
    }
    connect(m_more, &QPushButton::clicked, this, [this] { m_desk.bench().jumpTo(QStringLiteral("gifts")); });
    connect(&desk, &SpellDesk::changed, this, &DisciplineTable::show);
    show();
}

void DisciplineTable::addRow(QGridLayout *grid, int line, const sky::hursagmu::GiftInfo &gift)
{
    auto *does = new Label(Type::Secondary, gift.shortText, this);
    auto *range = new Label(Type::Secondary, rangeText(gift), this);
    const Row row{gift.id, new Label(Type::Body, gift.name, this), new Label(Type::Secondary, {}, this)};
    const QString tip = plainTip(gift.description + QLatin1Char('\n') + gift.uses.join(QLatin1Char('\n')));
    int column = 0;
    for (Label *each : {row.name, does, range, row.taken}) {
        each->setToolTip(tip);
        each->setInk(Label::Ink::Secondary);
        grid->addWidget(each, line, column++);
    }
    does->setElided(true);
    row.taken->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(new Hairline(this), line + 1, 0, 1, 4);
    m_rows.push_back(row);
}

void DisciplineTable::show()
{
    const auto &gifts = m_desk.facts().gifts;
    bool all = true;
    for (const Row &row : m_rows) {
        const bool has = std::any_of(gifts.begin(), gifts.end(),
                                     [&row](const auto &gift) { return gift.gift == row.gift; });
        const auto ink = has ? Label::Ink::Normal : Label::Ink::Secondary;
        row.name->setInk(ink);
        row.taken->setInk(ink);
        const auto *info = m_desk.catalogue().gift(row.gift);
        row.taken->setText(has ? View::tr("taken") : View::tr("%n point(s)", nullptr, int(info->cost)));
        all = all && has;
    }
    m_more->setVisible(!all);
}

} // namespace sky::ui::hursagmu
