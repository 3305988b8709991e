#pragma once

#include <QIcon>
#include <QString>

namespace sky::ui
{

/// In which colour an icon is drawn; always that of the palette at the moment of painting.
enum class IconTint { Text, Secondary, Accent, OnAccent, Warning, Error };

/// One of resources/icons by name ("plus"), sharp at any scale. Follows the palette by itself, also where a
/// widget keeps it through a change of scheme.
QIcon icon(const QString &name, IconTint tint = IconTint::Text);

} // namespace sky::ui
