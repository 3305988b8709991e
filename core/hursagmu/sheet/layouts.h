#pragma once

#include "core/print/layoutspec.h"

#include <vector>

namespace sky::hursagmu
{

inline constexpr QLatin1String OnePageLayout("one-page");
inline constexpr QLatin1String CompleteLayout("complete");
inline constexpr QLatin1String BlankLayout("blank");
inline constexpr QLatin1String CardsLayout("cards");
inline constexpr QLatin1String TemplateLayout("template");

/// Names of all layouts of a character, the usual one first.
QStringList layoutNames();
/// Sections there can be on the layout of that name, in reading order.
std::vector<print::OfferedSection> offeredSections(const QString &layout);
/// The one of that name, else the usual one.
print::LayoutSpec layoutNamed(const QString &name, const print::PageFormat &paper);

} // namespace sky::hursagmu
