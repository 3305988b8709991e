#include "ui/shell/searchentries.h"

#include "ui/services/recentfiles.h"
#include "ui/shell/actions.h"
#include "ui/shell/actiontable.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/partyview.h"

#include <QAction>
#include <QCoreApplication>

namespace sky::ui
{

namespace
{

/// Without the marks of access keys.
QString plain(QString text)
{
    text.replace(QLatin1String("&&"), QString(QChar(1)));
    text.remove(QLatin1Char('&'));
    return text.replace(QChar(1), QLatin1Char('&'));
}

} // namespace

std::vector<SearchEntry> actionEntries(const Actions &actions)
{
    std::vector<SearchEntry> entries;
    for (const Actions::Made &made : actions.all()) {
        QAction *action = made.action;
        if (!action->isVisible()) continue;
        const QString menu = QCoreApplication::translate("Actions", made.spec->menu);
        entries.push_back({plain(action->text()), plain(menu.section(QLatin1Char('/'), 0, 0)),
                           action->statusTip(), action->shortcut().toString(QKeySequence::NativeText),
                           actions.whyNot(*made.spec), [action] { action->trigger(); }});
    }
    return entries;
}

void describePages(std::vector<SearchEntry> &entries, const DocumentView &view)
{
    for (const PageMaker &page : view.pageMakers())
        for (SearchEntry &entry : entries)
            if (entry.text == Commands::pageText(page.title)) entry.tip = page.holds;
}

std::vector<SearchEntry> openEntries(const Workspace &workspace, MainWindow &window)
{
    std::vector<SearchEntry> entries;
    for (const auto &file : workspace.files())
        entries.push_back({workspace.titleOf(*file),
                           Commands::tr("Open character"),
                           file->path(),
                           {},
                           {},
                           [&window, open = file.get()] { window.showFile(open); }});
    for (const auto &party : workspace.parties())
        entries.push_back({party->title(),
                           Commands::tr("Open party"),
                           party->path(),
                           {},
                           {},
                           [&window, open = party.get()] { window.showParty(open); }});
    return entries;
}

std::vector<SearchEntry> partyEntries(const PartyView &view)
{
    std::vector<SearchEntry> entries;
    for (QAction *action : view.page()->actions())
        entries.push_back({plain(action->text()), Commands::tr("Party"), action->statusTip(),
                           action->shortcut().toString(QKeySequence::NativeText),
                           action->isEnabled() ? QString() : action->whatsThis(),
                           [action] { action->trigger(); }});
    return entries;
}

std::vector<SearchEntry> placeEntries(DocumentView &view)
{
    std::vector<SearchEntry> entries;
    for (const Findable &found : view.game().findables(view.file().document()))
        entries.push_back({found.name, found.group, found.tip, {}, {}, [&view, subject = found.subject] {
                               view.reveal(subject);
                           }});
    return entries;
}

std::vector<SearchEntry> templateEntries(TemplateShelf &shelf, Commands &commands)
{
    std::vector<SearchEntry> entries;
    for (const ShelfItem &item : shelf.items())
        entries.push_back({item.card.name,
                           Commands::tr("Template"),
                           QStringLiteral("%1 · %2").arg(item.card.points, item.card.line),
                           {},
                           {},
                           [&commands, item] { commands.newFrom(item); }});
    return entries;
}

std::vector<SearchEntry> recentEntries(const RecentFiles &recent, Commands &commands)
{
    std::vector<SearchEntry> entries;
    for (const RecentFile &file : recent.files())
        entries.push_back(
            {file.name, Commands::tr("Recent file"), file.path, {}, {}, [&commands, path = file.path] {
                 commands.openPaths({path});
             }});
    return entries;
}

} // namespace sky::ui
