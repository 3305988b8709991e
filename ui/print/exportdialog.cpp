#include "ui/print/exportdialog.h"

#include "core/base/isolated.h"
#include "core/storage/files.h"
#include "ui/binding/workbench.h"
#include "ui/print/exportchoices.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/settings.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

ExportDialog::ExportDialog(Workbench &bench, QWidget *parent)
    : QDialog(parent)
    , m_bench(bench)
    , m_choices(new ExportChoices(bench.services(), bench.document().system(), false, this))
    , m_notice(new Notice(this))
    , m_export(primaryButton(tr("Export..."), this))
{
    setWindowTitle(tr("Export"));
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
    const Services &services = m_bench.services();
    const formats::Format format = m_choices->format();
    const print::Options options = m_choices->options();
    const QByteArray extension = '.' + format.suffix.toUtf8();
    const QString name =
        fileNameFor(m_bench.document().character()->name, QLatin1String(extension.constData()));
    const QString path = pathToSave(services.prompts, this, windowTitle(),
                                    QDir(services.settings.get().lastFolder).filePath(name),
                                    filterFor(format), QLatin1String(extension.constData()));
    if (path.isEmpty()) return;
    const auto made =
        formats::write(format, *m_bench.document().character(), m_bench.document().system(), options);
    const Result<void> written =
        made.and_then([&path](const formats::Written &file) { return storage::writeFile(path, file.bytes); });
    if (!written) {
        m_notice->say(
            Notice::Kind::Error,
            tr("%1 was not written: %2").arg(isolated(QFileInfo(path).fileName()), written.error().message));
        return;
    }
    services.settings.change([&path](Settings &settings) { settings.lastFolder = QFileInfo(path).path(); });
    m_written = path;
    QStringList remarks = made->warnings;
    if (!made->missing.isEmpty())
        remarks.prepend(tr("Not in the file: %1.").arg(made->missing.join(QStringLiteral(", "))));
    if (!remarks.isEmpty())
        services.prompts.tell(this, windowTitle(), remarks.join(u'\n'), Prompts::Tone::Failure);
    accept();
}

} // namespace sky::ui
