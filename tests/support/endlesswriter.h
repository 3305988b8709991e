#pragma once

#include <sys/types.h>

#include <atomic>
#include <functional>

namespace sky::test
{

/// A copy of this program that writes again and again until it is killed.
class EndlessWriter
{
public:
    /// Returns when the first `write` is done; it is called with 0, 1, 0, ...
    explicit EndlessWriter(const std::function<bool(int)> &write);
    ~EndlessWriter();
    EndlessWriter(const EndlessWriter &) = delete;
    EndlessWriter &operator=(const EndlessWriter &) = delete;

    /// As by kill -9, at that moment, and waits until it is dead. Gives whether it was within a `write`.
    bool killAfter(int microseconds);
    /// Writes that were done.
    int writes() const { return m_shared->done; }

private:
    struct Shared {
        std::atomic<int> done = 0;
        std::atomic<bool> within = false;
        std::atomic<bool> failed = false;
    };

    Shared *m_shared = nullptr; ///< memory of both processes
    pid_t m_process = -1;
};

} // namespace sky::test
