#pragma once

#include "core/formats/batch.h"
#include "core/formats/inputs.h"
#include "ui/services/services.h"

#include <QDialog>

#include <thread>

class QCheckBox;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace sky::ui
{

class ExportChoices;
class Label;
class LineField;
class Notice;
class TextField;

/// Characters of files and folders in any format. Other threads do the work, so that it can be watched and
/// stopped.
class BatchDialog : public QDialog
{
    Q_OBJECT

public:
    BatchDialog(const Services &services, QWidget *parent);
    ~BatchDialog() override;

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
    /// The files in the way are asked about, once.
    void lookWhatIsThere();
    void askAbout(const QStringList &foreign, bool stopped);
    void run();
    void rest();
    void showFiles();
    void leaveOut();
    /// Gives the line that was added.
    QString tellProblem(const QString &path, const QString &sentence);
    void take(const formats::BatchOutcome &outcome, size_t done);
    /// What is not in it, and what the machine lacks.
    void tellLacks(const formats::BatchOutcome &outcome);
    void end(const Result<formats::BatchEnd> &result);
    void tellEnd(formats::BatchEnd end);
    bool isWorking() const { return m_thread.joinable(); }

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
    int m_done = 0;
    int m_failed = 0;
    std::jthread m_thread; ///< last: it ends before what it tells goes
};

} // namespace sky::ui
