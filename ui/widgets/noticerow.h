#pragma once

#include "ui/widgets/notice.h"

#include <QWidget>

class QBoxLayout;
class QPushButton;

namespace sky::ui
{

/// A notice with buttons beside it, or below it where they would leave it too little room.
class NoticeRow : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeRow(QWidget *parent = nullptr);

    QString sentence() const { return m_notice->sentence(); }

protected:
    bool event(QEvent *event) override;

    Notice &notice() { return *m_notice; }
    /// Of that text, behind those that are there.
    QPushButton *addButton(const QString &label);

private:
    void fold();

    Notice *m_notice;
    QWidget *m_buttons;
    QBoxLayout *m_row;
};

} // namespace sky::ui
