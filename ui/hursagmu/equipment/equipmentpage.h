#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/page.h"

namespace sky::ui::hursagmu
{

class EquipmentPage : public Page
{
    Q_OBJECT

public:
    EquipmentPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);
};

} // namespace sky::ui::hursagmu
