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

namespace
{

constexpr int64_t SecondsOfAction = 3; // a round of two has six
constexpr int64_t Minute = 60;
constexpr int64_t Hour = 60 * Minute;
constexpr int64_t Day = 24 * Hour;
constexpr int64_t Year = 365 * Day;
constexpr int64_t Lifetime = 100 * Year;

/// Nobody counts the actions of that, and beyond 2^62 they are no longer exact.
bool isBeyondLifetime(int64_t actions)
{
    return actions > Lifetime / SecondsOfAction;
}

/// How long that is in the world; empty below two minutes, where rounds say it as well.
QString aboutText(int64_t actions)
{
    const int64_t seconds = actions * SecondsOfAction;
    if (seconds < 2 * Minute) return {};
    if (seconds < 2 * Hour) return filled(Text::tr("about %1 minutes"), seconds / Minute);
    if (seconds < 2 * Day) return filled(Text::tr("about %1 hours"), seconds / Hour);
    if (seconds < 2 * Year) return filled(Text::tr("about %1 days"), seconds / Day);
    return filled(Text::tr("about %1 years"), seconds / Year);
}

} // namespace

QString shortTimeText(int64_t actions)
{
    return isBeyondLifetime(actions) ? Text::tr("longer than a lifetime") : actionsText(actions);
}

QString timeText(int64_t actions)
{
    if (isBeyondLifetime(actions)) return shortTimeText(actions);
    if (actions % 2 != 0) return actionsText(actions);
    const QString about = aboutText(actions);
    const QString rounds = roundsText(actions / 2);
    return filled(Text::tr("%1 (%2)"), actionsText(actions),
                  about.isEmpty() ? rounds : filled(Text::tr("%1, %2"), rounds, about));
}

QString castingText(const SpellCasting &casting)
{
    const bool whole = casting.actions % 2 == 0;
    const QString time = whole && !isBeyondLifetime(casting.actions) ? roundsText(casting.actions / 2)
                                                                     : shortTimeText(casting.actions);
    return casting.cl ? filled(Text::tr("%1, CL %2"), time, *casting.cl) : time;
}

QString concealmentText(Concealment side)
{
    return side == Concealment::SearcherPlus6 ? Text::tr("to the Perception of who searches")
                                              : Text::tr("to the roll of who hides it");
}

} // namespace sky::hursagmu
