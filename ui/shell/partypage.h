#pragma once

#include "ui/services/partybench.h"

#include <QWidget>

namespace sky::ui
{

/// The page of an open party, which a game brings. What can be done with the party are its `actions()`: the
/// search over all actions lists them.
class PartyPage : public QWidget
{
    Q_OBJECT

public:
    explicit PartyPage(PartyBench &bench, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_bench(bench)
    {
    }

    virtual void begin() = 0; ///< puts the focus where a person goes on when the page is shown
    virtual void printAll() = 0;
    virtual void goToProblems() = 0;
    /// So much at the bottom must not be covered by a message.
    virtual int heightOfFoot() const = 0;
    /// So much above the foot lies under a message: what is there can be scrolled out from under it.
    virtual void setCovered(int height) = 0;

protected:
    PartyBench &bench() const { return m_bench; }

private:
    PartyBench &m_bench;
};

} // namespace sky::ui
