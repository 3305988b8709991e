#pragma once

#include <QDialog>

class QPushButton;

namespace sky::ui
{

class ExportChoices;
class Notice;
class Workbench;

/// The open character in any format. Ends when the file is written.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(Workbench &bench, QWidget *parent);

    QString written() const { return m_written; } ///< the file; empty: none

private:
    void write();

    Workbench &m_bench;
    ExportChoices *m_choices;
    Notice *m_notice;
    QPushButton *m_export;
    QString m_written;
};

} // namespace sky::ui
