#pragma once

#include <QAbstractTableModel>
#include <QDialog>
#include <QStringList>

#include <vector>

class QTableView;

namespace sky::ui
{

class Label;
class SearchField;

/// One row of something to look up.
struct LookupRow {
    QStringList cells;
    QString detail;  ///< the whole of it, shown below; may be empty
    QString id = {}; ///< for who has to know what was chosen
};

/// The rows that have every word looked for.
class LookupModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    LookupModel(const QStringList &titles, std::vector<LookupRow> rows, QObject *parent = nullptr);

    void setFilter(const QString &filter);
    const LookupRow &at(int row) const { return m_all[m_shown[size_t(row)]]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void show(const QString &filter);

    QStringList m_titles;
    std::vector<LookupRow> m_all;
    std::vector<size_t> m_shown;
};

/// A list to search in, the chosen row in full below it. Lets the window be used meanwhile.
class LookupDialog : public QDialog
{
    Q_OBJECT

public:
    LookupDialog(const QString &title, const QString &hint, const QStringList &columns,
                 std::vector<LookupRow> rows, QWidget *parent);

private:
    void filter(const QString &text);
    void showDetail(const QModelIndex &index);

    LookupModel *m_model;
    SearchField *m_field;
    QTableView *m_table;
    Label *m_detail;
    Label *m_count;
};

} // namespace sky::ui
