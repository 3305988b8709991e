#pragma once

#include "core/hursagmu/rules/chance.h"
#include "ui/widgets/chart.h"

#include <optional>
#include <vector>

namespace sky::ui::hursagmu
{

/// The chance of a roll at every challenge level that matters, with the levels of this casting marked. Lines
/// differ by dash and carry their names; a screen reader hears the values.
class ChanceCurve : public Chart
{
    Q_OBJECT

public:
    struct Mark {
        int64_t cl = 0;
        sky::hursagmu::rules::Chance chance; ///< of the casting, which may be less than the roll alone
        friend bool operator==(const Mark &, const Mark &) = default;
    };
    struct Facts {
        int64_t roll = 0; ///< 2d6 and this
        std::vector<sky::hursagmu::rules::CurvePoint> points;
        std::optional<Mark> hold, hit;
    };

    explicit ChanceCurve(QWidget *parent = nullptr);
    void showChances(const Facts &facts);
    const Facts &facts() const { return m_facts; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF plot() const override;
    void paintChart(QPainter &painter) const override;

private:
    double xOf(int64_t cl) const;
    double yOf(double percent) const;
    double heightAt(int64_t cl) const;
    void say();
    void paintGrid(QPainter &painter) const;
    void paintLevels(QPainter &painter) const;
    void paintHold(QPainter &painter) const;
    void paintChances(QPainter &painter) const;
    void paintHit(QPainter &painter) const;

    Facts m_facts;
};

} // namespace sky::ui::hursagmu
