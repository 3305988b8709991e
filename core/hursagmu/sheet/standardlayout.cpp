#include "core/hursagmu/sheet/standardlayout.h"

#include "core/hursagmu/sheet/columnlayout.h"
#include "core/hursagmu/sheet/places.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::Arrangement;
using print::Role;
using print::SectionPlace;
using print::Zone;

// Figures of the right column stand under each other through all its tables.
constexpr double Remark = 22.5;
constexpr double Figure0 = 40;
constexpr double Figure1 = 57;
constexpr double Figure2 = 74;
constexpr double Figure3 = 91;
constexpr double Figure4 = 108;
constexpr double Addends = 68.8; ///< what a damage is the sum of, before it
constexpr double FightRow = 1.5;
constexpr int Across = 40, Down = 56; ///< modules of a page that stands
constexpr int FewRows = 5;
constexpr int SpellRows = 7;
constexpr int LeastRows = 2; ///< to write in, of a list that holds nothing

SectionPlace traits(const char *section, int blanks)
{
    return withBlanks(place(section, {left("name", 0), right("remark", 29.5), right("level", 37.5),
                                      middle("now", 44.5), right("cost", 57.5), right("next", a4::Left)}),
                      blanks);
}

SectionPlace inHand()
{
    return place("hands",
                 {left("name", 0), left("remark", Remark), right("attack", Figure1), right("damage", Figure2),
                  right("defense", Figure3), right("missiles", Figure4)},
                 FightRow);
}

SectionPlace weapons(int blanks)
{
    return withBlanks(place("weapons", {left("name", 0), left("remark", Remark), right("attack", Figure1),
                                        right("addends", Addends), right("damage", Figure2),
                                        right("defense", Figure3), right("weight", Figure4)}),
                      blanks);
}

SectionPlace narrowWeapons()
{
    return place("weapons",
                 {left("name", 0), right("attack", 37.5), right("damage", 54.5), right("defense", a4::Left)});
}

/// A sorcerer who wears none needs the room for spells.
SectionPlace wornArmor()
{
    return withBlanks(place("armor", {left("name", 0), right("endurance", Figure1), right("penalty", Figure2),
                                      left("remark", 76.6), right("weight", Figure4)}),
                      1);
}

/// Also for a fighter who has none yet, where there is room.
SectionPlace armor()
{
    SectionPlace set = wornArmor();
    set.rowsWhenEmpty = 1;
    return set;
}

SectionPlace sorcery()
{
    return place("sorcery",
                 {left("name", 0), right("command", Figure0), right("focus", Figure1),
                  right("power", Figure2), right("length", Figure3), right("weight", Figure4)},
                 FightRow);
}

SectionPlace disciplines()
{
    return place("disciplines",
                 {left("name", 0), left("text", Remark), right("range", Figure3), right("cost", Figure4)});
}

SectionPlace gifts()
{
    return withBlanks(place("gifts", {left("name", 0), left("text", Remark), right("cost", Figure4)}), 1);
}

SectionPlace wideGifts()
{
    return place("gifts", {left("name", 0), left("text", 39), right("cost", a4::Page)});
}

SectionPlace spells()
{
    return place("spells", {left("name", 0), left("discipline", 39), right("intensity", 68),
                            right("area", 80), right("duration", 99), right("energy", 113),
                            left("first", 118), left("second", 141), right("against", a4::Page)});
}

SectionPlace pencilSpells()
{
    SectionPlace set = withBlanks(spells(), SpellRows);
    set.rowsWhenEmpty = SpellRows;
    set.blankModules = FightRow;
    set.ticks = {37, 56, 70, 82, 101, 115.5, 139, 162};
    return set;
}

SectionPlace equipment(int columns)
{
    SectionPlace set =
        withBlanks(place("equipment", {left("name", 0), right("weight", a4::Third)}), AnyNumber);
    set.flowColumns = columns;
    return set;
}

SectionPlace pencilEquipment()
{
    SectionPlace set = equipment(2);
    set.rowsWhenEmpty = LeastRows;
    return set;
}

SectionPlace experience(int blanks)
{
    SectionPlace set = withBlanks(
        place("experience", {left("date", 0), left("what", 13), right("points", a4::Third)}), blanks);
    set.rowsWhenEmpty = std::min(blanks, LeastRows);
    return set;
}

SectionPlace wideExperience()
{
    return place("experience", {left("date", 0), left("what", 13), right("points", a4::Page)});
}

/// One line without a heading.
SectionPlace shortExperience()
{
    SectionPlace set = place("experience", {left("date", 15), left("what", 26), right("points", a4::Third)});
    set.runIn = true;
    return set;
}

SectionPlace purse()
{
    return place("purse", {}, 1.75);
}
SectionPlace tightPurse()
{
    return place("purse", {}, 1.25);
}

SectionPlace pencilNotes(Role role)
{
    SectionPlace set = prose("notes", role, AnyNumber);
    set.rowsWhenEmpty = LeastRows;
    return set;
}

Zone wide(const char *id, SectionPlace section, bool wedge = false)
{
    return sheet::wide(id, a4::Page, std::move(section), wedge);
}

Zone strip()
{
    return wide("strip",
                place("strip", {left("0", 0), left("1", 36), left("2", 72), left("3", 99), left("4", 126),
                                left("5", 153)}),
                true);
}

Zone fighterBody()
{
    return zone("body", false,
                {{0, a4::Left, {traits("talents", 0), traits("professions", 3)}},
                 {a4::RightAt, a4::Right, {inHand(), weapons(3), armor(), gifts(), place("load")}}});
}

Zone sorcererBody()
{
    return zone("body", false,
                {{0, a4::Left, {traits("talents", 0), traits("professions", 0), narrowWeapons()}},
                 {a4::RightAt, a4::Right, {sorcery(), disciplines(), gifts(), wornArmor(), place("load")}}});
}

/// For a sorcerer who also carries weapons.
Zone armedSorcererBody()
{
    return zone(
        "body", false,
        {{0, a4::Left, {traits("talents", 0), traits("professions", 2), withBlanks(narrowWeapons(), 2)}},
         {a4::RightAt,
          a4::Right,
          {sorcery(), inHand(), disciplines(), gifts(), wornArmor(), place("load")}}});
}

Zone lists(std::vector<SectionPlace> lastThird)
{
    return zone(
        "lists", false,
        {{0, a4::TwoThirds, {pencilEquipment()}}, {a4::LastThirdAt, a4::Third, std::move(lastThird)}});
}

/// For more experience than equipment.
Zone listsWithExperience(SectionPlace coins)
{
    SectionPlace things = equipment(1);
    things.rowsWhenEmpty = LeastRows;
    return zone("lists", false,
                {{0, a4::Third, {std::move(things)}},
                 {a4::MiddleThirdAt, a4::Third, {experience(AnyNumber)}},
                 {a4::LastThirdAt, a4::Third, {std::move(coins), pencilNotes(Role::Small)}}});
}

std::vector<Zone> withProse(std::vector<Zone> zones)
{
    zones.push_back(wide("description", prose("description", Role::Body, 0)));
    zones.push_back(wide("history", prose("history", Role::Body, 0)));
    return zones;
}

/// The body of the page and what stands below it.
Arrangement arrangement(const char *id, const Zone &body, std::vector<Zone> below)
{
    std::vector<Zone> zones = {strip(), body, wide("spells", pencilSpells(), true),
                               wide("injury", place("injury"), true)};
    zones.insert(zones.end(), below.begin(), below.end());
    return {QString::fromLatin1(id), {}, {}, withProse(std::move(zones))};
}

std::vector<Arrangement> fighters()
{
    const Zone notes = wide("notes", pencilNotes(Role::Body));
    const std::vector<SectionPlace> ledgerColumn = {purse(), experience(AnyNumber)};
    const std::vector<SectionPlace> noteColumn = {purse(), experience(FewRows), pencilNotes(Role::Small)};
    std::vector<Arrangement> all = {
        arrangement("fighter", fighterBody(), {lists(ledgerColumn), notes}),
        arrangement("fighter, notes beside", fighterBody(), {lists(noteColumn)}),
        arrangement("fighter, experience beside", fighterBody(), {listsWithExperience(purse())}),
    };
    for (Arrangement &each : all)
        each.lacks = {QStringLiteral("sorcery")};
    return all;
}

std::vector<Arrangement> sorcerers()
{
    const std::vector<SectionPlace> noteColumn = {purse(), experience(FewRows), pencilNotes(Role::Small)};
    const std::vector<SectionPlace> tightColumn = {tightPurse(), shortExperience(), pencilNotes(Role::Small)};
    // The lower lists leave more room for spells.
    std::vector<Arrangement> unarmed = {
        arrangement("sorcerer, experience beside", sorcererBody(), {listsWithExperience(tightPurse())}),
        arrangement("sorcerer", sorcererBody(), {lists(noteColumn)}),
        arrangement("sorcerer, tight", sorcererBody(), {lists(tightColumn)}),
    };
    for (Arrangement &each : unarmed)
        each.lacks = {QStringLiteral("hands")};
    std::vector<Arrangement> all = {
        arrangement("armed sorcerer", armedSorcererBody(), {lists(noteColumn)}),
        arrangement("armed sorcerer, experience beside", armedSorcererBody(), {listsWithExperience(purse())}),
    };
    all.insert(all.begin(), unarmed.begin(), unarmed.end());
    for (Arrangement &each : all)
        each.needs = {QStringLiteral("sorcery")};
    return all;
}

std::vector<Arrangement> arrangements()
{
    constexpr double CloseRow = 0.9;
    std::vector<Arrangement> all = fighters();
    for (const Arrangement &each : sorcerers())
        all.push_back(each);
    addCloser(all, CloseRow, false);
    return all;
}

/// A place of the right column on the whole page: only the names get more room.
SectionPlace widened(SectionPlace set)
{
    for (print::ColumnStop &stop : set.stops)
        if (stop.at > 0) stop.at += a4::RightAt;
    set.blankRows = set.rowsWhenEmpty = 0;
    return set;
}

/// Many traits run down two columns.
SectionPlace manyTraits(const char *section)
{
    constexpr double Column = 87.75;
    SectionPlace set = place(section, {left("name", 0), right("remark", 47), right("level", 56),
                                       middle("now", 64), right("cost", 77), right("next", Column)});
    set.flowColumns = 2;
    return set;
}

std::vector<Zone> continuation()
{
    return {
        strip(),
        wide("later talents", manyTraits("talents")),
        wide("later professions", manyTraits("professions")),
        wide("later sorcery", widened(sorcery())),
        wide("later hands", widened(inHand())),
        wide("later weapons", widened(weapons(0))),
        wide("later disciplines", widened(disciplines())),
        wide("later armor", widened(wornArmor())),
        wide("later load", place("load")),
        wide("later gifts", wideGifts()),
        wide("later spells", spells()),
        wide("later injury", place("injury"), true),
        wide("later equipment", equipment(3)),
        wide("later purse", purse()),
        wide("later experience", wideExperience()),
        wide("later notes", prose("notes", Role::Body, 2)),
        wide("later description", prose("description", Role::Body, 0)),
        wide("later history", prose("history", Role::Body, 0)),
    };
}

print::LayoutSpec uprightLayout()
{
    print::LayoutSpec spec;
    spec.headerStops = {0, 36, 99};
    spec.arrangements = arrangements();
    spec.continuation = continuation();
    spec.closing =
        wide("closing", place("accepted", {left("name", 0), left("reason", 54), right("by", a4::Page)}));
    spec.sacrifice = names({"history", "description", "notes", "experience", "equipment", "spells", "purse",
                            "gifts", "weapons", "hands"});
    spec.fill = {{QStringLiteral("body"), 1, 1},
                 {QStringLiteral("spells"), 1, 3},
                 {QStringLiteral("notes"), 1, 0},
                 {QStringLiteral("lists"), 1, 0},
                 {QStringLiteral("later notes"), 1, 2}};
    return spec;
}

} // namespace

bool isUpright(const print::PageFormat &paper)
{
    return paper.modulesAcross >= Across && paper.modulesDown >= Down;
}

print::LayoutSpec standardLayout(const print::PageFormat &paper)
{
    constexpr int Lying = 56, LyingDown = 36;
    if (isUpright(paper)) return uprightLayout();
    const bool lies = paper.modulesAcross >= Lying && paper.modulesDown >= LyingDown;
    return lies ? lyingLayout(paper) : columnLayout(paper);
}

} // namespace sky::hursagmu
