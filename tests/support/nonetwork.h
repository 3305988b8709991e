#pragma once

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <array>
#include <cstddef>

namespace sky::test
{

#if defined(__x86_64__)
inline constexpr unsigned Machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
inline constexpr unsigned Machine = AUDIT_ARCH_AARCH64;
#else
#error "the filter does not know this machine"
#endif

/// From now on this process and all that it starts are killed by SIGSYS when they open a socket to a network
/// (AF_INET, AF_INET6); there is no way back. May be called between fork and exec. False when the system does
/// not let it.
inline bool forbidNetwork()
{
    constexpr auto load = [](size_t offset) {
        return sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, unsigned(offset)};
    };
    constexpr auto skipUnless = [](unsigned value, unsigned char skipped) {
        return sock_filter{BPF_JMP | BPF_JEQ | BPF_K, 0, skipped, value};
    };
    constexpr auto answer = [](unsigned what) { return sock_filter{BPF_RET | BPF_K, 0, 0, what}; };
    std::array filter = {load(offsetof(seccomp_data, arch)),
                         skipUnless(Machine, 7),
                         load(offsetof(seccomp_data, nr)),
                         skipUnless(SYS_socket, 5),
                         load(offsetof(seccomp_data, args)), // its lower half: the machines are little-endian
                         skipUnless(AF_INET, 1),
                         answer(SECCOMP_RET_KILL_PROCESS),
                         skipUnless(AF_INET6, 1),
                         answer(SECCOMP_RET_KILL_PROCESS),
                         answer(SECCOMP_RET_ALLOW)};
    sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

} // namespace sky::test
