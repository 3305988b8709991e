#include "ui/dialogs/settingsdialog.h"

#include "ui/print/paperfield.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

void nameAfterValue(QWidget *field, const QString &label, const QString &value)
{
    field->setAccessibleName(SettingsDialog::tr("%1: %2").arg(label, value));
}

} // namespace

SettingsDialog::SettingsDialog(SettingsStore &settings, Prompts &prompts, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_notice(new Notice(this))
    , m_paper(new PaperField(prompts, true, this))
    , m_scheme(new ChoiceField(this))
    , m_textSize(new NumberField(this))
{
    setWindowTitle(tr("Settings"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(16);
    column->addWidget(m_notice);
    column->addLayout(makeChoices());
    column->addLayout(makeBoxes());
    column->addLayout(makeButtons());
    column->setSizeConstraint(QLayout::SetFixedSize); // as large as the text needs, also when that grows
    connect(&m_settings, &SettingsStore::changed, this, &SettingsDialog::showSettings);
    showSettings();
    fitMeanings();
}

QLayout *SettingsDialog::makeChoices()
{
    m_scheme->addItems({tr("As the desktop has them"), tr("Light"), tr("Dark")}); // as in ColorScheme
    m_textSize->setRange(Settings::LeastText, Settings::MostText);
    m_textSize->setSingleStep(10);
    m_textSize->setSuffix(tr(" %"));
    connect(m_paper, &PaperField::paperChosen, this, [this](const QString &paper) {
        m_settings.change([&paper](Settings &settings) { settings.paper = paper; });
    });
    connect(m_scheme, &ChoiceField::chosen, this, [this](int index) {
        m_settings.change([&](Settings &settings) { settings.scheme = ColorScheme(index); });
    });
    connect(m_textSize, &NumberField::committed, this, [this](int percent) {
        m_settings.change([&](Settings &settings) { settings.textPercent = percent; });
    });
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    form->addRow(captionOf(m_paper, tr("&Paper")), m_paper);
    form->addRow(captionOf(m_scheme, tr("C&olours")), m_scheme);
    form->addRow(captionOf(m_textSize, tr("&Text size")), m_textSize);
    return form;
}

QLayout *SettingsDialog::makeBoxes()
{
    auto *column = new QVBoxLayout;
    column->setSpacing(12);
    column->addLayout(
        makeBox(&Settings::kilograms, tr("Show &kilograms beside pounds"),
                tr("Weights read \"10 lb (4.5 kg)\". The rules count in pounds either way, and so "
                   "does the file.")));
    column->addLayout(makeBox(&Settings::reopenAtStart, tr("&Open the files of the last time at the start"),
                              tr("Otherwise the program begins with the start page.")));
    column->addLayout(makeBox(&Settings::showSidebar, tr("Show the &sidebar"),
                              tr("Recent characters and templates, at the left of the window.")));
    column->addLayout(makeBox(&Settings::showWhy, tr("Show &At a glance and Why"),
                              tr("The most wanted numbers, and how the one you look at comes about, at the "
                                 "right of the window.")));
    return column;
}

QLayout *SettingsDialog::makeBox(bool Settings::*value, const QString &label, const QString &meaning)
{
    auto *box = new QCheckBox(label, this);
    box->setAccessibleDescription(meaning);
    auto *text = new Label(Type::Secondary, meaning, this);
    text->setInk(Label::Ink::Secondary);
    text->setWordWrap(true);
    m_boxes.push_back({value, box, text});
    connect(box, &QCheckBox::clicked, this, [this, value](bool checked) {
        m_settings.change([&](Settings &settings) { settings.*value = checked; });
    });
    auto *column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(box);
    column->addWidget(text);
    return column;
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitMeanings();
}

/// Lines of a length that reads well, under the text of their box, whatever the size of the text.
void SettingsDialog::fitMeanings()
{
    const int width = QFontMetrics(fontOf(Type::Secondary)).averageCharWidth() * 60;
    for (const Box &box : m_boxes) {
        const int indent = box.box->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, box.box) + 8;
        box.meaning->setContentsMargins(indent, 0, 0, 0);
        box.meaning->setFixedWidth(indent + width);
    }
}

QLayout *SettingsDialog::makeButtons()
{
    auto *close = primaryButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &SettingsDialog::accept);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(close);
    return row;
}

void SettingsDialog::showSettings()
{
    const Settings &settings = m_settings.get();
    m_paper->showPaper(settings.paper);
    m_scheme->setCurrentIndex(int(settings.scheme));
    m_textSize->showValue(settings.textPercent);
    for (const Box &box : m_boxes)
        box.box->setChecked(settings.*box.value);
    nameAfterValue(m_paper, tr("Paper"), m_paper->currentText());
    nameAfterValue(m_scheme, tr("Colours"), m_scheme->currentText());
    nameAfterValue(m_textSize, tr("Text size"), m_textSize->text());
    if (m_settings.problem())
        m_notice->say(Notice::Kind::Warning, m_settings.problem()->message);
    else
        m_notice->hush();
}

} // namespace sky::ui
