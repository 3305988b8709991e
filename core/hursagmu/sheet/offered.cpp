#include "core/hursagmu/sheet/auditlayout.h"
#include "core/hursagmu/sheet/layouts.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using print::OfferedSection;

OfferedSection one(const char *id, const QString &name)
{
    return {QString::fromLatin1(id), name};
}

/// Of the usual sheet, in its reading order.
std::vector<OfferedSection> allOfTheSheet()
{
    return {one("strip", Text::tr("Values at the head")),
            one("talents", Text::tr("Talents")),
            one("professions", Text::tr("Professions")),
            one("sorcery", Text::tr("Sorcery")),
            one("hands", Text::tr("In hand")),
            one("weapons", Text::tr("Weapons")),
            one("armor", Text::tr("Armor")),
            one("disciplines", Text::tr("Disciplines")),
            one("gifts", Text::tr("Gifts")),
            one("load", Text::tr("Load")),
            one("spells", Text::tr("Spells")),
            one("injury", Text::tr("Injury")),
            one("equipment", Text::tr("Equipment")),
            one("purse", Text::tr("Purse")),
            one("experience", Text::tr("Experience")),
            one("notes", Text::tr("Notes")),
            one("description", Text::tr("Description")),
            one("history", Text::tr("History")),
            one("accepted", Text::tr("Accepted by the Master"))};
}

std::vector<OfferedSection> of(const std::vector<const char *> &ids)
{
    std::vector<OfferedSection> offers = allOfTheSheet();
    std::erase_if(offers, [&ids](const OfferedSection &offer) {
        return std::none_of(ids.begin(), ids.end(),
                            [&offer](const char *id) { return offer.id == QLatin1String(id); });
    });
    return offers;
}

} // namespace

std::vector<OfferedSection> offeredSections(const QString &layout)
{
    if (layout == CardsLayout || layout == AuditLayout) return {};
    if (layout == BlankLayout) {
        std::vector<OfferedSection> offers =
            of({"strip", "talents", "professions", "sorcery", "weapons", "armor", "gifts", "load", "spells",
                "injury", "equipment", "purse", "notes"});
        offers.push_back(one("costs", Text::tr("What a level costs")));
        offers.push_back(one("lifts", Text::tr("What a Strength lifts")));
        offers.push_back(one("reckoning", Text::tr("Power, to reckon")));
        return offers;
    }
    if (layout == TemplateLayout) {
        std::vector<OfferedSection> offers = of({"talents", "professions", "sorcery", "weapons", "armor",
                                                 "disciplines", "gifts", "spells", "equipment"});
        offers.insert(offers.begin(), one("values", Text::tr("Combat values")));
        return offers;
    }
    std::vector<OfferedSection> offers = allOfTheSheet();
    if (layout == CompleteLayout) {
        offers.push_back(one("explanations", Text::tr("Where the numbers come from")));
        offers.push_back(one("gifttexts", Text::tr("What the gifts do")));
        offers.push_back(one("rules", Text::tr("Rules in short")));
    }
    return offers;
}

} // namespace sky::hursagmu
