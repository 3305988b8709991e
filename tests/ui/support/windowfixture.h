#pragma once

#include "tests/ui/uifixture.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/actions.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QTabBar>
#include <QTest>

namespace sky::test
{

/// The whole window, shown, with nothing open.
struct WindowFixture : UiFixture {
    WindowFixture()
        : recent(services.stateFolder)
        , window(workspace, recent)
    {
        window.resize(1280, 800);
        window.showStart();
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window did not become active");
    }

    ui::RecentFiles recent;
    ui::MainWindow window;

    /// By the name that a screen reader says.
    template<class Widget>
    Widget *named(const QString &name) const
    {
        for (Widget *widget : window.findChildren<Widget *>())
            if (widget->accessibleName() == name) return widget;
        return nullptr;
    }
    QTabBar *tabs() const { return named<QTabBar>(QStringLiteral("Open characters")); }
    void trigger(const char *id) { window.actions().find(QLatin1String(id))->trigger(); }
    bool can(const char *id) const
    {
        return const_cast<ui::MainWindow &>(window).actions().find(QLatin1String(id))->isEnabled();
    }
    /// A change that a person could have made.
    bool rename(ui::OpenFile &file, const QString &name)
    {
        return file.bench().apply(services.games.front()->rename(name));
    }
    QStringList titles() const
    {
        QStringList titles;
        for (int i = 0; i < tabs()->count(); ++i)
            titles << tabs()->tabText(i);
        return titles;
    }
};

} // namespace sky::test
