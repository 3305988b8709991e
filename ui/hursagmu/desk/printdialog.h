#pragma once

#include "core/formats/batch.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QDialog>

class QProgressBar;
class QPushButton;
class QRadioButton;

namespace sky::ui
{
class BatchRun;
class ExportChoices;
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// All sheets of a party: one PDF with a page that lists them, its pages counted throughout, a file for each,
/// or the party on one sheet, which can go to a printer too.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    PrintDialog(const DeskWork &work, QWidget *parent);

    void reject() override;

private:
    void start();
    bool askWhere(formats::BatchRequest &request);
    /// Of the characters that can be read, as the desk has them.
    formats::BatchRequest requestOf() const;
    void take(const formats::BatchOutcome &outcome, int done);
    void end(formats::BatchEnd end);
    void conclude(const QString &sentence);
    void rest();
    void refuse(const QString &sentence);
    QString problems() const; ///< in lines
    void arrange();
    void showWhatApplies();
    void printParty();

    DeskWork m_work;
    formats::BatchRequest m_request;
    std::vector<SheetMember> m_members; ///< those that can be printed
    QStringList m_problems;             ///< what is not on the pages, or went wrong, by whom
    int m_done = 0;
    bool m_leaves = false; ///< once the work has stopped
    QRadioButton *m_one;
    QRadioButton *m_many;
    QRadioButton *m_party;
    ExportChoices *m_choices;
    QProgressBar *m_progress;
    Label *m_left;
    Notice *m_notice;
    QPushButton *m_printer;
    QPushButton *m_start;
    QPushButton *m_cancel;
    BatchRun *m_run;
};

} // namespace sky::ui::hursagmu
