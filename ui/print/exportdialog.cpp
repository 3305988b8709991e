#include "ui/print/exportdialog.h"

#include "ui/binding/workbench.h"
#include "ui/print/exportchoices.h"
#include "ui/print/printing.h"
#include "ui/services/prompts.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

ExportDialog::ExportDialog(Workbench &bench, QWidget *parent)
    : QDialog(parent)
    , m_bench(bench)
    , m_choices(
          new ExportChoices(bench.services(), bench.document().system(), ExportChoices::Whose::One, this))
    , m_notice(new Notice(this))
    , m_export(primaryButton(tr("Export..."), this))
{
    setWindowTitle(tr("Export"));
    m_choices->showOptions(lastOptions(bench.services(), bench.document()));
    QPushButton *cancel = button(tr("Cancel"), this);
    m_export->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_export);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_choices);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    connect(m_choices, &ExportChoices::changed, m_notice, &Notice::hush);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::write);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
}

void ExportDialog::write()
{
    const auto done = exportTo(m_bench, this, windowTitle(), m_choices->format(), m_choices->options());
    if (!done) return m_notice->say(Notice::Kind::Error, done.error().message);
    if (!*done) return;
    m_bench.tellDone((*done)->sentence());
    if (!(*done)->remarks.isEmpty())
        m_bench.services().prompts.tell(this, windowTitle(), (*done)->remarks, Prompts::Tone::Failure);
    accept();
}

} // namespace sky::ui
