#pragma once

#include "core/party/party.h"
#include "core/system/gamesystem.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace sky::party
{

enum class Standing {
    Ready,
    ReadOnly,   ///< may be read, not written
    Missing,    ///< no such file
    Unreadable, ///< damaged, of a newer version, another game, or no character
};

/// A member with what its file holds.
struct Seat {
    Member member;
    QString path; ///< absolute
    Standing standing = Standing::Missing;
    QString problem;    ///< a sentence; empty when ready
    bool older = false; ///< of an older version: saving writes it in the present one
    bool twice = false; ///< another member has the same character id
    QByteArray bytes;
    CharacterPtr character;   ///< null when it cannot be read
    EvaluationPtr evaluation; ///< null as well
    QString player() const;   ///< the party's word first
    QString name() const;     ///< the character's, else what it was called last, else the file's
};

/// The members of a party: those it names, then the character files of its folder by name. Where there are
/// more than a party may have, one more that stands for the rest and cannot be read.
std::vector<Member> membersOf(const Party &party, const QString &partyPath);
Seat readSeat(const Member &member, const QString &partyPath, const GameRegistry &games);
/// All of them; `goOn` is asked after each and may stop it (what was read so far is given).
std::vector<Seat> readRoster(const Party &party, const QString &partyPath, const GameRegistry &games,
                             const std::function<bool(size_t done, size_t all)> &goOn = {});
/// Those that could be read.
std::vector<SheetMember> sheetMembers(const std::vector<Seat> &seats);
/// A party of all character files in a folder, for one that has no file yet.
Party partyOfFolder(const QString &folder, const QString &system);

/// The same party for a file elsewhere: its paths lead to the same members from there.
Party movedTo(const Party &party, const QString &from, const QString &to);

} // namespace sky::party
