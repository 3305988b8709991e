#pragma once

#include "ui/widgets/fields.h"

#include <QDate>

namespace sky::ui
{

/// A day, written as people write days ("15 Feb 2026", "2026-02-15") or chosen from a calendar. The arrow
/// keys go to the day before and after. What is no day stays as it was written, and says so.
class DateField : public LineField
{
    Q_OBJECT

public:
    DateField(const QString &name, QDate day, QWidget *parent = nullptr);

    QDate date() const { return m_date; } ///< invalid where what is written is no day
    void setDate(QDate day);

Q_SIGNALS:
    void dateChanged(QDate day);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void take(QDate day);
    void showCalendar();

    QDate m_date;
};

} // namespace sky::ui
