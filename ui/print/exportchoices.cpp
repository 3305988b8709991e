#include "ui/print/exportchoices.h"

#include "ui/print/optionwords.h"
#include "ui/print/paperfield.h"
#include "ui/print/printing.h"
#include "ui/print/sheetoptionsdialog.h"
#include "ui/services/settings.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace sky::ui
{

namespace
{

/// A party's sheets are the Master's: a player's usual preset is not for them.
print::Options firstOptions(ExportChoices::Whose whose, const Services &services, const GameSystem &game)
{
    switch (whose) {
    case ExportChoices::Whose::One:
        return lastOptions(services, game);
    case ExportChoices::Whose::Several:
        return usualOptions(services);
    case ExportChoices::Whose::Each:
        break;
    }
    return plainOptions(services, {});
}

} // namespace

ExportChoices::ExportChoices(const Services &services, const GameSystem &game, Whose whose, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_game(game)
    , m_options(firstOptions(whose, services, game))
    , m_format(new ChoiceField(this))
    , m_sheet(new ChoiceField(this))
    , m_paper(new PaperField(services.prompts, true, this))
    , m_more(button(tr("O&ptions..."), this))
    , m_summary(new Label(Type::Secondary, {}, this))
{
    makeFields(whose);
    m_summary->setInk(Label::Ink::Secondary);
    m_summary->setElided(true);
    auto *more = new QHBoxLayout;
    more->setSpacing(12);
    more->addWidget(m_more);
    more->addWidget(m_summary, 1);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(8);
    form->addRow(captionOf(m_format, tr("&Format")), m_format);
    form->addRow(captionOf(m_sheet, tr("&Sheet")), m_sheet);
    form->addRow(captionOf(m_paper, tr("P&aper")), m_paper);
    form->addRow(QString(), more);
    connect(m_paper, &PaperField::paperChosen, this, &ExportChoices::showWhatApplies);
    for (ChoiceField *field : {m_format, m_sheet})
        connect(field, &QComboBox::currentIndexChanged, this, &ExportChoices::showWhatApplies);
    connect(m_more, &QPushButton::clicked, this, &ExportChoices::openOptions);
    showOptions(m_options);
}

void ExportChoices::makeFields(Whose whose)
{
    const bool several = whose == Whose::Several;
    for (formats::Format &format : formats::all())
        if (several || !format.forMany) m_formats.push_back(std::move(format));
    for (const formats::Format &format : m_formats)
        m_format->addItem(format.name, format.id);
    fillSheets(several ? m_game.layouts() + QStringList(m_game.groupLayout()) : m_game.layouts());
}

formats::Format ExportChoices::format() const
{
    return m_formats[size_t(std::max(0, m_format->currentIndex()))];
}

print::Options ExportChoices::options() const
{
    print::Options options = m_options;
    options.clock = m_services.clock;
    options.paper = print::paperByName(m_paper->paper()).value_or(m_options.paper);
    if (m_sheet->currentIndex() >= 0) options.layout = m_sheet->currentData().toString();
    return options;
}

bool ExportChoices::isOfGroup() const
{
    return format().onPaper && options().layout == m_game.groupLayout();
}

void ExportChoices::fillSheets(const QStringList &layouts)
{
    const QSignalBlocker quiet(m_sheet);
    m_sheet->clear();
    for (const SheetChoice &sheet : m_services.gameUi(m_game)->sheets())
        if (layouts.contains(sheet.layout)) m_sheet->addItem(sheet.name, sheet.layout);
}

void ExportChoices::setPagesOnly(bool only)
{
    m_pagesOnly = only;
    if (only) m_format->setCurrentIndex(0); // PDF
    showWhatApplies();
}

void ExportChoices::setGroupOnly(bool only)
{
    if (only == m_groupOnly) return;
    m_groupOnly = only;
    if (only) m_layoutBefore = options().layout;
    fillSheets(only ? QStringList(m_game.groupLayout()) : m_game.layouts());
    m_sheet->setCurrentIndex(only ? 0 : std::max(0, m_sheet->findData(m_layoutBefore)));
    showWhatApplies();
}

void ExportChoices::showOptions(const print::Options &options)
{
    m_options = options;
    m_sheet->setCurrentIndex(std::max(0, m_sheet->findData(options.layout)));
    m_paper->showPaper(options.paper.id);
    showWhatApplies();
}

void ExportChoices::showWhatApplies()
{
    const formats::Format chosen = format();
    m_format->setEnabled(!m_pagesOnly);
    m_sheet->setEnabled(chosen.hasLayouts && m_sheet->count() > 1);
    m_paper->setEnabled(chosen.onPaper);
    m_more->setEnabled(chosen.hasLayouts);
    sayOptions();
    m_format->setAccessibleName(tr("Format: %1").arg(m_format->currentText()));
    m_sheet->setAccessibleName(tr("Sheet: %1").arg(m_sheet->currentText()));
    if (m_dialog) {
        m_dialog->setFormat(chosen);
        m_dialog->showOptions(options());
    }
    Q_EMIT changed();
}

void ExportChoices::sayOptions()
{
    m_summary->setText(format().hasLayouts ? optionWords(options()) : QString());
    m_more->setAccessibleDescription(m_summary->text());
}

void ExportChoices::openOptions()
{
    m_dialog = new SheetOptionsDialog(m_services, m_game, options(), window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setFormat(format());
    connect(m_dialog, &SheetOptionsDialog::changed, this, [this](const print::Options &options) {
        const QSignalBlocker quiet(m_dialog.data());
        m_options = options;
        m_sheet->setCurrentIndex(std::max(0, m_sheet->findData(options.layout)));
        m_paper->showPaper(options.paper.id);
        sayOptions();
        Q_EMIT changed();
    });
    m_dialog->open();
}

} // namespace sky::ui
