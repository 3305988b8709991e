#pragma once

#include "ui/services/workspace.h"

#include <QTabBar>
#include <QTimer>
#include <QWidget>

class QToolButton;

namespace sky::ui
{

class Label;

/// The bar of open characters and parties: dragging reorders, the middle button or Delete closes.
class FileTabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit FileTabBar(QWidget *parent);

Q_SIGNALS:
    void menuWanted(int tab, const QPoint &place); ///< on the screen

protected:
    QSize tabSizeHint(int index) const override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// Tabs of the open characters and parties, perhaps one of the start page, and a button for a new one.
class DocumentTabs : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentTabs(Workspace &workspace, QWidget *parent = nullptr);

    int count() const { return m_bar->count(); }
    int currentIndex() const { return m_bar->currentIndex(); }
    /// What a tab is of: an `OpenFile`, a `PartyBench`; null for the start page, and where there is no tab.
    QObject *current() const { return at(m_bar->currentIndex()); }
    QObject *at(int index) const;

    void add(QObject *open);
    void remove(const QObject *open);
    void show(const QObject *open);
    void showStart(); ///< adds its tab where there is none
    void removeStart();
    void step(int by); ///< round the corner
    /// What was done, beside the tabs for a while.
    void say(const QString &sentence);
    QString sentence() const;

Q_SIGNALS:
    void currentChanged();
    void closeRequested(int index);
    void newRequested();
    void menuWanted(int tab, const QPoint &place);

private:
    int indexOf(const QObject *open) const;
    int addTab(QObject *open);
    void dress(int index);
    struct Dress {
        QString title, path;
        bool changed = false;
    };
    Dress dressOf(QObject *open) const;
    void tellOrder(int from, int to);

    Workspace &m_workspace;
    FileTabBar *m_bar;
    QToolButton *m_new;
    Label *m_done;
    QTimer m_while;
};

} // namespace sky::ui
