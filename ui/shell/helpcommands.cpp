// What tells about the program and the rules.

#include "ui/dialogs/lookupdialog.h"
#include "ui/services/prompts.h"
#include "ui/shell/actions.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/searchentries.h"

namespace sky::ui
{

void Commands::showShortcuts()
{
    std::vector<LookupRow> rows;
    for (const SearchEntry &entry : actionEntries(m_window.actions()))
        rows.push_back({{entry.text, entry.shortcut, entry.group}, entry.tip});
    const int count = int(rows.size());
    auto *dialog = new LookupDialog(tr("Keyboard shortcuts"), tr("Find among %n actions", nullptr, count),
                                    {tr("Action"), tr("Keys"), tr("Menu")}, std::move(rows), &m_window);
    dialog->show();
}

void Commands::showRules()
{
    const DocumentView *view = m_window.currentView();
    const GameUi &game = view ? view->game() : *services().games.front();
    std::vector<LookupRow> rows;
    for (const RuleText &rule : game.rules())
        rows.push_back({{rule.id, rule.chapter, rule.text}, rule.text});
    const int count = int(rows.size());
    auto *dialog = new LookupDialog(tr("Rules of the book"), tr("Find among %n rules", nullptr, count),
                                    {tr("Number"), tr("Chapter"), tr("Rule")}, std::move(rows), &m_window);
    dialog->show();
}

void Commands::showAbout()
{
    QStringList games;
    for (const auto &game : services().games)
        games << game->system()->name();
    services().prompts.tell(&m_window, tr("About Skychamber"),
                            tr("Skychamber %1\n\nMakes characters for %2, keeps to the rules of the book, "
                               "and explains every number "
                               "it shows.\n\nMade with Qt %3.")
                                .arg(QStringLiteral(SKYCHAMBER_VERSION), games.join(QStringLiteral(", ")),
                                     QString::fromLatin1(qVersion())),
                            Prompts::Tone::Note);
}

} // namespace sky::ui
