#include "core/hursagmu/sheet/columnlayout.h"

#include "core/hursagmu/sheet/places.h"

namespace sky::hursagmu::sheet
{

namespace
{

using print::Role;
using print::SectionPlace;
using print::Zone;

constexpr double FightRow = 1.5;
constexpr double TwoLined = 100; ///< below this a row takes two lines
constexpr double Figures = 17;   ///< from one column of figures to the next
constexpr double Roomy = 178;
constexpr int LeastWritingRows = 2; ///< to write in, of a list that holds nothing

/// Places of sections in a column of one width.
class Columns
{
public:
    explicit Columns(double width)
        : m_width(width)
    {
    }

    bool isTwoLined() const { return m_width < TwoLined; }

    SectionPlace strip() const
    {
        const int across = m_width >= Roomy ? 6 : m_width >= TwoLined ? 3 : 2;
        const std::vector<const char *> ids = {"0", "1", "2", "3", "4", "5"};
        SectionPlace set = place("strip");
        for (int i = 0; i < across; ++i)
            set.stops.push_back(left(ids[size_t(i)], m_width * i / across));
        return set;
    }

    SectionPlace traits(const char *section, double width) const
    {
        return place(section,
                     {left("name", 0), right("remark", width * 0.46), right("level", width * 0.57),
                      middle("now", width * 0.68), right("cost", width * 0.85), right("next", width)});
    }

    SectionPlace hands() const
    {
        SectionPlace set = figures("hands", {"attack", "damage", "defense", "missiles"}, FightRow);
        remark(set);
        return set;
    }

    SectionPlace weapons() const
    {
        SectionPlace set = figures("weapons", {"attack", "damage", "defense", "weight"});
        remark(set);
        return set;
    }

    SectionPlace armor() const
    {
        SectionPlace set = place("armor", {left("name", 0), right("endurance", figure(1)),
                                           right("penalty", figure(2)), right("weight", m_width)});
        remark(set);
        set.rowsWhenEmpty = 1;
        return set;
    }

    SectionPlace gifts() const
    {
        SectionPlace set = place("gifts", {left("name", 0), right("cost", m_width)});
        described(set);
        return set;
    }

    SectionPlace sorcery() const
    {
        return figures("sorcery", {"command", "focus", "power", "weight"}, FightRow);
    }

    SectionPlace disciplines() const
    {
        SectionPlace set =
            place("disciplines", {left("name", 0), right("range", m_width - 12), right("cost", m_width)});
        described(set);
        return set;
    }

    SectionPlace spells() const
    {
        if (m_width >= Roomy) return spellsOnOneLine();
        SectionPlace set =
            place("spells", {left("name", 0), right("intensity", m_width - 48), right("area", m_width - 36),
                             right("duration", m_width - 16), right("energy", m_width)});
        set.below = {left("discipline", Indent), left("first", m_width * 0.28),
                     left("second", m_width * 0.52), right("against", m_width)};
        set.rowsWhenEmpty = set.blankRows = 4;
        set.blankModules = FightRow;
        return set;
    }

    SectionPlace spellsOnOneLine() const
    {
        const double all = m_width / 180;
        SectionPlace set = withBlanks(
            place("spells", {left("name", 0), left("discipline", 39 * all), right("intensity", 68 * all),
                             right("area", 80 * all), right("duration", 99 * all), right("energy", 113 * all),
                             left("first", 118 * all), left("second", 141 * all), right("against", m_width)}),
            4);
        set.rowsWhenEmpty = 4;
        set.blankModules = FightRow;
        return set;
    }

    SectionPlace equipment(int columns) const
    {
        const double width = (m_width - (columns - 1) * Gutter) / columns;
        SectionPlace set =
            withBlanks(place("equipment", {left("name", 0), right("weight", width)}), AnyNumber);
        set.flowColumns = columns;
        set.rowsWhenEmpty = LeastWritingRows;
        return set;
    }
    SectionPlace equipment() const { return equipment(m_width >= Roomy ? 3 : m_width >= TwoLined ? 2 : 1); }

    SectionPlace experience() const
    {
        SectionPlace set =
            withBlanks(place("experience", {left("date", 0), left("what", 18), right("points", m_width)}), 3);
        set.rowsWhenEmpty = LeastWritingRows;
        return set;
    }

    SectionPlace accepted() const
    {
        SectionPlace set = place("accepted", {left("name", 0), right("by", m_width)});
        if (isTwoLined())
            set.below = {left("reason", Indent)};
        else
            set.stops.push_back(left("reason", m_width * 0.32));
        return set;
    }

private:
    static constexpr double Indent = 2;
    static constexpr double RemarkAt = 0.22;

    /// The place of the figure with that number, of four.
    double figure(int index) const { return m_width - (3 - index) * (isTwoLined() ? 14 : Figures); }

    SectionPlace figures(const char *section, const std::vector<const char *> &ids,
                         double rowModules = 1) const
    {
        SectionPlace set = place(section, {left("name", 0)}, rowModules);
        for (size_t i = 0; i < ids.size(); ++i)
            set.stops.push_back(right(ids[i], figure(static_cast<int>(i))));
        return set;
    }

    void remark(SectionPlace &set) const
    {
        if (isTwoLined())
            set.below = {left("remark", Indent)};
        else
            set.stops.push_back(left("remark", m_width * RemarkAt));
    }

    /// A description beside the name, or below it.
    void described(SectionPlace &set) const
    {
        if (isTwoLined())
            set.below = {left("text", Indent)};
        else
            set.stops.push_back(left("text", m_width * 0.26));
    }

    double m_width;
};

SectionPlace unbroken(SectionPlace set)
{
    set.whole = true;
    return set;
}

/// Talents and professions, with the load; beside each other where there is room.
std::vector<Zone> traits(const Columns &columns, double width)
{
    if (columns.isTwoLined())
        return {wide("talents", width, unbroken(columns.traits("talents", width))),
                wide("professions", width, unbroken(columns.traits("professions", width))),
                wide("load", width, place("load"))};
    const double half = (width - Gutter) / 2;
    return {zone("body", false,
                 {{0, half, {unbroken(columns.traits("talents", half)), place("load")}},
                  {half + Gutter, half, {unbroken(columns.traits("professions", half))}}})};
}

/// Room to write in, as much as there is.
SectionPlace notes(Role role)
{
    SectionPlace set = prose("notes", role, AnyNumber);
    set.rowsWhenEmpty = LeastWritingRows;
    return set;
}

/// One below the other: first what is looked at in a fight.
std::vector<Zone> lists(const Columns &columns, double width, const std::vector<Zone> &traits)
{
    const auto one = [width](const char *id, SectionPlace set, bool wedge = false) {
        return wide(id, width, std::move(set), wedge);
    };
    std::vector<Zone> zones = {one("sorcery", columns.sorcery()),
                               one("hands", unbroken(columns.hands())),
                               one("injury", unbroken(place("injury")), true),
                               one("weapons", unbroken(columns.weapons())),
                               one("armor", columns.armor()),
                               one("spells", columns.spells(), true),
                               one("disciplines", columns.disciplines())};
    zones.insert(zones.end(), traits.begin(), traits.end());
    zones.insert(zones.end(),
                 {one("gifts", columns.gifts()), one("equipment", columns.equipment()),
                  one("purse", place("purse", {}, 1.75)), one("experience", columns.experience()),
                  one("notes", notes(Role::Body)), one("description", prose("description", Role::Body, 0)),
                  one("history", prose("history", Role::Body, 0))});
    return zones;
}

// The columns of paper that lies, in millimetres from the left margin; the third takes the rest.
constexpr double First = 67.5;
constexpr double Second = 108;
constexpr double SecondAt = First + Gutter;
constexpr double ThirdAt = SecondAt + Second + Gutter;

SectionPlace tight(SectionPlace set)
{
    set.rowModules = 1;
    return set;
}

Zone lyingBody(double width)
{
    const double third = width - ThirdAt;
    const Columns all(width), middle(Second), last(third);
    return zone(
        "body", false,
        {{0,
          First,
          {all.traits("talents", First), withBlanks(all.traits("professions", First), 2), place("load")}},
         {SecondAt,
          Second,
          {tight(middle.hands()), tight(middle.sorcery()), middle.weapons(), place("injury"), middle.armor(),
           middle.disciplines()}},
         {ThirdAt, third, {last.gifts(), last.equipment(1), place("purse", {}, 1.75), notes(Role::Small)}}});
}

print::Arrangement lyingArrangement(double width)
{
    const Columns all(width);
    return {QStringLiteral("lying"),
            {},
            {},
            {wide("strip", width, all.strip(), true), lyingBody(width),
             wide("spells", width, all.spells(), true), wide("experience", width, all.experience()),
             wide("description", width, prose("description", Role::Body, 0)),
             wide("history", width, prose("history", Role::Body, 0))}};
}

/// What was earned stands below the load instead of across the page.
print::Arrangement withExperienceBeside(print::Arrangement arrangement)
{
    arrangement.id += QStringLiteral(", experience beside");
    std::erase_if(arrangement.zones, [](const Zone &zone) { return zone.id == QLatin1String("experience"); });
    for (Zone &zone : arrangement.zones)
        if (zone.id == QLatin1String("body"))
            zone.regions.front().sections.push_back(Columns(First).experience());
    return arrangement;
}

std::vector<Zone> lyingContinuation(double width)
{
    const Columns all(width);
    const Zone traits = zone("traits", false,
                             {{0, First, {all.traits("talents", First), place("load")}},
                              {SecondAt, Second, {all.traits("professions", Second)}}});
    std::vector<Zone> zones = lists(all, width, {traits});
    for (Zone &zone : zones) {
        zone.wedge = false; // the head has it
        for (print::Region &region : zone.regions)
            for (SectionPlace &set : region.sections)
                set.rowsWhenEmpty = 0;
    }
    return zones;
}

} // namespace

print::LayoutSpec columnLayout(const print::PageFormat &paper)
{
    const double width = paper.modulesAcross * print::PageFormat::Module;
    const Columns columns(width);
    std::vector<Zone> zones = {wide("strip", width, columns.strip(), true)};
    const std::vector<Zone> rest = lists(columns, width, traits(columns, width));
    zones.insert(zones.end(), rest.begin(), rest.end());
    print::LayoutSpec spec;
    spec.headerStops = {0, width / 5, width * 0.55};
    if (columns.isTwoLined()) spec.headerStops = {0, width / 3, width * 2 / 3};
    spec.arrangements = {{QStringLiteral("column"), {}, {}, zones}};
    for (Zone &zone : zones) {
        zone.id.prepend(QStringLiteral("later "));
        zone.wedge = false; // the head has it
    }
    spec.continuation = std::move(zones);
    spec.closing = wide("closing", width, columns.accepted());
    spec.inOrder = true;
    for (const char *list : {"notes", "equipment", "spells", "experience", "later notes", "later equipment",
                             "later spells", "later experience"})
        spec.fill.push_back({QString::fromLatin1(list), 1, 0});
    return spec;
}

print::LayoutSpec lyingLayout(const print::PageFormat &paper)
{
    constexpr double CloseRow = 0.9, ClosestRow = 0.85;
    const double width = paper.modulesAcross * print::PageFormat::Module;
    const Columns all(width);
    print::LayoutSpec spec;
    spec.headerStops = {0, SecondAt, ThirdAt};
    spec.arrangements = {lyingArrangement(width)};
    addCloser(spec.arrangements, CloseRow, false);
    std::vector<print::Arrangement> last = {withExperienceBeside(lyingArrangement(width))};
    addCloser(last, ClosestRow, false);
    spec.arrangements.insert(spec.arrangements.end(), last.begin(), last.end());
    spec.continuation = lyingContinuation(width);
    spec.closing = wide("closing", width, all.accepted());
    spec.sacrifice = names({"history", "description", "experience", "spells", "notes", "purse", "equipment",
                            "gifts", "disciplines", "armor", "injury", "weapons", "sorcery", "hands"});
    // Of a later page the notes take no more than what is left of them, and a line or two.
    spec.fill = {{QStringLiteral("body"), 1, 0}, {QStringLiteral("notes"), 1, 2}};
    return spec;
}

} // namespace sky::hursagmu::sheet
