#pragma once

#include <QWidget>

namespace sky::ui::hursagmu
{

/// Points as small squares, so many of them filled. Words beside them say the same.
class Pips : public QWidget
{
    Q_OBJECT

public:
    explicit Pips(QWidget *parent = nullptr);
    /// More filled than there are shows the surplus in the colour of errors.
    void showPoints(int filled, int all);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int m_filled = 0;
    int m_all = 0;
};

} // namespace sky::ui::hursagmu
