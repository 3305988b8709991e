#pragma once

#include "core/base/result.h"
#include "core/json/cursor.h"

#include <QString>

namespace sky::json
{

/// What the parser had accepted when it stopped, hence what had to follow.
enum class Accepted {
    Nothing,       ///< a value must begin the text
    Key,           ///< colon and value
    ObjectStart,   ///< a key or the end of the object
    ArrayStart,    ///< a value or the end of the list
    ObjectElement, ///< comma and key, or the end of the object
    ArrayElement,  ///< comma and value, or the end of the list
    Whole,         ///< the end of the text
};

/// An error at the cursor: "Line 3, column 7: ...". `detail` goes to the log and holds nothing of the text.
Error errorAt(const Cursor &place, const QString &sentence, const QString &detail);

/// Says what is wrong right behind the accepted part of a text the parser has refused; `cursor` is moved
/// there.
QString diagnose(Cursor &cursor, Accepted accepted);

} // namespace sky::json
