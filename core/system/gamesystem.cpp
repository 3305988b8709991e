#include "core/system/gamesystem.h"

#include <algorithm>

namespace sky
{

void GameRegistry::add(std::shared_ptr<const GameSystem> system)
{
    Q_ASSERT(system && !find(system->id()));
    m_systems.push_back(std::move(system));
}

std::shared_ptr<const GameSystem> GameRegistry::find(const QString &id) const
{
    const auto system = std::find_if(m_systems.begin(), m_systems.end(),
                                     [&id](const auto &each) { return each->id() == id; });
    return system == m_systems.end() ? nullptr : *system;
}

} // namespace sky
