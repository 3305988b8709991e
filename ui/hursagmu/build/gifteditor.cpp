#include "ui/hursagmu/build/gifteditor.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/text.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/build/addedthing.h"
#include "ui/hursagmu/build/giftlines.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::GiftEntry;
using sky::hursagmu::GiftInfo;
using sky::hursagmu::LimbKind;

namespace
{

constexpr LimbKind Limbs[] = {LimbKind::Arm, LimbKind::Leg, LimbKind::Tentacle, LimbKind::Tail,
                              LimbKind::Other};

} // namespace

GiftEditor::GiftEditor(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_form(new QFormLayout(this))
    , m_title(new Label(Type::Strong, {}, this))
    , m_name(new LineField(this))
    , m_cost(new NumberField(this))
    , m_count(new NumberField(this))
    , m_limb(new ChoiceField(this))
    , m_detail(new LineField(this))
    , m_explanation(new LineField(this))
    , m_approved(new QCheckBox(tr("The Master approves"), this))
    , m_buttons(new QWidget(this))
    , m_notice(new Notice(this))
{
    setProperty("look", QStringLiteral("note"));
    setAttribute(Qt::WA_StyledBackground);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    makeFields();
    makeButtons();
    onChange(this, bench, [this] { show(); });
}

void GiftEditor::makeFields()
{
    m_title->setElided(true);
    m_cost->setRange(0, int(sky::hursagmu::limits::GiftCost));
    m_count->setRange(1, int(sky::hursagmu::limits::GiftCount));
    for (const LimbKind limb : Limbs)
        m_limb->addItem(limbName(limb, 2));
    m_explanation->setPlaceholderText(tr("where it comes from, what it does"));

    m_form->setContentsMargins(12, 8, 12, 8);
    m_form->setHorizontalSpacing(12);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->addRow(m_title);
    const std::pair<QString, QWidget *> rows[] = {
        {tr("Name"), m_name}, {tr("Cost"), m_cost},     {tr("Count"), m_count},
        {tr("Kind"), m_limb}, {tr("Detail"), m_detail}, {tr("Explanation"), m_explanation},
    };
    for (const auto &[name, field] : rows)
        m_form->addRow(new Label(Type::Body, name, this), field);
    m_form->addRow(m_approved);
    m_form->addRow(m_buttons);
    m_form->addRow(m_notice);

    connect(m_name, &LineField::edited, this, [this](const QString &text, int burst) {
        change(QStringLiteral("name/%1").arg(burst), [&text](GiftEntry &gift) { gift.name = text; });
    });
    connect(m_detail, &LineField::edited, this, [this](const QString &text, int burst) {
        change(QStringLiteral("detail/%1").arg(burst), [&text](GiftEntry &gift) { gift.detail = text; });
    });
    connect(m_explanation, &LineField::edited, this, [this](const QString &text, int burst) {
        change(QStringLiteral("why/%1").arg(burst), [&text](GiftEntry &gift) { gift.explanation = text; });
    });
    connect(m_cost, &NumberField::committed, this, [this](int cost) {
        change(QStringLiteral("cost"), [cost](GiftEntry &gift) { gift.cost = cost; });
    });
    connect(m_count, &NumberField::committed, this, [this](int count) {
        change(QStringLiteral("count"), [count](GiftEntry &gift) { gift.count = count; });
    });
    connect(m_limb, &ChoiceField::chosen, this, [this](int index) {
        change(QStringLiteral("limb"), [index](GiftEntry &gift) { gift.limb = Limbs[index]; });
    });
    for (LineField *field : {m_name, m_detail, m_explanation})
        connect(field, &QLineEdit::editingFinished, this, &GiftEditor::showAsIs);
    connect(m_approved, &QCheckBox::clicked, this, [this](bool on) {
        change(QStringLiteral("approved"), [on](GiftEntry &gift) { gift.approved = on; });
    });
}

void GiftEditor::makeButtons()
{
    auto *take = button(tr("Take"), m_buttons);
    take->setAccessibleName(tr("Take the gift of your own"));
    auto *cancel = textButton(tr("Cancel"), m_buttons);
    cancel->setAccessibleName(tr("Cancel the gift of your own"));
    auto *layout = new QHBoxLayout(m_buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addStretch(1);
    layout->addWidget(take);
    layout->addWidget(cancel);
    connect(take, &QPushButton::clicked, this, &GiftEditor::make);
    connect(cancel, &QPushButton::clicked, this, &GiftEditor::giveUp);
    for (LineField *field : {m_name, m_explanation})
        connect(field, &QLineEdit::returnPressed, this, [this] {
            if (m_making) make();
        });
}

void GiftEditor::edit(const QString &entryId)
{
    if (entryId == m_entry && !m_making) return;
    m_entry = entryId;
    m_making = false;
    m_notice->hush();
    show();
}

void GiftEditor::beginOwn()
{
    m_making = true;
    m_draft = {};
    m_notice->hush();
    show();
    m_name->setFocus();
}

bool GiftEditor::focusFirst()
{
    if (isHidden()) return false;
    for (QWidget *field : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_count),
                           static_cast<QWidget *>(m_detail), static_cast<QWidget *>(m_explanation)}) {
        if (!m_form->isRowVisible(field)) continue;
        field->setFocus(Qt::TabFocusReason);
        return true;
    }
    return false;
}

void GiftEditor::show()
{
    if (m_making) {
        showFields(m_draft, false);
        showValues(m_draft);
        return setVisible(true);
    }
    const auto gift = takenGift(m_bench.document(), m_catalogue, m_entry);
    if (!gift) return setVisible(false);
    showFields(gift->entry, gift->inPlay);
    showValues(gift->entry);
    const GiftInfo *info = m_catalogue.gift(gift->entry.gift);
    setVisible(gift->entry.isCustom() || gift->inPlay || (info && !info->asks.isEmpty()));
}

void GiftEditor::showFields(const GiftEntry &gift, bool inPlay)
{
    const GiftInfo *info = m_catalogue.gift(gift.gift);
    const bool own = gift.isCustom();
    const bool limbs = info && info->perLimb;
    const bool asks = info && !info->asks.isEmpty() && !limbs;
    const std::pair<QWidget *, bool> rows[] = {{m_name, own},
                                               {m_cost, own},
                                               {m_count, limbs},
                                               {m_limb, limbs},
                                               {m_detail, asks},
                                               {m_explanation, own || inPlay},
                                               {m_approved, own || inPlay},
                                               {m_buttons, m_making}};
    for (const auto &[field, shown] : rows) {
        if (m_form->isRowVisible(field) != shown) m_form->setRowVisible(field, shown);
        field->setEnabled(!m_bench.isReadOnly());
    }
    if (asks) static_cast<QLabel *>(m_form->labelForField(m_detail))->setText(capitalized(info->asks));
    m_title->setText(m_making ? tr("A gift of your own")
                     : info   ? info->name
                              : (gift.name.isEmpty() ? gift.gift : gift.name));
}

void GiftEditor::showValues(const GiftEntry &gift)
{
    showText(m_name, gift.name);
    m_cost->showValue(int(gift.cost));
    m_count->showValue(gift.count);
    for (int i = 0; i < int(std::size(Limbs)); ++i)
        if (Limbs[i] == gift.limb) m_limb->setCurrentIndex(i);
    showText(m_detail, gift.detail);
    showText(m_explanation, gift.explanation);
    m_approved->setChecked(gift.approved);
    nameFields();
}

/// While a text that was refused is typed anew, the field is ahead of the gift.
void GiftEditor::showText(LineField *field, const QString &text)
{
    if (!(field->hasFocus() && m_notice->isVisible())) field->showText(text);
}

/// A field that is left gives up what was refused.
void GiftEditor::showAsIs()
{
    if (!m_making) show();
}

QString GiftEditor::label(QWidget *field) const
{
    return static_cast<QLabel *>(m_form->labelForField(field))->text();
}

void GiftEditor::nameFields()
{
    for (QWidget *field : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_cost),
                           static_cast<QWidget *>(m_count), static_cast<QWidget *>(m_limb),
                           static_cast<QWidget *>(m_detail), static_cast<QWidget *>(m_explanation)})
        field->setAccessibleName(filled(tr("%1, %2"), label(field), m_title->text()));
    m_approved->setAccessibleName(filled(tr("%1, %2"), m_approved->text(), m_title->text()));
}

void GiftEditor::change(const QString &field, const Change &change)
{
    if (m_making) return change(m_draft);
    const auto gift = takenGift(m_bench.document(), m_catalogue, m_entry);
    if (!gift) return;
    GiftEntry changed = gift->entry;
    change(changed);
    Edit edit = sky::hursagmu::changeGift(m_catalogue, changed, stampOf(m_bench));
    edit.mergeKey += QLatin1Char('/') + field;
    const auto done = m_bench.attempt(edit);
    if (done) return m_notice->hush();
    m_notice->say(Notice::Kind::Error, refusalText(done.error()));
    show();
}

void GiftEditor::make()
{
    m_draft.name = m_name->text().trimmed();
    const EvaluationPtr before = m_bench.document().evaluation();
    const auto done = m_bench.attempt(
        sky::hursagmu::takeGift(m_catalogue, m_draft, m_bench.services().ids, stampOf(m_bench)));
    if (!done) {
        m_notice->say(Notice::Kind::Error, refusalText(done.error()));
        return;
    }
    m_making = false;
    Q_EMIT made(addedTo(evaluationOf(*before).gifts, evaluationOf(m_bench.document()).gifts));
}

void GiftEditor::giveUp()
{
    m_making = false;
    m_notice->hush();
    show();
    Q_EMIT givenUp();
}

void GiftEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_making)
        giveUp();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sky::ui::hursagmu
