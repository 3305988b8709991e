#pragma once

#include <QtGlobal>

namespace sky::test
{

/// How many of `all` random attempts a test makes: with sanitizers, where each takes ten times as long, a
/// fifth (at least 1), unless SKYCHAMBER_WHOLE is set.
inline int share(int all)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr bool Slow = true;
#elif defined(__has_feature)
    constexpr bool Slow = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
    constexpr bool Slow = false;
#endif
    return Slow && !qEnvironmentVariableIsSet("SKYCHAMBER_WHOLE") ? (all + 4) / 5 : all;
}

} // namespace sky::test
