#pragma once

#include "core/base/sources.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/rules/edit.h"

#include <QDate>

namespace sky::hursagmu
{

// The verbs: all that may change a Hursagmu character. Each gives an Edit for Document::apply. Names that a
// person typed are resolved before (Catalogue::find...); a verb takes ids. A verb that names something the
// character or the catalogue does not have is refused with a sentence when it is applied. A catalogue given
// to a verb must outlive the Edit.

Edit setName(const QString &name);
Edit setPlayer(const QString &player);
Edit setCampaign(const QString &campaign);
Edit setMaster(const QString &master);
Edit setConcept(const QString &conceptText);
Edit setDescription(const QString &text);
Edit setHistory(const QString &text);
Edit setNotes(const QString &text);
Edit setPortrait(const Portrait &portrait);

Edit setBudget(int64_t points);
Edit setAcceptsDebt(bool accepts);
Edit setOptions(const RuleOptions &options);
/// What a ledger entry written in play says about itself; unused in creation.
struct LedgerStamp {
    QDate date;
    QString session, who, reason;
    friend bool operator==(const LedgerStamp &, const LedgerStamp &) = default;
};

/// In creation sets the level bought; in play writes a ledger entry (H-034). Lowering always works and in
/// play gives points back where the refund option allows (E-025); what was done to the trait under the same
/// stamp, or lowered on the same day, is taken back first.
Edit setTrait(const Catalogue &catalogue, const QString &traitId, Level level, const IdSource &ids,
              const LedgerStamp &stamp);
Edit addCustomTrait(const Catalogue &catalogue, const QString &name, TraitKind kind, Level level,
                    const IdSource &ids, const LedgerStamp &stamp);
Edit renameCustomTrait(const QString &traitId, const QString &name);
/// Of creation only: what the ledger bought of it is struck under the day of the last entry, and no one
/// wishes for it any more. Refused where creation bought it and the ledger tells of it, whose name stands
/// nowhere else, and in play, where a trait is lowered: what was bought stays in the record.
Edit removeCustomTrait(const Catalogue &catalogue, const QString &traitId);

Edit takeGift(const Catalogue &catalogue, const GiftEntry &gift, const IdSource &ids,
              const LedgerStamp &stamp);
/// Detail, limb, explanation, approval ... of the entry with that id. What it costs, the gift, its count and
/// a cost of its own, changes in creation only; in play it is taken or dropped. What the ledger bought keeps
/// what it was before, under the stamp, or under the day of the last entry.
Edit changeGift(const Catalogue &catalogue, const GiftEntry &gift, const LedgerStamp &stamp = {});
/// In creation takes it back, wherever it was bought; in play writes a ledger entry (E-025).
Edit dropGift(const Catalogue &catalogue, const QString &entryId, const IdSource &ids,
              const LedgerStamp &stamp);

/// A thing in a container stays there only while it is carried (decision: worn and held things leave it).
Edit addItem(const Catalogue &catalogue, const Item &item, const IdSource &ids);
/// The same, but more of an equal thing makes that stack larger where there is one (`stackFor`).
Edit addToStack(const Catalogue &catalogue, const Item &item, const IdSource &ids);
/// The same for a thing made in the workshop: "Make Horn hatchet".
Edit makeItem(const Catalogue &catalogue, const Item &item, const IdSource &ids);
Edit changeItem(const Catalogue &catalogue, const Item &item);      ///< the item with that id becomes this
Edit removeItem(const Catalogue &catalogue, const QString &itemId); ///< contents move to where it was
Edit moveItem(const Catalogue &catalogue, const QString &itemId, Place place);
Edit putInto(const Catalogue &catalogue, const QString &itemId, const QString &containerId);
/// What each hand holds, item ids in slot order. A two-handed weapon takes two slots; named once it takes the
/// next free one too. What is held becomes carried and leaves its container.
Edit setHands(const Catalogue &catalogue, const std::vector<QString> &slots);

Edit setPurse(const Purse &purse);
Edit setMount(const std::optional<Mount> &mount);
Edit setDamage(const Damage &damage);
Edit setBodyMass(Weight mass);
Edit setFocusSplit(std::optional<int> forCommand);

Edit addSpell(const Catalogue &catalogue, const Spell &spell, const IdSource &ids);
Edit changeSpell(const Catalogue &catalogue, const Spell &spell);
Edit removeSpell(const QString &spellId);

Edit acceptIssue(const Issue &issue, const QString &reason, const QString &by, QDate date,
                 const IdSource &ids);
Edit withdrawAcceptance(const QString &waiverId);

} // namespace sky::hursagmu
