#pragma once

#include "core/json/value.h"

#include <QByteArray>

namespace sky::json
{

/// The canonical text: UTF-8, keys in the given order, two spaces a level, one member or element a line, LF,
/// final newline, numbers as their text, no escapes for printable characters; empty containers as {} and [].
/// An array of only scalars whose one-line form fits 100 columns stays on one line.
QByteArray write(const Value &value);

} // namespace sky::json
