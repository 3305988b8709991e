#pragma once

#include <QWidget>

namespace sky::ui
{

/// A line of one pixel between two parts, one above the other.
class Hairline : public QWidget
{
public:
    explicit Hairline(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace sky::ui
