#pragma once

#include "core/hursagmu/party/table.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>
#include <QWidget>

namespace sky::ui
{
class SearchField;
}

namespace sky::ui::hursagmu
{

class DeskTable;

/// What the party can do: every trait that somebody has, who is best at it and how many have it.
class SkillModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, CountColumn, BestColumn, ColumnCount };

    explicit SkillModel(const DeskWork &work, QObject *parent = nullptr);
    void refresh();
    void setFilter(const QString &filter);
    QString bestAt(const QString &trait) const; ///< the member's path

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void show();

    DeskWork m_work;
    std::vector<sky::hursagmu::PartySkill> m_skills;
    std::vector<size_t> m_shown;
    QString m_filter;
};

/// "Who can": the list with its search. Enter opens the best one.
class SkillPanel : public QWidget
{
    Q_OBJECT

public:
    SkillPanel(const DeskWork &work, QWidget *parent = nullptr);
    void refresh() { m_model->refresh(); }
    void begin(); ///< puts the focus on the search

private:
    SkillModel *m_model;
    SearchField *m_search;
    DeskTable *m_table;
};

} // namespace sky::ui::hursagmu
