#pragma once

#include <QAbstractListModel>
#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QKeyEvent;
class QListView;

namespace sky::ui
{

class Label;
class SearchField;

/// Something that can be found and done.
struct SearchEntry {
    QString text;     ///< "Save As..."
    QString group;    ///< "File", "Open character", "Template"
    QString tip;      ///< a sentence
    QString shortcut; ///< as it is shown; may be empty
    QString whyNot;   ///< why it can't be done now; empty when it can
    std::function<void()> run;
};

/// The entries that have every word looked for in name, group or tip; what begins with it stands first.
class SearchModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { GroupRole = Qt::UserRole, ShortcutRole, WhyNotRole };

    using QAbstractListModel::QAbstractListModel;

    void setEntries(std::vector<SearchEntry> entries);
    void setFilter(const QString &filter);
    const SearchEntry &at(int row) const { return m_all[m_shown[size_t(row)]]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void show(const QString &filter);

    std::vector<SearchEntry> m_all;
    std::vector<size_t> m_shown;
};

/// Lies over the window below the search button: type, arrow keys, Enter. Escape leaves, and so does going
/// elsewhere.
class ActionSearch : public QFrame
{
    Q_OBJECT

public:
    explicit ActionSearch(QWidget *window);

    void open(const QString &hint, std::vector<SearchEntry> entries);
    void leave();
    SearchModel &model() { return *m_model; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    void run(const QModelIndex &index);
    void place();
    bool takeKey(QKeyEvent *event);

    SearchModel *m_model;
    SearchField *m_field;
    QListView *m_list;
    Label *m_foot;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace sky::ui
