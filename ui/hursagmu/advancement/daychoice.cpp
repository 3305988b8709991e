#include "ui/hursagmu/advancement/daychoice.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace sky::ui::hursagmu
{

void DayChoice::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F4:
        return showPopup();
    default:
        event->ignore(); // typing would choose as well
    }
}

void DayChoice::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace sky::ui::hursagmu
