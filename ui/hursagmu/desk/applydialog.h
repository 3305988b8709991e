#pragma once

#include "core/hursagmu/party/campaign.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>
#include <QDialog>

class QPushButton;

namespace sky::ui
{
class Label;
class Notice;
class TextField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class DeskTable;

/// What the campaign's options would change, a member a row, those that would change at all.
class ApplyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, OptionsColumn, NumbersColumn, ProblemsColumn, ColumnCount };

    ApplyModel(const DeskWork &work, const sky::hursagmu::RuleOptions &options, QObject *parent = nullptr);
    QStringList ticked() const;
    QString reportOf(const QString &member) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        sky::hursagmu::OptionsReport report;
        bool ticked = true;
    };
    std::vector<Row> m_rows;
};

/// Before and after for each member, then one edit of all that are ticked.
class ApplyDialog : public QDialog
{
    Q_OBJECT

public:
    ApplyDialog(const DeskWork &work, const sky::hursagmu::RuleOptions &options, QWidget *parent);

private:
    void apply();

    DeskWork m_work;
    sky::hursagmu::RuleOptions m_options;
    ApplyModel *m_model;
    DeskTable *m_table;
    TextField *m_report;
    Notice *m_notice;
    QPushButton *m_apply;
};

} // namespace sky::ui::hursagmu
