#pragma once

#include <QString>

namespace sky::ui
{

/// The text for an action, a button or a tab that shows it as it is: an ampersand there marks the access key.
inline QString asWritten(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace sky::ui
