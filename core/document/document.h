#pragma once

#include "core/base/result.h"
#include "core/rules/edit.h"
#include "core/system/gamesystem.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

namespace sky {

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
    /// changed) when the edit refuses or the game does; an edit that changes nothing is fine and stores nothing.
    Result<void> apply(const Edit &edit);
    /// Several edits as one step under one name; all or none.
    Result<void> apply(const QString &name, const std::vector<Edit> &edits);
    /// What the character would be: for "what would change" and for asking before offering. Stores nothing.
    struct Candidate {
        CharacterPtr character;
        EvaluationPtr evaluation;
    };
    Result<Candidate> preview(const Edit &edit) const;

    /// Different from the value last saved, by comparison.
    bool isModified() const;
    void markSaved();

Q_SIGNALS:
    void changed();

private:
    friend class ChangeCommand;
    void show(const CharacterPtr &character, const EvaluationPtr &evaluation);

    std::shared_ptr<const GameSystem> m_system;
    CharacterPtr m_character;
    CharacterPtr m_saved;
    EvaluationPtr m_evaluation;
    QUndoStack m_undo;
};

} // namespace sky
