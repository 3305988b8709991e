#pragma once

#include "core/json/value.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace sky::party
{

/// A character of a party.
struct Member {
    QString path;   ///< of its file, relative to the party's, with '/'
    QString player; ///< empty: as the character says
    QString note;
    json::Members unknown = {};
    QString name = {}; ///< the character's when the party was last written: for a file that is missing
    friend bool operator==(const Member &, const Member &) = default;
};

/// What one character got in an award.
struct Share {
    QString member;    ///< path, as in `Member`
    QString character; ///< UUID
    QString name;      ///< at the time
    int64_t points = 0;
    json::Members unknown = {};
    friend bool operator==(const Share &, const Share &) = default;
};

/// A line of the session log; with shares it is an award as well.
struct Session {
    QString id; ///< short; an award's is the `awardId` of the entries
    QDate date;
    QString title;
    QString note;
    QStringList present; ///< member paths
    std::vector<Share> shares;
    std::optional<QDate> takenBack; ///< the award
    json::Members unknown = {};

    /// What everybody got who got something or was there; `nameOf` says who a member is without a share.
    std::vector<std::pair<QString, int64_t>>
    amounts(const std::function<QString(const QString &member)> &nameOf) const;
    friend bool operator==(const Session &, const Session &) = default;
};

/// A Master's party: who is in it and what happened, in a small file beside the characters.
struct Party {
    QString id; ///< UUID
    QString name;
    QString system; ///< the game's id
    /// Relative; when set, every character file in it is a member too. "." for the party's own.
    QString folder;
    std::vector<Member> members;   ///< 1,000 at most
    std::vector<Session> sessions; ///< 10,000 at most; order is (date, place)
    json::Object campaign;         ///< the game's options of the Master, those that differ from the default
    QString notes;
    json::Members unknown;

    const Member *member(const QString &path) const; ///< null when there is none
    const Session *session(const QString &sessionId) const;
    Session *session(const QString &sessionId);
    /// As the last of its date.
    void insert(const Session &session);

    friend bool operator==(const Party &, const Party &) = default;
};

} // namespace sky::party
