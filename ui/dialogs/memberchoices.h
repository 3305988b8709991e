#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QWidget>

#include <vector>

class QTreeView;

namespace sky::ui
{

class Label;
class SearchField;
struct Services;

/// A character's file that can be taken into a party.
struct MemberChoice {
    QString path; ///< absolute
    QString name;
    bool ticked = false;
};

/// The files with their ticks, those that match what is looked for.
class MemberChoiceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, FolderColumn, ColumnCount };

    explicit MemberChoiceModel(std::vector<MemberChoice> choices, QObject *parent = nullptr);

    void add(const QStringList &paths); ///< ticked; those that are there already are ticked
    void setFilter(const QString &filter);
    QStringList ticked() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void show();

    std::vector<MemberChoice> m_choices;
    std::vector<size_t> m_shown;
    QString m_filter;
};

/// A list of files to tick, with a search and buttons that add more of them.
class MemberChoices : public QWidget
{
    Q_OBJECT

public:
    MemberChoices(const Services &services, const QString &folder, std::vector<MemberChoice> choices,
                  QWidget *parent = nullptr);

    QStringList ticked() const { return m_model->ticked(); }

Q_SIGNALS:
    void changed();

private:
    void addFiles();
    void addFolder();
    void showCount();

    const Services &m_services;
    QString m_folder; ///< where the questions for files begin
    MemberChoiceModel *m_model;
    SearchField *m_search;
    QTreeView *m_list;
    Label *m_count;
};

} // namespace sky::ui
