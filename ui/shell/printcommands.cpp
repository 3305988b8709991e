// The sheet on paper.

#include "ui/print/printing.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/partyview.h"

namespace sky::ui
{

void Commands::exportPdf()
{
    settle();
    if (OpenFile *here = file()) exportPdfOf(here->bench(), &m_window);
    if (const PartyView *party = m_window.currentPartyView()) party->page()->printAll();
}

void Commands::print()
{
    settle();
    if (OpenFile *here = file()) printFile(here->bench(), &m_window);
    if (const PartyView *party = m_window.currentPartyView()) party->page()->printAll();
}

void Commands::preview()
{
    if (DocumentView *view = m_window.currentView()) view->showPage(QStringLiteral("sheet"));
}

} // namespace sky::ui
