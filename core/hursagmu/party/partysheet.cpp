#include "core/hursagmu/party/partysheet.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/sheet/places.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>
#include <cstring>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::Role;

constexpr int Stuns = 10;
constexpr int Foes = 3;
constexpr size_t WeaponsNamed = 3;

const Evaluation &evaluationOf(const SheetMember &member)
{
    return static_cast<const Evaluation &>(*member.evaluation);
}

std::vector<print::Column> fightColumns()
{
    return {column(QStringLiteral("initiative"), Text::tr("Initiative")),
            column(QStringLiteral("defense"), Text::tr("Defense")),
            column(QStringLiteral("missiles"), Text::tr("missiles")),
            column(QStringLiteral("defiance"), Text::tr("Defiance")),
            column(QStringLiteral("endurance"), Text::tr("Endurance")),
            column(QStringLiteral("willpower"), Text::tr("Willpower")),
            column(QStringLiteral("move"), Text::tr("Move")),
            column(QStringLiteral("weapons"), Text::tr("attack / damage")),
            column(QStringLiteral("stuns"), Text::tr("stuns"))};
}

/// "Sword 8 / 12, Dagger 8 / 10": the best first.
QString weaponsText(const Evaluation &evaluation)
{
    std::vector<const WeaponLine *> lines;
    for (const WeaponLine &line : evaluation.weapons)
        lines.push_back(&line);
    std::stable_sort(lines.begin(), lines.end(), [](const WeaponLine *a, const WeaponLine *b) {
        return a->attack.value() + a->damage.value() > b->attack.value() + b->damage.value();
    });
    QStringList words;
    for (size_t i = 0; i < std::min(lines.size(), WeaponsNamed); ++i)
        words << Text::tr("%1 %2 / %3")
                     .arg(capitalized(lines[i]->name), figure(lines[i]->attack), figure(lines[i]->damage));
    return words.join(QStringLiteral(", "));
}

QString giftsText(const Evaluation &evaluation)
{
    QStringList names;
    for (const PresentGift &gift : evaluation.gifts)
        if (!names.contains(gift.name)) names << gift.name;
    return names.join(QStringLiteral(", "));
}

QString who(const SheetMember &member)
{
    QStringList words;
    for (const QString &text : {member.character->conceptText.section(u',', 0, 0), member.player})
        if (!text.trimmed().isEmpty()) words << text.trimmed();
    const Evaluation &evaluation = evaluationOf(member);
    words << Text::tr("%1 of %2 points").arg(figure(evaluation.spent), figure(evaluation.budget));
    return words.join(QStringLiteral(", "));
}

QString subjectOf(const SheetMember &member)
{
    return QStringLiteral("member/") + member.id;
}

print::Row fightRow(const SheetMember &member)
{
    const Evaluation &evaluation = evaluationOf(member);
    const auto number = [](const char *id, const Breakdown &value) {
        return cell(QString::fromLatin1(id), figure(value), Role::FightFigure);
    };
    print::Row row;
    row.subjects = {subjectOf(member)};
    row.boxes = Stuns;
    row.cells = {cell(QStringLiteral("name"), member.name, Role::BodyStrong),
                 number("initiative", evaluation.initiative),
                 number("defense", evaluation.defense),
                 number("missiles", evaluation.defenseMissiles),
                 number("defiance", evaluation.defiance),
                 number("endurance", evaluation.endurance),
                 cell(QStringLiteral("willpower"), figure(evaluation.level(QStringLiteral("willpower"))),
                      Role::FightFigure),
                 number("move", evaluation.move),
                 cell(QStringLiteral("weapons"), weaponsText(evaluation), Role::Small),
                 cell(QStringLiteral("who"), who(member), Role::Caption),
                 cell(QStringLiteral("gifts"), giftsText(evaluation), Role::Caption),
                 cell(QStringLiteral("wounds"), Text::tr("wounds"), Role::Label),
                 cell(QStringLiteral("shocks"), Text::tr("shocks"), Role::Label)};
    return row;
}

print::Section fight(const std::vector<SheetMember> &members)
{
    print::Table table{fightColumns(), {}, {}};
    for (const SheetMember &member : members)
        table.rows.push_back(fightRow(member));
    return {QStringLiteral("fight"), Text::tr("In the fight"), {}, {}, std::move(table)};
}

int bestLevel(const std::vector<SheetMember> &members, const QString &trait)
{
    int best = 1;
    for (const SheetMember &member : members)
        best = std::max(best, evaluationOf(member).level(trait));
    return best;
}

print::Section traits(const std::vector<SheetMember> &members, const Catalogue &catalogue)
{
    print::Table table;
    for (const TraitInfo &trait : catalogue.traits())
        table.columns.push_back(column(trait.id, trait.name));
    for (const SheetMember &member : members) {
        print::Row row;
        row.subjects = {subjectOf(member)};
        row.cells = {cell(QStringLiteral("name"), member.name, Role::Small)};
        for (const TraitInfo &trait : catalogue.traits()) {
            const int level = evaluationOf(member).level(trait.id);
            const bool best = level == bestLevel(members, trait.id);
            row.cells.push_back(level == 0
                                    ? cell(trait.id, QStringLiteral("·"), Role::Small)
                                    : cell(trait.id, figure(level), best ? Role::Figure : Role::FigureZero));
        }
        table.rows.push_back(std::move(row));
    }
    table.footnote = Text::tr("bold: best in the company; a dot: level 0, still rolled");
    return {QStringLiteral("traits"), Text::tr("Traits"), {}, {}, std::move(table)};
}

print::Section foes()
{
    print::Table table{fightColumns(), {}, {}};
    table.rows.resize(Foes);
    for (print::Row &row : table.rows)
        row.boxes = Stuns;
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
    const QString master = members.empty() ? QString() : members.front().character->master.trimmed();
    if (!master.isEmpty()) line = Text::tr("Master %1, %2").arg(master, line);
    content.header.subtitle = {{{line, Role::Body}}, {}};
    content.sections = {fight(members), traits(members, catalogue), foes()};
    for (const SheetMember &member : members)
        content.expected.push_back(
            {subjectOf(member),
             member.name,
             {member.name, figure(evaluationOf(member).initiative), figure(evaluationOf(member).defense),
              figure(evaluationOf(member).move)}});
    return content;
}

print::LayoutSpec partyLayout(const print::PageFormat &paper)
{
    constexpr double Boxes = 41;       ///< ten of them
    constexpr double FirstFigure = 68; ///< right end
    constexpr double FigureStep = 14.5;
    constexpr double NameRoom = 40;
    const double width = paper.modulesAcross * print::PageFormat::Module;
    const double boxesAt = width - Boxes;
    const double weaponsAt = FirstFigure + 6 * FigureStep + 6;
    print::SectionPlace fights = place("fight", {left("name", 0)}, 1.5);
    const std::vector<const char *> figures = {"initiative", "defense",   "missiles", "defiance",
                                               "endurance",  "willpower", "move"};
    for (size_t i = 0; i < figures.size(); ++i)
        fights.stops.push_back(right(figures[i], FirstFigure + static_cast<double>(i) * FigureStep));
    fights.stops.push_back(left("weapons", weaponsAt));
    fights.stops.push_back(left("stuns", boxesAt));
    fights.boxesAt = boxesAt;
    print::SectionPlace foesPlace = fights;
    foesPlace.section = QStringLiteral("foes");
    fights.below = {left("who", 0), left("gifts", weaponsAt), left("wounds", boxesAt),
                    left("shocks", boxesAt + 21)};
    print::SectionPlace traitsPlace = place("traits", {left("name", 0)});
    const std::vector<const char *> ids = {"command",   "constitution", "intellect", "perception", "strength",
                                           "willpower", "archer",       "artisan",   "athlete",    "burglar",
                                           "healer",    "ranger",       "rider",     "scholar",    "sneak",
                                           "trader",    "trickster",    "warrior"};
    // As much room as the names above the figures take.
    constexpr double Gap = 3; // letters
    double letters = 0, all = 0;
    for (const char *id : ids)
        all += Gap + static_cast<double>(std::strlen(id));
    for (const char *id : ids) {
        letters += Gap + static_cast<double>(std::strlen(id));
        traitsPlace.stops.push_back(right(id, NameRoom + (width - NameRoom) * letters / all));
    }
    print::LayoutSpec spec;
    spec.name = QStringLiteral("party");
    spec.modulesAcross = 56;
    spec.modulesDown = 28;
    spec.arrangements = {{spec.name,
                          {},
                          {},
                          {wide("fight", width, fights, true), wide("traits", width, traitsPlace),
                           wide("foes", width, foesPlace)}}};
    spec.continuation = {wide("later fight", width, fights), wide("later traits", width, traitsPlace),
                         wide("later foes", width, foesPlace)};
    spec.sacrifice = names({"foes", "traits", "fight"});
    return spec;
}

} // namespace sky::hursagmu
