#include "ui/hursagmu/workshop/trialview.h"

#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/equipment.h"
#include "ui/hursagmu/equipment/linedelegate.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/trialmodel.h"
#include "ui/theme/type.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

QString plain(const Breakdown &number)
{
    return numberText(number.value(), number.unit());
}

/// "Endurance 9 instead of 7 (9 = 5 Constitution + 4 mail)".
QString changed(const QString &what, const Breakdown &with, const Breakdown &now)
{
    const QString line = with.value() == now.value()
                             ? View::tr("%1 %2, as before").arg(what, plain(with))
                             : View::tr("%1 %2 instead of %3").arg(what, plain(with), plain(now));
    return with.parts().empty() ? line : QStringLiteral("%1 (%2)").arg(line, with.toText());
}

/// "0 to 5 spaces, 1 to 10, 2 to 15".
QString stepsText(const std::vector<sky::hursagmu::RangeStep> &steps)
{
    QStringList words;
    for (const auto &step : steps)
        words << (words.isEmpty() ? View::tr("%1 to %2 spaces") : View::tr("%1 to %2"))
                     .arg(QString::number(step.number), QString::number(step.distance));
    return words.join(QStringLiteral(", "));
}

} // namespace

TrialView::TrialView(Draft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_model(new TrialModel(this))
    , m_head(new Label(Type::Section, {}, this))
    , m_table(new QTreeView(this))
    , m_why(new Label(Type::Secondary, {}, this))
    , m_lines(new Label(Type::Body, {}, this))
{
    makeTable();
    m_head->setElided(true);
    for (Label *label : {m_why, m_lines}) {
        label->setWordWrap(true);
        label->setMinimumWidth(1);
    }
    m_why->setInk(Label::Ink::Secondary);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_head);
    column->addWidget(m_table);
    column->addWidget(m_why);
    column->addWidget(m_lines);
    connect(&draft, &Draft::changed, this, &TrialView::show);
}

void TrialView::makeTable()
{
    m_table->setModel(m_model);
    m_table->setProperty("look", QStringLiteral("bare"));
    m_table->setAccessibleName(View::tr("The weapon in hand"));
    m_table->setItemDelegate(new LineDelegate(7, m_table));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionsClickable(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(TrialModel::NameColumn, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TrialView::showWhy);
}

void TrialView::show()
{
    const bool weapon = m_draft.item().weapon.has_value();
    m_table->setVisible(weapon);
    m_why->setVisible(weapon);
    const QString name = m_draft.bench().document().character()->name.simplified();
    if (weapon) {
        m_head->setText(name.isEmpty() ? View::tr("In hand") : View::tr("In %1's hands").arg(name));
        showWeapon();
    } else {
        m_head->setText(m_draft.item().armor ? View::tr("When it is worn") : View::tr("For spells"));
        m_lines->setText(m_draft.item().armor ? armorLines() : focusLines());
    }
}

void TrialView::showWeapon()
{
    m_draft.bench().offer(QStringLiteral("trial"), m_draft.trial().values);
    m_model->show(m_draft.trial(), evaluationOf(m_draft.bench().document()));
    fitTable();
    showWhy();
    QStringList lines = {rangeLine()};
    if (m_draft.item().focus) lines << focusLines();
    m_lines->setText(lines.join(QLatin1Char('\n')));
}

void TrialView::showWhy()
{
    const QModelIndex current = m_table->currentIndex();
    const QString why = current.data(TrialModel::WhyRole).toString();
    const QString value = current.data(TrialModel::ValueRole).toString();
    if (m_table->hasFocus() && !value.isEmpty()) m_draft.bench().setSpotlight(value);
    m_why->setText(why.isEmpty() ? View::tr("Go to a number to see what it is made of.") : why);
}

/// As high as its rows: the panel around it scrolls.
void TrialView::fitTable()
{
    const int row = m_table->fontMetrics().height() + 7;
    m_table->setFixedHeight(m_table->header()->sizeHint().height() + row * m_model->rowCount() + 2);
}

QString TrialView::armorLines() const
{
    const auto &with = *m_draft.trial().with;
    const auto &now = evaluationOf(m_draft.bench().document());
    QStringList lines = {changed(View::tr("Endurance"), with.endurance, now.endurance),
                         changed(View::tr("Penalty of the armor"), with.armorPenalty, now.armorPenalty),
                         changed(View::tr("Move"), with.move, now.move)};
    for (const auto &gift : with.gifts)
        if (gift.gift == QLatin1String("natural_armor"))
            lines << View::tr("%1 protects as well: it is part of the endurance above.").arg(gift.name);
    QStringList taken;
    for (const auto &worn : now.wornArmor)
        if (worn.id != m_draft.trial().item) taken << worn.name;
    if (!taken.isEmpty())
        lines << View::tr("Worn in place of %1: one suit at a time (E-052).")
                     .arg(taken.join(QStringLiteral(", ")));
    return lines.join(QLatin1Char('\n'));
}

QString TrialView::focusLines() const
{
    QStringList lines = {View::tr("Power %1").arg(m_draft.construction().power->toText())};
    for (const auto &focus : m_draft.trial().with->foci)
        if (focus.item == m_draft.trial().item)
            lines << View::tr("With Command: %1").arg(focus.power.toText());
    if (m_draft.item().focus->immobile)
        lines << View::tr("It stays where it is and weighs nothing in the load.");
    if (m_draft.item().weapon)
        lines << View::tr("Blows ruin a focus: do not strike or parry with it (E-067).");
    return lines.join(QLatin1Char('\n'));
}

/// "Longest shot: 180 spaces. Added for the distance: 0 to 5 spaces, 1 to 10 ...".
QString TrialView::rangeLine() const
{
    const auto exact = characterOf(m_draft.bench().document()).options.rangeExact;
    const auto &weapons = m_draft.trial().with->weapons;
    const auto line = std::find_if(weapons.begin(), weapons.end(), [this](const auto &weapon) {
        return weapon.item == m_draft.trial().item;
    });
    if (line == weapons.end()) return {};
    if (!line->missile)
        return View::tr("Thrown, the distance adds %1.")
            .arg(stepsText(sky::hursagmu::rangeSteps(20, sky::hursagmu::rules::ThrownIncrement, exact)));
    const auto longest = line->longestShot ? std::optional(line->longestShot->value()) : std::nullopt;
    const QString steps =
        View::tr("The distance adds %1.")
            .arg(
                stepsText(sky::hursagmu::rangeSteps(longest, sky::hursagmu::rules::MissileIncrement, exact)));
    if (!longest) return View::tr("No longest shot in this campaign. %1").arg(steps);
    return View::tr("Longest shot, in spaces: %1. %2").arg(line->longestShot->toText(), steps);
}

void TrialView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) fitTable();
}

} // namespace sky::ui::hursagmu
