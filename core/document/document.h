#pragma once

#include "core/base/result.h"
#include "core/rules/edit.h"
#include "core/system/gamesystem.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <span>
#include <vector>

namespace sky
{

/// An open character: the present value, what follows from it, and the way back. The one place where a
/// character changes.
class Document : public QObject
{
    Q_OBJECT

public:
    Document(std::shared_ptr<const GameSystem> system, CharacterPtr character, QObject *parent = nullptr);

    const GameSystem &system() const { return *m_system; }
    const CharacterPtr &character() const { return m_character; }
    const EvaluationPtr &evaluation() const { return m_evaluation; }
    QUndoStack &undoStack() { return m_undo; }

    /// Copies, changes the copy, evaluates, stores one undo step, says `changed` once. Refused (and nothing
    /// changed) when the edit refuses or the game does; an edit that changes nothing is fine and stores
    /// nothing.
    Result<void> apply(const Edit &edit);
    /// Several edits as one step under one name; all or none. Never merged.
    Result<void> apply(const QString &name, const std::vector<Edit> &edits);
    /// Puts another value in the place of the present one, as one step that is never merged; the game is not
    /// asked. For taking what a file has. A value that equals the present one is fine and stores nothing.
    void replace(const QString &name, CharacterPtr character);
    /// What the character would be: for "what would change" and for asking before offering. Stores nothing.
    struct Candidate {
        CharacterPtr character;
        EvaluationPtr evaluation;
    };
    Result<Candidate> preview(const Edit &edit) const;

    /// Different from the value last saved, by comparison.
    bool isModified() const;
    void markSaved();
    /// No file has this value, whatever was saved before: modified until it is saved.
    void markUnsaved();

Q_SIGNALS:
    void changed();

private:
    friend class ChangeCommand;
    /// Refused, or what the edits make of the present value; the present pointers when they change nothing.
    Result<Candidate> attempt(std::span<const Edit> edits) const;
    void store(const QString &name, const QString &mergeKey, const Candidate &next);
    void show(const Candidate &value);
    void announce();

    std::shared_ptr<const GameSystem> m_system;
    CharacterPtr m_character;
    EvaluationPtr m_evaluation;
    CharacterPtr m_saved; ///< null: none is
    /// The key under which the newest step still takes in edits; empty when the next one starts a step.
    QString m_openKey;
    bool m_unannounced = false; ///< a value is shown that `changed` has not told of
    QUndoStack m_undo;          ///< last: it still says so when it is emptied at the end
};

} // namespace sky
