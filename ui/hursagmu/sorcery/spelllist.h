#pragma once

#include "ui/hursagmu/sorcery/spelldesk.h"

#include <QWidget>

class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace sky::ui
{
class Label;
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class SpellModel;

/// The spellbook: what it holds, with search where it is long; new, duplicate, delete.
class SpellList : public QWidget
{
    Q_OBJECT

public:
    SpellList(SpellDesk &desk, QWidget *parent = nullptr);
    bool reveal(const QString &spellId);
    QPushButton *newButton() const { return m_new; }

Q_SIGNALS:
    /// A spell was made: its name is next.
    void made();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeHead();
    void makeView();
    QWidget *makeFoot();
    void sizeColumns();
    void show();
    void showCurrent();
    void look(const QModelIndex &current);
    void make(bool copy);
    void remove();

    SpellDesk &m_desk;
    SpellModel *m_model;
    QSortFilterProxyModel *m_found;
    Label *m_count;
    QPushButton *m_new;
    SearchField *m_search;
    QTreeView *m_view;
    QWidget *m_legend;
    Label *m_legendText;
    QPushButton *m_duplicate;
    QPushButton *m_delete;
};

} // namespace sky::ui::hursagmu
