#pragma once

#include "ui/hursagmu/workshop/draft.h"

#include <QWidget>

class QTreeView;

namespace sky::ui
{
class Label;
}

namespace sky::ui::hursagmu
{

class TrialModel;

/// "In Ilse's hands": the table of a weapon, with the sum behind the current number below it. Armor and foci
/// have lines of what they change instead.
class TrialView : public QWidget
{
    Q_OBJECT

public:
    TrialView(Draft &draft, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTable();
    void show();
    void showWhy();
    void showWeapon();
    void fitTable();
    QString armorLines() const;
    QString focusLines() const;
    QString rangeLine() const;

    Draft &m_draft;
    TrialModel *m_model;
    Label *m_head;
    QTreeView *m_table;
    Label *m_why;
    Label *m_lines;
};

} // namespace sky::ui::hursagmu
