#pragma once

#include "ui/shell/recoveryshelf.h"

#include <QWidget>

#include <map>
#include <utility>

class QPushButton;
class QVBoxLayout;

namespace sky::ui
{

class RecoveryCard;

/// What was not saved before a crash, on the start page: a card for each, a line for each that was put off.
/// So many at a time; more on request.
class RecoveryList : public QWidget
{
    Q_OBJECT

public:
    RecoveryList(RecoveryShelf &shelf, const Clock &clock, QWidget *parent = nullptr);

    static constexpr size_t AtOnce = 6;

    /// Puts the keyboard on the first that was not put off; false where there is none.
    bool begin();

Q_SIGNALS:
    void restoreRequested(const QString &file);
    void restoreAllRequested();
    void discardRequested(const QString &file);

private:
    void refresh();
    void orderKeyboard();
    void showLook(const QString &file);
    void drop(QWidget *row);
    QWidget *makeHead();
    RecoveryCard *makeCard(const CrashCopy &copy);
    QWidget *makeLine(const CrashCopy &copy);

    RecoveryShelf &m_shelf;
    Clock m_clock;
    QVBoxLayout *m_rows;
    QPushButton *m_all = nullptr;
    QPushButton *m_more = nullptr;
    std::map<std::pair<QString, bool>, QWidget *> m_shown; ///< by the copy's file, and whether it was put off
    size_t m_most = AtOnce;
};

/// "today 14:03", "yesterday 14:03", "Tuesday 14:03", then the date.
QString momentInWords(const QDateTime &moment, const QDateTime &now);

} // namespace sky::ui
