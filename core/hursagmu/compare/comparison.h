#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/compare/differences.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/model/character.h"

namespace sky::hursagmu
{

/// One comparison of two characters, block by block.
class Comparison
{
public:
    Comparison(const Character &from, const Character &to, const Catalogue &catalogue)
        : m_from(from)
        , m_to(to)
        , m_catalogue(catalogue)
        , m_words(from, catalogue)
    {
        m_words.add(to);
    }

    QStringList run();

private:
    void base();
    void points(); ///< comparepoints.cpp
    void traits();
    void gifts();
    void ledger();
    void entryPair(const LedgerEntry &from, const LedgerEntry &to);
    void wishes();
    void things(); ///< comparethings.cpp
    void items();
    void itemPair(const Item &from, const Item &to);
    void hands();
    void mount();
    void spells();
    void options();
    void rest();

    QString traitName(const TraitEntry &trait) const;
    QString entryName(const LedgerEntry &entry) const;
    QString wishName(const Wish &wish) const;
    QString spot(const Character &character, const Item &item) const;
    QString held(const Character &character) const;

    const Character &m_from;
    const Character &m_to;
    const Catalogue &m_catalogue;
    EntryWords m_words;
    Differences m_found;
};

} // namespace sky::hursagmu
