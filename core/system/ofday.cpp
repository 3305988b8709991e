#include "core/system/ofday.h"

#include "core/system/gamesystem.h"

namespace sky
{

OfDay::OfDay(const Character &today, const GameSystem &game, const std::optional<QDate> &day,
             const Evaluation *known)
    : m_then(day ? game.asOf(today, *day) : nullptr)
    , m_character(m_then ? m_then.get() : &today)
    , m_evaluation(m_then ? nullptr : known)
{
    if (m_evaluation) return;
    m_own = game.evaluate(*m_character);
    m_evaluation = m_own.get();
}

} // namespace sky
