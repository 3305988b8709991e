#pragma once

#include "ui/services/openfile.h"
#include "ui/shell/gameui.h"
#include "ui/shell/offerline.h"

#include <QWidget>

#include <map>
#include <vector>

class QScrollArea;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace sky::ui
{

class MessageLine;
class Page;
class ProblemsPanel;
class ReadOnlyLine;

/// An open character: its head, its pages, what explains and what complains.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    DocumentView(OpenFile &file, const GameUi &game, QWidget *parent = nullptr);

    OpenFile &file() const { return m_file; }
    const GameUi &game() const { return m_game; }

    int pageCount() const { return int(m_makers.size()); }
    QStringList pageTitles() const;
    const std::vector<PageMaker> &pageMakers() const { return m_makers; }
    int currentPage() const;
    void showPage(int index);
    /// False where there is none of that id.
    bool showPage(const QString &id);

    /// Shows the place of a subject, on whatever page it is; false when no page knows it.
    bool reveal(const QString &subject);
    void say(const Error &error);
    /// Stays until it is hushed or one of the offers is taken; of each topic one at a time.
    void offer(const QString &topic, Notice::Kind kind, const QString &sentence,
               std::vector<OfferLine::Offer> offers);
    void hush(const QString &topic);
    ReadOnlyLine &readOnlyLine() const { return *m_readOnly; }

    void setDockShown(bool shown);
    bool isDockShown() const;
    /// Where there is no room for both, the dock and the present page's side panel take turns: true when they
    /// have done so.
    bool takeTurns();
    bool isHistoryShown() const;
    void setHistoryShown(bool shown);
    void goToProblems();
    /// Puts the keyboard where one can search on the present page; false where one can't.
    bool goToSearch();

Q_SIGNALS:
    void pageChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void goOnInto(QWidget *page);
    QTabBar *makeTabs();
    QWidget *makeDock();
    void fitDock();
    void arrangeSide();
    bool isNarrow() const;
    Page *page(int index); ///< made when first asked for

    OpenFile &m_file;
    const GameUi &m_game;
    std::vector<PageMaker> m_makers;
    std::vector<Page *> m_pages; ///< null: not made yet
    ReadOnlyLine *m_readOnly;
    MessageLine *m_message;
    QVBoxLayout *m_offerRows;
    std::map<QString, OfferLine *> m_offers; ///< by topic
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QScrollArea *m_dock;
    QStackedWidget *m_side; ///< the side panels of the pages
    bool m_dockWanted = true;
    bool m_dockTurn = false; ///< the dock in place of the side panel
    QWidget *m_history = nullptr;
    ProblemsPanel *m_problems;
};

} // namespace sky::ui
