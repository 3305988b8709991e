#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <QHash>

namespace sky::hursagmu
{

/// `awardId` of the correction of no points that says play began again after a return to creation.
inline constexpr QLatin1String PlayResumes("again");

/// Whether the entry says that play begins, struck or not, whether it says that it ended, and that it began
/// again.
bool saysPlayBegins(const LedgerEntry &entry);
bool saysPlayEnds(const LedgerEntry &entry);
bool saysPlayResumes(const LedgerEntry &entry);
/// One of the three: it is not struck, and its points are what creation left, or none.
bool marksPhase(const LedgerEntry &entry);

/// The trait whose level the entry changes, or which it brings; empty when it changes none.
QString changedTrait(const LedgerEntry &entry);

/// What entries of a ledger say in words, and the names of traits and gifts.
class EntryWords
{
public:
    EntryWords(const Character &character, const Catalogue &catalogue);
    /// Another character's own traits by their names too; they win.
    void add(const Character &character);

    /// "award", "raise", "lowered" ..., "play" where it begins or begins again, "creation" where it ends.
    static QString kind(const LedgerEntry &entry);
    /// "Warrior 8 → 9", "Longevity", "Singer, new at 3", "Back to creation"; empty for awards.
    QString deed(const LedgerEntry &entry) const;
    /// The same of what it said before it was changed.
    QString deed(LedgerEntry entry, const EntryVersion &version) const;
    /// "award +5", "Warrior 8 → 9": what somebody recognizes the entry by.
    QString title(const LedgerEntry &entry) const;
    /// Of the lists, or the character's own; the id of one that nobody knows.
    QString traitName(const QString &traitId) const;
    QString giftName(const GiftEntry &gift) const;

private:
    /// "Play begins, 4 points kept"
    QString beginning(const LedgerEntry &entry) const;

    const Catalogue &m_catalogue;
    int64_t m_left = 0;                 ///< of creation, in play
    QHash<QString, QString> m_ownNames; ///< of custom traits by id
};

} // namespace sky::hursagmu
