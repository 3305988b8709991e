#include "core/hursagmu/rules/wording.h"

#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

QString actionsText(int64_t count)
{
    return count == 1 ? Text::tr("1 action") : Text::tr("%1 actions").arg(count);
}

QString roundsText(int64_t count)
{
    return count == 1 ? Text::tr("1 round") : Text::tr("%1 rounds").arg(count);
}

QString castingText(const SpellCasting &casting)
{
    const bool whole = casting.actions % 2 == 0;
    const QString time = whole ? roundsText(casting.actions / 2) : actionsText(casting.actions);
    return casting.cl ? filled(Text::tr("%1, CL %2"), time, *casting.cl) : time;
}

QString concealmentText(Concealment side)
{
    return side == Concealment::SearcherPlus6 ? Text::tr("to the Perception of who searches")
                                              : Text::tr("to the roll of who hides it");
}

} // namespace sky::hursagmu
