#pragma once

#include "ui/widgets/chart.h"

#include <QDate>

#include <cstdint>
#include <vector>

namespace sky::ui::hursagmu
{

/// Something that grows in steps, day by day. Lines differ by dash and carry their names; a screen reader
/// hears the values.
class GrowthChart : public Chart
{
    Q_OBJECT

public:
    struct Line {
        QString name; ///< "earned"
        bool dashed = false;
        int64_t start = 0; ///< before the first step
        std::vector<std::pair<QDate, int64_t>> steps;
        bool nameFirst = false; ///< "level 8", not "8 earned"
        int64_t last() const { return steps.empty() ? start : steps.back().second; }
    };
    struct Facts {
        QString title; ///< "Experience"
        QString axis;  ///< "points, day by day"
        std::vector<Line> lines;
        bool filled = false; ///< what is between the first two lines
        QDate from, to;      ///< shown at least; may be invalid
    };

    explicit GrowthChart(QWidget *parent = nullptr);
    void show(const Facts &facts);
    const Facts &facts() const { return m_facts; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF plot() const override;
    void paintChart(QPainter &painter) const override;

private:
    double xOf(QDate day) const;
    double yOf(int64_t value) const;
    QPolygonF path(const Line &line) const;
    static QString endText(const Line &line, int64_t value);
    void measure();
    void say();
    void paintGrid(QPainter &painter) const;
    void paintDays(QPainter &painter) const;
    void paintArea(QPainter &painter) const;
    void paintNames(QPainter &painter) const;

    Facts m_facts;
    QDate m_first, m_last;
    int64_t m_low = 0, m_high = 1, m_step = 1;
};

} // namespace sky::ui::hursagmu
