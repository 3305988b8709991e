#include "ui/print/batchdialog.h"

#include "core/base/isolated.h"
#include "ui/print/batchrun.h"
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
#include "ui/widgets/plaintip.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHash>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr int RowsSeen = 5;

} // namespace

BatchDialog::BatchDialog(const Services &services, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_choices(
          new ExportChoices(services, *services.games.front()->system(), ExportChoices::Whose::Several, this))
    , m_count(new Label(Type::Body, {}, this))
    , m_list(new QListWidget(this))
    , m_leaveOut(button(tr("Leave o&ut"), this))
    , m_addFiles(button(tr("Add f&iles..."), this, QStringLiteral("file")))
    , m_addFolder(button(tr("Add a fol&der..."), this, QStringLiteral("folder")))
    , m_oneFile(new QCheckBox(tr("&One file for all of them"), this))
    , m_naming(new LineField(this))
    , m_progress(new QProgressBar(this))
    , m_problems(new TextField(this))
    , m_notice(new Notice(this))
    , m_start(primaryButton(tr("Export..."), this))
    , m_cancel(button(tr("Cancel"), this))
    , m_run(new BatchRun(services, this))
{
    setWindowTitle(tr("Export several"));
    m_naming->showText(QStringLiteral("{name}"));
    m_naming->setToolTip(tr("{name}, {player}, {file}, {layout} and {format} stand for what they say."));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setMinimumHeight(m_list->fontMetrics().height() * RowsSeen);
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
    connect(m_leaveOut, &QPushButton::clicked, this, &BatchDialog::leaveOut);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &BatchDialog::showWhatApplies);
    connect(new QShortcut(QKeySequence::Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, &BatchDialog::leaveOut);
    connect(m_choices, &ExportChoices::changed, this, &BatchDialog::showWhatApplies);
    connect(m_oneFile, &QCheckBox::toggled, this, &BatchDialog::showWhatApplies);
    connect(m_start, &QPushButton::clicked, this, &BatchDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_run, &BatchRun::told, this, &BatchDialog::take);
    connect(m_run, &BatchRun::toldOfAll, this, &BatchDialog::tellLacks);
    connect(m_run, &BatchRun::ended, this, &BatchDialog::end);
    connect(m_run, &BatchRun::failed, this, [this](const Error &error) {
        rest();
        m_notice->say(Notice::Kind::Error, error.message);
    });
    showWhatApplies();
}

void BatchDialog::arrange()
{
    auto *which = new QHBoxLayout;
    which->addWidget(m_count, 1);
    which->addWidget(m_leaveOut);
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
    column->addWidget(m_list, 1);
    column->addWidget(m_choices);
    column->addWidget(m_oneFile);
    column->addLayout(form);
    for (QWidget *part : {static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_problems),
                          static_cast<QWidget *>(m_notice)})
        column->addWidget(part);
    column->addLayout(buttons);
}

void BatchDialog::reject()
{
    if (!isWorking()) return QDialog::reject();
    m_run->stop();
    m_cancel->setEnabled(false);
}

void BatchDialog::addFiles()
{
    add(m_services.prompts.openPaths(this, tr("Characters to export"), m_services.settings.get().lastFolder,
                                     tr("Characters and parties (*.skychar *.skyparty)")));
}

void BatchDialog::addFolder()
{
    const QString folder =
        m_services.prompts.openFolder(this, tr("Folder of characters"), m_services.settings.get().lastFolder);
    if (!folder.isEmpty()) add({folder});
}

void BatchDialog::begin(const QStringList &paths, const QStringList &unsaved)
{
    add(paths);
    if (!unsaved.isEmpty())
        m_notice->say(Notice::Kind::Warning,
                      tr("Files are exported as they were saved last. Not saved yet: %1.")
                          .arg(unsaved.join(QStringLiteral(", "))));
}

void BatchDialog::add(const QStringList &paths)
{
    const formats::Inputs inputs = formats::inputsOf(m_files + paths);
    m_files = inputs.files;
    showFiles();
    for (const formats::Inputs::Left &left : inputs.left)
        m_leftOut << tellProblem(left.path, left.why);
    showWhatApplies();
}

/// Each by its name, with its folder where the list has several of that name.
void BatchDialog::showFiles()
{
    QHash<QString, int> names;
    for (const QString &file : m_files)
        ++names[QFileInfo(file).fileName()];
    m_list->clear();
    for (const QString &file : m_files) {
        const QFileInfo info(file);
        const bool alone = names.value(info.fileName()) == 1;
        auto *item = new QListWidgetItem(alone ? info.fileName() : QDir::toNativeSeparators(file), m_list);
        item->setToolTip(plainTip(QDir::toNativeSeparators(file)));
    }
}

void BatchDialog::leaveOut()
{
    if (isWorking()) return;
    QStringList kept;
    for (int row = 0; row < m_list->count(); ++row)
        if (!m_list->item(row)->isSelected()) kept << m_files[row];
    m_files = kept;
    showFiles();
    showWhatApplies();
}

QString BatchDialog::tellProblem(const QString &path, const QString &sentence)
{
    const QString line = isolated(QFileInfo(path).fileName()) + QStringLiteral(": ") + sentence;
    m_problems->show();
    m_problems->appendPlainText(line);
    return line;
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
    m_list->setAccessibleName(tr("What is exported: %1").arg(m_count->text()));
    m_leaveOut->setEnabled(!m_list->selectedItems().isEmpty() && !isWorking());
    m_start->setEnabled(!m_files.isEmpty() && !isWorking());
    for (QWidget *field : {static_cast<QWidget *>(m_choices), static_cast<QWidget *>(m_addFiles),
                           static_cast<QWidget *>(m_addFolder)})
        field->setEnabled(!isWorking());
}

bool BatchDialog::askTarget(formats::BatchRequest &request)
{
    const QString folder = m_services.settings.get().exportFolder();
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
    m_problems->showText(m_leftOut.join(u'\n'));
    m_notice->hush();
    m_progress->setRange(0, int(m_files.size()));
    m_progress->setValue(0);
    m_progress->show();
    m_cancel->setText(tr("Stop"));
    m_cancel->setFocus();
    m_run->start(request);
    showWhatApplies();
}

bool BatchDialog::isWorking() const
{
    return m_run->isWorking();
}

void BatchDialog::take(const formats::BatchOutcome &outcome, int done)
{
    m_progress->setValue(done);
    ++(outcome.error ? m_failed : m_done);
    tellLacks(outcome);
}

void BatchDialog::tellLacks(const formats::BatchOutcome &outcome)
{
    const QString problem = m_run->problemOf(outcome);
    if (!problem.isEmpty()) tellProblem(outcome.input, problem);
}

void BatchDialog::end(formats::BatchEnd end)
{
    rest();
    const QString where = isolated(QFileInfo(m_request.target).fileName());
    const QString count = QString::number(m_done);
    if (end == formats::BatchEnd::Stopped && (m_request.oneFile || m_done == 0))
        m_notice->say(Notice::Kind::Note, tr("Stopped; nothing was written."));
    else if (end == formats::BatchEnd::Stopped)
        m_notice->say(Notice::Kind::Note, tr("Stopped; %1 exported to %2.").arg(count, where));
    else if (m_failed > 0)
        m_notice->say(Notice::Kind::Warning,
                      tr("%1 exported to %2, %3 not.").arg(count, where, QString::number(m_failed)));
    else
        m_notice->say(Notice::Kind::Note, tr("%1 exported to %2.").arg(count, where));
}

/// Nothing works any more: everything can be chosen again.
void BatchDialog::rest()
{
    m_cancel->setText(tr("Close"));
    m_cancel->setEnabled(true);
    showWhatApplies();
}

} // namespace sky::ui
