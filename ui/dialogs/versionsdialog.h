#pragma once

#include "ui/services/versioned.h"

#include <QDialog>

#include <memory>
#include <vector>

class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace sky::ui
{

class Label;
class Notice;

/// What was saved of a character or party earlier: when, and what has changed since in words. One can be
/// brought back, as a step that can be undone; that of a character can be opened as one of its own.
class VersionsDialog : public QDialog
{
    Q_OBJECT

public:
    VersionsDialog(std::unique_ptr<Versioned> thing, QWidget *parent);

Q_SIGNALS:
    void copyWanted(const QString &path);

private:
    QWidget *makeButtons();
    const storage::Version *chosen() const;
    void showChosen();
    void bringBack();
    void openCopy();

    std::unique_ptr<Versioned> m_thing;
    std::vector<storage::Version> m_versions;
    QListWidget *m_list;
    Label *m_heading;
    QPlainTextEdit *m_changes;
    Notice *m_notice;
    QPushButton *m_bringBack = nullptr;
    QPushButton *m_openCopy = nullptr;
};

} // namespace sky::ui
