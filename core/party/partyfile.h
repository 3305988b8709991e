#pragma once

#include "core/base/result.h"
#include "core/party/party.h"

#include <QByteArray>

namespace sky::party
{

inline constexpr QLatin1String FormatName("skychamber-party");
inline constexpr QLatin1String Extension(".skyparty");
inline constexpr int FormatVersion = 1;
inline constexpr int ReadableFrom = 1;

/// Same envelope as a character's (FORMAT.md here); a newer or damaged file, and one of another kind, is
/// refused with a sentence. Paths that lead out of the file system's reach (absolute ones, NUL) are refused
/// too.
Result<Party> readParty(const QByteArray &bytes);
/// Canonical bytes; `previous` as in storage::writeCharacter.
QByteArray writeParty(const Party &party, const QByteArray &previous = {});

} // namespace sky::party
