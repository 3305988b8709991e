#pragma once

#include "core/base/result.h"
#include "core/party/party.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace sky::party
{

/// An open party. Every change is written to its file at once; undo writes as well. A file that somebody else
/// changed meanwhile is never overwritten: the change is refused and `reload` takes what is there.
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

    const Party &party() const { return *m_party; }
    const QString &path() const { return m_path; }
    /// Of the file, as read or written last; empty: there is none yet.
    const QByteArray &bytes() const { return m_bytes; }

    /// One undoable step. What refuses changes nothing.
    Result<void> apply(const QString &name, const std::function<Result<void>(Party &)> &change);
    Result<void> undo(); ///< a step whose writing fails stays
    Result<void> redo();
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at < m_steps.size(); }
    QString undoName() const;
    QString redoName() const;

    /// Takes what the file holds now; ends undo.
    Result<void> reload();
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
    Result<void> write(const PartyPtr &party);

    QString m_path;
    PartyPtr m_party;
    QByteArray m_bytes;
    std::vector<Step> m_steps;
    size_t m_at = 0; ///< steps before it are done
};

} // namespace sky::party
