#pragma once

#include "core/json/value.h"
#include "core/rules/waiver.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace sky
{

/// A picture embedded in the file, already checked and scaled down (see core/storage/portrait.h).
struct Portrait {
    QByteArray bytes;  ///< the encoded picture; empty for none
    QString mediaType; ///< "image/png" or "image/jpeg"
    json::Members unknown;

    bool isEmpty() const { return bytes.isEmpty(); }
    friend bool operator==(const Portrait &, const Portrait &) = default;
};

enum class CharacterKind { Character, Template };

/// What every character has, whatever the game. A game derives from it. Values are immutable once they are
/// shared (`CharacterPtr`); an edit works on a clone.
struct Character {
    QString id; ///< UUID
    CharacterKind kind = CharacterKind::Character;
    QString name;
    QString player;
    QString campaign;
    QString master;      ///< the Master (GM)
    QString conceptText; ///< one line: "Knight, a lord's second son" ("concept" in the file)
    QString description;
    QString history;
    QString notes;
    Portrait portrait;
    std::vector<Waiver> waivers;
    json::Members unknown; ///< unknown members at the top of the file

    virtual ~Character() = default;
    virtual std::unique_ptr<Character> clone() const = 0;

    /// The base part alone.
    bool sameBase(const Character &other) const;

protected:
    Character() = default;
    Character(const Character &) = default;
    Character &operator=(const Character &) = default;
};

using CharacterPtr = std::shared_ptr<const Character>;

} // namespace sky
