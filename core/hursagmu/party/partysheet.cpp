#include "core/hursagmu/party/partysheet.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/party/partyfight.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/pain.h"
#include "core/hursagmu/sheet/places.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::Role;

constexpr int Foes = 3;
constexpr size_t MostTogether = 20;

const Evaluation &valuesOf(const SheetMember &member)
{
    return static_cast<const Evaluation &>(*member.evaluation);
}

print::Column fightColumn(const char *id, const QString &label)
{
    return column(QString::fromLatin1(id), label);
}

/// The values that every row of a fight has.
std::vector<print::Column> valueColumns()
{
    return {fightColumn("initiative", Text::tr("Initiative")),
            fightColumn("defense", Text::tr("Defense")),
            fightColumn("missiles", Text::tr("missiles")),
            fightColumn("defiance", Text::tr("Defiance")),
            fightColumn("endurance", Text::tr("Endurance")),
            fightColumn("willpower", Text::tr("Willpower")),
            fightColumn("move", Text::tr("Move")),
            fightColumn("attack", Text::tr("attack")),
            fightColumn("damage", Text::tr("damage"))};
}

QString memberSubject(const SheetMember &member)
{
    return QStringLiteral("member/") + member.id;
}

print::Section fight(const std::vector<SheetMember> &members, const Catalogue &catalogue)
{
    print::Table table{valueColumns(), {}, {}};
    table.columns.push_back(fightColumn("gifts", Text::tr("gifts")));
    table.columns.push_back(fightColumn("stuns", Text::tr("stuns")));
    for (const SheetMember &member : members) {
        print::Row row;
        row.cells = fightCells(member, catalogue);
        row.subjects = {memberSubject(member)};
        row.boxes = rules::injuryLimits(static_cast<const Character &>(*member.character).options.injuryModel)
                        .unconscious;
        row.pencils = {Text::tr("wounds"), Text::tr("shocks")};
        table.rows.push_back(std::move(row));
    }
    return {QStringLiteral("fight"), Text::tr("In the fight"), {}, {}, std::move(table)};
}

/// The best level of each trait, in the catalogue's order; no level 0 is the best.
std::vector<int> bestLevels(const std::vector<SheetMember> &members, const Catalogue &catalogue)
{
    std::vector<int> levels;
    for (const TraitInfo &trait : catalogue.traits()) {
        levels.push_back(1);
        for (const SheetMember &member : members)
            levels.back() = std::max(levels.back(), valuesOf(member).level(trait.id));
    }
    return levels;
}

/// Whose company it is, where all have the same Master.
QString masterOf(const std::vector<SheetMember> &members)
{
    if (members.empty()) return {};
    const QString master = members.front().character->master.trimmed();
    const bool same = std::all_of(members.begin(), members.end(), [&master](const SheetMember &member) {
        return member.character->master.trimmed() == master;
    });
    return same ? master : QString();
}

/// What a roll has to reach (H-166).
print::Runs challengeLevels()
{
    print::Runs runs = {{Text::tr("challenge"), Role::Label}};
    const auto add = [&runs](const QString &name, int level) {
        runs.push_back({QStringLiteral("   %1 ").arg(name), Role::Small});
        runs.push_back({QString::number(level), Role::SmallStrong});
    };
    add(Text::tr("fair"), 8);
    add(Text::tr("moderate"), 12);
    add(Text::tr("great"), 16);
    add(Text::tr("incredible"), 20);
    add(Text::tr("inconceivable"), 24);
    return runs;
}

print::Section traits(const std::vector<SheetMember> &members, const Catalogue &catalogue)
{
    print::Table table;
    for (const TraitInfo &trait : catalogue.traits())
        table.columns.push_back(column(trait.id, trait.name));
    const std::vector<int> best = bestLevels(members, catalogue);
    for (const SheetMember &member : members) {
        print::Row row;
        row.subjects = {memberSubject(member)};
        row.cells = {cell(QStringLiteral("name"), member.name, Role::Small)};
        auto most = best.begin();
        for (const TraitInfo &trait : catalogue.traits()) {
            const int level = valuesOf(member).level(trait.id);
            const Role role = level == *most++ ? Role::Figure : Role::FigureZero;
            row.cells.push_back(level == 0 ? cell(trait.id, QStringLiteral("·"), Role::Small)
                                           : cell(trait.id, figure(level), role));
        }
        row.keepWithNext = members.size() <= MostTogether; // read across, so not broken without need
        table.rows.push_back(std::move(row));
    }
    table.footnote = Text::tr("bold: best in the company; a dot: level 0, still rolled");
    table.reminder = challengeLevels();
    return {QStringLiteral("traits"), Text::tr("Traits"), {}, {}, std::move(table)};
}

print::Section foes()
{
    print::Table table{valueColumns(), {}, {}};
    for (const print::Column &injury :
         {fightColumn("wounds", Text::tr("wounds")), fightColumn("shocks", Text::tr("shocks")),
          fightColumn("stuns", Text::tr("stuns"))})
        table.columns.push_back(injury);
    table.rows.resize(Foes);
    for (print::Row &row : table.rows)
        row.boxes = rules::injuryLimits({}).unconscious;
    return {QStringLiteral("foes"), Text::tr("Foes"), {}, {}, std::move(table)};
}

} // namespace

print::SheetContent partySheet(const QString &name, const std::vector<SheetMember> &members,
                               const Catalogue &catalogue)
{
    print::SheetContent content;
    content.title = name;
    content.header.name = name;
    QString line = Text::tr("%n character(s)", nullptr, static_cast<int>(members.size()));
    const QString master = masterOf(members);
    if (!master.isEmpty()) line = Text::tr("Master %1, %2").arg(master, line);
    content.header.subtitle = {{{line, Role::Body}}, {}};
    content.sections = {fight(members, catalogue), traits(members, catalogue), foes()};
    for (const SheetMember &member : members)
        content.expected.push_back({memberSubject(member),
                                    member.name,
                                    {member.name, figure(valuesOf(member).initiative),
                                     figure(valuesOf(member).defense), figure(valuesOf(member).move)}});
    return content;
}

namespace
{

/// Where the columns of a fight stand on paper of a width.
struct FightPlaces {
    explicit FightPlaces(double width)
        : boxes(width - 40.5)
        , gifts(boxes - (width > Roomy ? 38 : 34))
        , damage(gifts - 4.5)
        , attack(damage - 11.5)
        , weapon(attack - 23)
        , move(weapon - 8)
        , step(width > Roomy ? 15.2 : 14.2)
    {
    }

    static constexpr double Roomy = 265;
    double boxes, gifts, damage, attack, weapon, move, step;
};

print::SectionPlace valuesPlace(const char *section, const FightPlaces &places, double row)
{
    print::SectionPlace set = place(section, {left("name", 0)}, row);
    const std::vector<const char *> figures = {"initiative", "defense",   "missiles", "defiance",
                                               "endurance",  "willpower", "move"};
    for (size_t i = 0; i < figures.size(); ++i)
        set.stops.push_back(
            right(figures[i], places.move - static_cast<double>(figures.size() - 1 - i) * places.step));
    for (const print::ColumnStop &stop : {left("weapon", places.weapon), right("attack", places.attack),
                                          right("damage", places.damage), left("stuns", places.boxes)})
        set.stops.push_back(stop);
    set.boxesAt = places.boxes;
    return set;
}

print::SectionPlace fightPlace(const FightPlaces &places)
{
    print::SectionPlace set = valuesPlace("fight", places, 1.4);
    set.stops.push_back(left("gifts", places.gifts));
    return set;
}

print::SectionPlace foesPlace(const FightPlaces &places)
{
    print::SectionPlace set = valuesPlace("foes", places, 1.33);
    set.stops.push_back(left("wounds", places.gifts));
    set.stops.push_back(right("shocks", places.boxes - 4));
    return set;
}

/// As much room for each as the name above its figures takes.
print::SectionPlace traitsPlace(double width, const Catalogue &catalogue)
{
    constexpr double NameRoom = 40;
    constexpr double Gap = 3; // letters
    print::SectionPlace set = place("traits", {left("name", 0)});
    double letters = 0, all = 0;
    for (const TraitInfo &trait : catalogue.traits())
        all += Gap + static_cast<double>(trait.name.size());
    for (const TraitInfo &trait : catalogue.traits()) {
        letters += Gap + static_cast<double>(trait.name.size());
        set.stops.push_back({trait.id, print::Align::Right, NameRoom + (width - NameRoom) * letters / all});
    }
    return set;
}

} // namespace

print::LayoutSpec partyLayout(const print::PageFormat &paper, const Catalogue &catalogue)
{
    const double width = paper.modulesAcross * print::PageFormat::Module;
    const FightPlaces places(width);
    print::LayoutSpec spec;
    spec.name = PartyLayout;
    spec.modulesAcross = 56;
    spec.modulesDown = 28;
    spec.arrangements = {
        {spec.name,
         {},
         {},
         {wide("fight", width, fightPlace(places), true),
          wide("traits", width, traitsPlace(width, catalogue)), wide("foes", width, foesPlace(places))}}};
    spec.continuation = {wide("later fight", width, fightPlace(places)),
                         wide("later traits", width, traitsPlace(width, catalogue)),
                         wide("later foes", width, foesPlace(places))};
    spec.sacrifice = names({"foes", "traits", "fight"});
    spec.liesAlways = true;
    spec.isOfGroup = true;
    spec.offers = {{QStringLiteral("fight"), Text::tr("In the fight")},
                   {QStringLiteral("traits"), Text::tr("Traits")},
                   {QStringLiteral("foes"), Text::tr("Foes")}};
    return spec;
}

} // namespace sky::hursagmu
