#pragma once

#include "ui/dialogs/cropframe.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <optional>

namespace sky::ui
{

/// A picture with a frame on it that is moved and resized by mouse or keys.
class CropView : public QWidget
{
    Q_OBJECT

public:
    CropView(const QImage &picture, double aspect, QWidget *parent = nullptr);

    const CropFrame &frame() const { return m_frame; }
    /// Pixels of the screen for one of the picture.
    double scale() const { return m_scale; }
    void setScale(double scale);
    QRect frameOnScreen() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void frameChanged();
    void zoomWanted(int direction); ///< by Ctrl and the wheel

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QPointF toPicture(QPointF onScreen) const { return onScreen / m_scale; }
    std::optional<Qt::Corner> cornerAt(QPoint point) const;
    void showCursor(QPoint point);
    void drawFrame(QPainter &painter) const;
    void tell();

    QImage m_picture;
    QPixmap m_scaled; ///< at the present scale
    CropFrame m_frame;
    double m_scale = 1;
    bool m_moving = false;
    std::optional<Qt::Corner> m_pulled;
    QPointF m_last; ///< of the pointer, in the picture
};

} // namespace sky::ui
