// What was not saved before a crash, and what somebody else did to a file.

#include "core/base/isolated.h"
#include "core/storage/files.h"
#include "ui/dialogs/mergedialog.h"
#include "ui/services/prompts.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recoverylist.h"
#include "ui/shell/recoveryshelf.h"

#include <QFileInfo>

#include <algorithm>

namespace sky::ui
{

namespace
{

const QString CopyTopic = QStringLiteral("copy");

} // namespace

void Commands::findCrashCopies()
{
    m_recovery.load();
}

void Commands::offerCrashCopies(bool quietly)
{
    int others = 0;
    for (const CrashCopy &copy : m_recovery.copies())
        if (!copy.later && !(quietly && m_workspace.find(copy.path))) ++others;
    if (others == 0) return;
    if (!quietly)
        showUnsaved();
    else
        tellMoreUnsaved();
}

void Commands::tellMoreUnsaved()
{
    m_window.offer(Notice::Kind::Note,
                   tr("%n character(s) with changes that were not saved are kept on the start page.", nullptr,
                      m_recovery.fresh()),
                   tr("Show them"), [this] { showUnsaved(); });
}

QString Commands::needsUnsaved() const
{
    return m_recovery.copies().empty() ? tr("All that was changed is saved or open.") : QString();
}

void Commands::showUnsaved()
{
    m_window.showStart();
}

void Commands::restoreCopy(const QString &copy)
{
    const auto restored = m_recovery.restore(copy);
    if (!restored) {
        tellFailed(tr("It could not be brought back"), {restored.error().message});
        return;
    }
    m_window.showFile(*restored);
    if (DocumentView *view = m_window.currentView()) view->hush(CopyTopic);
    m_window.sayDone(tr("Brought back; it is not saved yet."));
    if (m_recovery.fresh() > 0) tellMoreUnsaved();
}

void Commands::restoreAllCopies()
{
    QStringList failures;
    std::vector<CrashCopy> fresh;
    for (const CrashCopy &copy : m_recovery.copies())
        if (!copy.later) fresh.push_back(copy);
    std::reverse(fresh.begin(), fresh.end()); // of two copies of one file the newer one ends on top
    for (const CrashCopy &copy : fresh) {
        const auto restored = m_recovery.restore(copy.file);
        if (!restored) failures << tr("%1: %2").arg(isolated(copy.title), restored.error().message);
    }
    if (!failures.isEmpty()) tellFailed(tr("Not everything could be brought back"), failures);
}

void Commands::discardCopy(const QString &file)
{
    for (const CrashCopy &copy : m_recovery.copies()) {
        if (copy.file != file) continue;
        const Question question{tr("Discard?"),
                                tr("What was not saved of %1 is lost for good.").arg(isolated(copy.title)),
                                {},
                                {tr("Discard"), tr("Keep")},
                                1,
                                1};
        if (services().prompts.choose(&m_window, question) == 0) m_recovery.discard(file);
        return;
    }
}

void Commands::offerCopyOf(OpenFile &file)
{
    const CrashCopy *copy = m_recovery.of(file.path());
    DocumentView *view = m_window.currentView();
    if (!copy || !view || &view->file() != &file) return;
    const QString name = copy->file;
    view->offer(CopyTopic, Notice::Kind::Note,
                tr("Unsaved work from %1 is kept of this character.")
                    .arg(momentInWords(copy->time, services().clock())),
                {{tr("Restore"), [this, name] { restoreCopy(name); }}, {tr("Later"), [] {}}});
}

int Commands::answerAboutOutside(const OpenFile &file)
{
    Question question{tr("Changed by another program"),
                      tr("%1 was changed outside of this window.").arg(isolated(m_workspace.titleOf(file))),
                      QString(),
                      {tr("Take the file as it is now"), tr("Keep mine")},
                      0,
                      1};
    if (file.needsSaving()) {
        question.detail =
            tr("You have changes of your own that are not saved. They are lost when you take the "
               "file as it is now. Keeping yours keeps the other version beside; merging brings "
               "both together.");
        question.answers << tr("Merge...");
        question.usual = 2;
    }
    return services().prompts.choose(&m_window, question);
}

void Commands::askAboutOutside(OpenFile *file)
{
    const int answer = answerAboutOutside(*file);
    if (answer == 1) return keepMine(*file);
    if (answer == 2) {
        if (!mergeWithFile(*file) && file->outside() == FileWatch::State::Changed) askAboutOutside(file);
        return;
    }
    const auto taken = file->reload();
    if (!taken)
        tellFailed(tr("The character stays as it is"),
                   {tr("%1: %2").arg(isolated(file->path()), taken.error().message)});
}

void Commands::keepMine(OpenFile &file)
{
    const auto kept = file.keepMine();
    if (!kept)
        tellFailed(tr("The other file could not be kept beside"),
                   {tr("%1: %2").arg(isolated(file.path()), kept.error().message)});
    else if (!kept->isEmpty())
        m_window.say(
            Notice::Kind::Note,
            tr("What the other program wrote is kept in %1.").arg(isolated(QFileInfo(*kept).fileName())));
}

bool Commands::mergeWithFile(OpenFile &file)
{
    const auto theirs = storage::readFile(file.path());
    const auto merge = theirs.and_then(
        [&file](const QByteArray &bytes) { return file.mergeWith(bytes, OpenFile::Theirs::File); });
    if (!merge) {
        tellFailed(tr("They can't be merged"),
                   {tr("%1: %2").arg(isolated(file.path()), merge.error().message)});
        return false;
    }
    MergeDialog dialog(
        *merge, file.document().system(),
        tr("%1 was changed here and by another program.").arg(isolated(m_workspace.titleOf(file))),
        tr("The file"), &m_window);
    if (dialog.exec() != QDialog::Accepted) return false;
    const auto taken = file.takeMerged(*merge, dialog.choices(), *theirs);
    if (!taken) {
        tellFailed(tr("They can't be merged"), {taken.error().message});
        return false;
    }
    m_window.sayDone(tr("Merged; it is not saved yet."));
    return true;
}

} // namespace sky::ui
