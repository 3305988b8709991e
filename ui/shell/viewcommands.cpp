// What changes the window and nothing else.

#include "ui/dialogs/settingsdialog.h"
#include "ui/services/settings.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"

#include <algorithm>

namespace sky::ui
{

void Commands::findTemplate()
{
    m_window.showSearch(SearchScope::Templates);
}

void Commands::findRecent()
{
    m_window.showSearch(SearchScope::Recent);
}

void Commands::findAction()
{
    m_window.showSearch(SearchScope::All);
}

void Commands::editSettings()
{
    auto *dialog = new SettingsDialog(services().settings, services().prompts, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void Commands::toggleSidebar()
{
    services().settings.change([](Settings &settings) { settings.showSidebar = !settings.showSidebar; });
}

bool Commands::isSidebarOn() const
{
    return services().settings.get().showSidebar;
}

void Commands::toggleWhy()
{
    DocumentView *view = m_window.currentView();
    if (view && view->takeTurns()) return;
    services().settings.change([](Settings &settings) { settings.showWhy = !settings.showWhy; });
}

bool Commands::isWhyOn() const
{
    const DocumentView *view = m_window.currentView();
    return view ? view->isDockShown() : services().settings.get().showWhy;
}

void Commands::nextTab()
{
    m_window.stepTab(1);
}

void Commands::previousTab()
{
    m_window.stepTab(-1);
}

void Commands::stepPage(int by)
{
    DocumentView *view = m_window.currentView();
    if (view) view->showPage((view->currentPage() + by + view->pageCount()) % view->pageCount());
}

void Commands::showPageAt(int index)
{
    if (DocumentView *view = m_window.currentView()) view->showPage(index);
}

bool Commands::isPageAt(int index) const
{
    const DocumentView *view = m_window.currentView();
    return view && view->currentPage() == index;
}

QString Commands::pageLabelAt(int index) const
{
    // The pages of the usual game where no character is open: the menu stays as it is.
    const DocumentView *view = m_window.currentView();
    const QStringList titles = view ? view->pageTitles() : m_usualPages;
    return index < titles.size() ? pageText(titles[index]) : QString();
}

QString Commands::pageText(const QString &title)
{
    return tr("Page: %1").arg(title);
}

void Commands::use(ColorScheme scheme)
{
    services().settings.change([scheme](Settings &settings) { settings.scheme = scheme; });
}

bool Commands::uses(ColorScheme scheme) const
{
    return services().settings.get().scheme == scheme;
}

void Commands::stepText(int percent)
{
    services().settings.change([percent](Settings &settings) {
        settings.textPercent =
            std::clamp(settings.textPercent + percent, Settings::LeastText, Settings::MostText);
    });
}

void Commands::usualText()
{
    services().settings.change([](Settings &settings) { settings.textPercent = Settings().textPercent; });
}

QString Commands::needsSmallerThanMost() const
{
    return services().settings.get().textPercent < Settings::MostText ? QString()
                                                                      : tr("The text is at its largest.");
}

QString Commands::needsLargerThanLeast() const
{
    return services().settings.get().textPercent > Settings::LeastText ? QString()
                                                                       : tr("The text is at its smallest.");
}

void Commands::toggleFullScreen()
{
    m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen);
}

bool Commands::isFullScreen() const
{
    return m_window.isFullScreen();
}

} // namespace sky::ui
