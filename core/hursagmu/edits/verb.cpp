#include "core/hursagmu/edits/verb.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

bool idIsUsed(const Character &character, const QString &id)
{
    const auto has = [&id](const auto &list) {
        return std::any_of(list.begin(), list.end(), [&id](const auto &entry) { return entry.id == id; });
    };
    const auto inLedger = [&id](const LedgerEntry &entry) {
        return entry.id == id || (entry.newTrait && entry.newTrait->id == id) ||
               (entry.gift && entry.gift->id == id);
    };
    return id.isEmpty() || has(character.items) || has(character.spells) || has(character.wishes) ||
           has(character.waivers) || has(character.loadOuts) || has(character.creation.traits) ||
           has(character.creation.gifts) ||
           std::any_of(character.ledger.begin(), character.ledger.end(), inLedger);
}

} // namespace

Result<void> within(const QString &what, int64_t value, int64_t least, int64_t most)
{
    if (value >= least && value <= most) return {};
    return refuse(filled(Text::tr("%1 must be from %2 to %3, not %4."), what, least, most, value));
}

Result<void> notLonger(const QString &what, const QString &text, qsizetype most)
{
    if (text.size() <= most) return {};
    return refuse(filled(Text::tr("%1 is too long: %2 characters, at most %3."), what, text.size(), most));
}

Result<void> roomFor(const QString &what, size_t present, int most)
{
    if (present < static_cast<size_t>(most)) return {};
    return refuse(filled(Text::tr("There are too many %1: at most %2."), what, most));
}

QString freshId(const Character &character, const IdSource &ids)
{
    QString id = ids();
    while (idIsUsed(character, id))
        id = ids();
    return id;
}

} // namespace sky::hursagmu
