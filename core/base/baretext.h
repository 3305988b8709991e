#pragma once

#include <QString>

namespace sky
{

/// The text for a comparison that does not care how it was set: without spaces, control characters and marks
/// of direction, case folded.
QString bareText(QString text);

} // namespace sky
