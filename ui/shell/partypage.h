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

protected:
    PartyBench &bench() const { return m_bench; }

private:
    PartyBench &m_bench;
};

} // namespace sky::ui
