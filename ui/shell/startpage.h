#pragma once

#include "ui/shell/templateshelf.h"

#include <QScrollArea>

class QGridLayout;

namespace sky::ui
{

class CardGrid;
class RecentFiles;
class RecoveryList;
class RecoveryShelf;

/// What there is to begin with: what was not saved before a crash, templates, a blank character, recent
/// files.
class StartPage : public QScrollArea
{
    Q_OBJECT

public:
    StartPage(TemplateShelf &shelf, RecoveryShelf &recovery, RecentFiles &recent, const Services &services,
              QWidget *parent = nullptr);

    /// Puts the keyboard on what was not saved, else on the first template.
    void begin();

Q_SIGNALS:
    void restoreRequested(const QString &copy);
    void restoreAllRequested();
    void discardRequested(const QString &copy);
    void templateChosen(const sky::ui::ShelfItem &item);
    void blankChosen(int64_t budget);
    void openRequested(const QString &path);
    void locateRequested(const QString &path);
    void dialogRequested();
    void allRecentRequested();
    void recentMenuWanted(const QString &path, const QPoint &place);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void showTemplates();
    QWidget *makeBody();
    QWidget *makeBlank(const Services &services);
    QWidget *makeTitle(const Services &services);
    QWidget *makeTemplates();
    QWidget *makeRecent(RecentFiles &recent, const Clock &clock);

    TemplateShelf &m_shelf;
    QWidget *m_body;
    RecoveryList *m_recovery;
    CardGrid *m_games;
    QWidget *m_blank;
    CardGrid *m_own;
    QWidget *m_ownTitle;
    QWidget *m_templates;
    QWidget *m_recent;
    QGridLayout *m_places;
};

} // namespace sky::ui
