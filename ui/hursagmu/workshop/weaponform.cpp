#include "ui/hursagmu/workshop/weaponform.h"

#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/pips.h"
#include "ui/hursagmu/workshop/stepper.h"
#include "ui/services/settings.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <initializer_list>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::Size;
using sky::hursagmu::WeaponSpec;
using sky::hursagmu::rules::WeaponOption;

namespace
{

QString concealment(const Breakdown &number, sky::hursagmu::Concealment side)
{
    const bool searcher = side == sky::hursagmu::Concealment::SearcherPlus6;
    if (number.value() == 0) return View::tr("Concealment 0");
    return searcher ? View::tr("Concealment +%1 for who searches").arg(number.value())
                    : View::tr("Concealment %1").arg(numberText(number.value(), Unit::Number));
}

} // namespace

WeaponForm::WeaponForm(Draft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_sizes(new Segments(View::tr("Size"), sizeFaces(false), this))
    , m_throwable(new QCheckBox(this))
    , m_defense(new Stepper(this))
    , m_damage(new Stepper(this))
    , m_shield(new QCheckBox(View::tr("Counts as a shield"), this))
    , m_trait(new ChoiceField(this))
    , m_focus(new QCheckBox(View::tr("A focus as well"), this))
    , m_rows(new QWidget(this))
    , m_spentPips(new Pips(this))
    , m_spent(new Label(Type::Body, {}, this))
    , m_left(new Label(Type::Secondary, {}, this))
    , m_missileDamage(new Label(Type::Body, {}, this))
    , m_facts(new Label(Type::Secondary, {}, this))
    , m_notice(new Notice(this))
{
    makeRows();
    QWidget *flags = makeFlags();
    m_points = makePoints();
    m_missile = makeMissile();
    m_facts->setWordWrap(true);
    m_facts->setMinimumWidth(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_sizes, m_rows, m_missile, flags, m_points, m_notice, m_facts})
        column->addWidget(part);
    connectAll();
}

void WeaponForm::makeRows()
{
    auto *grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    m_throwableRow = makeRow(*grid, View::tr("Throwable"), m_throwable);
    m_defenseRow = makeRow(*grid, View::tr("Defense"), m_defense);
    m_damageRow = makeRow(*grid, View::tr("Damage"), m_damage);
}

QWidget *WeaponForm::makeFlags()
{
    m_shield->setToolTip(plainTip(View::tr("Blocks missiles as a shield does (E-096)")));
    m_focus->setToolTip(plainTip(View::tr("Runes are cut into it; blows would ruin it (E-067)")));
    auto *flags = new QWidget(this);
    auto *flow = new FlowLayout(flags, 16);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QCheckBox *flag : {m_shield, m_focus}) {
        flag->setParent(flags);
        flow->addWidget(flag);
    }
    return flags;
}

QWidget *WeaponForm::makeMissile()
{
    auto *missile = new QWidget(this);
    auto *row = new QHBoxLayout(missile);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_trait->addItems({View::tr("Archer"), View::tr("Athlete")});
    m_trait->setAccessibleName(View::tr("Shot with"));
    row->addWidget(m_missileDamage, 1);
    row->addWidget(captionOf(m_trait, View::tr("Shot with")));
    row->addWidget(m_trait);
    return missile;
}

std::vector<Segments::Face> WeaponForm::sizeFaces(bool missile) const
{
    std::vector<Segments::Face> faces;
    for (const Size size : {Size::Small, Size::Medium, Size::Large}) {
        const auto &info = m_draft.catalogue().size(size);
        faces.push_back(
            {info.name, missile ? View::tr("damage +%1").arg(info.missileDamage)
                                : View::tr("%1 points · %2").arg(QString::number(info.points), info.length)});
    }
    return faces;
}

WeaponForm::Row WeaponForm::makeRow(QGridLayout &grid, const QString &caption, QWidget *field)
{
    Row row;
    row.caption = new Label(Type::Body, caption, m_rows);
    row.field = field;
    row.remark = new Label(Type::Secondary, {}, m_rows);
    row.remark->setInk(Label::Ink::Secondary);
    row.remark->setElided(true);
    row.pips = new Pips(m_rows);
    row.points = new Label(Type::Body, {}, m_rows);
    row.points->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.points->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00")));
    field->setParent(m_rows);
    row.caption->setBuddy(field);
    const int at = grid.rowCount();
    grid.addWidget(row.caption, at, 0);
    grid.addWidget(field, at, 1, Qt::AlignLeft);
    grid.addWidget(row.remark, at, 2);
    grid.addWidget(row.pips, at, 3, Qt::AlignRight | Qt::AlignVCenter);
    grid.addWidget(row.points, at, 4);
    grid.addWidget(new Hairline(m_rows), at + 1, 0, 1, 5);
    return row;
}

QWidget *WeaponForm::makePoints()
{
    auto *points = new QWidget(this);
    auto *row = new QHBoxLayout(points);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_left->setInk(Label::Ink::Secondary);
    row->addWidget(m_spentPips, 0, Qt::AlignVCenter);
    row->addWidget(m_spent, 1);
    row->addWidget(m_left);
    return points;
}

void WeaponForm::connectAll()
{
    connect(&m_draft, &Draft::changed, this, &WeaponForm::show);
    connect(&m_draft, &Draft::changed, m_notice, &Notice::hush); // what was refused no longer stands
    connect(m_sizes, &Segments::chosen, this, [this](int index) {
        set([this, index](WeaponSpec &weapon) {
            weapon = sky::hursagmu::resized(weapon, Size(index), m_draft.catalogue());
        });
    });
    connect(m_throwable, &QCheckBox::clicked, this,
            [this](bool on) { set([on](WeaponSpec &weapon) { weapon.throwable = on; }); });
    connect(m_shield, &QCheckBox::clicked, this,
            [this](bool on) { set([on](WeaponSpec &weapon) { weapon.shield = on; }); });
    connect(m_defense, &NumberField::committed, this,
            [this](int value) { set([value](WeaponSpec &weapon) { weapon.defense = value; }); });
    connect(m_damage, &NumberField::committed, this,
            [this](int value) { set([value](WeaponSpec &weapon) { weapon.damage = value; }); });
    connect(m_defense, &Stepper::refusedUp, this,
            [this] { explain([](WeaponSpec &weapon) { ++weapon.defense; }); });
    connect(m_damage, &Stepper::refusedUp, this,
            [this] { explain([](WeaponSpec &weapon) { ++weapon.damage; }); });
    connect(m_focus, &QCheckBox::clicked, this, [this](bool on) {
        m_draft.change([on](Item &item) {
            item.focus = on ? sky::hursagmu::blankThing(sky::hursagmu::Making::Focus).focus : std::nullopt;
        });
    });
    connect(m_trait, &ChoiceField::chosen, this, [this](int index) {
        set([index](WeaponSpec &weapon) {
            weapon.offenseTrait = index == 1 ? QStringLiteral("athlete") : QStringLiteral("archer");
        });
    });
}

void WeaponForm::set(const std::function<void(WeaponSpec &)> &how)
{
    m_notice->hush();
    const WeaponSpec before = *m_draft.item().weapon;
    const QString reason = m_draft.change([&how](Item &item) { how(*item.weapon); });
    if (!reason.isEmpty()) {
        m_notice->say(Notice::Kind::Error, reason);
        show();
        return;
    }
    const WeaponSpec &after = *m_draft.item().weapon;
    const bool fitted =
        after.size != before.size && (after.damage != before.damage || after.defense != before.defense);
    if (fitted)
        m_notice->say(Notice::Kind::Note,
                      View::tr("What this size has no points for was given up: damage %1, defense %2.")
                          .arg(after.damage)
                          .arg(after.defense));
}

QString WeaponForm::reasonAgainst(const std::function<void(WeaponSpec &)> &how) const
{
    Item next = m_draft.item();
    how(*next.weapon);
    return sky::hursagmu::whyNot(next, m_draft.catalogue());
}

/// Says why a step is not possible, without taking it.
void WeaponForm::explain(const std::function<void(WeaponSpec &)> &how)
{
    const QString reason = reasonAgainst(how);
    if (!reason.isEmpty()) m_notice->say(Notice::Kind::Error, reason);
}

void WeaponForm::show()
{
    const auto &weapon = m_draft.item().weapon;
    setVisible(weapon.has_value());
    if (!weapon) return;
    const auto &facts = m_draft.construction();
    m_sizes->showFaces(sizeFaces(!facts.points));
    m_sizes->showChosen(int(weapon->size));
    m_rows->setVisible(facts.points.has_value());
    m_points->setVisible(facts.points.has_value());
    m_shield->setVisible(facts.points.has_value());
    m_missile->setVisible(!facts.points);
    if (facts.points) {
        showSpent();
    } else {
        m_missileDamage->setText(View::tr("Damage +%1, by its size (H-142)").arg(facts.damage->value()));
        m_trait->setCurrentIndex(weapon->offenseTrait == QLatin1String("athlete") ? 1 : 0);
    }
    m_focus->setChecked(m_draft.item().focus.has_value());
    showFacts();
}

void WeaponForm::showStepper(Stepper *stepper, int value, int room)
{
    const QSignalBlocker quiet(stepper);
    stepper->setRange(0, std::max(value, value + room));
    stepper->setPrefix(value > 0 ? QStringLiteral("+") : QString());
    stepper->showValue(value);
}

void WeaponForm::showSpent()
{
    const WeaponSpec &weapon = *m_draft.item().weapon;
    const auto &points = *m_draft.construction().points;
    const int left = int(points.allowed - points.used);
    const int forDefense = left / sky::hursagmu::rules::weaponOptionCost(WeaponOption::Defense);
    const int underCap = int(points.defenseCap) - weapon.defense;
    m_throwable->setChecked(weapon.throwable);
    m_throwable->setEnabled(weapon.throwable ||
                            left >= sky::hursagmu::rules::weaponOptionCost(WeaponOption::Throwable));
    m_shield->setChecked(weapon.shield);
    showStepper(m_defense, weapon.defense, std::min(forDefense, underCap));
    showStepper(m_damage, weapon.damage, left);
    showRow(m_throwableRow, WeaponOption::Throwable,
            weapon.throwable           ? View::tr("no −6 thrown")
            : m_throwable->isEnabled() ? View::tr("else −6 thrown")
                                       : View::tr("takes 2 points"));
    showRow(m_defenseRow, WeaponOption::Defense,
            underCap > 0 && forDefense <= 0 ? View::tr("takes 2 points")
                                            : View::tr("at most +%1").arg(points.defenseCap));
    showRow(m_damageRow, WeaponOption::Damage,
            left > 0 ? View::tr("one point each") : View::tr("no points left"));
    m_defense->setAccessibleName(
        View::tr("Defense +%1, at most +%2").arg(weapon.defense).arg(points.defenseCap));
    m_damage->setAccessibleName(View::tr("Damage +%1").arg(weapon.damage));
    showReasons();
    m_throwable->setAccessibleName(View::tr("Throwable, 2 weapon points"));
    m_spentPips->showPoints(int(points.used), int(points.allowed));
    m_spent->setText(View::tr("%1 of %2 weapon points spent").arg(points.used).arg(points.allowed));
    m_spent->setInk(left < 0 ? Label::Ink::Error : Label::Ink::Normal);
    const bool wanted = left > 0 && characterOf(m_draft.bench().document()).options.unspentWp ==
                                        sky::hursagmu::UnspentPoints::Error;
    m_left->setInk(wanted ? Label::Ink::Error : Label::Ink::Secondary);
    if (wanted)
        m_left->setText(View::tr("%1 left, all must be spent here").arg(left));
    else
        m_left->setText(left < 0 ? View::tr("%1 too many").arg(-left) : View::tr("%1 left").arg(left));
}

/// Why a further step is off, where it is.
void WeaponForm::showReasons()
{
    m_defense->setToolTip(plainTip(reasonAgainst([](WeaponSpec &more) { ++more.defense; })));
    m_damage->setToolTip(plainTip(reasonAgainst([](WeaponSpec &more) { ++more.damage; })));
    m_throwable->setToolTip(m_throwable->isEnabled()
                                ? QString()
                                : plainTip(reasonAgainst([](WeaponSpec &more) { more.throwable = true; })));
}

void WeaponForm::showRow(const Row &row, WeaponOption option, const QString &remark)
{
    const int spent = int(sky::hursagmu::rules::pointsFor(*m_draft.item().weapon, option));
    row.remark->setText(remark);
    row.pips->showPoints(spent, spent);
    row.points->setText(spent == 0 ? QString() : QString::number(spent));
}

void WeaponForm::showFacts()
{
    const auto &facts = m_draft.construction();
    const bool kilograms = m_draft.bench().services().settings.get().kilograms;
    QStringList words = {View::tr("Weight %1").arg(weightText(*facts.weight, kilograms)),
                         View::tr("Hands %1").arg(facts.hands),
                         View::tr("Length %1").arg(facts.size->length)};
    if (facts.concealment)
        words.insert(
            2, concealment(*facts.concealment, characterOf(m_draft.bench().document()).options.concealment));
    else
        words.insert(2, View::tr("Cannot be concealed"));
    for (QString &fact : words)
        fact.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); // lines break between facts
    m_facts->setText(words.join(QStringLiteral("   ")));
}

} // namespace sky::ui::hursagmu
