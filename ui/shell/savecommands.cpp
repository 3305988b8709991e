// Saving and closing characters.

#include "core/base/isolated.h"
#include "core/storage/keeping.h"
#include "ui/dialogs/versionsdialog.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/recentfiles.h"
#include "ui/services/settings.h"
#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <memory>
#include <utility>

namespace sky::ui
{

void Commands::settle()
{
    // A field tells what was typed when the focus leaves it.
    const QPointer<QWidget> typing = QApplication::focusWidget();
    if (!typing || typing->window() != &m_window) return;
    typing->clearFocus();
    if (typing) typing->setFocus();
}

void Commands::save()
{
    settle();
    if (OpenFile *here = file()) saveFile(*here);
    if (PartyBench *open = party()) saveParty(*open);
}

void Commands::saveAs()
{
    settle();
    if (OpenFile *here = file()) saveFileAs(*here);
    if (PartyBench *open = party()) savePartyAs(*open);
}

bool Commands::saveFile(OpenFile &file)
{
    if (file.path().isEmpty()) return saveFileAs(file);
    const auto saved = file.save();
    if (!saved) {
        tellFailed(tr("The character was not saved"),
                   {tr("%1: %2").arg(isolated(file.path()), saved.error().message)});
        return false;
    }
    tellSaved(file);
    return true;
}

void Commands::tellSaved(OpenFile &file)
{
    remember(file);
    m_window.hushAbout(&file);
    m_window.sayDone(tr("Saved as %1.").arg(isolated(file.path())));
}

QString Commands::askPath(OpenFile &file, const QString &title)
{
    const QString folder =
        file.path().isEmpty() ? services().settings.get().lastFolder : QFileInfo(file.path()).absolutePath();
    const QString path =
        file.isHeldElsewhere() ? storage::freeNameBeside(file.path(), OpenFile::tr("other")) : file.path();
    const QString name =
        path.isEmpty() ? fileNameFor(file.document().character()->name) : QFileInfo(path).fileName();
    return pathToSave(services().prompts, &m_window, title,
                      QDir(folder.isEmpty() ? QDir::homePath() : folder).filePath(name),
                      tr("Characters (*.skychar)"), FileExtension);
}

/// A copy of a newer file lacks what only the newer program knows.
bool Commands::mayCopyNewer(const OpenFile &file)
{
    if (file.newer().isEmpty()) return true;
    const Question question{
        tr("Save a copy of this version?"),
        tr("%1 A copy saved here is of the version that this program knows; what the newer "
           "one keeps besides may be lost in it.")
            .arg(file.newer()),
        tr("The file itself stays as it is."),
        {tr("Save a copy"), tr("Cancel")},
        1,
        1};
    return services().prompts.choose(&m_window, question) == 0;
}

bool Commands::saveFileAs(OpenFile &file)
{
    if (!mayCopyNewer(file)) return false;
    const QString path = askPath(file, tr("Save the character"));
    if (path.isEmpty()) return false;
    const auto saved = file.saveAs(path);
    if (!saved) {
        tellFailed(tr("The character was not saved"),
                   {tr("%1: %2").arg(isolated(path), saved.error().message)});
        return false;
    }
    const QString folder = QFileInfo(path).absolutePath();
    services().settings.change([&folder](Settings &settings) { settings.lastFolder = folder; });
    tellSaved(file);
    return true;
}

void Commands::saveAsTemplate()
{
    settle();
    OpenFile *here = file();
    if (!here || !mayCopyNewer(*here)) return;
    const auto name = services().prompts.text(&m_window, tr("Save as template"), tr("Name of the template"),
                                              here->document().character()->name);
    if (!name || name->trimmed().isEmpty()) return;
    const QDir folder(services().templateFolder);
    folder.mkpath(QStringLiteral("."));
    const QString path = folder.filePath(fileNameFor(*name));
    if (QFileInfo::exists(path) && !mayReplace(services().prompts, &m_window, path)) return;
    const auto saved = here->saveAsTemplate(path, name->trimmed());
    if (!saved) {
        tellFailed(tr("The template was not saved"),
                   {tr("%1: %2").arg(isolated(path), saved.error().message)});
        return;
    }
    m_shelf.reload();
    m_window.say(Notice::Kind::Note,
                 tr("\"%1\" is now among the templates of the start page.").arg(isolated(name->trimmed())));
}

void Commands::revert()
{
    OpenFile *here = file();
    if (!here) return;
    const Question question{
        tr("Revert"),
        tr("Go back to %1 as it was saved last?").arg(isolated(m_workspace.titleOf(*here))),
        tr("What was changed since then is lost."),
        {tr("Revert"), tr("Cancel")},
        1,
        1};
    if (services().prompts.choose(&m_window, question) != 0) return;
    const auto done = here->revert();
    if (!done)
        tellFailed(tr("The character stays as it is"),
                   {tr("%1: %2").arg(isolated(here->path()), done.error().message)});
}

void Commands::showVersions()
{
    settle();
    std::unique_ptr<Versioned> shown;
    if (OpenFile *here = file()) shown = versioned(*here);
    if (PartyBench *open = party()) shown = versioned(*open);
    if (!shown) return;
    VersionsDialog dialog(std::move(shown), &m_window);
    connect(&dialog, &VersionsDialog::copyWanted, this, [this](const QString &path) {
        if (const auto opened = m_workspace.createFromFile(path); !opened)
            tellFailed(tr("The version was not opened"), {opened.error().message});
    });
    dialog.exec();
}

bool Commands::mayClose(OpenFile &file)
{
    if (!file.needsSaving()) return true;
    m_window.showFile(&file);
    const Question question{tr("Save?"),
                            tr("%1 has changes that are not saved.").arg(isolated(m_workspace.titleOf(file))),
                            tr("They are lost when it is closed without saving."),
                            {tr("Save"), tr("Don't save"), tr("Cancel")},
                            0,
                            2};
    const int answer = services().prompts.choose(&m_window, question);
    if (answer == 0) return saveFile(file);
    return answer == 1;
}

void Commands::close()
{
    closeTab(m_window.currentTab());
}

bool Commands::closeFile(OpenFile &file)
{
    if (!mayClose(file)) return false;
    if (!file.path().isEmpty()) m_closed << file.path();
    m_workspace.close(&file);
    return true;
}

void Commands::closeTab(int index)
{
    settle();
    if (OpenFile *leaving = m_window.fileAt(index))
        closeFile(*leaving);
    else if (PartyBench *open = m_window.partyAt(index))
        closeParty(*open);
    else
        m_window.closeStart();
}

void Commands::closeOthers(int index)
{
    settle();
    const OpenFile *kept = m_window.fileAt(index);
    const PartyBench *keptParty = m_window.partyAt(index);
    std::vector<OpenFile *> others;
    for (const auto &open : m_workspace.files())
        if (open.get() != kept) others.push_back(open.get());
    for (OpenFile *other : others)
        if (!closeFile(*other)) return;
    std::vector<PartyBench *> parties;
    for (const auto &open : m_workspace.parties())
        if (open.get() != keptParty) parties.push_back(open.get());
    for (PartyBench *other : parties)
        if (!closeParty(*other)) return;
    if (kept || keptParty) m_window.closeStart();
}

bool Commands::mayQuit()
{
    settle();
    std::vector<OpenFile *> files;
    for (const auto &open : m_workspace.files())
        files.push_back(open.get());
    for (OpenFile *open : files)
        if (!mayClose(*open)) return false;
    std::vector<PartyBench *> parties;
    for (const auto &open : m_workspace.parties())
        parties.push_back(open.get());
    for (PartyBench *open : parties)
        if (!mayClose(*open)) return false;
    return true;
}

void Commands::quit()
{
    m_window.close();
}

} // namespace sky::ui
