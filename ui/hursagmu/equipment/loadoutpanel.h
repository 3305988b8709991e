#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

class QAction;
class QPushButton;
class QTreeView;

namespace sky::ui
{
class ChoiceField;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class LoadOutModel;

/// The named arrangements: which one is in force, what each would do, and keeping, changing and dropping
/// them. Ctrl+1 to Ctrl+9 switch to the first nine while the page is shown.
class LoadOutPanel : public QWidget
{
    Q_OBJECT

public:
    LoadOutPanel(const ItemVerbs &verbs, QWidget *parent = nullptr);
    void reveal(); ///< puts the focus where one chooses, or where the first is kept

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeRow();
    QWidget *makeMenuButton();
    void makeTable();
    void makeShortcuts();
    void fitColumns();
    void show();
    void showChoice();
    void keep();
    void takeOver();
    void rename();
    void drop();
    void switchTo(const QString &id);
    /// The one that the table points at, or else the one last in force; empty for none.
    QString chosenId() const;
    QString nameOf(const QString &id) const;

    ItemVerbs m_verbs;
    QString m_last; ///< the load-out that was in force last: what is changed since can be taken over into it
    ChoiceField *m_choice;
    QPushButton *m_keep;
    QPushButton *m_compare;
    QAction *m_takeOver = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_drop = nullptr;
    QWidget *m_choiceBox = nullptr; ///< all that needs a load-out to be there
    LoadOutModel *m_model;
    QTreeView *m_table;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
