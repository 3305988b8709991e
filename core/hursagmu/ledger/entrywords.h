#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <QHash>

namespace sky::hursagmu
{

/// The trait whose level the entry changes, or which it brings; empty when it changes none.
QString changedTrait(const LedgerEntry &entry);

/// What entries of a ledger say in words, and the names of traits and gifts.
class EntryWords
{
public:
    EntryWords(const Character &character, const Catalogue &catalogue);
    /// Another character's own traits by their names too; they win.
    void add(const Character &character);

    /// "award", "raise", "lowered" ...
    static QString kind(const LedgerEntry &entry);
    /// "Warrior 8 → 9", "Longevity", "Singer, new at 3"; empty for awards.
    QString deed(const LedgerEntry &entry) const;
    /// Of the lists, or the character's own; the id of one that nobody knows.
    QString traitName(const QString &traitId) const;
    QString giftName(const GiftEntry &gift) const;

private:
    const Catalogue &m_catalogue;
    QHash<QString, QString> m_ownNames; ///< of custom traits by id
};

} // namespace sky::hursagmu
