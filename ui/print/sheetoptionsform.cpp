#include "ui/print/sheetoptionsform.h"

#include "ui/print/sectionlist.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QListView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sky::ui
{

namespace
{

using print::Choice;
using print::Options;

constexpr int ColumnGap = 24;
constexpr double TextSizes[] = {Options::LeastText, Options::UsualText, 11, 12, 13, Options::MostText};

/// Place of the size that is nearest: a preset may hold one that is not in the list.
int nearestSize(double points)
{
    const auto farther = [points](double a, double b) { return std::abs(a - points) < std::abs(b - points); };
    return int(std::min_element(std::begin(TextSizes), std::end(TextSizes), farther) - std::begin(TextSizes));
}

QString sizeName(double points)
{
    if (points == Options::LeastText) return SheetOptionsForm::tr("%1 pt, smallest").arg(points);
    if (points == Options::UsualText) return SheetOptionsForm::tr("%1 pt, normal").arg(points);
    if (points == Options::MostText) return SheetOptionsForm::tr("%1 pt, large print").arg(points);
    return SheetOptionsForm::tr("%1 pt").arg(points);
}

QFormLayout *form()
{
    auto *made = new QFormLayout;
    made->setContentsMargins(0, 0, 0, 0);
    made->setHorizontalSpacing(12);
    made->setVerticalSpacing(8);
    return made;
}

} // namespace

SheetOptionsForm::SheetOptionsForm(const GameSystem &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_textSize(new ChoiceField(this))
    , m_margin(new NumberField(this))
    , m_binding(new NumberField(this))
    , m_title(new LineField(this))
    , m_injuries(new ChoiceField(this))
    , m_rows(new NumberField(this))
    , m_sections(new SectionList(this))
    , m_left(new QWidget(this))
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    makeFields();
    auto *left = new QVBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(16);
    left->addWidget(sectionHead(tr("Page"), this));
    left->addLayout(makePageFields());
    left->addWidget(sectionHead(tr("Content"), this));
    left->addLayout(makeContentFields());
    left->addStretch(1);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(ColumnGap);
    m_columns->addWidget(m_left, 1);
    m_columns->addWidget(m_sections, 1);
    m_fields.push_back({m_sections, Choice::Sections, {}});
    connect(&m_sections->model(), &SectionModel::edited, this, [this] {
        m_options.sections = m_sections->model().chosen();
        take();
    });
    fill();
}

void SheetOptionsForm::makeFields()
{
    for (const double size : TextSizes)
        m_textSize->addItem(sizeName(size), size);
    for (const QString &injuries : {tr("as they are"), tr("none"), tr("empty boxes alone")})
        m_injuries->addItem(injuries);
    m_title->setMaxLength(Options::LongestLine);
    m_title->setPlaceholderText(tr("For the convention"));
    m_rows->setRange(0, Options::MostBlankRows);
    connect(m_textSize, &ChoiceField::chosen, this, &SheetOptionsForm::take);
    connect(m_injuries, &ChoiceField::chosen, this, &SheetOptionsForm::take);
    connect(m_title, &LineField::edited, this, &SheetOptionsForm::take);
    for (NumberField *field : {m_margin, m_binding, m_rows})
        connect(field, &NumberField::committed, this, &SheetOptionsForm::take);
    for (NumberField *field : {m_margin, m_binding}) {
        field->setRange(0, int(Options::MostMargin));
        field->setSuffix(tr(" mm"));
    }
    m_margin->setSpecialValueText(tr("as laid out"));
    m_binding->setSpecialValueText(tr("none"));
    m_fields = {{m_textSize, Choice::TextSize, tr("Of running text; the rest grows with it")},
                {m_injuries, Choice::Injuries, {}},
                {m_title, Choice::TitleLine, tr("A line at the head of the first page")},
                {m_rows, Choice::BlankRows, tr("Empty rows in each list")},
                {m_margin, Choice::Margin, tr("At least so much is free on each side")},
                {m_binding, Choice::Binding, tr("So much more is free where the sheets are bound")}};
}

QCheckBox *SheetOptionsForm::makeBox(const QString &text, bool Options::*value, Choice choice,
                                     const QString &tip)
{
    auto *box = new QCheckBox(text, this);
    m_boxes.push_back({box, value});
    m_fields.push_back({box, choice, tip});
    connect(box, &QCheckBox::clicked, this, &SheetOptionsForm::take);
    return box;
}

QFormLayout *SheetOptionsForm::makePageFields()
{
    QFormLayout *made = form();
    made->addRow(captionOf(m_textSize, tr("&Text size")), m_textSize);
    made->addRow(captionOf(m_margin, tr("&Margin")), m_margin);
    made->addRow(captionOf(m_binding, tr("&Binding")), m_binding);
    made->addRow(makeBox(tr("Bound alternatel&y, for both sides"), &Options::bothSides, Choice::BothSides));
    made->addRow(makeBox(tr("The paper &lies on its long side"), &Options::landscape, Choice::Landscape));
    made->addRow(makeBox(tr("T&wo pages on a sheet"), &Options::twoUp, Choice::TwoUp));
    return made;
}

QFormLayout *SheetOptionsForm::makeContentFields()
{
    QFormLayout *made = form();
    made->addRow(captionOf(m_title, tr("T&itle line")), m_title);
    made->addRow(captionOf(m_injuries, tr("In&juries")), m_injuries);
    made->addRow(captionOf(m_rows, tr("Empty &rows")), m_rows);
    made->addRow(makeBox(tr("P&ortrait"), &Options::portrait, Choice::Portrait));
    made->addRow(makeBox(tr("&Names nobody"), &Options::nameless, Choice::Nameless));
    made->addRow(makeBox(tr("The c&haracter inside its PDF"), &Options::attach, Choice::Attach,
                         tr("Such a PDF opens like a character")));
    return made;
}

void SheetOptionsForm::showOptions(const Options &options)
{
    m_options = options;
    fill();
}

void SheetOptionsForm::setFormat(const std::optional<formats::Format> &format)
{
    m_format = format;
    showWhatApplies();
}

void SheetOptionsForm::fitTo(int width)
{
    const int beside = m_left->sizeHint().width() + ColumnGap + m_sections->minimumSizeHint().width();
    m_columns->setDirection(beside <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SheetOptionsForm::take()
{
    if (m_filling) return;
    // What a field shows is rounded; only what was changed in it is taken.
    if (m_textSize->currentIndex() != nearestSize(m_options.textSize))
        m_options.textSize = m_textSize->currentData().toDouble();
    m_options.injuries = Injuries(m_injuries->currentIndex());
    m_options.titleLine = m_title->text();
    for (const auto &[field, value] :
         {std::pair(m_margin, &Options::leastMargin), {m_binding, &Options::binding}})
        if (field->value() != std::lround(m_options.*value)) m_options.*value = field->value();
    m_options.blankRows = m_rows->value();
    for (const Box &box : m_boxes)
        m_options.*box.value = box.widget->isChecked();
    showWhatApplies();
    Q_EMIT edited();
}

void SheetOptionsForm::fill()
{
    m_filling = true;
    m_textSize->setCurrentIndex(nearestSize(m_options.textSize));
    m_injuries->setCurrentIndex(int(m_options.injuries));
    m_title->showText(m_options.titleLine);
    m_margin->showValue(int(std::lround(m_options.leastMargin)));
    m_binding->showValue(int(std::lround(m_options.binding)));
    m_rows->showValue(m_options.blankRows);
    for (const Box &box : m_boxes)
        box.widget->setChecked(m_options.*box.value);
    const print::LayoutSpec spec = m_game.layout(m_options.layout, print::formatOf(m_options));
    m_sections->model().show(spec.offers, m_options.sections);
    m_filling = false;
    showWhatApplies();
}

QString SheetOptionsForm::reasonFor(Choice choice, const print::LayoutSpec &spec) const
{
    return m_format ? formats::idleReason(choice, *m_format, spec, m_options)
                    : print::idleReason(choice, spec, m_options);
}

void SheetOptionsForm::showWhatApplies()
{
    const print::LayoutSpec spec = m_game.layout(m_options.layout, print::formatOf(m_options));
    for (const Field &field : m_fields) {
        const QString reason = reasonFor(field.choice, spec);
        field.widget->setEnabled(reason.isEmpty());
        field.widget->setToolTip(plainTip(reason.isEmpty() ? field.tip : reason));
        field.widget->setAccessibleDescription(reason.isEmpty() ? field.tip : reason);
    }
    m_textSize->setAccessibleName(tr("Text size: %1").arg(m_textSize->currentText()));
    m_injuries->setAccessibleName(tr("Injuries: %1").arg(m_injuries->currentText()));
    m_margin->setAccessibleName(tr("Margin: %1").arg(m_margin->text()));
    m_binding->setAccessibleName(tr("Binding: %1").arg(m_binding->text()));
    m_rows->setAccessibleName(tr("Empty rows: %1").arg(m_rows->text()));
    m_title->setAccessibleName(tr("Title line: %1").arg(m_title->text()));
}

} // namespace sky::ui
