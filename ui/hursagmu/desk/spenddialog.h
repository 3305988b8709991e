#pragma once

#include "core/hursagmu/ledger/unspent.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>
#include <QDialog>

class QPushButton;

namespace sky::ui
{
class DateField;
class Label;
class LineField;
class Notice;
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class DeskTable;

/// What a member could raise: every trait it has or could begin, with the price of one more level.
class SpendModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, LevelColumn, PriceColumn, LackColumn, ColumnCount };
    struct Line {
        QString trait, name;
        int level = 0;
        std::optional<int64_t> price; ///< nothing: no further level
    };

    SpendModel(const DeskWork &work, const QString &member, QDate day, QObject *parent = nullptr);
    void refresh();
    void setFilter(const QString &filter);
    void setDay(QDate day); ///< on which is paid
    const Line *find(const QString &trait) const;
    const sky::hursagmu::Unspent &unspent() const { return m_unspent; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void read();
    void show();
    QString textOf(const Line &line, int column) const;

    DeskWork m_work;
    QString m_member;
    QDate m_day;
    std::vector<Line> m_lines;
    std::vector<size_t> m_shown;
    QString m_filter;
    sky::hursagmu::Unspent m_unspent;
};

/// Raises traits for a player who is not there, through the same ledger.
class SpendDialog : public QDialog
{
    Q_OBJECT

public:
    SpendDialog(const DeskWork &work, const QString &member, QWidget *parent);

private:
    QWidget *makeStamp();
    void refresh();
    void raise(const QString &trait);

    DeskWork m_work;
    QString m_member;
    SpendModel *m_model;
    Label *m_left;
    SearchField *m_search;
    DeskTable *m_table;
    DateField *m_date;
    LineField *m_session;
    LineField *m_who;
    Notice *m_notice;
    QPushButton *m_raise;
};

} // namespace sky::ui::hursagmu
