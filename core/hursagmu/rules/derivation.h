#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"

#include <QString>

namespace sky::hursagmu
{

/// What the steps of the evaluation share: where numbers come from, and the result as far as it has got. A
/// step reads what earlier steps wrote; the order stands in derive.cpp.
struct Derivation {
    const Character &character;
    const Catalogue &catalogue;
    const Fold &folded;
    Evaluation &result;
    rules::Burden burden; ///< worn armor and load, set by deriveLoad

    const RuleOptions &options() const { return character.options; }
    /// The present level as a term under the trait's name.
    Breakdown trait(const QString &id) const;
    bool hasGift(const QString &id) const;
};

/// What armor and load take off, as the evaluation has it.
rules::Burden burdenOf(const Evaluation &evaluation);

// One step each, in the file of that name.
void derivePoints(Derivation &derivation); ///< gifts, traits, what they cost, experience
void deriveItems(Derivation &derivation);
void deriveMoney(Derivation &derivation);
void deriveLoad(Derivation &derivation);  ///< armor, load, mount
void deriveRolls(Derivation &derivation); ///< traits as they are rolled
void deriveCombat(Derivation &derivation);
void deriveWeapons(Derivation &derivation);
void deriveHands(Derivation &derivation);
void deriveSorcery(Derivation &derivation);
void deriveInjury(Derivation &derivation);
void deriveMeters(Derivation &derivation);
/// Every derived number once more as a flat list with ids, for show, search and "what would change".
void listValues(Derivation &derivation);

} // namespace sky::hursagmu
