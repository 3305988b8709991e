#pragma once

#include "ui/shell/partypage.h"

namespace sky::ui
{

class GameUi;
class MessageLine;

/// An open party: the page of its game, and over the lower part of it what was refused or is to be known, so
/// that a message moves nothing.
class PartyView : public QWidget
{
    Q_OBJECT

public:
    PartyView(PartyBench &bench, const GameUi &game, QWidget *parent = nullptr);

    PartyBench &bench() const { return m_bench; }
    PartyPage *page() const { return m_page; }
    bool goToSearch();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showUnsaved();
    void placeMessage();

    PartyBench &m_bench;
    MessageLine *m_message;
    PartyPage *m_page;
    bool m_toldUnsaved = false; ///< and it stands in the message line
};

} // namespace sky::ui
