#include "core/storage/descriptor.h"

#include <sys/resource.h>

#include <algorithm>

namespace sky::storage
{

void allowDescriptors(size_t count)
{
    constexpr rlim_t others = 256; // what the program has open besides
    rlimit limit = {};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= count + others) return;
    limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, count + others);
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace sky::storage
