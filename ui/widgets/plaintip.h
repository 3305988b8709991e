#pragma once

#include <QString>

namespace sky::ui
{

/// The text for a tooltip: always shown as it is, never read as markup, broken into lines where it is long.
inline QString plainTip(const QString &text)
{
    return text.isEmpty()
               ? QString()
               : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace sky::ui
