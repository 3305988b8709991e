#pragma once

#include "core/print/layoutspec.h"

namespace sky::hursagmu
{

inline constexpr QLatin1String OnePageLayout("one-page");
inline constexpr QLatin1String CompleteLayout("complete");
inline constexpr QLatin1String BlankLayout("blank");
inline constexpr QLatin1String CardsLayout("cards");
inline constexpr QLatin1String TemplateLayout("template");

/// Names of all layouts of a character, the usual one first.
QStringList layoutNames();
/// The one of that name, else the usual one.
print::LayoutSpec layoutNamed(const QString &name, const print::PageFormat &paper);

} // namespace sky::hursagmu
