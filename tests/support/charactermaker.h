#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "tests/support/dice.h"

#include <QString>

namespace sky::test
{

/// Makes one random character, block by block.
class CharacterMaker
{
public:
    CharacterMaker(const hursagmu::Catalogue &catalogue, uint64_t seed, int size)
        : m_catalogue(catalogue)
        , m_dice(seed)
        , m_size(size)
    {
    }

    hursagmu::Character make();

private:
    // randomcharacter.cpp
    void person();
    void options();
    void creation();
    void ledger();
    void wishes();
    hursagmu::LedgerEntry entry(int index);
    hursagmu::EntryVersion version(const hursagmu::LedgerEntry &entry, int days);
    hursagmu::TraitEntry customTrait();
    hursagmu::GiftEntry gift();
    void spells();

    // randomthings.cpp
    void items();
    hursagmu::Item item();
    hursagmu::Item ofCatalogue();
    hursagmu::Item ofOwnMaking();
    void ownConstruction(hursagmu::Item &item);
    void place(hursagmu::Item &item);
    void hands();
    void mount();
    void loadOuts();

    QString id(const char *prefix);
    QString text();
    QString name();
    int count(int most);
    json::Members unknown();

    const hursagmu::Catalogue &m_catalogue;
    Dice m_dice;
    int m_size;
    int m_lastId = 0;
    hursagmu::Character m_character;
};

} // namespace sky::test
