#pragma once

#include <QtGlobal>

namespace sky::test
{

/// Counts the faults of one kind that a test injects and says at the end how many of them hit nothing, and
/// what was lost. packaging/torture adds these lines up.
class FaultCount
{
public:
    explicit FaultCount(const char *kind)
        : m_kind(kind)
    {
    }
    ~FaultCount() { qInfo("FAULTS|%s|%d|%d|%d", m_kind, m_injected, m_missed, m_losses); }
    FaultCount(const FaultCount &) = delete;
    FaultCount &operator=(const FaultCount &) = delete;

    /// One more: whether it came while there was something to disturb, and whether all is whole.
    void add(bool hit, bool whole)
    {
        ++m_injected;
        if (!hit) ++m_missed;
        if (!whole) ++m_losses;
    }
    int injected() const { return m_injected; }
    int missed() const { return m_missed; }
    int losses() const { return m_losses; }

private:
    const char *m_kind;
    int m_injected = 0;
    int m_missed = 0;
    int m_losses = 0;
};

} // namespace sky::test
