#include "core/hursagmu/refusal.h"

#include "core/hursagmu/text.h"

#include <algorithm>
#include <vector>

namespace sky::hursagmu
{

namespace
{

/// What a change takes from the points of creation or from the experience.
struct Payment {
    bool experience = false;
    int64_t cost = 0;
    int64_t left = 0; ///< before it; negative when more was spent than there is
    int64_t leftAfter = 0;

    /// The debt it adds. Less to spend is no purchase.
    int64_t lacking() const
    {
        const auto owed = [](int64_t points) { return std::max<int64_t>(0, -points); };
        return cost > 0 ? std::max<int64_t>(0, owed(leftAfter) - owed(left)) : 0;
    }
};

/// What was bought and costs more than before, and the rule that prices it.
struct Purchase {
    QString what, rule;
};

/// "2 points are left, 4 short"
QString balanceOf(const Payment &payment)
{
    const int64_t lacking = std::max<int64_t>(0, -payment.leftAfter); // what is owed has to be earned as well
    if (payment.experience && payment.left < 0)
        return filled(Text::tr("%1 experience is owed already, %2 short"), -payment.left, lacking);
    if (payment.experience)
        return payment.left > 0
                   ? filled(Text::tr("%1 experience is unspent, %2 short"), payment.left, lacking)
                   : filled(Text::tr("no experience is unspent, %1 short"), lacking);
    if (payment.left > 1) return filled(Text::tr("%1 points are left, %2 short"), payment.left, lacking);
    if (payment.left == 1) return filled(Text::tr("1 point is left, %1 short"), lacking);
    return filled(Text::tr("no points are left, %1 short"), lacking);
}

QString ruleOfLevels(const Payment &payment)
{
    return payment.experience ? QStringLiteral("H-034") : QStringLiteral("H-031");
}

void addTraits(std::vector<Purchase> &bought, const Evaluation &before,
               const std::vector<PresentTrait> &traits, const Payment &payment)
{
    for (const PresentTrait &trait : traits) {
        const PresentTrait *old = before.trait(trait.id);
        const int level = trait.level.value();
        if (level <= before.level(trait.id)) continue;
        const QString what = old ? filled(Text::tr("Level %1 costs %2 more"), level, payment.cost)
                                 : filled(Text::tr("Level %1 costs %2"), level, payment.cost);
        bought.push_back({what, ruleOfLevels(payment)});
    }
}

void addGifts(std::vector<Purchase> &bought, const Evaluation &before, const Evaluation &after,
              const Payment &payment)
{
    for (const PresentGift &gift : after.gifts) {
        const auto old = std::find_if(before.gifts.begin(), before.gifts.end(),
                                      [&gift](const PresentGift &other) { return other.id == gift.id; });
        const bool isNew = old == before.gifts.end();
        if (!isNew && gift.cost.value() <= old->cost.value()) continue;
        const QString what = isNew ? filled(Text::tr("%1 costs %2"), gift.name, payment.cost)
                                   : filled(Text::tr("That costs %1 more"), payment.cost);
        bought.push_back({what, QStringLiteral("H-089")});
    }
}

Error refusalOf(const Payment &payment, const Evaluation &before, const Evaluation &after)
{
    std::vector<Purchase> bought;
    addTraits(bought, before, after.talents, payment);
    addTraits(bought, before, after.professions, payment);
    addGifts(bought, before, after, payment);
    // The cost is the sum: of several purchases none can be named.
    const Purchase named = bought.size() == 1 ? bought.front()
                                              : Purchase{filled(Text::tr("That costs %1 more"), payment.cost),
                                                         ruleOfLevels(payment)};
    return {ErrorKind::Refused,
            filled(Text::tr("%1; %2. (rule %3)"), named.what, balanceOf(payment), named.rule),
            QLatin1String(payment.experience ? WantOfPoints : WantOfBudget)};
}

} // namespace

namespace
{

/// Experience that is owed once play begins again: the verb asks whether the Master lets it be
/// (edits/ledger.h).
bool isNewDebt(const Issue &issue, const Evaluation &before)
{
    const auto isDebt = [](const Issue &each) { return each.code == QLatin1String("experience-overspent"); };
    return isDebt(issue) && std::none_of(before.issues.begin(), before.issues.end(), isDebt);
}

} // namespace

std::optional<Error> openErrors(const Evaluation &before, const Evaluation &after)
{
    if (before.phase != Phase::Creation || after.phase != Phase::Play) return std::nullopt;
    QStringList open;
    for (const Issue &issue : after.issues)
        if (issue.isOpenError() && !isNewDebt(issue, before)) open << issue.sentence;
    if (open.isEmpty()) return std::nullopt;
    const auto others = static_cast<int>(open.size()) - 1;
    const QString rest =
        others > 0 ? QLatin1Char(' ') + Text::tr("%n more problems are open.", nullptr, others) : QString();
    return Error{ErrorKind::Refused,
                 filled(Text::tr("Play cannot begin until this is mended or accepted: %1"), open.front()) +
                     rest,
                 {}};
}

std::optional<Error> wantOfPoints(const Character &candidate, const Evaluation &before,
                                  const Evaluation &after)
{
    // What a lowering gave back and an option or a strike takes again is no purchase.
    const Payment experience{true, after.experienceBought - before.experienceBought,
                             before.experienceUnspent(), after.experienceUnspent()};
    if (experience.lacking() > 0) return refusalOf(experience, before, after);
    const Payment points{false, after.spent - before.spent, before.remaining, after.remaining};
    if (points.lacking() > 0 && !candidate.acceptsDebt) return refusalOf(points, before, after);
    return std::nullopt;
}

} // namespace sky::hursagmu
