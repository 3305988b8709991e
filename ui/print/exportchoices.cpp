#include "ui/print/exportchoices.h"

#include "ui/print/printing.h"
#include "ui/services/settings.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QFormLayout>

namespace sky::ui
{

ExportChoices::ExportChoices(const Services &services, const GameSystem &game, bool several, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_format(new ChoiceField(this))
    , m_sheet(new ChoiceField(this))
    , m_paper(new ChoiceField(this))
{
    for (formats::Format &format : formats::all())
        if (several || !format.forMany) m_formats.push_back(std::move(format));
    for (const formats::Format &format : m_formats)
        m_format->addItem(format.name, format.id);
    const QStringList known = game.layouts();
    for (const SheetChoice &sheet : services.gameUi(game)->sheets())
        if (known.contains(sheet.layout)) m_sheet->addItem(sheet.name, sheet.layout);
    for (const PaperChoice &paper : paperChoices())
        m_paper->addItem(QStringLiteral("%1, %2").arg(paper.name, paper.size), paper.id);
    m_paper->setCurrentIndex(m_paper->findData(paperOf(services.settings).id));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(8);
    form->addRow(captionOf(m_format, tr("&Format")), m_format);
    form->addRow(captionOf(m_sheet, tr("&Sheet")), m_sheet);
    form->addRow(captionOf(m_paper, tr("&Paper")), m_paper);
    for (ChoiceField *field : {m_format, m_sheet, m_paper})
        connect(field, &QComboBox::currentIndexChanged, this, &ExportChoices::showWhatApplies);
    showWhatApplies();
}

formats::Format ExportChoices::format() const
{
    return m_formats[size_t(std::max(0, m_format->currentIndex()))];
}

print::Options ExportChoices::options() const
{
    print::Options options;
    options.clock = m_services.clock;
    options.paper =
        print::paperByName(m_paper->currentData().toString()).value_or(paperOf(m_services.settings));
    if (m_sheet->count() > 0) options.layout = m_sheet->currentData().toString();
    return options;
}

void ExportChoices::showWhatApplies()
{
    m_sheet->setEnabled(format().hasLayouts && m_sheet->count() > 1);
    m_paper->setEnabled(format().onPaper);
    m_format->setAccessibleName(tr("Format: %1").arg(m_format->currentText()));
    m_sheet->setAccessibleName(tr("Sheet: %1").arg(m_sheet->currentText()));
    m_paper->setAccessibleName(tr("Paper: %1").arg(m_paper->currentText()));
    Q_EMIT changed();
}

QString filterFor(const formats::Format &format)
{
    return QStringLiteral("%1 (*.%2)").arg(QString(format.name).remove(u'(').remove(u')'), format.suffix);
}

} // namespace sky::ui
