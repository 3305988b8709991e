#include "ui/hursagmu/equipment/mountsection.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/bind.h"
#include "ui/binding/valuelabel.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/widgets/aswritten.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"

#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Mount;

namespace
{

const Mount *mountOf(const sky::Character &character)
{
    const auto &mount = static_cast<const sky::hursagmu::Character &>(character).mount;
    return mount ? &*mount : nullptr;
}

} // namespace

MountSection::MountSection(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_head(textButton(View::tr("Mount"), this, QStringLiteral("mount")))
    , m_load(new ValueLabel(Type::Secondary, verbs.bench(), this))
    , m_move(new ValueLabel(Type::Secondary, verbs.bench(), this))
    , m_add(textButton(View::tr("Add a mount"), this, QStringLiteral("plus")))
    , m_name(new LineField(this))
    , m_fields(makeFields())
{
    m_head->setCheckable(true);
    auto *head = new QWidget(this);
    auto *flow = new FlowLayout(head, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(m_head);
    flow->addWidget(m_load);
    flow->addWidget(m_move);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(head);
    column->addWidget(m_fields);
    m_fields->hide();
    connect(m_head, &QPushButton::toggled, m_fields, &QWidget::setVisible);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (m_verbs.bench().apply(sky::hursagmu::setMount(Mount{}))) reveal();
    });
    onChange(this, m_verbs.bench(), [this] { show(); });
    connect(&verbs.bench().services().settings, &SettingsStore::changed, this, &MountSection::show);
}

Edit MountSection::changed(const QString &aspect, const std::function<void(Mount &)> &how) const
{
    Mount mount;
    if (const Mount *present = mountOf(*m_verbs.bench().document().character())) mount = *present;
    how(mount);
    Edit edit = sky::hursagmu::setMount(mount);
    edit.mergeKey = QStringLiteral("mount/") + aspect;
    return edit;
}

NumberField *MountSection::numberFor(const QString &aspect, int most,
                                     const std::function<int(const Mount &)> &read,
                                     const std::function<void(Mount &, int)> &write)
{
    auto *field = new NumberField(this);
    field->setRange(0, most);
    const auto show = [read](const sky::Character &character) {
        const Mount *mount = mountOf(character);
        return mount ? read(*mount) : 0;
    };
    bind(field, m_verbs.bench(), Bound<int>{show, [this, aspect, write](const int &value) {
                                                return changed(aspect,
                                                               [&](Mount &mount) { write(mount, value); });
                                            }});
    return field;
}

QWidget *MountSection::makeFields()
{
    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(fields, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    m_name->setMaxLength(sky::hursagmu::limits::NameLength);
    const auto name = [](const sky::Character &character) {
        const Mount *mount = mountOf(character);
        return mount ? mount->name : QString();
    };
    bind(m_name, m_verbs.bench(), Bound<QString>{name, [this](const QString &text) {
                                                     return changed(QStringLiteral("name"),
                                                                    [&](Mount &mount) { mount.name = text; });
                                                 }});
    const auto level = [](int value) { return *Level::of(value); };
    flow->addWidget(captioned(View::tr("Mount's name"), m_name, 16, fields));
    flow->addWidget(captioned(View::tr("Mount's Athlete"),
                              numberFor(
                                  QStringLiteral("athlete"), Level::Max,
                                  [](const Mount &mount) { return mount.athlete.value(); },
                                  [level](Mount &mount, int value) { mount.athlete = level(value); }),
                              9, fields));
    flow->addWidget(captioned(View::tr("Mount's Strength"),
                              numberFor(
                                  QStringLiteral("strength"), Level::Max,
                                  [](const Mount &mount) { return mount.strength.value(); },
                                  [level](Mount &mount, int value) { mount.strength = level(value); }),
                              9, fields));
    flow->addWidget(captioned(View::tr("Barding"),
                              numberFor(
                                  QStringLiteral("armor"), int(sky::hursagmu::limits::Armor),
                                  [](const Mount &mount) { return mount.armor; },
                                  [](Mount &mount, int value) { mount.armor = value; }),
                              9, fields));
    auto *remove = button(View::tr("Remove the mount"), fields, QStringLiteral("trash"));
    connect(remove, &QPushButton::clicked, this,
            [this] { m_verbs.bench().apply(sky::hursagmu::setMount(std::nullopt)); });
    flow->addWidget(captioned({}, remove, 0, fields));
    return fields;
}

void MountSection::show()
{
    const auto &facts = evaluationOf(m_verbs.bench().document());
    const bool has = facts.mount.has_value();
    setVisible(has);
    m_add->setVisible(!has);
    m_add->setEnabled(!m_verbs.bench().isReadOnly());
    for (QWidget *widget :
         {static_cast<QWidget *>(m_head), static_cast<QWidget *>(m_load), static_cast<QWidget *>(m_move)})
        widget->setVisible(has);
    m_fields->setVisible(has && m_head->isChecked());
    m_fields->setEnabled(!m_verbs.bench().isReadOnly());
    if (!has) return;
    const auto &mount = *facts.mount;
    const bool kilograms = m_verbs.bench().services().settings.get().kilograms;
    m_head->setText(mount.name.isEmpty() ? View::tr("Mount")
                                         : View::tr("Mount: %1").arg(asWritten(mount.name.left(40))));
    m_load->showValue(QStringLiteral("mount/load"), View::tr("Mount's load"),
                      View::tr("bears %1 of %2, %3 %")
                          .arg(numberText(mount.load.carried.value(), Unit::Pounds),
                               weightText(Weight::ofSmallest(mount.load.lift.value()), kilograms),
                               QString::number(mount.load.percent.value() / 100)));
    m_move->showValue(QStringLiteral("mount/move"), View::tr("Mount's move"),
                      View::tr("moves %1 spaces").arg(mount.move.value()));
}

void MountSection::reveal()
{
    m_head->setChecked(true);
    if (m_name->isVisible())
        m_name->setFocus(Qt::OtherFocusReason);
    else
        m_add->setFocus(Qt::OtherFocusReason);
}

} // namespace sky::ui::hursagmu
