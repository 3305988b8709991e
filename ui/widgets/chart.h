#pragma once

#include <QWidget>

class QPainter;

namespace sky::ui
{

/// What charts share: figures at the left with lines across, a caption below, curves, and a ring while one is
/// listened to. Sizes follow the text.
class Chart : public QWidget
{
    Q_OBJECT

public:
    explicit Chart(QSizePolicy::Policy vertical, QWidget *parent = nullptr);

protected:
    /// A second curve differs by its dash and is quieter.
    enum class Curve { First, Second };

    /// Where curves are drawn.
    virtual QRectF plot() const = 0;
    virtual void paintChart(QPainter &painter) const = 0;

    /// A line across at that height with its figure; the lowest one is an edge.
    void paintFigure(QPainter &painter, double y, const QString &figure, bool lowest) const;
    /// Elided where it is too long.
    void paintCaption(QPainter &painter, double top, const QString &text) const;
    void paintCurve(QPainter &painter, const QPolygonF &points, Curve curve) const;

    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace sky::ui
