#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/page.h"

namespace sky::ui::hursagmu
{

class NotesPage : public Page
{
    Q_OBJECT

public:
    NotesPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);
};

} // namespace sky::ui::hursagmu
