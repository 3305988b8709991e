#pragma once

#include "core/system/evaluation.h"

#include <QWidget>

namespace sky::ui
{

/// What the points went into, as segments with their names below, and what is left, dashed. Beyond the total
/// it is hatched past a mark.
class PointsBar : public QWidget
{
    Q_OBJECT

public:
    explicit PointsBar(QWidget *parent = nullptr);
    void showMeter(const Meter &meter);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double xOf(int64_t points) const;
    void paintSegments(QPainter &painter) const;
    void paintExcess(QPainter &painter) const;
    void paintLabels(QPainter &painter) const;

    Meter m_meter;
};

} // namespace sky::ui
