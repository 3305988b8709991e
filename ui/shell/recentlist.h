#pragma once

#include "core/base/sources.h"
#include "ui/services/recentfiles.h"

#include <QFrame>
#include <QPushButton>

class QVBoxLayout;

namespace sky::ui
{

/// One recent file as a row to click. Delete takes it off the list.
class RecentRow : public QPushButton
{
    Q_OBJECT

public:
    RecentRow(const RecentFile &file, const QString &when, QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void removed();
    void menuWanted(const QPoint &place); ///< on the screen

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    RecentFile m_file;
    QString m_when;
};

/// The recent files of the start page, newest first. One that is gone can be looked for or taken off.
class RecentList : public QFrame
{
    Q_OBJECT

public:
    static constexpr size_t Shown = 8;

    RecentList(RecentFiles &recent, const Clock &clock, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested(const QString &path);
    void locateRequested(const QString &path);
    void dialogRequested();
    void allRequested();
    void menuWanted(const QString &path, const QPoint &place);

private:
    void refresh();
    QWidget *makeRow(const RecentFile &file);
    QWidget *makeMissingRow(const RecentFile &file);
    QLayout *makeFoot();

    RecentFiles &m_recent;
    Clock m_clock;
    QVBoxLayout *m_rows;
    QPushButton *m_all = nullptr;
};

/// "today 18:04", "yesterday", or the date as the user writes it.
/// "~/games/road", of a file there.
QString folderInWords(const QString &path);
QString timeInWords(QTime time);
QString dayInWords(const QDateTime &moment, const QDateTime &now);

} // namespace sky::ui
