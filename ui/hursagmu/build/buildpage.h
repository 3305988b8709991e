#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/page.h"

namespace sky::ui::hursagmu
{

class BuildPage : public Page
{
    Q_OBJECT

public:
    BuildPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);
};

} // namespace sky::ui::hursagmu
