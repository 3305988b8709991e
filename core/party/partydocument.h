#pragma once

#include "core/base/result.h"
#include "core/party/party.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sky::party
{

/// An open party. Every change is written to its file at once; undo writes as well. What cannot be written
/// stays here (`unsaved`) and is tried again with the next change or by `save`. A file that somebody else
/// changed meanwhile is never overwritten: `takeTheirs` or `keepMine` goes on from there, and either keeps
/// the other version beside.
class PartyDocument : public QObject
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<PartyDocument>> open(const QString &path);
    /// The party of a folder: the one file in it, or else one of all characters there, whose file is made
    /// with the first change.
    static Result<std::unique_ptr<PartyDocument>> openFolder(const QString &folder, const QString &system);
    /// Refused where there is such a file already.
    static Result<std::unique_ptr<PartyDocument>> create(const QString &path, const Party &party);

    /// One that no file holds: `unsaved` says so until it is saved or changed, which makes that file.
    static std::unique_ptr<PartyDocument> notSaved(const QString &path, const Party &party);

    const Party &party() const { return *m_party; }
    const QString &path() const { return m_path; }
    /// Why it is only to be looked at, in a sentence: a newer program wrote it. Then nothing is changed or
    /// written, here or elsewhere. Empty for any other.
    const QString &onlyToLookAt() const { return m_onlyToLookAt; }
    /// Was made by `notSaved`, and nobody has tried to save it.
    bool isNew() const { return m_isNew; }
    /// Of the file, as read or written last; empty: there is none yet.
    const QByteArray &bytes() const { return m_bytes; }

    /// One undoable step. What refuses, or could not be read again, changes nothing; what could not be
    /// written is done all the same, and then `unsaved` says why.
    Result<void> apply(const QString &name, const std::function<Result<void>(Party &)> &change);
    void undo();
    void redo();
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at < m_steps.size(); }
    QString undoName() const;
    QString redoName() const;

    /// Why the party is not in its file as it is here; nothing where it is.
    const std::optional<Error> &unsaved() const { return m_unsaved; }
    /// Tries again; a file that is gone is made again. Fine where there is nothing to do.
    Result<void> save();
    /// To another file, and on with that: paths lead from there to the same members. Ends undo.
    Result<void> saveAs(const QString &path);

    /// Takes what the file holds now; ends undo.
    Result<void> reload();
    /// The same; what is here is kept in that file.
    Result<void> takeTheirs(const QString &keptIn);
    /// Writes what is here; what somebody else wrote is kept in that file.
    Result<void> keepMine(const QString &keptIn);
    /// Ends undo, where going back would not take all of a step back.
    void endUndo();
    /// Awards are written with the members' files, by who awards: takes the value and bytes that were
    /// written; ends undo.
    void take(const Party &party, const QByteArray &bytes);

Q_SIGNALS:
    void changed();

private:
    using PartyPtr = std::shared_ptr<const Party>; ///< steps share their values
    struct Step {
        QString name;
        PartyPtr before, after;
    };
    PartyDocument(const QString &path, Party party, QByteArray bytes);
    Result<void> write();
    void settle(PartyPtr party);

    QString m_path;
    PartyPtr m_party;
    PartyPtr m_saved; ///< as the file has it
    QByteArray m_bytes;
    QString m_onlyToLookAt;
    std::optional<Error> m_unsaved;
    bool m_isNew = false;
    std::vector<Step> m_steps;
    size_t m_at = 0; ///< steps before it are done
};

} // namespace sky::party
