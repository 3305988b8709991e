#pragma once

#include "core/base/result.h"
#include "core/party/party.h"
#include "core/storage/recognise.h"

#include <QByteArray>

namespace sky::party
{

inline constexpr QLatin1String FormatName = storage::PartyFormat;
inline constexpr QLatin1String Extension(".skyparty");
inline constexpr int FormatVersion = 1;
inline constexpr int ReadableFrom = 1;

/// What a party may hold at most; a file with more is refused.
inline constexpr int MaxMembers = 1'000;
inline constexpr int MaxSessions = 10'000;
inline constexpr int64_t MaxPoints = 1'000'000; ///< of a share, either sign
inline constexpr int MaxPath = 4'096;
/// No session may have this id: characters have entries of an award with it that no party gave.
inline constexpr QLatin1String ReservedSession("creation");

/// Same envelope as a character's (FORMAT.md here); a newer or damaged file, and one of another kind, is
/// refused with a sentence. Paths that lead out of the file system's reach (absolute ones, NUL) are refused
/// too.
Result<Party> readParty(const QByteArray &bytes);
struct LoadedParty {
    Party party;
    QString onlyToLookAt; ///< as in storage::Loaded: a newer program wrote it
};
/// The same for who will not write it: also a newer file that such a reader may show.
Result<LoadedParty> loadParty(const QByteArray &bytes);
/// The same of what was parsed.
Result<LoadedParty> partyFrom(const json::Value &root);
/// Whether a path may stand in a party: relative, with '/', without NUL; also "../x".
bool isPartyPath(const QString &path);
/// Canonical bytes; `previous` as in storage::writeCharacter.
QByteArray writeParty(const Party &party, const QByteArray &previous = {});

} // namespace sky::party
