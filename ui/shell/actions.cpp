#include "ui/shell/actions.h"

#include "ui/shell/actiontable.h"
#include "ui/shell/commands.h"
#include "ui/theme/icon.h"
#include "ui/widgets/plaintip.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace sky::ui
{

namespace
{

QString translated(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

void showTip(QAction &action, const QString &tip)
{
    if (tip.isEmpty() || tip == action.statusTip()) return;
    action.setStatusTip(tip);
    action.setWhatsThis(tip);
    action.setToolTip(plainTip(tip));
}

} // namespace

Actions::Actions(Commands &commands, QWidget *window)
    : QObject(window)
    , m_commands(commands)
{
    for (const ActionSpec &spec : actionTable())
        m_actions.push_back({&spec, make(spec, window)});
    refresh();
}

QAction *Actions::make(const ActionSpec &spec, QWidget *window)
{
    auto *action = new QAction(translated(spec.text), window);
    action->setObjectName(QLatin1String(spec.id));
    action->setShortcuts(
        QKeySequence::listFromString(QLatin1String(spec.shortcut), QKeySequence::PortableText));
    showTip(*action, translated(spec.tip));
    if (*spec.icon) action->setIcon(icon(QLatin1String(spec.icon)));
    action->setCheckable(spec.isOn != nullptr);
    connect(action, &QAction::triggered, this, [this, &spec] {
        (m_commands.*spec.run)();
        refresh(); // a mark that was refused goes back
    });
    window->addAction(action);
    return action;
}

QAction *Actions::find(const QString &id) const
{
    for (const Made &made : m_actions)
        if (id == QLatin1String(made.spec->id)) return made.action;
    return nullptr;
}

void Actions::fill(QMenuBar *bar)
{
    for (const Made &made : m_actions) {
        QMenu *menu = menuFor(bar, QLatin1String(made.spec->menu));
        if (made.spec->startsGroup) menu->addSeparator();
        menu->addAction(made.action);
    }
}

QMenu *Actions::menuFor(QMenuBar *bar, const QString &path)
{
    if (QMenu *known = menu(path)) return known;
    const QString title = translated(qPrintable(path)).section(QLatin1Char('/'), -1);
    QMenu *made = path.contains(QLatin1Char('/'))
                      ? menuFor(bar, path.section(QLatin1Char('/'), 0, -2))->addMenu(title)
                      : bar->addMenu(title);
    m_menus.emplace_back(path, made);
    return made;
}

QMenu *Actions::menu(const QString &path) const
{
    for (const auto &[known, menu] : m_menus)
        if (known == path) return menu;
    return nullptr;
}

QString Actions::whyNot(const ActionSpec &spec) const
{
    return spec.whyNot ? (m_commands.*spec.whyNot)() : QString();
}

void Actions::refresh()
{
    for (const Made &made : m_actions) {
        const ActionSpec &spec = *made.spec;
        made.action->setEnabled(whyNot(spec).isEmpty());
        if (spec.isOn) made.action->setChecked((m_commands.*spec.isOn)());
        if (spec.tipNow) showTip(*made.action, (m_commands.*spec.tipNow)());
        if (!spec.label) continue;
        const QString label = (m_commands.*spec.label)();
        made.action->setText(label.isEmpty() ? translated(spec.text) : label);
        made.action->setVisible(!label.isEmpty());
    }
}

} // namespace sky::ui
