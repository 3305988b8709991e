#include "ui/hursagmu/desk/printdialog.h"

#include "core/base/isolated.h"
#include "core/print/export.h"
#include "ui/hursagmu/view.h"
#include "ui/print/batchrun.h"
#include "ui/print/exportchoices.h"
#include "ui/print/printing.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int MostProblems = 12; ///< told one by one

} // namespace

PrintDialog::PrintDialog(const DeskWork &work, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_one(new QRadioButton(View::tr("&One PDF, with a page that lists the characters"), this))
    , m_many(new QRadioButton(View::tr("A fi&le for each character, in a folder"), this))
    , m_party(new QRadioButton(View::tr("&The party on one sheet, for the Master"), this))
    , m_choices(new ExportChoices(work.services(), work.game(), ExportChoices::Whose::Each, this))
    , m_progress(new QProgressBar(this))
    , m_left(new Label(Type::Secondary, {}, this))
    , m_notice(new Notice(this))
    , m_printer(button(View::tr("To a p&rinter..."), this, QStringLiteral("print")))
    , m_start(primaryButton(View::tr("Export..."), this))
    , m_cancel(button(View::tr("Cancel"), this))
    , m_run(new BatchRun(work.services(), this))
{
    setWindowTitle(View::tr("Print all sheets"));
    m_members = party::sheetMembers(work.bench().seats());
    QStringList without;
    for (const party::Seat &seat : work.bench().seats())
        if (!seat.character) without << isolated(seat.name());
    m_one->setChecked(true);
    m_progress->hide();
    m_progress->setAccessibleName(View::tr("Sheets done"));
    m_left->setInk(Label::Ink::Secondary);
    m_start->setDefault(true);
    if (!without.isEmpty())
        m_notice->say(
            Notice::Kind::Warning,
            View::tr("Without those that cannot be read: %1").arg(without.join(QStringLiteral(", "))));
    arrange();
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    for (const QRadioButton *way : {m_one, m_many, m_party})
        connect(way, &QRadioButton::toggled, this, &PrintDialog::showWhatApplies);
    connect(m_start, &QPushButton::clicked, this, &PrintDialog::start);
    connect(m_printer, &QPushButton::clicked, this, &PrintDialog::printParty);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_run, &BatchRun::told, this, &PrintDialog::take);
    connect(m_run, &BatchRun::toldOfAll, this, [this](const formats::BatchOutcome &outcome) {
        const QString problem = m_run->problemOf(outcome);
        if (!problem.isEmpty()) m_problems << problem;
    });
    connect(m_run, &BatchRun::painted, this,
            [this](int sheets) { m_progress->setValue(int(m_members.size()) + sheets); });
    connect(m_run, &BatchRun::ended, this, &PrintDialog::end);
    connect(m_run, &BatchRun::failed, this, [this](const Error &error) { refuse(error.message); });
    showWhatApplies();
}

void PrintDialog::arrange()
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_left, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_printer);
    buttons->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    for (QWidget *part : {static_cast<QWidget *>(m_one), static_cast<QWidget *>(m_many),
                          static_cast<QWidget *>(m_party), static_cast<QWidget *>(m_choices),
                          static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_notice)})
        column->addWidget(part);
    column->addLayout(buttons);
}

void PrintDialog::showWhatApplies()
{
    const bool working = m_run->isWorking();
    m_choices->setGroupOnly(m_party->isChecked());
    m_choices->setPagesOnly(!m_many->isChecked());
    for (QWidget *choice : {static_cast<QWidget *>(m_one), static_cast<QWidget *>(m_many),
                            static_cast<QWidget *>(m_party), static_cast<QWidget *>(m_choices)})
        choice->setEnabled(!working);
    m_printer->setVisible(m_party->isChecked());
    for (QPushButton *action : {m_printer, m_start})
        action->setEnabled(!m_members.empty() && !working);
    const int count = int(m_members.size());
    m_left->setText(m_party->isChecked() ? View::tr("%n character(s)", nullptr, count)
                                         : View::tr("%n sheet(s)", nullptr, count));
}

void PrintDialog::reject()
{
    if (!m_run->isWorking()) return QDialog::reject();
    m_leaves = true;
    m_run->stop();
    m_cancel->setEnabled(false);
}

formats::BatchRequest PrintDialog::requestOf() const
{
    formats::BatchRequest request;
    request.held = m_members;
    request.heldGame = m_work.game().id();
    const QDir folder = QFileInfo(m_work.bench().path()).dir();
    for (const SheetMember &member : m_members)
        request.files << folder.filePath(member.id);
    request.format = m_choices->format();
    request.options = m_choices->options();
    request.title = m_work.bench().party().name;
    request.naming = QStringLiteral("{name}");
    request.intoFolder = m_many->isChecked();
    request.oneFile = !request.intoFolder;
    request.listed = m_one->isChecked();
    return request;
}

bool PrintDialog::askWhere(formats::BatchRequest &request)
{
    const QString folder = QFileInfo(m_work.bench().path()).absolutePath();
    Prompts &prompts = m_work.services().prompts;
    if (request.intoFolder) {
        request.target = prompts.openFolder(this, View::tr("Folder for the sheets"), folder);
        return !request.target.isEmpty();
    }
    const bool party = m_party->isChecked();
    const QString name =
        fileNameFor(party ? View::tr("%1 (party)").arg(request.title) : request.title, PdfExtension);
    request.target =
        pathToSave(prompts, this, party ? View::tr("Party sheet as PDF") : View::tr("All sheets as PDF"),
                   QDir(folder).filePath(name), View::tr("PDF (*.pdf)"), PdfExtension);
    return !request.target.isEmpty();
}

void PrintDialog::printParty()
{
    const auto make = [this](const print::Options &options) {
        return print::makeGroupSheet(m_work.bench().party().name, m_members, m_work.game(), options);
    };
    const auto printed = printSheet(m_work.services(), this, m_choices->options(), make);
    if (printed) conclude(*printed);
}

void PrintDialog::start()
{
    formats::BatchRequest request = requestOf();
    if (!askWhere(request)) return;
    m_request = request;
    m_problems.clear();
    m_done = 0;
    m_notice->hush();
    m_progress->show();
    m_progress->setRange(0, int(m_members.size()) * (request.listed ? 2 : 1));
    m_progress->setValue(0);
    m_cancel->setText(View::tr("Stop"));
    m_cancel->setFocus();
    m_run->start(request);
    showWhatApplies();
}

void PrintDialog::take(const formats::BatchOutcome &outcome, int done)
{
    m_progress->setValue(done);
    if (!outcome.error) ++m_done;
    const QString problem = m_run->problemOf(outcome);
    if (!problem.isEmpty())
        m_problems << View::tr("%1: %2").arg(isolated(m_members[size_t(done - 1)].name), problem);
}

void PrintDialog::end(formats::BatchEnd end)
{
    const QString where = isolated(QFileInfo(m_request.target).fileName());
    if (end == formats::BatchEnd::Stopped) {
        if (m_done > 0 && m_request.intoFolder)
            m_work.bench().say(View::tr("Stopped; %n sheet(s) were written.", nullptr, m_done));
        return m_leaves ? QDialog::reject() : rest();
    }
    if (m_done == 0) return refuse(View::tr("Nothing was written."));
    if (m_party->isChecked())
        conclude(View::tr("The party is in %1.").arg(where));
    else if (m_request.intoFolder)
        conclude(View::tr("%n sheet(s) written to %1.", nullptr, m_done).arg(isolated(m_request.target)));
    else
        conclude(View::tr("%n sheet(s) in %1.", nullptr, m_done).arg(where));
}

QString PrintDialog::problems() const
{
    QStringList lines = m_problems.mid(0, MostProblems);
    if (m_problems.size() > MostProblems)
        lines << View::tr("and %1 more").arg(m_problems.size() - MostProblems);
    return lines.join(QLatin1Char('\n'));
}

/// With what is to be told of the sheets.
void PrintDialog::conclude(const QString &sentence)
{
    m_work.bench().say(sentence);
    if (!m_problems.isEmpty()) m_work.services().prompts.tell(this, windowTitle(), problems());
    accept();
}

/// Everything can be chosen again.
void PrintDialog::rest()
{
    m_leaves = false;
    m_progress->hide();
    m_cancel->setEnabled(true);
    m_cancel->setText(View::tr("Close"));
    showWhatApplies();
}

void PrintDialog::refuse(const QString &sentence)
{
    rest();
    m_notice->say(Notice::Kind::Error,
                  m_problems.isEmpty() ? sentence : sentence + QLatin1Char('\n') + problems());
}

} // namespace sky::ui::hursagmu
