#pragma once

#include "core/formats/batch.h"
#include "core/formats/inputs.h"
#include "ui/services/services.h"

#include <QDialog>

class QCheckBox;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace sky::ui
{

class BatchRun;
class ExportChoices;
class Label;
class LineField;
class Notice;
class TextField;

/// Characters of files and folders in any format.
class BatchDialog : public QDialog
{
    Q_OBJECT

public:
    BatchDialog(const Services &services, QWidget *parent);

    /// The files to begin with, and the names of characters whose files are not what is seen of them.
    void begin(const QStringList &paths, const QStringList &unsaved);

    void reject() override;

private:
    void arrange();
    void addFiles();
    void addFolder();
    void add(const QStringList &paths);
    void showWhatApplies();
    bool askTarget(formats::BatchRequest &request);
    void start();
    void rest();
    void showFiles();
    void leaveOut();
    /// Gives the line that was added.
    QString tellProblem(const QString &path, const QString &sentence);
    void take(const formats::BatchOutcome &outcome, int done);
    /// What is not in it, and what the machine lacks.
    void tellLacks(const formats::BatchOutcome &outcome);
    void end(formats::BatchEnd end);
    bool isWorking() const;

    const Services &m_services;
    QStringList m_files;
    QStringList m_leftOut; ///< what of the wish is no file, in lines
    formats::BatchRequest m_request;
    ExportChoices *m_choices;
    Label *m_count;
    QListWidget *m_list; ///< m_files, in their order
    QPushButton *m_leaveOut;
    QPushButton *m_addFiles;
    QPushButton *m_addFolder;
    QCheckBox *m_oneFile;
    LineField *m_naming;
    QProgressBar *m_progress;
    TextField *m_problems;
    Notice *m_notice;
    QPushButton *m_start;
    QPushButton *m_cancel;
    BatchRun *m_run;
    int m_done = 0;
    int m_failed = 0;
};

} // namespace sky::ui
