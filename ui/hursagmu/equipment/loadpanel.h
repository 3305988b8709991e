#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/workbench.h"

#include <QWidget>

#include <optional>

class QBoxLayout;

namespace sky::ui
{
class IconLabel;
class Label;
class ValueLabel;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// The load against the lift as a bar with its marks.
class LoadGauge : public QWidget
{
    Q_OBJECT

public:
    /// In thousandths of a pound, penalties 0 or negative.
    struct Mark {
        int64_t percent = 0; ///< hundredths of a percent
        int64_t at = 0;
        int64_t penalty = 0;
        friend bool operator==(const Mark &, const Mark &) = default;
    };
    struct Facts {
        int64_t carried = 0;
        int64_t lift = 0;
        int64_t percent = 0; ///< hundredths of a percent
        std::vector<Mark> marks;
        bool kilograms = false;
        std::optional<int64_t> making; ///< the load with a thing being made
        friend bool operator==(const Facts &, const Facts &) = default;
    };

    explicit LoadGauge(QWidget *parent = nullptr);
    void show(const Facts &facts);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRect bar() const;
    int xOf(int64_t weight) const;
    void paintBar(QPainter &painter) const;
    void paintMaking(QPainter &painter) const;
    /// Where the next text may end at most, above and below the bar.
    struct Room {
        int above = 0;
        int below = 0;
    };
    void paintMark(QPainter &painter, const Mark &mark, Room &room) const;

    Facts m_facts;
};

/// Load, lift, penalty and movement, in words and as a gauge.
class LoadPanel : public QWidget
{
    Q_OBJECT

public:
    LoadPanel(Workbench &bench, QWidget *parent = nullptr);
    void reveal();
    /// The load as it would be with the thing in the workshop; nothing: there is none.
    void showMaking(const std::optional<sky::hursagmu::LoadLine> &with);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void show();

    Workbench &m_bench;
    QBoxLayout *m_row;
    ValueLabel *m_load;
    ValueLabel *m_percent;
    ValueLabel *m_penalty;
    IconLabel *m_tooHeavy; ///< before its words
    ValueLabel *m_move;
    Label *m_makingWords;
    LoadGauge *m_gauge;
    std::optional<sky::hursagmu::LoadLine> m_making;
};

} // namespace sky::ui::hursagmu
