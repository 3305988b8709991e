#pragma once

#include "ui/services/workspace.h"

#include <QObject>

#include <map>

namespace sky::torture
{

/// Whatever is done to the window, these hold of its characters. Each check gives what does not, empty when
/// all does.
class Invariants : public QObject
{
public:
    explicit Invariants(ui::Workspace &workspace);

    /// Of one character: its evaluation is that of its value, it can be written and read again, and it says
    /// rightly whether it needs saving.
    QStringList broken(ui::OpenFile &file) const;
    QStringList brokenAnywhere() const;
    /// Undoing all gives what was there first, redoing it what is there now.
    QStringList brokenByUndo(ui::OpenFile &file) const;

    int changes() const { return m_changes; } ///< of characters, so far

private:
    void follow(ui::OpenFile *file);

    ui::Workspace &m_workspace;
    GameRegistry m_games;
    int m_changes = 0;
    std::map<ui::OpenFile *, CharacterPtr> m_first; ///< below the oldest step that can be undone
};

/// What stands in a character file, made independent of how it was written; empty: it can't be read.
QByteArray contentOf(const QByteArray &bytes, const GameRegistry &games);

} // namespace sky::torture
