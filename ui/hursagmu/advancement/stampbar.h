#pragma once

#include "ui/binding/workbench.h"

#include <QMargins>
#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// In play: under which day, session and name what is bought now is noted, and the way to change that.
class StampBar : public QWidget
{
    Q_OBJECT

public:
    /// With so much room around it while it is shown.
    StampBar(Workbench &bench, const QMargins &around, QWidget *parent = nullptr);

private:
    void show();
    void change();

    Workbench &m_bench;
    Label *m_text;
    QPushButton *m_change;
};

} // namespace sky::ui::hursagmu
