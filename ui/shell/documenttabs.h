#pragma once

#include "ui/services/workspace.h"

#include <QTabBar>
#include <QTimer>
#include <QWidget>

class QToolButton;

namespace sky::ui
{

class Label;

/// The bar of open characters: dragging reorders, the middle button or Delete closes.
class FileTabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit FileTabBar(QWidget *parent);

Q_SIGNALS:
    void menuWanted(int tab, const QPoint &place); ///< on the screen

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// Tabs of the open characters, perhaps one of the start page, and a button for a new one.
class DocumentTabs : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentTabs(Workspace &workspace, QWidget *parent = nullptr);

    int count() const { return m_bar->count(); }
    int currentIndex() const { return m_bar->currentIndex(); }
    /// Null for the start page, and where there is no tab at all.
    OpenFile *current() const { return fileAt(m_bar->currentIndex()); }
    OpenFile *fileAt(int index) const;

    void add(OpenFile *file);
    void remove(const OpenFile *file);
    void show(const OpenFile *file);
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
    int indexOf(const OpenFile *file) const;
    int addTab(OpenFile *file);
    void dress(int index);
    void tellOrder(int from, int to);

    Workspace &m_workspace;
    FileTabBar *m_bar;
    QToolButton *m_new;
    Label *m_done;
    QTimer m_while;
};

} // namespace sky::ui
