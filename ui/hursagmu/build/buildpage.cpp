#include "ui/hursagmu/build/buildpage.h"

namespace sky::ui::hursagmu
{

BuildPage::BuildPage(Workbench &bench, const sky::hursagmu::Hursagmu &, QWidget *parent)
    : Page(bench, parent)
{
}

} // namespace sky::ui::hursagmu
