#include "ui/hursagmu/build/spending.h"

#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/view.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;

namespace
{

bool isInPlay(const Document &document)
{
    return characterOf(document).phase == sky::hursagmu::Phase::Play;
}

/// "12 points are left, 4 short", in the words of the phase.
QString balance(const Document &document, int64_t cost)
{
    const int64_t purse = purseOf(document);
    const int64_t lacking = cost - std::max<int64_t>(0, purse);
    if (isInPlay(document))
        return purse > 0 ? filled(View::tr("%1 experience is unspent, %2 short"), purse, lacking)
                         : filled(View::tr("no experience is unspent, %1 short"), lacking);
    if (purse > 1) return filled(View::tr("%1 points are left, %2 short"), purse, lacking);
    if (purse == 1) return filled(View::tr("1 point is left, %1 short"), lacking);
    return filled(View::tr("no points are left, %1 short"), lacking);
}

QString lacksPoints(const Document &document, const QString &what, int64_t cost, const QString &rule)
{
    return filled(View::tr("%1; %2. (rule %3)"), what, balance(document, cost), rule);
}

} // namespace

int64_t purseOf(const Document &document)
{
    const auto &facts = evaluationOf(document);
    return isInPlay(document) ? facts.experienceUnspent() : facts.remaining;
}

bool isShort(const Document &document, int64_t cost)
{
    if (cost <= 0 || cost <= purseOf(document)) return false;
    return isInPlay(document) || !characterOf(document).acceptsDebt;
}

QString refusalOfLevel(const Document &document, const QString &traitId, int level, const Error &error)
{
    const auto present = Level::of(evaluationOf(document).level(traitId));
    const auto wanted = Level::of(level);
    if (!present || !wanted) return error.message;
    const int64_t cost = sky::hursagmu::rules::traitChange(*present, *wanted);
    if (!isShort(document, cost)) return error.message;
    const QString rule = isInPlay(document) ? QStringLiteral("H-034") : QStringLiteral("H-031");
    return lacksPoints(document, filled(View::tr("Level %1 costs %2 more"), level, cost), cost, rule);
}

QString refusalOfNewTrait(const Document &document, int level, const Error &error)
{
    const auto wanted = Level::of(level);
    const int64_t cost = wanted ? sky::hursagmu::rules::levelCost(*wanted) : 0;
    if (!isShort(document, cost)) return error.message;
    return lacksPoints(document, filled(View::tr("Level %1 costs %2"), level, cost), cost,
                       QStringLiteral("H-031"));
}

QString refusalOfGift(const Document &document, const QString &name, int64_t cost, const Error &error)
{
    if (!isShort(document, cost)) return error.message;
    return lacksPoints(document, filled(View::tr("%1 costs %2"), name, cost), cost, QStringLiteral("H-089"));
}

QString refusalOfMore(const Document &document, int64_t more, const Error &error)
{
    if (!isShort(document, more)) return error.message;
    return lacksPoints(document, filled(View::tr("That costs %1 more"), more), more, QStringLiteral("H-089"));
}

sky::hursagmu::LedgerStamp stampOf(const Workbench &bench)
{
    return {bench.services().clock().date(), {}, {}, {}};
}

} // namespace sky::ui::hursagmu
