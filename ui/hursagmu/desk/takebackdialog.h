#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QDialog>

class QCheckBox;
class QPushButton;

namespace sky::ui
{
class LineField;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// Takes an award back from everybody who got it, after saying where its points are spent already.
class TakeBackDialog : public QDialog
{
    Q_OBJECT

public:
    TakeBackDialog(const DeskWork &work, const party::Session &session, QWidget *parent);

private:
    QString linesOf(const std::vector<sky::hursagmu::TakeBackForecast> &forecasts);
    void showButton();
    void takeBack();

    DeskWork m_work;
    QString m_session, m_title;
    int64_t m_owed = 0;
    LineField *m_reason;
    LineField *m_who;
    QCheckBox *m_debt;
    Notice *m_notice;
    QPushButton *m_do;
};

} // namespace sky::ui::hursagmu
