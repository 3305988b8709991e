#pragma once

#include "core/json/merge.h"
#include "core/storage/envelope.h"

#include <optional>
#include <vector>

namespace sky::storage
{

/// Two versions of one character that became different apart from each other, and what they have in common.
class CharacterMerge
{
public:
    /// `base` are the bytes both come from; empty, or not to be understood: that is not known, and whatever
    /// differs is a choice. Refused for another character, another game or a file of a newer program.
    static Result<CharacterMerge> of(const QByteArray &base, const Character &mine, const GameSystem &system,
                                     const QByteArray &theirs, const GameRegistry &games);

    const std::vector<json::Conflict> &conflicts() const { return m_conflicts; }
    const Character *base() const { return m_baseCharacter.get(); } ///< null: not known
    const Character &mine() const { return *m_mineCharacter; }
    const Character &theirs() const { return *m_theirsCharacter; }
    /// As in `Loaded`, of theirs.
    const QStringList &theirsMigrated() const { return m_theirsMigrated; }
    /// Both together, each conflict settled as chosen, the rest as mine. It may be that what each side did
    /// makes no character together: then the error says why.
    Result<Loaded> with(const std::vector<json::Side> &choices) const;

private:
    CharacterMerge() = default;

    GameRegistry m_games;
    std::optional<json::Value> m_base;
    json::Value m_mine, m_theirs;
    std::shared_ptr<const Character> m_baseCharacter, m_mineCharacter, m_theirsCharacter;
    QStringList m_theirsMigrated;
    std::vector<json::Conflict> m_conflicts;
};

} // namespace sky::storage
