#pragma once

#include "core/base/sources.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/rules/edit.h"

#include <QStringList>

#include <optional>

namespace sky::hursagmu
{

// Named arrangements of what is owned: where each thing is, in which container, and what the hands hold. A
// catalogue given to a verb must outlive the Edit.

/// Keeps the present arrangement under a name that no other load-out has.
Edit keepLoadOut(const QString &name, const IdSource &ids);
/// The load-out becomes the present arrangement.
Edit takeOverLoadOut(const QString &loadOutId);
Edit renameLoadOut(const QString &loadOutId, const QString &name);
Edit removeLoadOut(const QString &loadOutId);

/// Brings everything the load-out names to its place and into its hands, as far as it is owned and can be
/// there. Things it does not name stay where they are, but leave the hands.
Edit switchLoadOut(const Catalogue &catalogue, const QString &loadOutId);

const LoadOut *findLoadOut(const Character &character, const QString &loadOutId);
/// Whether everything is where the load-out has it; one kept before something was added still is.
bool isInForce(const Character &character, const LoadOut &loadOut);

/// What of a load-out cannot be had, each by its name, or by its id when it is not owned any more.
struct LoadOutWants {
    QStringList gone;      ///< not owned
    QStringList elsewhere; ///< owned, but cannot be where the load-out has it or be held
    bool isEmpty() const { return gone.isEmpty() && elsewhere.isEmpty(); }
};
LoadOutWants wantsOf(const Character &character, const Catalogue &catalogue, const LoadOut &loadOut);

/// What counts of an arrangement when it is chosen.
struct LoadOutFigures {
    Breakdown load;    ///< pounds
    Breakdown percent; ///< of the lift
    Breakdown penalty;
    bool tooHeavy = false;
    Breakdown move, defense, missiles;
    /// With what is held, the best attack first by attack, then by damage; nothing when no hand strikes.
    std::optional<HandLine> best;
};
LoadOutFigures figuresOf(const Evaluation &evaluation);
/// The figures after a switch. Evaluates the whole character: ask for what is shown only.
LoadOutFigures figuresAfter(const Character &character, const Catalogue &catalogue, const LoadOut &loadOut);

} // namespace sky::hursagmu
