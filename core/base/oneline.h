#pragma once

#include <QString>

namespace sky
{

/// The text with every control character as its escape, "\x1B", so that a terminal shows it and does nothing.
QString visible(const QString &text);

/// The text with every line break and control character as a space: for names and lists of one line each.
QString inOneLine(QString text);

} // namespace sky
