#pragma once

#include <QSlider>

namespace sky::ui::hursagmu
{

/// How much of a focus goes to Command; the rest is for Willpower. A step of the keyboard is a point of
/// power; the wheel does nothing until it was clicked.
class SplitSlider : public QSlider
{
    Q_OBJECT

public:
    explicit SplitSlider(QWidget *parent = nullptr);
    /// Without telling that it was chosen.
    void showSplit(int forCommand, int all);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(int forCommand);

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    double xOf(int value) const;
    void takeAt(double x);
    void say();

    bool m_showing = false;
};

} // namespace sky::ui::hursagmu
