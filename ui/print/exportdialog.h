#pragma once

#include <QDialog>

class QPushButton;

namespace sky::ui
{

class ExportChoices;
class Notice;
class Workbench;

/// The open character in any format. Ends when the file is written, which the workbench is told.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(Workbench &bench, QWidget *parent);

private:
    void write();

    Workbench &m_bench;
    ExportChoices *m_choices;
    Notice *m_notice;
    QPushButton *m_export;
};

} // namespace sky::ui
