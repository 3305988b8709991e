#include "core/hursagmu/model/character.h"

#include <algorithm>

namespace sky::hursagmu
{

const Item *Character::findItem(const QString &itemId) const
{
    const auto found =
        std::find_if(items.begin(), items.end(), [&](const Item &item) { return item.id == itemId; });
    return found == items.end() ? nullptr : &*found;
}

Item *Character::findItem(const QString &itemId)
{
    return const_cast<Item *>(std::as_const(*this).findItem(itemId));
}

} // namespace sky::hursagmu
