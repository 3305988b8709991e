#pragma once

#include <QString>

#include <algorithm>
#include <vector>

namespace sky::ui::hursagmu
{

/// The id of the thing that the list has now and had not before, wherever it stands: what is bought in play
/// is listed by its date. Empty for none.
template<class Thing>
QString addedTo(const std::vector<Thing> &before, const std::vector<Thing> &now)
{
    const auto isNew = [&before](const Thing &thing) {
        return std::none_of(before.begin(), before.end(),
                            [&thing](const Thing &old) { return old.id == thing.id; });
    };
    const auto found = std::find_if(now.begin(), now.end(), isNew);
    return found == now.end() ? QString() : found->id;
}

} // namespace sky::ui::hursagmu
