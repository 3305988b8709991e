// The sheet on paper.

#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"

namespace sky::ui
{

QString Commands::needsPrinting() const
{
    return tr("Printing from the window comes soon; the command \"export\" prints.");
}

void Commands::exportPdf() {}

void Commands::print() {}

void Commands::preview()
{
    if (DocumentView *view = m_window.currentView()) view->showPage(QStringLiteral("sheet"));
}

} // namespace sky::ui
