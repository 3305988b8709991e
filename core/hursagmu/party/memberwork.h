#pragma once

#include "core/hursagmu/party/awarding.h"
#include "core/storage/filelock.h"
#include "core/storage/together.h"

#include <optional>

namespace sky::hursagmu
{

/// Null when the party has no such member.
const party::Seat *seatFor(const Desk &desk, const QString &member);
const Character &characterOf(const party::Seat &seat);
const Evaluation &evaluationOf(const party::Seat &seat);

/// Why the member's file cannot be written, as far as can be told without touching it; empty: it can.
QString obstacleOf(const Desk &desk, const party::Seat &seat);

/// The files of members, kept from other programs while they are changed together. All obstacles are
/// collected before anything is written.
class MemberWork
{
public:
    explicit MemberWork(const Desk &desk);

    /// Takes the member's file and works out what it is to become.
    void change(const QString &member, const QString &name, const std::vector<Edit> &edits);
    void addObstacle(const QString &whose, const QString &sentence);
    void addObstacle(const party::Seat &seat, const QString &sentence);
    /// The party's own file, written with the others.
    void changeParty(const party::Party &party);
    /// All or none; gives the paths. Refused with the obstacles when there are any.
    Result<QStringList> write(const QString &what);

private:
    bool take(const QString &path, const QString &whose);
    Error failed(const Error &error) const;
    void keepVersions(const storage::Write &write, const QDateTime &before) const;

    const Desk &m_desk;
    std::vector<storage::FileLock> m_locks;
    std::vector<storage::Write> m_writes;
    std::vector<std::pair<QString, QString>> m_obstacles; ///< whose, sentence
    std::optional<party::Party> m_party;
    QByteArray m_partyBytes; ///< of its file when this began: a window goes on meanwhile
    size_t m_worked = 0;
    bool m_stopped = false;
};

} // namespace sky::hursagmu
