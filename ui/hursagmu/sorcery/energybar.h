#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QPainter;

namespace sky::ui::hursagmu
{

/// What a spell's energy is made of, as segments with their figures, up to the mark of the power and hatched
/// beyond it.
class EnergyBar : public QWidget
{
    Q_OBJECT

public:
    struct Segment {
        QString name;
        int64_t energy = 0;
        friend bool operator==(const Segment &, const Segment &) = default;
    };

    explicit EnergyBar(QWidget *parent = nullptr);
    void showEnergy(const std::vector<Segment> &segments, int64_t power);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int64_t energy() const;
    double xOf(int64_t energy) const;
    QRectF bar() const;
    void paintSegments(QPainter &painter) const;
    void paintBeyond(QPainter &painter) const;
    void paintFigures(QPainter &painter) const;
    void paintMark(QPainter &painter) const;

    std::vector<Segment> m_segments;
    int64_t m_power = 0;
};

} // namespace sky::ui::hursagmu
