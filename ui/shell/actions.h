#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace sky::ui
{

class Commands;
struct ActionSpec;

/// The window's actions, made from the table.
class Actions : public QObject
{
    Q_OBJECT

public:
    /// One action with its line of the table.
    struct Made {
        const ActionSpec *spec = nullptr;
        QAction *action = nullptr;
    };

    Actions(Commands &commands, QWidget *window);

    const std::vector<Made> &all() const { return m_actions; }
    QAction *find(const QString &id) const; ///< null when there is none
    /// Fills the menu bar. Menus in menus are found by the source text of their title.
    void fill(QMenuBar *bar);
    QMenu *menu(const QString &path) const; ///< null when there is none

    /// Brings texts, marks and what can be done up to date.
    void refresh();
    /// Why an action can't be done now, in a sentence; empty when it can.
    QString whyNot(const ActionSpec &spec) const;

private:
    QAction *make(const ActionSpec &spec, QWidget *window);
    QMenu *menuFor(QMenuBar *bar, const QString &path);

    Commands &m_commands;
    std::vector<Made> m_actions;
    std::vector<std::pair<QString, QMenu *>> m_menus;
};

} // namespace sky::ui
