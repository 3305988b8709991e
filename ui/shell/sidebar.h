#pragma once

#include "ui/services/recentfiles.h"
#include "ui/shell/templateshelf.h"

#include <QTreeView>
#include <QWidget>

namespace sky::ui
{

class SearchField;
class SidebarModel;

/// The tree of the sidebar: one click or Enter opens.
class SidebarTree : public QTreeView
{
    Q_OBJECT

public:
    explicit SidebarTree(QWidget *parent);

Q_SIGNALS:
    void chosen(const QModelIndex &index);
    void menuWanted(const QModelIndex &index, const QPoint &place); ///< on the screen

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;

private:
    void choose(const QModelIndex &index);
};

/// Recent files, templates and parties beside what is open, with a filter.
class Sidebar : public QWidget
{
    Q_OBJECT

public:
    Sidebar(RecentFiles &recent, TemplateShelf &shelf, QWidget *parent = nullptr);

    /// Marks the file that is looked at, where it is among the recent ones.
    void showCurrent(const QString &path);
    QSize sizeHint() const override;

Q_SIGNALS:
    void openRequested(const QString &path);
    void templateChosen(const sky::ui::ShelfItem &item);
    void recentMenuWanted(const QString &path, const QPoint &place);
    void templateMenuWanted(const sky::ui::ShelfItem &item, const QPoint &place);

private:
    void askMenu(const QModelIndex &index, const QPoint &place);
    void showRecent();
    void showTemplates();
    void filter(const QString &text);
    void choose(const QModelIndex &index);

    RecentFiles &m_recent;
    TemplateShelf &m_shelf;
    SidebarModel *m_model;
    SearchField *m_filter;
    SidebarTree *m_tree;
    QString m_current;
};

} // namespace sky::ui
