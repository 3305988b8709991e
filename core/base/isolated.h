#pragma once

#include <QString>

namespace sky
{

/// A name or text that somebody typed, for use inside a sentence: where it could turn the order of the words
/// around it (letters written from right to left, marks of direction), it is shut off from them. Any other
/// text comes back as it is.
QString isolated(const QString &text);

} // namespace sky
