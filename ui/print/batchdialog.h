#pragma once

#include "core/formats/batch.h"
#include "ui/services/services.h"

#include <QDialog>

#include <thread>

class QCheckBox;
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

    void reject() override;

private:
    void arrange();
    void addFiles();
    void addFolder();
    void add(const QStringList &paths);
    void showWhatApplies();
    bool askTarget(formats::BatchRequest &request);
    void start();
    void take(const formats::BatchOutcome &outcome, size_t done, size_t all);
    void end(const Result<void> &result, bool stopped);
    bool isWorking() const { return m_thread.joinable(); }

    const Services &m_services;
    QStringList m_files;
    formats::BatchRequest m_request;
    ExportChoices *m_choices;
    Label *m_count;
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
