#pragma once

#include "core/base/sources.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/text.h"

#include <utility>

namespace sky::hursagmu
{

/// An Edit from a change of a Hursagmu character.
template<class Change>
Edit verb(const QString &name, const QString &mergeKey, Change change)
{
    return Edit{name, mergeKey, [change = std::move(change)](sky::Character &character) -> Result<void> {
                    return change(static_cast<Character &>(character));
                }};
}

/// A verb that puts one checked value in one place.
template<class Value>
Edit assign(const QString &name, const QString &mergeKey, Value Character::*member, const Value &value)
{
    return verb(name, mergeKey, [member, value](Character &character) -> Result<void> {
        character.*member = value;
        return {};
    });
}

/// Refuses a number outside [least, most] with a sentence that names it.
Result<void> within(const QString &what, int64_t value, int64_t least, int64_t most);

/// Refuses a text that a file could not hold.
Result<void> notLonger(const QString &what, const QString &text, qsizetype most);
/// Refuses one more where a list is full; `what` is what there is too much of.
Result<void> roomFor(const QString &what, size_t present, int most);

/// The next id of the source that nothing in the character has yet.
QString freshId(const Character &character, const IdSource &ids);

} // namespace sky::hursagmu
