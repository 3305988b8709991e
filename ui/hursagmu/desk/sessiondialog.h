#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QDialog>

class QListWidget;

namespace sky::ui
{
class DateField;
class LineField;
class Notice;
class TextField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// One session of the log: when, what it was called, who was there. What was awarded stays as it is.
class SessionDialog : public QDialog
{
    Q_OBJECT

public:
    /// Null: a new one.
    SessionDialog(const DeskWork &work, const party::Session *session, QWidget *parent);

private:
    void fillPresent(const party::Session *session);
    void keep();
    void renameInLedgers();

    DeskWork m_work;
    QString m_id;     ///< empty: a new one
    QString m_before; ///< the title
    DateField *m_date;
    LineField *m_title;
    TextField *m_note;
    QListWidget *m_present;
    Notice *m_notice;
};

/// The log as pages of a PDF, where a person wants it.
void printSessions(const DeskWork &work, QWidget *parent);

} // namespace sky::ui::hursagmu
