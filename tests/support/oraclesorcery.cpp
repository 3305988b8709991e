// Foci, spells and injuries.
#include "tests/support/oraclework.h"

#include <algorithm>
#include <cmath>

namespace sky::hursagmu::oracle
{

namespace
{

/// 0 for 1, 1 for 2, 2 for 3 and 4 ...
int64_t doublingsTo(int64_t amount)
{
    int64_t steps = 0;
    for (int64_t reach = 1; reach < amount; reach *= 2)
        ++steps;
    return steps;
}

int64_t powerOfFocus(const FocusSpec &focus, FocusRounding rounding)
{
    const double feet = static_cast<double>(focus.lengthHundredths) / 100;
    int64_t power = 0;
    if (feet >= 1) {
        const double steps = std::log2(feet / 3);
        const double whole =
            rounding == FocusRounding::NearestDoubling ? std::round(steps) : std::floor(steps);
        power = std::max<int64_t>(2, 4 + 2 * static_cast<int64_t>(whole));
    }
    return power + 2 * focus.widthDoublings;
}

} // namespace

void Oracle::sorcery()
{
    std::vector<const Thing *> foci;
    for (const int rank : {0, 1, 2})
        for (const Thing *thing : listed())
            if (thing->focus &&
                (thing->focus->immobile ? 2
                 : thing->held          ? 0
                                        : 1) == rank &&
                (rank == 2 || thing->ready()))
                foci.push_back(thing);
    std::vector<int64_t> powers;
    for (const Thing *thing : foci) {
        powers.push_back(level("command") + powerOfFocus(*thing->focus, m_o.focusRounding));
        put(QStringLiteral("power/") + thing->item->id, powers.back());
    }
    const bool sorcerer = std::any_of(m_gifts.begin(), m_gifts.end(), [this](const GiftEntry &gift) {
        const GiftInfo *info = m_lists.gift(gift.gift);
        return info && info->category == QLatin1String("sorcery");
    });
    if (sorcerer || !foci.empty()) {
        powers.push_back(level("command"));
        put("power/none", powers.back());
    }
    if (!foci.empty() && foci[0]->held && m_c.focusForCommand) {
        const int64_t power = powers[0] - level("command");
        const int64_t share = std::min<int64_t>(*m_c.focusForCommand, power);
        put("standing_power", level("command") + share);
        put("standing_willpower", level("willpower") + power - share);
    }
    for (const Spell &spell : m_c.spells)
        cast(spell, powers);
}

std::vector<const Thing *> Oracle::listed() const
{
    std::vector<const Thing *> order;
    const auto visit = [&](const auto &self, const QString &container) -> void {
        for (const Thing &thing : m_things) {
            if (thing.item->container != container) continue;
            order.push_back(&thing);
            self(self, thing.item->id);
        }
    };
    visit(visit, QString());
    return order;
}

void Oracle::cast(const Spell &spell, const std::vector<int64_t> &powers)
{
    const int64_t energy = spell.intensity + 2 * doublingsTo(spell.area) + 2 * doublingsTo(spell.duration);
    put(QStringLiteral("spell/") + spell.id, energy);
    for (size_t i = 0; i < powers.size(); ++i) {
        const int64_t extra = energy - powers[i];
        const QString id = QStringLiteral("cast/%1/%2/").arg(spell.id).arg(i);
        const int64_t steps = extra <= 0                                 ? 0
                              : m_o.extraPowerOdd == ExtraPowerOdd::Ceil ? (extra + 1) / 2
                                                                         : extra / 2;
        int64_t actions = 1;
        for (int64_t step = 0; step < steps; ++step)
            actions *= 2;
        put(id + QStringLiteral("actions"), actions);
        if (extra > 0) put(id + QStringLiteral("cl"), 7 + extra);
    }
}

void Oracle::injury()
{
    const bool overview = m_o.injuryModel == InjuryModel::B;
    put("injury/stuns", m_c.damage.stuns);
    put("injury/stuns/10", 10);
    const std::pair<const char *, int> tracks[] = {{"injury/wounds", m_c.damage.wounds},
                                                   {"injury/shocks", m_c.damage.shocks}};
    for (const auto &[id, count] : tracks) {
        const QString track = QString::fromLatin1(id);
        put(track, count);
        put(track + QStringLiteral("/20"), 20);
        if (overview)
            put(track + QStringLiteral("/penalty"), -std::max(0, count - 10));
        else
            put(track + QStringLiteral("/30"), 30);
    }
}

} // namespace sky::hursagmu::oracle
