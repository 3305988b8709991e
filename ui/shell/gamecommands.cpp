// What the game of the open character offers beside its pages.

#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"

namespace sky::ui
{

const GameAction *Commands::gameAction(int index) const
{
    OpenFile *here = file();
    const GameUi *game = here ? &gameOf(*here) : services().games.front().get();
    const auto found = m_gameActions.find(game);
    if (found == m_gameActions.end() || index >= int(found->second.size())) return nullptr;
    return &found->second[size_t(index)];
}

void Commands::runGameAt(int index)
{
    settle();
    OpenFile *here = file();
    const GameAction *action = gameAction(index);
    if (here && action) action->run(here->bench(), &m_window);
}

QString Commands::needsGameAt(int index) const
{
    OpenFile *here = file();
    if (!here) return needsFile();
    const GameAction *action = gameAction(index);
    if (!action) return tr("This game has no such step.");
    if (action->writes && here->bench().isReadOnly()) return here->bench().readOnlyReason();
    return action->whyNot ? action->whyNot(here->document()) : QString();
}

QString Commands::gameLabelAt(int index) const
{
    const GameAction *action = gameAction(index);
    return action ? action->text : QString();
}

QString Commands::gameTipAt(int index) const
{
    const GameAction *action = gameAction(index);
    return action ? action->tip : QString();
}

} // namespace sky::ui
