#include "core/hursagmu/sheet/layouts.h"

#include "core/hursagmu/sheet/auditlayout.h"
#include "core/hursagmu/sheet/blanklayout.h"
#include "core/hursagmu/sheet/columnlayout.h"
#include "core/hursagmu/sheet/places.h"
#include "core/hursagmu/sheet/standardlayout.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::LayoutSpec;
using print::PageFormat;
using print::Region;
using print::SectionPlace;

double widthOf(const PageFormat &paper)
{
    return paper.modulesAcross * PageFormat::Module;
}

LayoutSpec onePage(const PageFormat &paper)
{
    constexpr double CompactRow = 0.75;
    LayoutSpec spec = standardLayout(paper);
    spec.overflow = Text::tr("more on the next page");
    addCloser(spec.arrangements, CompactRow, true);
    return spec;
}

LayoutSpec complete(const PageFormat &paper)
{
    constexpr double OneColumn = 120, TwoColumns = 170;
    LayoutSpec spec = standardLayout(paper);
    const double width = widthOf(paper);
    for (const char *section : {"explanations", "gifttexts", "rules"}) {
        SectionPlace set = place(section, {left("name", 0)}, 0.8);
        set.fixed = true;
        set.flowColumns = width < TwoColumns ? 1 : 2;
        const double column = (width - (set.flowColumns - 1) * Gutter) / set.flowColumns;
        if (width < OneColumn)
            set.below = {left("why", 2)};
        else
            set.stops.push_back(left("why", column * 0.32));
        for (print::Arrangement &arrangement : spec.arrangements)
            arrangement.zones.push_back(wide(section, width, set));
        spec.continuation.push_back(wide(section, width, set));
        spec.sacrifice.prepend(QString::fromLatin1(section));
    }
    return spec;
}

LayoutSpec cardsOf()
{
    LayoutSpec spec;
    spec.modulesAcross = 20;
    spec.modulesDown = 14;
    spec.cards = true;
    return spec;
}

LayoutSpec statBlock(const PageFormat &paper)
{
    LayoutSpec spec = columnLayout(paper);
    for (print::Arrangement &arrangement : spec.arrangements)
        arrangement.zones.insert(arrangement.zones.begin(),
                                 wide("values", widthOf(paper), place("values"), true));
    eachPlace(spec, [](SectionPlace &place, const Region &region) {
        if (isTraits(place))
            place.stops = {left("name", 0), right("level", region.width - 14), right("cost", region.width)};
        place.blankRows = 0;
    });
    spec.fill.clear();
    return spec;
}

struct Named {
    QLatin1String name;
    LayoutSpec (*make)(const PageFormat &paper);
};

const Named Layouts[] = {
    {StandardLayout, standardLayout},
    {OnePageLayout, onePage},
    {CompleteLayout, complete},
    {BlankLayout, blankLayout},
    {CardsLayout, [](const PageFormat &) { return cardsOf(); }},
    {TemplateLayout, statBlock},
    {AuditLayout, auditLayout},
};

} // namespace

QStringList layoutNames()
{
    QStringList list;
    for (const Named &layout : Layouts)
        list << layout.name;
    return list;
}

LayoutSpec layoutNamed(const QString &name, const PageFormat &paper)
{
    const auto *found =
        std::find_if(std::begin(Layouts), std::end(Layouts), [&](const Named &l) { return l.name == name; });
    const Named &layout = found == std::end(Layouts) ? Layouts[0] : *found;
    LayoutSpec spec = layout.make(paper);
    spec.name = layout.name;
    spec.offers = offeredSections(spec.name);
    spec.hasInjuries =
        spec.cards || std::any_of(spec.offers.begin(), spec.offers.end(),
                                  [](const auto &offer) { return offer.id == QLatin1String("injury"); });
    spec.hasPortrait = !spec.cards && spec.name != AuditLayout;
    spec.forWriting = spec.name == BlankLayout;
    if (!spec.cards) {
        spec.modulesAcross = LeastAcross;
        spec.modulesDown = LeastDown;
    }
    return spec;
}

} // namespace sky::hursagmu
