#pragma once

#include "ui/widgets/fields.h"

namespace sky::ui::hursagmu
{

/// A choice where each item opens something: keys open the list, and only Return or a click in it chooses.
class DayChoice : public ChoiceField
{
    Q_OBJECT

public:
    using ChoiceField::ChoiceField;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace sky::ui::hursagmu
