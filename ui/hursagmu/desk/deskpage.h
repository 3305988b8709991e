#pragma once

#include "ui/hursagmu/desk/deskwork.h"
#include "ui/shell/partypage.h"

class QGridLayout;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTabBar;
class QTimer;

namespace sky::ui
{
class Label;
class SearchField;
class TextField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AwardPanel;
class DeskHead;
class DeskTable;
class RosterModel;
class SessionPanel;
class SkillPanel;

/// The Master's desk: a whole party on one page.
class DeskPage : public PartyPage
{
    Q_OBJECT

public:
    DeskPage(PartyBench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);

    void begin() override;
    void printAll() override;
    void goToProblems() override;
    int heightOfFoot() const override;
    void setCovered(int height) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // The parts (deskparts.cpp)
    QList<QAction *> makeActions();
    QAction *makeAction(const QString &text, const QString &tip, void (DeskPage::*run)(),
                        const QString &iconName = {});
    void makeTable();
    QWidget *makeUnderTable();
    QWidget *makeLeft();
    QWidget *makeAwardBar();
    QWidget *makeFoot();

    void arrange();
    void fitContent();
    void refresh();
    void showProgress(int done, int all);
    void showProblems();
    void showNotes();
    void settle(); ///< takes in what is being typed
    void settleNotes();
    void showInView(QWidget *widget); ///< what has only just appeared
    void keepColumns();
    void useColumns();

    // What can be done
    void addMembers();
    void removeMembers(const QStringList &members);
    void openMember(const QString &member);
    void chooseColumns();
    void editMember(const QString &member);
    void editCurrent();
    void award();
    void compare();
    void spend();
    void editOptions();

    DeskWork m_work;
    RosterModel *m_model;
    QList<QAction *> m_actions;
    DeskHead *m_head;
    DeskTable *m_table;
    SearchField *m_search;
    Label *m_hint;
    QWidget *m_reading;
    QProgressBar *m_progress;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    SessionPanel *m_sessions;
    SkillPanel *m_skills;
    TextField *m_notes;
    QString m_notesShown; ///< before anything was typed
    QTimer *m_typing;     ///< from the first letter that is not written yet
    AwardPanel *m_award;
    QWidget *m_left;
    QScrollArea *m_scroll;
    QWidget *m_content; ///< what scrolls
    QWidget *m_room;    ///< below it, as high as what a message covers
    QGridLayout *m_places;
    Label *m_problems;
    QWidget *m_problemsIcon = nullptr;
    QWidget *m_bar = nullptr;
    QWidget *m_foot = nullptr;
    bool m_moving = false; ///< a column, by the page itself
};

} // namespace sky::ui::hursagmu
