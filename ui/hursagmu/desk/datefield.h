#pragma once

#include <QDateEdit>

namespace sky::ui::hursagmu
{

/// A day, with a calendar to choose it from. The wheel scrolls the page until the field was clicked.
class DateField : public QDateEdit
{
    Q_OBJECT

public:
    DateField(const QString &name, QDate day, QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace sky::ui::hursagmu
