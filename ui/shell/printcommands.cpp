// The sheet on paper, and every other way out.

#include "core/base/isolated.h"
#include "core/formats/statblock.h"
#include "ui/print/batchdialog.h"
#include "ui/print/exportdialog.h"
#include "ui/print/printing.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/partyview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace sky::ui
{

void Commands::exportPdf()
{
    settle();
    if (OpenFile *here = file()) exportPdfOf(here->bench(), &m_window);
    if (const PartyView *party = m_window.currentPartyView()) party->page()->printAll();
}

void Commands::exportAs()
{
    settle();
    OpenFile *here = file();
    if (!here) return;
    ExportDialog(here->bench(), &m_window).exec();
}

void Commands::exportSeveral()
{
    settle();
    QStringList paths, unsaved;
    for (const auto &open : m_workspace.files()) {
        if (!open->path().isEmpty()) paths << open->path();
        if (open->needsSaving()) unsaved << isolated(open->title());
    }
    BatchDialog dialog(services(), &m_window);
    dialog.begin(paths, unsaved);
    dialog.exec();
}

void Commands::copyStatBlock()
{
    settle();
    OpenFile *here = file();
    if (!here) return;
    const Document &document = here->document();
    const formats::StatBlock block =
        formats::statBlock(document.system(), *document.character(), *document.evaluation());
    auto data = std::make_unique<QMimeData>();
    data->setText(block.text);
    data->setHtml(block.html);
    data->setData(QStringLiteral("text/markdown"), block.markdown.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data.release());
    m_window.sayDone(tr("The stat block is on the clipboard."));
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
