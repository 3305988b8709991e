#pragma once

#include "core/hursagmu/model/character.h"
#include "core/rules/edit.h"

namespace sky::test
{

/// The bare phase, without the entries of the verbs: for tests that need a character of that phase only.
inline Edit setPhase(hursagmu::Phase phase)
{
    return {QStringLiteral("phase"), {}, [phase](Character &character) -> Result<void> {
                static_cast<hursagmu::Character &>(character).phase = phase;
                return {};
            }};
}

} // namespace sky::test
