#include "ui/print/sheetpage.h"

namespace sky::ui
{

SheetPage::SheetPage(Workbench &bench, QWidget *parent)
    : Page(bench, parent)
{
}

} // namespace sky::ui
