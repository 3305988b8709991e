#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace sky::ui::hursagmu
{

/// A chart of what a trait's levels cost in all: a bar for each, the cost above and the level below. Levels
/// reached are filled, the present one is strong, those to come are open.
class CostLadder : public QWidget
{
    Q_OBJECT

public:
    explicit CostLadder(QWidget *parent = nullptr);
    /// `top`: the highest level there is.
    void show(const QString &name, int level, int top);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Step {
        int level = 0;
        int64_t cost = 0;
    };
    std::vector<Step> steps() const;
    void paintStep(QPainter &painter, const Step &step, const QRect &place, int64_t highest) const;

    int m_level = 0;
    int m_top = 0;
};

} // namespace sky::ui::hursagmu
