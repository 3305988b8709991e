#pragma once

#include <QtGlobal>

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>

namespace sky::test
{

/// Root may do anything: while this lives, permissions count for this process as for any other. It stays the
/// owner of its files, for which another user might not even be let through the folders above.
class NotAlmighty
{
public:
    NotAlmighty()
    {
        if (!sets(SYS_capget, m_before)) return;
        auto fewer = m_before;
        fewer[0].effective &= ~((1U << CAP_DAC_OVERRIDE) | (1U << CAP_DAC_READ_SEARCH));
        m_changed = sets(SYS_capset, fewer);
    }
    ~NotAlmighty()
    {
        if (m_changed && !sets(SYS_capset, m_before)) qFatal("cannot get the capabilities back");
    }
    NotAlmighty(const NotAlmighty &) = delete;
    NotAlmighty &operator=(const NotAlmighty &) = delete;

private:
    using Sets = std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3>;

    static bool sets(long call, Sets &data)
    {
        __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
        return ::syscall(call, &header, data.data()) == 0;
    }

    Sets m_before = {};
    bool m_changed = false;
};

} // namespace sky::test
