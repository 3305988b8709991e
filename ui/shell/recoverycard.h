#pragma once

#include "ui/shell/recoveryshelf.h"

#include <QFrame>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace sky::ui
{

/// A character that was not saved before a crash: which one, what had changed, and what can be done. It is
/// there before all is known, so that nobody waits for it.
class RecoveryCard : public QFrame
{
    Q_OBJECT

public:
    /// `moment` in words.
    RecoveryCard(const CrashCopy &copy, const QString &moment, QWidget *parent);

    /// Once it is looked at.
    void tell(const RecoveryShelf::Look &look);

    /// A name of its own for a screen reader: several may be called alike.
    static void nameButton(QPushButton &button, const QString &name, const QString &moment);

Q_SIGNALS:
    void restoreRequested();
    void laterRequested();
    void discardRequested();

private:
    QWidget *makeButtons();
    void showWords(const RecoveryShelf::Look &look);
    void nameButtons(const QString &name);

    CrashCopy m_copy; ///< without its bytes
    QString m_moment;
    QHBoxLayout *m_row;
    QWidget *m_preview = nullptr;
    QWidget *m_words = nullptr;
    QPushButton *m_restore = nullptr, *m_later = nullptr, *m_discard = nullptr;
};

} // namespace sky::ui
