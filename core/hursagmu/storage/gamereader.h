#pragma once

#include "core/hursagmu/model/character.h"
#include "core/json/reader.h"

#include <set>

namespace sky::hursagmu
{

/// Reads one game part into a character. Every list knows the ids it has met, and what names an item is
/// checked when all items are known.
class GameReader
{
public:
    GameReader(Character &character, json::Faults &faults)
        : m_character(character)
        , m_faults(faults)
    {
    }

    void read(const json::Value &part);

private:
    /// A mention of another thing, with its place in the file.
    struct Mention {
        QString path;
        const json::Value *where = nullptr;
        QString id;
    };

    // Points: creation and ledger (readpoints.cpp)
    void readCreation(json::ObjectReader &reader);
    void readEntry(json::ObjectReader &reader);
    EntryVersion readVersion(json::ObjectReader &reader);
    void checkEntry(json::ObjectReader &reader, const LedgerEntry &entry);
    void readWish(json::ObjectReader &reader);
    TraitEntry readTrait(json::ObjectReader &reader);
    GiftEntry readGift(json::ObjectReader &reader);

    // Things (readthings.cpp)
    void readItem(json::ObjectReader &reader);
    void readHands(json::ObjectReader &reader);
    void checkContainers();
    void readMount(json::ObjectReader &reader);

    // The rest (gamereader.cpp)
    void readOptions(json::ObjectReader &reader);
    void readDamage(json::ObjectReader &reader);
    void readPurse(json::ObjectReader &reader);
    void readSpell(json::ObjectReader &reader);
    void readLoadOut(json::ObjectReader &reader);

    /// The member "id" of a thing, which no other in `met` may have.
    QString readId(json::ObjectReader &reader, std::set<QString> &met);

    Character &m_character;
    json::Faults &m_faults;
    std::set<QString> m_traitIds, m_giftIds, m_entryIds, m_wishIds, m_itemIds, m_spellIds, m_loadOutIds;
    bool m_playBegins = false;         ///< an entry that counts says so
    std::vector<Mention> m_containers; ///< of each item, in their order
};

QString readText(json::ObjectReader &reader, QStringView key);
QString readName(json::ObjectReader &reader, QStringView key);
int readInt(json::ObjectReader &reader, QStringView key, int64_t min, int64_t max, int fallback = 0);
template<class Enum>
Enum readWord(json::ObjectReader &reader, QStringView key, const std::vector<QString> &words, Enum fallback)
{
    return static_cast<Enum>(reader.word(key, words, static_cast<int>(fallback)));
}

} // namespace sky::hursagmu
