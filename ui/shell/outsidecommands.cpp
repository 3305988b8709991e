// What somebody else does to a file that is open here.

#include "core/base/isolated.h"
#include "core/storage/filelock.h"
#include "core/storage/files.h"
#include "ui/dialogs/mergedialog.h"
#include "ui/services/prompts.h"
#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>

#include <utility>

namespace sky::ui
{

bool Commands::mayTakeOver(const OpenFile &file)
{
    const QString title = isolated(m_workspace.titleOf(file));
    const auto holder = storage::FileLock::holderOf(file.path());
    const Question question{
        tr("Take over?"),
        holder ? tr("%1 has had %2 open on %3 since %4.")
                     .arg(isolated(holder->user), title, isolated(holder->host),
                          QLocale().toString(holder->since.toLocalTime(), QLocale::ShortFormat))
               : tr("Another program has %1 open.").arg(title),
        tr("From then on it can only be looked at there. What was changed there and not saved stays there, "
           "and "
           "can be saved under another name."),
        {tr("Take over"), tr("Cancel")},
        1,
        1};
    return services().prompts.choose(&m_window, question) == 0;
}

void Commands::takeOver()
{
    const QPointer<OpenFile> here = file();
    if (!here || here->tryUnlock() || !here->isHeldElsewhere()) return; // free by now, or for another reason
    if (!mayTakeOver(*here) || !here) return;
    const auto taken = here->takeOver();
    if (!taken)
        tellFailed(tr("The file was not taken over"),
                   {tr("%1: %2").arg(isolated(here->path()), taken.error().message)});
    else
        m_window.sayDone(tr("Taken over; it can be changed here now."));
}

void Commands::tellOutside(OpenFile *file)
{
    if (QApplication::activeModalWidget()) {
        m_untold.emplace_back(file);
        return;
    }
    m_window.hushAbout(file);
    // Where it can only be looked at, the line that says so offers what can be done.
    if (file->outside() == FileWatch::State::Changed && !file->bench().isReadOnly()) askAboutOutside(file);
    if (file->outside() == FileWatch::State::Gone)
        m_window.say(Notice::Kind::Warning,
                     (file->bench().isReadOnly()
                          ? tr("The file of %1 is gone. Saved under another name it is kept.")
                          : tr("The file of %1 is gone. Saving makes it again."))
                         .arg(isolated(m_workspace.titleOf(*file))),
                     file);
}

void Commands::tellUntold()
{
    for (const QPointer<OpenFile> &file : std::exchange(m_untold, {}))
        if (file) tellOutside(file);
    for (const QPointer<PartyBench> &party : std::exchange(m_untoldParties, {}))
        if (party) tellOutside(party);
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
