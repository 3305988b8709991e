#pragma once

#include <QDialog>
#include <QImage>

class QScrollArea;
class QToolButton;

namespace sky::ui
{

class CropView;
class Label;

/// Asks which part of a picture the frame of a portrait shows. Says `chosen` with that part, or with all of
/// it.
class PortraitDialog : public QDialog
{
    Q_OBJECT

public:
    /// `aspect` of the frame, width by height.
    PortraitDialog(const QImage &picture, double aspect, QWidget *parent);

Q_SIGNALS:
    void chosen(const QImage &part);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeZoom();
    QWidget *makeAnswers();
    void zoomBy(int direction);
    void showZoom();
    void showFrame();
    double fittingScale() const;
    void choose(const QImage &part);

    QImage m_picture;
    CropView *m_view;
    QScrollArea *m_scroll;
    Label *m_size;
    QToolButton *m_smaller = nullptr;
    QToolButton *m_larger = nullptr;
    int m_zoom = 0; ///< steps beyond the whole picture in view
};

} // namespace sky::ui
