#pragma once

#include "core/base/level.h"
#include "core/hursagmu/model/character.h"
#include "core/system/evaluation.h"

#include <QDate>
#include <QHash>

#include <optional>

namespace sky::hursagmu
{

class Catalogue;
struct Fold;

/// A trait as it stands now: creation and ledger folded.
struct PresentTrait {
    QString id;
    QString name;
    TraitKind kind = TraitKind::Profession;
    bool custom = false;
    bool known = true; ///< custom, or in the catalogue
    Level level;
    Breakdown cost;                  ///< total points in it (H-031)
    std::optional<int64_t> nextCost; ///< points for one more level (H-034); nothing at the top
    Breakdown roll;                  ///< the level with armor and load (H-148, H-162)
};

struct PresentGift {
    QString id;   ///< the entry's
    QString gift; ///< catalogue id or empty
    QString name;
    QString shortText;
    QString category;
    QString detail;
    int count = 1;
    bool known = true;
    Breakdown cost;
};

/// An item with everything the catalogue and the rules say about it filled in.
struct PresentItem {
    QString id;
    QString name;         ///< "torch", own name first
    bool ownName = false; ///< given by the player: keeps its capitals inside a sentence
    QString text;         ///< as a list says it: "torch × 3", "rope, 10 yards"
    ItemKind kind = ItemKind::Gear;
    bool known = true;
    int64_t quantity = 1;
    Quality quality = Quality::Good;
    Breakdown weight;           ///< of the stack, own content excluded
    Breakdown price;            ///< of the stack; 0 while no price is known
    bool priceKnown = true;     ///< false: the Master names it (E-048), or excellent without a factor (E-043)
    bool weighsNothing = false; ///< "-" in the lists (E-045)
    bool container = false;
    Place place = Place::Carried; ///< where it is, through its containers
    QString inContainer;          ///< id, or empty
    int depth = 0;                ///< nesting
    bool inHand = false;
    std::optional<WeaponSpec> weapon;
    std::optional<ArmorSpec> armor;
    std::optional<FocusSpec> focus;

    /// Ready to be used: in hand or on the body, not inside something.
    bool isAtHand() const
    {
        return inContainer.isEmpty() && quantity > 0 && (place == Place::Carried || place == Place::Worn);
    }
};

/// One weapon (or bare hands) by itself.
struct WeaponLine {
    QString item; ///< empty: bare hands
    QString name;
    std::optional<Size> size;
    bool missile = false;
    Breakdown attack;
    Breakdown damage;
    Breakdown defense;                     ///< the weapon's own bonus
    std::optional<Breakdown> thrownAttack; ///< melee weapons thrown (H-134)
    std::optional<Breakdown> longestShot;  ///< spaces (H-140)
    std::optional<Breakdown> concealment;  ///< at hand and small enough to hide (H-129)
    int64_t quantity = 1;
    Breakdown weight;
};

/// A combination of what the hands can hold: one row of "in hand". Besides what is held, combinations are
/// made of the weapons worth holding: those that no other beats or equals. A row that another one used the
/// same way (struck hard, held to guard, with a shield, two-handed, shot, thrown) equals or beats in every
/// number is left out as well. Every weapon stands among the weapons all the same.
struct HandLine {
    QString name; ///< "Sword and shield", "Sword alone, struck hard", "Mounted"
    std::vector<QString> items;
    bool held = false; ///< what is in hand now
    bool mounted = false;
    Breakdown attack;
    Breakdown damage;
    Breakdown defense;
    Breakdown missiles;
    QString remark; ///< "15 if unable to block"
};

/// A focus that can be used: at hand, or a place of power.
struct FocusLine {
    QString item; ///< empty: no focus
    QString name;
    Breakdown focusPower;
    Breakdown power; ///< Command + focus (H-275)
    int64_t lengthHundredths = 0;
    Breakdown weight;
    bool immobile = false;
    bool inHand = false;
};

struct SpellCasting {
    QString focus; ///< item id or empty
    int64_t actions = 1;
    std::optional<int64_t> cl; ///< when beyond power (H-291)
};

struct SpellLine {
    QString id;
    Breakdown energy;
    std::vector<SpellCasting> castings; ///< one per FocusLine, same order
    QString against;
};

struct LoadLine {
    Breakdown carried; ///< pounds
    Breakdown lift;
    Breakdown penalty; ///< 0 or negative
    Breakdown percent;
    bool tooHeavy = false; ///< above 100 %
    Breakdown leftBehind;
    Breakdown onMount;
};

struct MountLine {
    QString name;
    LoadLine load; ///< what the mount bears; without the rider
    Breakdown move;
};

struct InjuryTrack {
    QString id; ///< "stuns", "wounds", "shocks"
    int boxes = 10;
    int present = 0;
    int64_t penalty = 0; ///< variant B
    QString state;       ///< what the present number means now, may be empty
    struct Mark {
        int at = 0;
        QString text;
    };
    std::vector<Mark> marks;
};

/// Everything that follows from a Hursagmu character; `evaluate` makes it.
struct Evaluation : sky::Evaluation {
    Phase phase = Phase::Creation;     ///< of the character
    std::vector<PresentTrait> talents; ///< catalogue order, custom ones after
    std::vector<PresentTrait> professions;
    std::vector<PresentGift> gifts;
    std::vector<PresentItem> items;    ///< in list order: top-level things, each followed by its contents
    QHash<QString, size_t> itemPlaces; ///< in `items`, by id

    Breakdown spentTalents, spentProfessions, spentGifts; ///< creation points (H-031, H-089)
    int64_t budget = 0;
    int64_t spent = 0;
    int64_t remaining = 0; ///< creation; negative when over
    int64_t experienceEarned = 0;
    int64_t experienceSpent = 0;
    int64_t experienceBought = 0; ///< what purchases of play cost: spent without what was given back
    int64_t experienceUnspent() const { return experienceEarned - experienceSpent; }
    /// A day of the ledger and the least that is unspent from its end on.
    struct Purse {
        QDate day;
        int64_t least = 0;
    };
    std::vector<Purse> purses; ///< the oldest first
    /// What can be spent on that day without owing at some time: experience in play, whatever was awarded
    /// later; in creation what is left of the points. Negative when more is spent than there is.
    int64_t purseOn(QDate day) const;

    Breakdown initiative, defiance, endurance;
    Breakdown offenseMissile, offenseThrown, offenseMelee, offenseSorcery;
    Breakdown defense;         ///< with what is held now
    Breakdown defenseUnarmed;  ///< "no weapon"
    Breakdown defenseMissiles; ///< with what is held now
    Breakdown defenseMissilesUnarmed;
    Breakdown mountedDefense; ///< able to block
    Breakdown mountedDefenseNoBlock;
    Breakdown move, swim; ///< swim: without armor (E-030)
    bool swimNeedsArmorOff = false;
    Breakdown damage; ///< bare hands
    Breakdown bodyMass;
    Breakdown grappleMass; ///< body and load (E-095)

    std::vector<WeaponLine> weapons;
    std::vector<HandLine> inHand; ///< at most 12
    bool moreInHand = false;
    std::vector<PresentItem> wornArmor;
    Breakdown armorPenalty; ///< 0 or negative (H-148)
    LoadLine load;
    std::optional<MountLine> mount;
    /// In creation, where the campaign sets what there is to spend (E-047); negative when over.
    std::optional<Breakdown> moneyLeft;

    bool isSorcerer = false;     ///< has a discipline
    std::vector<FocusLine> foci; ///< held first, then carried, then immobile, last "no focus"; 100 at most
    std::vector<SpellLine> spells;
    std::vector<InjuryTrack> injuries;

    /// The standing split of the focus in hand (E-119): power for spells, and Willpower with the rest.
    std::optional<Breakdown> standingPower, standingWillpower;

    const PresentTrait *trait(const QString &traitId) const;
    int level(const QString &traitId) const; ///< 0 when absent
    const PresentItem *item(const QString &itemId) const;
};

/// All derived values, without issues: checks/evaluate.h finds those. `folded` is of that character. Pure:
/// the same character and catalogue give the same values.
std::shared_ptr<Evaluation> derive(const Character &character, const Catalogue &catalogue,
                                   const Fold &folded);

} // namespace sky::hursagmu
