#pragma once

#include "core/base/result.h"
#include "core/json/reader.h"
#include "core/json/value.h"

#include <QByteArray>
#include <QString>

#include <limits>

namespace sky::storage
{

// What every file of this program has in common, whatever it holds.

inline constexpr int64_t MaxVersion = std::numeric_limits<int>::max();

QString thisApplication();

/// The whole number of a version, which must be there.
int requiredVersion(json::ObjectReader &reader, QStringView key);
/// Whether a reader that knows version `known` may show what is of the newer `version`: that says so by its
/// member `key`, the oldest version such a reader must know.
bool showsNewer(json::ObjectReader &reader, QStringView key, int version, int known);

/// Which envelope a file has.
struct Format {
    int version = 0;
    QString onlyToLookAt; ///< as in `Loaded`
};
/// Reads "format", "formatVersion" and "readableFrom", and of a newer file nothing else before it is known
/// that it may be shown; refused by name when it may not.
Result<Format> readFormat(json::ObjectReader &reader, const json::Faults &faults, int known);
/// The member "id": a UUID.
QString readUuid(json::ObjectReader &reader);

void addText(json::Object &object, const QString &key, const QString &text);
void addUnknown(json::Object &object, const json::Members &unknown);

/// The canonical bytes. The member "application" is taken from `previous` (or empty) when nothing else
/// differs, so that load-then-save changes nothing.
QByteArray writeEnvelope(json::Object object, const QByteArray &previous);

} // namespace sky::storage
