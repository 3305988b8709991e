// What changes the character, and the way back.

#include "ui/services/prompts.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"

namespace sky::ui
{

namespace
{

/// In an action's text an ampersand marks the access key; what a person typed has to be shown as it is.
QString asWritten(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString labelFor(const QString &verb, const QString &step)
{
    return step.isEmpty() ? verb : QStringLiteral("%1 %2").arg(verb, asWritten(step));
}

} // namespace

void Commands::undo()
{
    settle();
    if (OpenFile *here = file()) here->document().undoStack().undo();
}

void Commands::redo()
{
    if (OpenFile *here = file()) here->document().undoStack().redo();
}

QString Commands::undoLabel() const
{
    OpenFile *here = file();
    return labelFor(tr("&Undo"), here ? here->document().undoStack().undoText() : QString());
}

QString Commands::redoLabel() const
{
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
    DocumentView *view = m_window.currentView();
    if (view && !view->goToSearch())
        m_window.say(Notice::Kind::Note, tr("This page has no search of its own."));
}

void Commands::rename()
{
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
}

} // namespace sky::ui
