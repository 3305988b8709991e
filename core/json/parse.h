#pragma once

#include "core/base/result.h"
#include "core/json/value.h"

#include <QByteArrayView>

namespace sky::json
{

/// What a text may hold at most. The defaults are those of a character file.
struct Limits {
    qsizetype bytes = 16 * 1024 * 1024;
    int depth = 64;
    int values = 1'000'000;
    int stringLength = 12 * 1024 * 1024; ///< characters of one string (a portrait is the longest)
};

/// Parses strict JSON in UTF-8 (a byte order mark is skipped). Refused with line and column: bad UTF-8, lone
/// surrogates, NUL bytes, comments, trailing commas, anything beyond `limits`, and duplicate keys of one
/// object.
Result<Value> parse(QByteArrayView text, const Limits &limits = {});

} // namespace sky::json
