#pragma once

#include "ui/widgets/fields.h"

namespace sky::ui::hursagmu
{

/// A small number between a minus and a plus. A step that there is no room for is told, so that somebody can
/// say why.
class Stepper : public NumberField
{
    Q_OBJECT

public:
    explicit Stepper(QWidget *parent = nullptr);

Q_SIGNALS:
    void refusedUp();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void fit();
    void placeText();
};

} // namespace sky::ui::hursagmu
