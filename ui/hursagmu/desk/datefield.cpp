#include "ui/hursagmu/desk/datefield.h"

#include <QWheelEvent>

namespace sky::ui::hursagmu
{

DateField::DateField(const QString &name, QDate day, QWidget *parent)
    : QDateEdit(day, parent)
{
    setAccessibleName(name);
    setDisplayFormat(QStringLiteral("d MMM yyyy"));
    setCalendarPopup(true);
    setFocusPolicy(Qt::StrongFocus);
    setDateRange(QDate(1, 1, 1), QDate(9999, 12, 31));
}

void DateField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDateEdit::wheelEvent(event);
    else
        event->ignore();
}

} // namespace sky::ui::hursagmu
