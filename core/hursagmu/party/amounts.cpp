#include "core/hursagmu/party/awarding.h"
#include "core/hursagmu/text.h"
#include "core/rules/breakdown.h"

#include <algorithm>
#include <map>

namespace sky::hursagmu
{

namespace
{

QString points(int64_t amount)
{
    return numberText(amount, Unit::Number);
}

} // namespace

QString amountsInWords(const std::vector<std::pair<QString, int64_t>> &amounts)
{
    std::map<int64_t, std::vector<QString>> names; // of those who got something, by how much
    std::vector<QString> none;
    for (const auto &[name, amount] : amounts)
        (amount == 0 ? none : names[amount]).push_back(name);
    if (names.empty()) return points(0);
    const size_t all = amounts.size();
    const auto usual = std::max_element(names.begin(), names.end(), [](const auto &a, const auto &b) {
        return a.second.size() < b.second.size();
    });
    const auto &[most, who] = *usual;
    const bool same = names.size() == 1;
    if (same && who.size() == 1) return filled(Text::tr("%1 to %2"), points(most), who.front());
    if (same && none.empty()) return filled(Text::tr("%1 each"), points(most));
    if (who.size() > 1 && who.size() + 1 == all) {
        const auto other = std::find_if(amounts.begin(), amounts.end(),
                                        [&usual](const auto &each) { return each.second != usual->first; });
        return filled(Text::tr("%1, %2 %3"), points(most), other->first, points(other->second));
    }
    if (!same && all - none.size() == 2) {
        const auto &[less, lesser] = *names.begin();
        const auto &[more, greater] = *names.rbegin();
        return filled(Text::tr("%1 %2, %3 %4"), greater.front(), points(more), lesser.front(), points(less));
    }
    if (same) return filled(Text::tr("%1 to %2 of %3"), points(most), who.size(), all);
    return filled(Text::tr("from %1 to %2"), points(names.begin()->first), points(names.rbegin()->first));
}

QString amountsInWords(const party::Session &session, const std::vector<party::Seat> &seats,
                       const std::function<QString(const QString &name)> &shown)
{
    const auto nameOf = [&seats](const QString &member) {
        for (const party::Seat &seat : seats)
            if (seat.member.path == member) return seat.name();
        return member;
    };
    auto amounts = session.amounts(nameOf);
    for (auto &[name, amount] : amounts)
        name = shown(name);
    for (const party::Seat &seat : seats) {
        const bool got = std::any_of(session.shares.begin(), session.shares.end(), [&](const auto &share) {
            return share.member == seat.member.path ||
                   (seat.character && !share.character.isEmpty() && share.character == seat.character->id);
        });
        if (!got && !session.present.contains(seat.member.path)) amounts.emplace_back(shown(seat.name()), 0);
    }
    return amountsInWords(amounts);
}

} // namespace sky::hursagmu
