#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
}

namespace sky::ui::hursagmu
{

class DeskTable;
class SessionModel;

/// The session log: adding, changing and dropping sessions, taking the last award back, printing it.
class SessionPanel : public QWidget
{
    Q_OBJECT

public:
    SessionPanel(const DeskWork &work, QWidget *parent = nullptr);
    void refresh();
    void begin(); ///< puts the focus on the log
    int count() const;
    QPushButton *takeBackButton() const { return m_takeBack; } ///< for a place that is always in view

private:
    QWidget *makeButtons();
    void showButtons();
    void add();
    void change(const QString &id);
    void remove(const QString &id);
    void takeBack();
    const party::Session *awardToTakeBack() const;
    void print();

    DeskWork m_work;
    SessionModel *m_model;
    DeskTable *m_table;
    Label *m_none;
    QPushButton *m_add;
    QPushButton *m_change;
    QPushButton *m_takeBack;
    QPushButton *m_print;
};

} // namespace sky::ui::hursagmu
