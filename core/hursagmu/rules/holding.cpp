#include "core/hursagmu/rules/holding.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/items.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// The hands there are; more where more hold something.
std::vector<QString> allHands(const Character &character, const Catalogue &catalogue)
{
    std::vector<QString> hands = character.hands;
    hands.resize(std::max(hands.size(), size_t(handCount(character, catalogue))));
    return hands;
}

/// Empties hands until the one that takes can have what it wants.
class Taking
{
public:
    Taking(const Character &character, const Catalogue &catalogue, size_t hand)
        : m_character(character)
        , m_catalogue(catalogue)
        , m_hand(hand)
        , m_hands(allHands(character, catalogue))
    {
        m_hands.resize(std::max(m_hands.size(), hand + 1));
    }

    std::vector<QString> take(const QString &id)
    {
        if (m_hands[m_hand] != id) letGo(m_hand);
        m_hands[m_hand] = id;
        if (!id.isEmpty()) makeRoom(id);
        return m_hands;
    }

private:
    int handsForOne(const QString &id) const
    {
        const Item *item = m_character.findItem(id);
        return item ? handsFor(*item, m_catalogue) : 1;
    }

    /// Of a thing that takes several hands all of them.
    void letGo(size_t hand)
    {
        const QString id = m_hands[hand];
        if (id.isEmpty()) return;
        if (handsForOne(id) > 1) std::replace(m_hands.begin(), m_hands.end(), id, QString());
        m_hands[hand].clear();
    }

    void makeRoom(const QString &id)
    {
        const Item *item = m_character.findItem(id);
        if (!item) return;
        const int each = handsForOne(id);
        int64_t holding = std::count(m_hands.begin(), m_hands.end(), id);
        for (size_t i = 0; i < m_hands.size() && holding > item->quantity * each; ++i)
            if (i != m_hand && m_hands[i] == id) {
                m_hands[i].clear();
                --holding;
            }
        if (holding % each == 0) return;
        const int64_t missing = each - holding % each;
        for (size_t i = 0; i < m_hands.size(); ++i) {
            if (std::count(m_hands.begin(), m_hands.end(), QString()) >= missing) return;
            if (m_hands[i] != id) letGo(i);
        }
    }

    const Character &m_character;
    const Catalogue &m_catalogue;
    size_t m_hand;
    std::vector<QString> m_hands;
};

} // namespace

bool isInReach(const PresentItem &item)
{
    if (item.inHand) return true;
    if (item.quantity == 0 || (item.focus && item.focus->immobile)) return false;
    if (item.place != Place::Carried && item.place != Place::Worn) return false;
    if (item.weapon || item.focus) return true;
    return item.kind == ItemKind::Gear && item.place == Place::Carried && item.inContainer.isEmpty();
}

std::vector<QString> handsTaking(const Character &character, const Catalogue &catalogue, size_t hand,
                                 const QString &itemId)
{
    return Taking(character, catalogue, hand).take(itemId);
}

std::vector<QString> handsTakingOrDropping(const Character &character, const Catalogue &catalogue,
                                           const QString &itemId)
{
    std::vector<QString> hands = allHands(character, catalogue);
    if (std::find(hands.begin(), hands.end(), itemId) != hands.end()) {
        std::replace(hands.begin(), hands.end(), itemId, QString());
        return hands;
    }
    const auto free = std::find(hands.begin(), hands.end(), QString());
    const size_t hand = free == hands.end() ? 0 : size_t(free - hands.begin());
    return handsTaking(character, catalogue, hand, itemId);
}

} // namespace sky::hursagmu
