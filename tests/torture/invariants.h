#pragma once

#include "ui/services/workspace.h"

#include <QObject>
#include <QSet>

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
    /// Of a party: it can be written and read again, and is in its file where it says so.
    QStringList broken(ui::PartyBench &party) const;
    QStringList brokenAnywhere() const;
    /// Undoing all gives what was there first, redoing it what is there now.
    QStringList brokenByUndo(ui::OpenFile &file) const;
    QStringList brokenByUndo(ui::PartyBench &party) const;

    /// Other programs wrote or removed that file: until it is as it was saved again, it need not be.
    void touchedByOthers(const QString &path) { m_touched.insert(path); }
    /// The file holds what was saved, or something else that others, or nobody here, wrote.
    bool isAsItShould(const ui::OpenFile &file) const;
    bool isAsItShould(ui::PartyBench &party) const;

    int changes() const { return m_changes; } ///< of characters, so far

private:
    void follow(ui::OpenFile *file);

    ui::Workspace &m_workspace;
    GameRegistry m_games;
    int m_changes = 0;
    mutable QSet<QString> m_touched;
    std::map<ui::OpenFile *, CharacterPtr> m_first; ///< below the oldest step that can be undone
};

/// Whether the file holds what the program believes that it holds.
bool isAsSaved(const ui::OpenFile &file);
bool isAsSaved(const ui::PartyBench &party);

/// What stands in a character file, made independent of how it was written; empty: it can't be read.
QByteArray contentOf(const QByteArray &bytes, const GameRegistry &games);

} // namespace sky::torture
