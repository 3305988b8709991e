#pragma once

#include "core/hursagmu/model/options.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>
#include <QDialog>

class QPushButton;
class QStackedWidget;

namespace sky::ui
{
class ChoiceField;
class Label;
class LineField;
class Notice;
class RuleLinks;
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class DeskTable;

/// Every option of the campaign with its value, those that match what is looked for.
class OptionsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { GroupColumn, NameColumn, ValueColumn, StateColumn, ColumnCount };

    explicit OptionsModel(const sky::hursagmu::Catalogue &catalogue, QObject *parent = nullptr);
    void show(const sky::hursagmu::RuleOptions &options);
    void setFilter(const QString &filter);
    const sky::hursagmu::RuleOptions &options() const { return m_options; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void find();
    QString textOf(const sky::hursagmu::OptionInfo &option, int column) const;

    const sky::hursagmu::Catalogue &m_catalogue;
    sky::hursagmu::RuleOptions m_options;
    std::vector<size_t> m_shown;
    QString m_filter;
};

/// The Master's rulings for a campaign: a list of all, and the one looked at with what it decides, its
/// default and its rules. Each change is a step of the party.
class OptionsDialog : public QDialog
{
    Q_OBJECT

public:
    OptionsDialog(const DeskWork &work, QWidget *parent);

private:
    QWidget *makeDetail();
    const sky::hursagmu::OptionInfo *current() const;
    void refresh();
    void showCurrent();
    void choose(int index);
    void type();
    void useBook();
    void change(const json::Value &value);
    void applyToMembers();

    DeskWork m_work;
    OptionsModel *m_model;
    SearchField *m_search;
    DeskTable *m_table;
    Label *m_name;
    Label *m_about;
    Label *m_default;
    RuleLinks *m_rules;
    QStackedWidget *m_fields;
    ChoiceField *m_choice;
    LineField *m_typed;
    QPushButton *m_book;
    Notice *m_notice;
};

/// The option's value in the options, and the other way; false where it is not allowed.
json::Value optionIn(const sky::hursagmu::RuleOptions &options, const QString &id);
bool setOption(sky::hursagmu::RuleOptions &options, const QString &id, const json::Value &value);

} // namespace sky::ui::hursagmu
