#pragma once

#include "core/storage/charactermerge.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QPlainTextEdit;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace sky::ui
{

class ConflictModel;
class Notice;

/// What became different here and elsewhere, in words, and a choice where both changed the same. `choices`
/// are what was chosen when it is accepted.
class MergeDialog : public QDialog
{
    Q_OBJECT

public:
    /// `theirTitle` is what the other side is called: "The file".
    MergeDialog(const storage::CharacterMerge &merge, const GameSystem &system, const QString &title,
                const QString &theirTitle, QWidget *parent);

    const std::vector<json::Side> &choices() const;
    bool isNaming() const { return m_naming.isActive(); } ///< what the conflicts are about

private:
    void showChanges(QVBoxLayout *column, const QString &theirTitle);
    QWidget *makeConflicts();
    QWidget *makeButtons();
    void nameNext();
    QPlainTextEdit *listOf(const QStringList &lines, const QString &name);
    void tryMerge();

    const storage::CharacterMerge &m_merge;
    const GameSystem &m_system;
    ConflictModel *m_model;
    QTimer m_naming; ///< names one conflict after the other, while the dialog is there already
    size_t m_named = 0;
    std::shared_ptr<const Character> m_mine; ///< both together, as mine; null before it is needed
    Notice *m_notice;
    QPushButton *m_accept = nullptr;
};

} // namespace sky::ui
