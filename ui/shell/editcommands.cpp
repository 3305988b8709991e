// What changes the character, and the way back.

#include "ui/services/prompts.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/partyview.h"
#include "ui/widgets/aswritten.h"

namespace sky::ui
{

namespace
{

QString labelFor(const QString &verb, const QString &step)
{
    return step.isEmpty() ? verb : QStringLiteral("%1 %2").arg(verb, asWritten(step));
}

} // namespace

void Commands::undo()
{
    settle();
    if (OpenFile *here = file()) here->document().undoStack().undo();
    if (PartyBench *open = party()) open->undo();
}

void Commands::redo()
{
    settle();
    if (OpenFile *here = file()) here->document().undoStack().redo();
    if (PartyBench *open = party()) open->redo();
}

QString Commands::undoLabel() const
{
    if (const PartyBench *open = party()) return labelFor(tr("&Undo"), open->document().undoName());
    OpenFile *here = file();
    return labelFor(tr("&Undo"), here ? here->document().undoStack().undoText() : QString());
}

QString Commands::redoLabel() const
{
    if (const PartyBench *open = party()) return labelFor(tr("&Redo"), open->document().redoName());
    OpenFile *here = file();
    return labelFor(tr("&Redo"), here ? here->document().undoStack().redoText() : QString());
}

void Commands::toggleHistory()
{
    if (DocumentView *view = m_window.currentView()) view->setHistoryShown(!view->isHistoryShown());
}

bool Commands::isHistoryShown() const
{
    const DocumentView *view = m_window.currentView();
    return view && view->isHistoryShown();
}

void Commands::find()
{
    if (PartyView *party = m_window.currentPartyView()) party->goToSearch();
    DocumentView *view = m_window.currentView();
    if (view && !view->goToSearch())
        m_window.say(Notice::Kind::Note, tr("This page has no search of its own."));
}

void Commands::rename()
{
    settle();
    OpenFile *here = file();
    if (!here) return;
    const auto name = services().prompts.text(&m_window, tr("Rename"), tr("Name of the character"),
                                              here->document().character()->name);
    if (name) here->bench().apply(gameOf(*here).rename(name->trimmed()));
}

bool Commands::isDebtAllowed() const
{
    OpenFile *here = file();
    return here && gameOf(*here).allowsDebt(*here->document().character());
}

void Commands::toggleDebt()
{
    OpenFile *here = file();
    if (!here) return;
    const auto edit = gameOf(*here).allowDebt(*here->document().character(), !isDebtAllowed());
    if (edit) here->bench().apply(*edit);
}

void Commands::goToProblems()
{
    if (DocumentView *view = m_window.currentView()) view->goToProblems();
    if (const PartyView *party = m_window.currentPartyView()) party->page()->goToProblems();
}

/// The page that has one knows its place by that name.
void Commands::openShop()
{
    DocumentView *view = m_window.currentView();
    if (view && !view->reveal(QStringLiteral("shop")))
        m_window.say(Notice::Kind::Note, tr("This game has no lists of things."));
}

void Commands::goToLoadOuts()
{
    DocumentView *view = m_window.currentView();
    if (view && !view->reveal(QStringLiteral("loadouts")))
        m_window.say(Notice::Kind::Note, tr("This game has no load-outs."));
}

void Commands::openWorkshop()
{
    DocumentView *view = m_window.currentView();
    if (view && !view->reveal(QStringLiteral("workshop")))
        m_window.say(Notice::Kind::Note, tr("This game has no workshop."));
}

} // namespace sky::ui
