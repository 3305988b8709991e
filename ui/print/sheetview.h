#pragma once

#include "core/print/layout.h"
#include "core/print/painter.h"
#include "ui/print/pagegrid.h"

#include <QAbstractScrollArea>

#include <memory>

namespace sky::ui
{

/// Shows the pages of a sheet by the painter that prints them: always white paper, in any colour scheme.
class SheetView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Fit { None, Width, Page };

    explicit SheetView(QWidget *parent = nullptr);

    /// Null for nothing. Place and zoom stay as far as they can.
    void showSheet(std::shared_ptr<const print::SheetLayout> layout);

    int pageCount() const { return m_grid.pages(); }
    int currentPage() const { return m_current; } ///< from 0
    void goTo(int page);                          ///< its top; ignored outside the sheet

    QRect pageRect(int page) const; ///< in the viewport

    Fit fit() const { return m_fit; }
    void setFit(Fit fit);
    int zoom() const; ///< percent of the real size
    void setZoom(int percent);
    /// To the next step that is larger (or smaller, by -1).
    void zoomBy(int direction);
    static const std::vector<int> &zoomSteps();

    /// Of what stands at a point of the viewport ("trait/warrior"); empty for none.
    QString subjectAt(QPoint point) const;

Q_SIGNALS:
    void viewChanged(); ///< another page, zoom or fit
    void subjectChosen(const QString &subject);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    QSize room() const;
    double scaleFor(Fit fit) const;
    double realSize() const; ///< pixels per millimetre
    QPoint offset() const;
    void arrange(QPoint fixed); ///< the point of the viewport that stays where it is
    void arrangeAt(double scale, QPoint fixed);
    void setScale(Fit fit, double scale, QPoint fixed);
    void findCurrent();
    void turn(int direction);

    std::shared_ptr<const print::SheetLayout> m_layout;
    std::unique_ptr<print::SheetPainter> m_painter;
    PageGrid m_grid;
    Fit m_fit = Fit::Width;
    int m_current = 0;
    bool m_turning = false;   ///< the page was asked for: scrolling does not choose another
    int m_wheelRemainder = 0; ///< eighths of a degree not yet turned into a step
};

} // namespace sky::ui
