#pragma once

#include "ui/shell/templateshelf.h"

#include <QScrollArea>

class QGridLayout;

namespace sky::ui
{

class CardGrid;
class RecentFiles;

/// What there is to begin with: templates, a blank character, recent files.
class StartPage : public QScrollArea
{
    Q_OBJECT

public:
    StartPage(TemplateShelf &shelf, RecentFiles &recent, const Services &services, QWidget *parent = nullptr);

    /// Puts the keyboard on the first template.
    void begin();

Q_SIGNALS:
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
    CardGrid *m_games;
    QWidget *m_blank;
    CardGrid *m_own;
    QWidget *m_ownTitle;
    QWidget *m_templates;
    QWidget *m_recent;
    QGridLayout *m_places;
};

} // namespace sky::ui
