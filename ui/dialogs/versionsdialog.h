#pragma once

#include "core/storage/versions.h"

#include <QDialog>

#include <vector>

class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace sky::ui
{

class Label;
class Notice;
class OpenFile;

/// What was saved of a character earlier: when, and what has changed since in words. One can be brought back,
/// as a step that can be undone, or opened as a character of its own.
class VersionsDialog : public QDialog
{
    Q_OBJECT

public:
    VersionsDialog(OpenFile &file, QWidget *parent);

Q_SIGNALS:
    void copyWanted(const QString &path);

private:
    QWidget *makeButtons();
    const storage::Version *chosen() const;
    void showChosen();
    void bringBack();
    void openCopy();

    OpenFile &m_file;
    std::vector<storage::Version> m_versions;
    QListWidget *m_list;
    Label *m_heading;
    QPlainTextEdit *m_changes;
    Notice *m_notice;
    QPushButton *m_bringBack = nullptr;
    QPushButton *m_openCopy = nullptr;
};

} // namespace sky::ui
