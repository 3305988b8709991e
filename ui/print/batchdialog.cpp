#include "ui/print/batchdialog.h"

#include "core/base/isolated.h"
#include "ui/print/exportchoices.h"
#include "ui/print/printing.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/settings.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

BatchDialog::BatchDialog(const Services &services, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_choices(
          new ExportChoices(services, *services.games.front()->system(), ExportChoices::Whose::Several, this))
    , m_count(new Label(Type::Body, {}, this))
    , m_addFiles(button(tr("Add f&iles..."), this, QStringLiteral("file")))
    , m_addFolder(button(tr("Add a fol&der..."), this, QStringLiteral("folder")))
    , m_oneFile(new QCheckBox(tr("&One file for all of them"), this))
    , m_naming(new LineField(this))
    , m_progress(new QProgressBar(this))
    , m_problems(new TextField(this))
    , m_notice(new Notice(this))
    , m_start(primaryButton(tr("Export..."), this))
    , m_cancel(button(tr("Cancel"), this))
{
    setWindowTitle(tr("Export several"));
    m_naming->showText(QStringLiteral("{name}"));
    m_naming->setToolTip(tr("{name}, {player}, {file}, {layout} and {format} stand for what they say."));
    m_progress->setAccessibleName(tr("Characters done"));
    m_problems->setReadOnly(true);
    m_problems->setAccessibleName(tr("What went wrong"));
    m_progress->hide();
    m_problems->hide();
    m_start->setDefault(true);
    arrange();
    setMinimumWidth(fontMetrics().averageCharWidth() * 72);
    connect(m_addFiles, &QPushButton::clicked, this, &BatchDialog::addFiles);
    connect(m_addFolder, &QPushButton::clicked, this, &BatchDialog::addFolder);
    connect(m_choices, &ExportChoices::changed, this, &BatchDialog::showWhatApplies);
    connect(m_oneFile, &QCheckBox::toggled, this, &BatchDialog::showWhatApplies);
    connect(m_start, &QPushButton::clicked, this, &BatchDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    showWhatApplies();
}

void BatchDialog::arrange()
{
    auto *which = new QHBoxLayout;
    which->addWidget(m_count, 1);
    which->addWidget(m_addFiles);
    which->addWidget(m_addFolder);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(captionOf(m_naming, tr("File &names")), m_naming);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addLayout(which);
    column->addWidget(m_choices);
    column->addWidget(m_oneFile);
    column->addLayout(form);
    for (QWidget *part : {static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_problems),
                          static_cast<QWidget *>(m_notice)})
        column->addWidget(part);
    column->addLayout(buttons);
}

BatchDialog::~BatchDialog() = default;

void BatchDialog::reject()
{
    if (!isWorking()) return QDialog::reject();
    m_thread.request_stop(); // `end` comes when the one under way is done
    m_cancel->setEnabled(false);
}

void BatchDialog::addFiles()
{
    add(m_services.prompts.openPaths(this, tr("Characters to export"), m_services.settings.get().lastFolder,
                                     tr("Characters (*.skychar)")));
}

void BatchDialog::addFolder()
{
    const QString folder =
        m_services.prompts.openFolder(this, tr("Folder of characters"), m_services.settings.get().lastFolder);
    if (!folder.isEmpty()) add({folder});
}

void BatchDialog::add(const QStringList &paths)
{
    m_files = formats::characterFiles(m_files + paths);
    showWhatApplies();
}

void BatchDialog::showWhatApplies()
{
    const formats::Format format = m_choices->format();
    const bool always = format.forMany || m_choices->isOfGroup();
    m_oneFile->setEnabled(format.onPaper && !always && !isWorking());
    if (!format.onPaper || always) m_oneFile->setChecked(always);
    m_naming->setEnabled(!m_oneFile->isChecked() && !isWorking());
    m_count->setText(m_files.isEmpty() ? tr("No characters yet.")
                                       : tr("%n character(s)", nullptr, int(m_files.size())));
    m_start->setEnabled(!m_files.isEmpty() && !isWorking());
}

bool BatchDialog::askTarget(formats::BatchRequest &request)
{
    const QString folder = m_services.settings.get().lastFolder;
    if (request.oneFile) {
        const QByteArray extension = '.' + request.format.suffix.toUtf8();
        const QString name = fileNameFor(tr("Characters"), QLatin1String(extension.constData()));
        request.target = pathToSave(m_services.prompts, this, windowTitle(), QDir(folder).filePath(name),
                                    filterFor(request.format), QLatin1String(extension.constData()));
    } else {
        request.target = m_services.prompts.openFolder(this, tr("Folder for what is exported"), folder);
        request.intoFolder = true;
    }
    return !request.target.isEmpty();
}

void BatchDialog::start()
{
    formats::BatchRequest request;
    request.files = m_files;
    request.format = m_choices->format();
    request.options = m_choices->options();
    request.oneFile = m_oneFile->isChecked();
    request.naming = m_naming->text().trimmed();
    if (!askTarget(request)) return;
    m_request = request;
    m_done = 0;
    m_failed = 0;
    m_problems->showText({});
    m_notice->hush();
    m_progress->setRange(0, int(m_files.size()));
    m_progress->setValue(0);
    m_progress->show();
    m_cancel->setText(tr("Stop"));
    m_cancel->setFocus();
    for (QWidget *field : {static_cast<QWidget *>(m_choices), static_cast<QWidget *>(m_addFiles),
                           static_cast<QWidget *>(m_addFolder), static_cast<QWidget *>(m_start)})
        field->setEnabled(false);
    m_thread = std::jthread([this, request, games = m_services.registry()](const std::stop_token &stop) {
        const auto told = [this, &stop](const formats::BatchOutcome &outcome, size_t done, size_t all) {
            QMetaObject::invokeMethod(
                this, [this, outcome, done, all] { take(outcome, done, all); }, Qt::QueuedConnection);
            return !stop.stop_requested();
        };
        const Result<void> result = formats::exportAll(request, games, told);
        const bool stopped = stop.stop_requested();
        QMetaObject::invokeMethod(
            this, [this, result, stopped] { end(result, stopped); }, Qt::QueuedConnection);
    });
    showWhatApplies();
}

void BatchDialog::take(const formats::BatchOutcome &outcome, size_t done, size_t)
{
    m_progress->setValue(int(done));
    const QString who = isolated(QFileInfo(outcome.input).fileName());
    QStringList sentences = outcome.warnings;
    if (!outcome.missing.isEmpty())
        sentences.prepend(tr("not in the file: %1").arg(outcome.missing.join(QStringLiteral(", "))));
    if (outcome.error) sentences = QStringList{outcome.error->message};
    ++(outcome.error ? m_failed : m_done);
    if (sentences.isEmpty()) return;
    m_problems->show();
    m_problems->appendPlainText(tr("%1: %2").arg(who, sentences.join(u' ')));
}

void BatchDialog::end(const Result<void> &result, bool stopped)
{
    m_thread = {};
    m_cancel->setText(tr("Close"));
    for (QWidget *field : {static_cast<QWidget *>(m_choices), static_cast<QWidget *>(m_addFiles),
                           static_cast<QWidget *>(m_addFolder), static_cast<QWidget *>(m_cancel)})
        field->setEnabled(true);
    showWhatApplies();
    const QString where = isolated(QFileInfo(m_request.target).fileName());
    if (!result)
        m_notice->say(Notice::Kind::Error, result.error().message);
    else if (m_failed > 0)
        m_notice->say(Notice::Kind::Warning,
                      tr("%1 exported to %2, %3 not.").arg(m_done).arg(where).arg(m_failed));
    else if (stopped && m_request.oneFile)
        m_notice->say(Notice::Kind::Note, tr("Stopped; nothing was written."));
    else if (stopped)
        m_notice->say(Notice::Kind::Note, tr("Stopped; %1 exported to %2.").arg(m_done).arg(where));
    else
        m_notice->say(Notice::Kind::Note, tr("%1 exported to %2.").arg(m_done).arg(where));
}

} // namespace sky::ui
