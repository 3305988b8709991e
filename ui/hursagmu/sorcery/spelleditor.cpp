#include "ui/hursagmu/sorcery/spelleditor.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/sorcery.h"
#include "ui/binding/valuelabel.h"
#include "ui/hursagmu/sorcery/doublingfield.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace limits = sky::hursagmu::limits;
using sky::hursagmu::Spell;

namespace
{

constexpr int NoChallenge = -1;    ///< shown as "attack", or "the Master's"
constexpr int ArrowsAndEdges = 46; ///< beside the number of a field

const QLatin1String nekelmu("nekelmu");

} // namespace

SpellEditor::SpellEditor(SpellDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_name(new LineField(this))
    , m_discipline(new ChoiceField(this))
    , m_notice(new Notice(this))
    , m_familiarity(new ChoiceField(this))
    , m_energy(new ValueLabel(Type::Strong, desk.bench(), this))
    , m_remarks(new QWidget(parent))
    , m_against(new LineField(m_remarks))
    , m_note(new LineField(m_remarks))
    , m_grid(new QWidget(this))
{
    makeRows();
    makeHead();
    makeRemarks();
    connectFields();
    connect(&desk, &SpellDesk::changed, this, &SpellEditor::show);
    connect(&desk, &SpellDesk::selected, m_notice, &Notice::hush);
    show();
}

void SpellEditor::makeHead()
{
    m_name->setMaxLength(limits::NameLength);
    m_name->setAccessibleName(View::tr("Name of the spell"));
    m_name->setPlaceholderText(View::tr("Name of the spell"));
    for (const auto &gift : m_desk.catalogue().gifts())
        if (gift.isDiscipline()) m_discipline->addItem(gift.name, gift.id);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name, 1);
    head->addWidget(m_discipline);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_notice);
    column->addWidget(m_grid);
    setTabOrder(m_name, m_discipline);
    QWidget *last = m_discipline;
    for (QWidget *next : std::initializer_list<QWidget *>{m_intensity.field, m_area.field, m_duration.field,
                                                          m_familiarity, m_challenge.field, m_energy}) {
        setTabOrder(last, next);
        last = next;
    }
}

SpellEditor::Row SpellEditor::addRow(QGridLayout *grid, int row, NumberField *field, const QString &caption,
                                     int least, int most)
{
    field->setRange(least, most);
    field->setAlignment(Qt::AlignRight);
    // As wide as the largest number of any row, so that the rows stand in one column.
    const QString widest = QString::number(sky::hursagmu::limits::SpellExtent);
    field->setFixedWidth(field->fontMetrics().horizontalAdvance(widest) + ArrowsAndEdges);
    Row made{captionOf(field, caption), field, new Label(Type::Secondary, {}, m_grid),
             new Label(Type::Body, {}, m_grid)};
    made.remark->setInk(Label::Ink::Secondary);
    made.remark->setElided(true);
    made.amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(made.caption, row, 0);
    grid->addWidget(field, row, 1);
    grid->addWidget(made.remark, row, 2);
    grid->addWidget(made.amount, row, 3);
    return made;
}

void SpellEditor::makeRows()
{
    auto *grid = new QGridLayout(m_grid);
    grid->setContentsMargins(8, 2, 8, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(2, 1);
    m_intensity = addRow(grid, 0, new NumberField(m_grid), View::tr("Intensity"), 0, int(limits::Intensity));
    m_area = addRow(grid, 1, new DoublingField(m_grid), View::tr("Targets"), 1, int(limits::SpellExtent));
    m_duration =
        addRow(grid, 2, new DoublingField(m_grid), View::tr("Duration"), 1, int(limits::SpellExtent));
    m_challenge = addRow(grid, 3, new NumberField(m_grid), View::tr("Challenge level"), NoChallenge,
                         int(limits::SpellChallenge));
    m_familiarity->setParent(m_grid);
    m_familiarity->addItem(View::tr("attack"), NoChallenge);
    for (const auto &known : sky::hursagmu::familiarities())
        m_familiarity->addItem(View::tr("%1, CL %2").arg(known.name, QString::number(known.cl)), known.cl);
    m_familiarity->addItem(View::tr("another level"));
    grid->addWidget(m_familiarity, 3, 2);
    auto *caption = new Label(Type::Strong, View::tr("Energy"), m_grid);
    m_energy->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(caption, 4, 0);
    grid->addWidget(m_energy, 4, 3);
}

void SpellEditor::makeRemarks()
{
    m_against->setMaxLength(limits::TextLength);
    m_note->setMaxLength(limits::TextLength);
    auto *grid = new QGridLayout(m_remarks);
    grid->setContentsMargins(8, 0, 8, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(captionOf(m_against, View::tr("Rolled against")), 0, 0);
    grid->addWidget(m_against, 0, 1);
    grid->addWidget(captionOf(m_note, View::tr("Note on the sheet")), 1, 0);
    grid->addWidget(m_note, 1, 1);
}

void SpellEditor::connectFields()
{
    const auto text = [this](LineField *field, const QString &aspect, QString Spell::*member) {
        connect(field, &LineField::edited, this, [this, aspect, member](const QString &typed, int burst) {
            change(QStringLiteral("%1/%2").arg(aspect, QString::number(burst)),
                   [&](Spell &spell) { spell.*member = typed; });
        });
    };
    text(m_name, QStringLiteral("name"), &Spell::name);
    text(m_against, QStringLiteral("against"), &Spell::against);
    text(m_note, QStringLiteral("note"), &Spell::note);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        m_notice->hush();
        show();
    });
    connect(m_discipline, &ChoiceField::chosen, this, [this](int index) {
        const QString id = m_discipline->itemData(index).toString();
        change(QStringLiteral("discipline"), [&](Spell &spell) {
            if (spell.discipline != id) spell.challenge.reset(); // of a world it is not that of a mind
            spell.discipline = id;
        });
    });
    connect(m_intensity.field, &NumberField::committed, this, [this](int value) {
        change(QStringLiteral("intensity"), [&](Spell &spell) { spell.intensity = value; });
    });
    connect(m_area.field, &NumberField::committed, this,
            [this](int value) { change(QStringLiteral("area"), [&](Spell &spell) { spell.area = value; }); });
    connect(m_duration.field, &NumberField::committed, this, [this](int value) {
        change(QStringLiteral("duration"), [&](Spell &spell) { spell.duration = value; });
    });
    const auto setChallenge = [this](int value) {
        change(QStringLiteral("challenge"), [&](Spell &spell) {
            spell.challenge = value == NoChallenge ? std::nullopt : std::optional(value);
        });
    };
    connect(m_challenge.field, &NumberField::committed, this, setChallenge);
    connect(m_familiarity, &ChoiceField::chosen, this, [this, setChallenge](int index) {
        const QVariant level = m_familiarity->itemData(index);
        if (level.isValid()) return setChallenge(level.toInt());
        show();
        m_challenge.field->setFocus();
        m_challenge.field->selectAll();
    });
}

/// A refusal is told here, and the present value shown again.
void SpellEditor::change(const QString &aspect, const Change &how)
{
    const auto done = m_desk.change(aspect, how);
    if (done) return m_notice->hush();
    m_notice->say(Notice::Kind::Error, done.error().message);
    show();
}

void SpellEditor::setRow(const Row &row, const QString &caption, const QString &remark, int64_t amount)
{
    row.caption->setText(caption);
    row.remark->setText(remark);
    row.amount->setText(amount == 0 ? QString::number(0) : View::tr("+%1").arg(amount));
    row.field->setAccessibleName(View::tr("%1, %2").arg(caption, remark));
}

void SpellEditor::show()
{
    const Spell *spell = m_desk.spell();
    setVisible(spell);
    m_remarks->setVisible(spell);
    if (!spell) return;
    for (QWidget *each : {static_cast<QWidget *>(this), m_remarks})
        each->setEnabled(!m_desk.bench().isReadOnly());
    // While a name that was refused is typed anew, the field is ahead of the character.
    if (!(m_name->hasFocus() && m_notice->isVisible())) m_name->showText(spell->name);
    m_against->showText(spell->against);
    m_note->showText(spell->note);
    for (const auto &line : m_desk.facts().spells)
        if (line.id == spell->id) m_against->setPlaceholderText(line.against);
    showDiscipline(*spell);
    showParts(*spell);
    showChallenge(*spell);
    m_energy->showValue(QStringLiteral("casting/energy"), View::tr("Energy of the spell"),
                        QString::number(m_desk.casting().energy.value()));
}

void SpellEditor::showDiscipline(const Spell &spell)
{
    int index = m_discipline->findData(spell.discipline);
    if (index < 0) {
        m_discipline->addItem(spell.discipline, spell.discipline); // of another book
        index = m_discipline->count() - 1;
    }
    m_discipline->setCurrentIndex(index);
    m_discipline->setAccessibleName(View::tr("Discipline of the spell: %1").arg(m_discipline->currentText()));
}

void SpellEditor::showParts(const Spell &spell)
{
    namespace rules = sky::hursagmu::rules;
    m_intensity.field->showValue(spell.intensity);
    m_area.field->showValue(int(spell.area));
    m_duration.field->showValue(int(spell.duration));
    const bool portal = sky::hursagmu::isPortal(spell);
    setRow(m_intensity, View::tr("Intensity"), View::tr("one energy per level"), spell.intensity);
    setRow(m_area, portal ? View::tr("Size") : View::tr("Targets"),
           portal ? View::tr("spaces; +2 for each doubling") : View::tr("+2 for each doubling"),
           2 * rules::doublings(spell.area));
    setRow(m_duration, View::tr("Duration"),
           portal ? View::tr("rounds; +2 for each doubling") : View::tr("actions; +2 for each doubling"),
           2 * rules::doublings(spell.duration));
    m_intensity.amount->setText(QString::number(spell.intensity)); // the others add to it
}

/// How far a world is, or how well a mind is known; other disciplines have no such row.
void SpellEditor::showChallenge(const Spell &spell)
{
    const bool mind = spell.discipline == nekelmu;
    const bool portal = sky::hursagmu::isPortal(spell);
    const bool shown = mind || portal;
    m_challenge.caption->setText(mind ? View::tr("Mind") : View::tr("World"));
    m_challenge.caption->setVisible(shown);
    m_challenge.field->setVisible(shown);
    m_challenge.remark->setVisible(portal);
    m_challenge.amount->hide();
    m_familiarity->setVisible(mind);
    if (!shown) return;
    m_challenge.field->setSpecialValueText(mind ? View::tr("attack") : View::tr("Master's"));
    m_challenge.field->showValue(spell.challenge.value_or(NoChallenge));
    m_challenge.remark->setText(View::tr("challenge level for its distance"));
    m_challenge.field->setAccessibleName(mind ? View::tr("Mind, challenge level")
                                              : View::tr("World, challenge level for its distance"));
    const int known = m_familiarity->findData(spell.challenge.value_or(NoChallenge));
    m_familiarity->setCurrentIndex(known >= 0 ? known : m_familiarity->count() - 1);
    m_familiarity->setAccessibleName(
        View::tr("How well the mind is known: %1").arg(m_familiarity->currentText()));
}

void SpellEditor::placeRemarksAfter(QWidget *control)
{
    setTabOrder(control, m_against);
    setTabOrder(m_against, m_note);
}

void SpellEditor::begin()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

} // namespace sky::ui::hursagmu
