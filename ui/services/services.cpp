#include "ui/services/services.h"

#include "ui/shell/gameui.h"

namespace sky::ui
{

GameRegistry Services::registry() const
{
    GameRegistry registry;
    for (const auto &game : games)
        registry.add(game->system());
    return registry;
}

storage::Versions Services::versions() const
{
    return storage::Versions(stateFolder + QLatin1String("/versions"), clock);
}

const GameUi *Services::gameUi(const GameSystem &system) const
{
    for (const auto &game : games)
        if (game->system()->id() == system.id()) return game.get();
    return nullptr;
}

} // namespace sky::ui
