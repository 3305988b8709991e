#pragma once

#include "ui/shell/partypage.h"

namespace sky::ui
{

class GameUi;
class MessageLine;

/// An open party: what was refused or is to be known, and the page of its game.
class PartyView : public QWidget
{
    Q_OBJECT

public:
    PartyView(PartyBench &bench, const GameUi &game, QWidget *parent = nullptr);

    PartyBench &bench() const { return m_bench; }
    PartyPage *page() const { return m_page; }
    bool goToSearch();

private:
    void showUnsaved();

    PartyBench &m_bench;
    MessageLine *m_message;
    PartyPage *m_page;
    bool m_toldUnsaved = false; ///< and it stands in the message line
};

} // namespace sky::ui
