// Parties: making, opening and closing.

#include "core/base/isolated.h"
#include "core/party/partyfile.h"
#include "core/storage/files.h"
#include "core/storage/keeping.h"
#include "ui/dialogs/newpartydialog.h"
#include "ui/services/prompts.h"
#include "ui/services/recentfiles.h"
#include "ui/services/rescue.h"
#include "ui/services/settings.h"
#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/partyview.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

/// Somebody else wrote the file since it was read or written here.
bool isChangedElsewhere(const PartyBench &bench)
{
    const auto there = storage::readFile(bench.path());
    return there && *there != bench.document().bytes();
}

} // namespace

PartyBench *Commands::party() const
{
    return m_window.currentParty();
}

void Commands::newParty()
{
    settle();
    std::vector<MemberChoice> choices;
    const auto add = [&choices](const QString &path, const QString &name, bool ticked) {
        for (const MemberChoice &choice : choices)
            if (choice.path == path) return;
        choices.push_back({path, name, ticked});
    };
    for (const auto &open : m_workspace.files())
        if (!open->path().isEmpty())
            add(QFileInfo(open->path()).absoluteFilePath(), open->document().character()->name, true);
    for (const RecentFile &recent : m_recent.files())
        if (!recent.isParty() && recent.isThere()) add(recent.path, recent.name, false);
    const QString last = services().settings.get().lastFolder;
    auto *dialog = new NewPartyDialog(services(), last.isEmpty() ? QDir::homePath() : last,
                                      std::move(choices), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewPartyDialog::wanted, this,
            [this, dialog](const QString &path, const party::Party &party) {
                const auto made = m_workspace.createParty(path, party);
                if (!made) {
                    dialog->refuse(made.error().message);
                    return;
                }
                dialog->accept();
                rememberParty(**made);
            });
    dialog->open();
}

void Commands::openFolderAsParty()
{
    const QString folder = services().prompts.openFolder(&m_window, tr("Open a folder as a party"),
                                                         services().settings.get().lastFolder);
    if (folder.isEmpty()) return;
    services().settings.change([&folder](Settings &settings) { settings.lastFolder = folder; });
    const auto open = m_workspace.openFolder(folder);
    if (!open) {
        tellFailed(tr("The folder could not be opened"),
                   {tr("%1: %2").arg(isolated(folder), open.error().message)});
        return;
    }
    m_window.showParty(*open);
    if (QFileInfo::exists((*open)->path()))
        rememberParty(**open);
    else
        (*open)->say(
            tr("Every character file in this folder is in the party. The first change keeps it in %1.")
                .arg(isolated(QFileInfo((*open)->path()).fileName())));
}

void Commands::openParty(const QString &path, QStringList &failures)
{
    const auto opened = m_workspace.openParty(path);
    if (!opened) {
        if (offerPartyRescue(path, opened.error())) return;
        failures << tr("%1: %2").arg(isolated(QFileInfo(path).fileName()), opened.error().message);
        return;
    }
    m_window.showParty(*opened);
    rememberParty(**opened);
    const QString folder = QFileInfo(path).absolutePath();
    services().settings.change([&folder](Settings &settings) { settings.lastFolder = folder; });
}

bool Commands::offerPartyRescue(const QString &path, const Error &error)
{
    if (error.kind != ErrorKind::Unreadable) return false;
    const PartyRescue rescue = partyRescueOf(services(), path);
    if (!rescue.salvage && !rescue.saved) return false;
    switch (askRescue(path, error, rescue.salvage.has_value(), rescue.saved.has_value())) {
    case RescueAnswer::Nothing:
        break;
    case RescueAnswer::Salvage:
        showRescued(path, *rescue.salvage);
        break;
    case RescueAnswer::Saved:
        showUnsaved(path, *rescue.saved);
        break;
    }
    return true;
}

/// Its file will lie beside the damaged one: from there its paths lead to its members.
PartyBench *Commands::showUnsaved(const QString &path, const party::Party &party)
{
    const auto opened = m_workspace.openUnsavedParty(storage::freeNameBeside(path, tr("salvaged")), party);
    if (!opened) {
        tellFailed(tr("A file could not be opened"),
                   {tr("%1: %2").arg(isolated(QFileInfo(path).fileName()), opened.error().message)});
        return nullptr;
    }
    m_window.showParty(*opened);
    return *opened;
}

void Commands::showRescued(const QString &path, const party::Salvage &salvage)
{
    if (showUnsaved(path, salvage.party)) listMissing(path, salvage.missing, nullptr);
}

void Commands::rememberParty(const PartyBench &bench)
{
    const QString &name = bench.party().name;
    const int members = int(party::membersOf(bench.party(), bench.path()).size());
    m_recent.add({bench.path(), name.isEmpty() ? QFileInfo(bench.path()).completeBaseName() : name,
                  tr("party of %n character(s)", nullptr, members), services().clock(), members});
}

bool Commands::saveParty(PartyBench &bench)
{
    const auto saved = bench.document().save();
    if (!saved && isChangedElsewhere(bench)) { // to be asked again, as often as it is wanted
        tellOutside(&bench);
        return !bench.needsSaving();
    }
    if (!saved) {
        tellFailed(tr("The party was not saved"),
                   {tr("%1: %2").arg(isolated(bench.path()), saved.error().message)});
        return false;
    }
    m_window.sayDone(tr("Saved as %1.").arg(isolated(bench.path())));
    return true;
}

bool Commands::savePartyAs(PartyBench &bench)
{
    const QString path = pathToSave(services().prompts, &m_window, tr("Save the party"), bench.path(),
                                    tr("Parties (*.skyparty)"), party::Extension);
    if (path.isEmpty()) return false;
    const auto saved = bench.saveAs(QFileInfo(path).absoluteFilePath());
    if (!saved) {
        tellFailed(tr("The party was not saved"), {tr("%1: %2").arg(isolated(path), saved.error().message)});
        return false;
    }
    rememberParty(bench);
    m_window.sayDone(tr("Saved as %1.").arg(isolated(bench.path())));
    return true;
}

bool Commands::mayClose(PartyBench &bench)
{
    const bool isNew = bench.document().isNew();
    // What was in the way may be gone by now.
    if (!bench.needsSaving() || (!isNew && bench.document().save())) return true;
    m_window.showParty(&bench);
    const Question question{
        tr("Not saved"),
        (isNew ? tr("%1 is in no file yet.") : tr("%1 has changes that could not be written to its file."))
            .arg(isolated(bench.title())),
        tr("%1 They are lost when it is closed without saving them elsewhere.")
            .arg(bench.document().unsaved()->message),
        {tr("Save elsewhere..."), tr("Don't save"), tr("Cancel")},
        0,
        2};
    const int answer = services().prompts.choose(&m_window, question);
    return answer == 0 ? savePartyAs(bench) : answer == 1;
}

bool Commands::closeParty(PartyBench &bench)
{
    if (!mayClose(bench)) return false;
    if (QFileInfo::exists(bench.path())) m_closed << bench.path();
    m_workspace.close(&bench);
    return true;
}

void Commands::tellOutside(PartyBench *party)
{
    if (QApplication::activeModalWidget()) {
        m_untoldParties.emplace_back(party);
        return;
    }
    if (!party->needsSaving()) return;
    const Question question{
        tr("Changed by another program"),
        tr("The file of %1 was changed outside of this window, and your own changes are not in it.")
            .arg(isolated(party->title())),
        tr("Nothing is lost: the version that you do not take is kept beside it."),
        {tr("Take the file as it is now"), tr("Keep mine"), tr("Later")},
        2,
        2};
    const int answer = services().prompts.choose(&m_window, question);
    if (answer == 2) return;
    const auto kept = answer == 0 ? party->takeTheirs() : party->keepMine();
    if (!kept)
        tellFailed(tr("The party stays as it is"),
                   {tr("%1: %2").arg(isolated(party->path()), kept.error().message)});
    else
        party->say((answer == 0 ? tr("What you had here is kept in %1.")
                                : tr("What the other program wrote is kept in %1."))
                       .arg(isolated(QFileInfo(*kept).fileName())));
}

QString Commands::needsSaveable() const
{
    const PartyBench *open = party();
    if (!open) return needsFile();
    return open->needsSaving() ? QString() : tr("A party is written with each change.");
}

QString Commands::needsOpen() const
{
    return file() || party() ? QString() : tr("No character or party is open here.");
}

} // namespace sky::ui
