#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QPushButton;

namespace sky::ui
{
class ChoiceField;
class DateField;
class Label;
class LineField;
class Notice;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AwardModel;
class DeskTable;

/// Experience for the members: who gets how much, what it makes possible, what is in the way, and writing it
/// into all files or none.
class AwardPanel : public QWidget
{
    Q_OBJECT

public:
    AwardPanel(const DeskWork &work, QWidget *parent = nullptr);
    void begin(); ///< puts the focus where an award begins
    /// What it comes to, and the button: for a place that is always in view.
    QWidget *sum() const;
    QPushButton *awardButton() const { return m_award; }
    void refresh();

Q_SIGNALS:
    /// Why nothing is awarded stands in that part of the panel.
    void refused(QWidget *where);

private:
    QWidget *makeHead();
    QWidget *makeFields();
    void makeTable();
    sky::hursagmu::AwardPlan plan() const;
    void showForecast();
    void showObstacles(const std::vector<sky::hursagmu::AwardForecast> &forecasts);
    void showSum();
    void award();
    void refuse(const QString &why);
    void startAnew();
    void saveOpen();

    DeskWork m_work;
    AwardModel *m_model;
    ChoiceField *m_kind;
    LineField *m_title;
    DateField *m_date;
    NumberField *m_each;
    DeskTable *m_table;
    Notice *m_notice;
    QPushButton *m_save; ///< what is open with changes
    QCheckBox *m_debt;
    Label *m_sum;
    QPushButton *m_award;
    QTimer m_soon; ///< one forecast for all changes of one turn
};

} // namespace sky::ui::hursagmu
