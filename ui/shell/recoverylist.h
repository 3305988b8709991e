#pragma once

#include "ui/shell/recoveryshelf.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace sky::ui
{

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
    QWidget *makeHead();
    QWidget *makeCard(const CrashCopy &copy);
    QWidget *makeWords(const CrashCopy &copy, const RecoveryShelf::Look &look, QWidget *parent);
    QWidget *makeButtons(const CrashCopy &copy, const QString &name, bool readable, QWidget *parent);
    QWidget *makeLine(const CrashCopy &copy);
    QPushButton *act(QPushButton *button, const QString &name, const QString &moment);

    RecoveryShelf &m_shelf;
    Clock m_clock;
    QVBoxLayout *m_rows;
    size_t m_most = AtOnce;
};

/// "today 14:03", "yesterday 14:03", "Tuesday 14:03", then the date.
QString momentInWords(const QDateTime &moment, const QDateTime &now);

} // namespace sky::ui
