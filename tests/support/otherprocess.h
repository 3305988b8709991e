#pragma once

#include <sys/types.h>

#include <functional>

namespace sky::test
{

/// A copy of this program that does some work and then waits, so that a test can see what two programs do to
/// each other. Killed at the end at the latest. The work must not need threads or an event loop of the test.
class OtherProcess
{
public:
    /// Returns when the work is done.
    explicit OtherProcess(const std::function<bool()> &work);
    ~OtherProcess() { kill(); }
    OtherProcess(const OtherProcess &) = delete;
    OtherProcess &operator=(const OtherProcess &) = delete;

    /// What the work said.
    bool succeeded() const { return m_succeeded; }
    /// As by kill -9, and waits until it is dead.
    void kill();

private:
    pid_t m_process = -1;
    bool m_succeeded = false;
};

} // namespace sky::test
