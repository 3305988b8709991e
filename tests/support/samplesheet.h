#pragma once

#include "core/print/content.h"
#include "core/print/layoutspec.h"

/// A sheet of no game at all, for tests of layout and painting.
namespace sample {

struct Amounts {
    int traits = 6;
    int items = 12;
    int spells = 0;
    int paragraphs = 1;
    int waivers = 0;
    QString name = QStringLiteral("Ansa of the Ford");
    /// Goes into every name of a thing.
    QString word = QStringLiteral("thing");
    QString draft;
};

sky::print::SheetContent sheet(const Amounts &amounts);
/// Left and right column, equipment in two flow columns, notes; later pages in full width.
sky::print::LayoutSpec spec();

} // namespace sample
