#include "core/print/listing.h"

#include <algorithm>

namespace sky::print
{

namespace
{

const QString SectionId = QStringLiteral("list");
constexpr double ListingWidth = 180; ///< what stops are named for, mm
constexpr int LeastAcross = 20;      ///< modules

SheetContent contentOf(const Listing &listing)
{
    Table table;
    table.columns = listing.columns;
    table.footnote = listing.footnote;
    for (const QStringList &texts : listing.rows) {
        Row row;
        const bool remark = texts.size() == 1 && listing.columns.size() > 1;
        row.depth = remark ? 1 : 0;
        for (qsizetype i = 0; i < texts.size(); ++i)
            row.cells.push_back(
                {listing.columns[size_t(i)].id, texts[i], remark ? Role::Remark : Role::Body});
        table.rows.push_back(std::move(row));
    }
    SheetContent content;
    content.title = listing.title;
    content.header.name = listing.title;
    content.header.subtitle.runs = {{listing.subtitle}};
    content.sections.push_back({SectionId, listing.heading, {}, {}, std::move(table)});
    return content;
}

LayoutSpec specOf(const Listing &listing, const PageFormat &paper)
{
    SectionPlace place;
    place.section = SectionId;
    place.stops = listing.stops;
    for (ColumnStop &stop : place.stops) // of narrower paper
        stop.at *= std::min(1.0, paper.modulesAcross * PageFormat::Module / ListingWidth);
    const Zone zone{SectionId, true, {{0, paper.modulesAcross * PageFormat::Module, {place}}}};
    LayoutSpec spec;
    spec.name = SectionId;
    spec.modulesAcross = LeastAcross;
    spec.modulesDown = LeastAcross;
    spec.arrangements = {{SectionId, {}, {}, {zone}}};
    spec.continuation = {zone};
    return spec;
}

} // namespace

Result<SheetLayout> layOutListing(const Listing &listing, const PageFormat &paper)
{
    return layOut(contentOf(listing), specOf(listing, paper), paper);
}

} // namespace sky::print
