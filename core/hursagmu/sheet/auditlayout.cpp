#include "core/hursagmu/sheet/auditlayout.h"

namespace sky::hursagmu
{

namespace
{

using print::Align;

constexpr double Page = 180; ///< mm

print::Zone ledger(const char *id, bool wedge)
{
    print::SectionPlace place;
    place.section = QStringLiteral("ledger");
    place.stops = {
        {QStringLiteral("date"), Align::Left, 0},      {QStringLiteral("entry"), Align::Left, 23},
        {QStringLiteral("what"), Align::Left, 44},     {QStringLiteral("why"), Align::Left, 88},
        {QStringLiteral("points"), Align::Right, 162}, {QStringLiteral("unspent"), Align::Right, Page}};
    return {QString::fromLatin1(id), wedge, {{0, Page, {place}}}};
}

} // namespace

print::LayoutSpec auditLayout()
{
    print::LayoutSpec spec;
    spec.name = AuditLayout;
    spec.headerStops = {0, 36, 99};
    spec.arrangements = {{QStringLiteral("ledger"), {}, {}, {ledger("ledger", true)}}};
    spec.continuation = {ledger("later ledger", false)};
    spec.sacrifice = {QStringLiteral("ledger")};
    return spec;
}

} // namespace sky::hursagmu
