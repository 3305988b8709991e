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

// The columns of the page, in millimetres from the left margin.
constexpr double Page = 180;
constexpr double Left = 67.5;
constexpr double RightAt = 72;
constexpr double Right = 108;
constexpr double Third = 57;
constexpr double TwoThirds = 118.5;
constexpr double LastThirdAt = 123;
// Figures of the right column stand under each other through all its tables.
constexpr double Remark = 22.5;
constexpr double Figure0 = 40;
constexpr double Figure1 = 57;
constexpr double Figure2 = 74;
constexpr double Figure3 = 91;
constexpr double Figure4 = 108;
constexpr double Addends = 68.8; ///< what a damage is the sum of, before it
constexpr double FightRow = 1.5;
constexpr int AnyNumber = 99;
constexpr int FewRows = 5;
constexpr int LeastRows = 2; ///< to write in, of a list that holds nothing

/// Also for a character who has none, where the column beside it is taller.
SectionPlace besideWithBlanks(SectionPlace set, int rows)
{
    set.blankRows = rows;
    set.rowsWhenEmpty = 1;
    set.besideOnly = true;
    return set;
}

SectionPlace traits(const char *section, int blanks)
{
    return withBlanks(place(section, {left("name", 0), right("remark", 29.5), right("level", 37.5),
                                      middle("now", 44.5), right("cost", 57.5), right("next", Left)}),
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
                 {left("name", 0), right("attack", 37.5), right("damage", 54.5), right("defense", Left)});
}

SectionPlace armor()
{
    return besideWithBlanks(
        place("armor", {left("name", 0), right("endurance", Figure1), right("penalty", Figure2),
                        left("remark", 76.6), right("weight", Figure4)}),
        1);
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
    return besideWithBlanks(place("gifts", {left("name", 0), left("text", Remark), right("cost", Figure4)}),
                            3);
}

SectionPlace wideGifts()
{
    return place("gifts", {left("name", 0), left("text", 39), right("cost", Page)});
}

SectionPlace spells()
{
    return place("spells", {left("name", 0), left("discipline", 39), right("intensity", 68),
                            right("area", 80), right("duration", 99), right("energy", 113),
                            left("first", 118), left("second", 141), right("against", Page)});
}

SectionPlace pencilSpells()
{
    SectionPlace set = withBlanks(spells(), FewRows);
    set.rowsWhenEmpty = FewRows;
    return set;
}

SectionPlace equipment(int columns)
{
    SectionPlace set = withBlanks(place("equipment", {left("name", 0), right("weight", Third)}), AnyNumber);
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
    SectionPlace set =
        withBlanks(place("experience", {left("date", 0), left("what", 13), right("points", Third)}), blanks);
    set.rowsWhenEmpty = std::min(blanks, LeastRows);
    return set;
}

SectionPlace wideExperience()
{
    return place("experience", {left("date", 0), left("what", 13), right("points", Page)});
}

/// One line without a heading.
SectionPlace shortExperience()
{
    SectionPlace set = place("experience", {left("date", 15), left("what", 26), right("points", Third)});
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
    return sheet::wide(id, Page, std::move(section), wedge);
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
                {{0, Left, {traits("talents", 0), traits("professions", 3)}},
                 {RightAt, Right, {inHand(), weapons(3), armor(), gifts(), place("load")}}});
}

Zone sorcererBody()
{
    return zone("body", false,
                {{0, Left, {traits("talents", 0), traits("professions", 0), narrowWeapons()}},
                 {RightAt, Right, {sorcery(), disciplines(), gifts(), armor(), place("load")}}});
}

/// For a sorcerer who also carries weapons.
Zone armedSorcererBody()
{
    return zone("body", false,
                {{0, Left, {traits("talents", 0), traits("professions", 2), withBlanks(narrowWeapons(), 2)}},
                 {RightAt, Right, {sorcery(), inHand(), disciplines(), gifts(), armor(), place("load")}}});
}

Zone lists(std::vector<SectionPlace> lastThird)
{
    return zone("lists", false,
                {{0, TwoThirds, {pencilEquipment()}}, {LastThirdAt, Third, std::move(lastThird)}});
}

std::vector<Zone> withProse(std::vector<Zone> zones)
{
    zones.push_back(wide("description", prose("description", Role::Body, 0)));
    zones.push_back(wide("history", prose("history", Role::Body, 0)));
    return zones;
}

std::vector<Arrangement> arrangements()
{
    const QStringList sorcerer = {QStringLiteral("sorcery")};
    const Zone injury = wide("injury", place("injury"), true);
    const Zone allSpells = wide("spells", pencilSpells(), true);
    const Zone wideNotes = wide("notes", pencilNotes(Role::Body));
    const std::vector<SectionPlace> noteColumn = {purse(), experience(FewRows), pencilNotes(Role::Small)};
    const std::vector<SectionPlace> tightColumn = {tightPurse(), shortExperience(), pencilNotes(Role::Small)};
    const std::vector<SectionPlace> ledgerColumn = {purse(), experience(AnyNumber)};
    return {
        {QStringLiteral("fighter"),
         {},
         sorcerer,
         withProse({strip(), fighterBody(), allSpells, injury, lists(ledgerColumn), wideNotes})},
        {QStringLiteral("fighter, notes beside"),
         {},
         sorcerer,
         withProse({strip(), fighterBody(), allSpells, injury, lists(noteColumn)})},
        {QStringLiteral("sorcerer"),
         sorcerer,
         {QStringLiteral("hands")},
         withProse({strip(), sorcererBody(), allSpells, injury, lists(noteColumn)})},
        {QStringLiteral("sorcerer, tight"),
         sorcerer,
         {QStringLiteral("hands")},
         withProse({strip(), sorcererBody(), allSpells, injury, lists(tightColumn)})},
        {QStringLiteral("armed sorcerer"),
         sorcerer,
         {},
         withProse({strip(), armedSorcererBody(), allSpells, injury, lists(noteColumn)})},
    };
}

std::vector<Zone> continuation()
{
    return {
        strip(),
        zone("later body", false,
             {{0, Left, {traits("talents", 0), traits("professions", 0)}},
              {RightAt, Right, {sorcery(), inHand(), weapons(0), disciplines(), armor(), place("load")}}}),
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
        wide("closing", place("accepted", {left("name", 0), left("reason", 54), right("by", Page)}));
    spec.sacrifice = names({"history", "description", "notes", "experience", "equipment", "spells", "purse",
                            "gifts", "weapons", "hands"});
    spec.fill = {{QStringLiteral("body"), 1, 1},
                 {QStringLiteral("notes"), 1, 0},
                 {QStringLiteral("lists"), 1, 0},
                 {QStringLiteral("later notes"), 1, 2}};
    return spec;
}

} // namespace

print::LayoutSpec standardLayout(const print::PageFormat &paper)
{
    constexpr int Upright = 40, UprightDown = 56, Lying = 56, LyingDown = 36;
    print::LayoutSpec spec;
    if (paper.modulesAcross >= Lying && paper.modulesDown >= LyingDown && paper.modulesDown < UprightDown)
        spec = lyingLayout(paper);
    else if (paper.modulesAcross >= Upright && paper.modulesDown >= UprightDown)
        spec = uprightLayout();
    else
        spec = columnLayout(paper);
    return spec;
}

} // namespace sky::hursagmu
