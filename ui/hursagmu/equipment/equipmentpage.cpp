#include "ui/hursagmu/equipment/equipmentpage.h"

namespace sky::ui::hursagmu
{

EquipmentPage::EquipmentPage(Workbench &bench, const sky::hursagmu::Hursagmu &, QWidget *parent)
    : Page(bench, parent)
{
}

} // namespace sky::ui::hursagmu
