#pragma once

#include "core/system/character.h"
#include "core/system/evaluation.h"

#include <QDate>

#include <memory>
#include <optional>

namespace sky
{

class GameSystem;

/// A character as it was at the end of a day, or as it is, with what follows from that by the rules. What it
/// was made of has to outlive it.
class OfDay
{
public:
    OfDay(const Character &today, const GameSystem &game, const std::optional<QDate> &day,
          const Evaluation *known = nullptr); ///< `known`: today's, where somebody has it

    const Character &character() const { return *m_character; }
    const Evaluation &evaluation() const { return *m_evaluation; }

private:
    std::unique_ptr<Character> m_then;
    EvaluationPtr m_own;
    const Character *m_character;
    const Evaluation *m_evaluation;
};

} // namespace sky
