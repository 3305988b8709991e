#pragma once

#include "ui/shell/page.h"

namespace sky::ui
{

/// The printed pages, live, by the same layout and painter as print and PDF.
class SheetPage : public Page
{
    Q_OBJECT

public:
    explicit SheetPage(Workbench &bench, QWidget *parent = nullptr);
};

} // namespace sky::ui
