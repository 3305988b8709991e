#include "tests/support/toygame.h"

#include "core/json/reader.h"
#include "core/print/layoutspec.h"
#include "tests/support/toyedits.h"

namespace sky::test
{
namespace
{

const Toy &toy(const Character &character)
{
    return static_cast<const Toy &>(character);
}

class ToyGame : public GameSystem
{
public:
    QString id() const override { return "toy"; }
    QString name() const override { return "Toy"; }
    int version() const override { return 2; }

    std::unique_ptr<Character> blank(std::optional<int64_t> budget) const override
    {
        auto made = std::make_unique<Toy>();
        made->budget = budget.value_or(10);
        return made;
    }
    std::vector<TemplateInfo> templates() const override { return {{"hero", "Hero", "Bold and lucky", 5}}; }
    Result<std::unique_ptr<Character>> fromTemplate(const QString &name) const override
    {
        if (name.compare("hero", Qt::CaseInsensitive) != 0) return fail(ErrorKind::Usage, "No such hero.");
        auto hero = std::make_unique<Toy>();
        hero->kind = CharacterKind::Template;
        hero->courage = 3;
        hero->charms = {{"coin", "lucky coin"}};
        return hero;
    }
    void renewIds(Character &character, const IdSource &ids) const override
    {
        character.id = newUuid();
        character.kind = CharacterKind::Character;
        for (Charm &charm : static_cast<Toy &>(character).charms)
            charm.id = ids();
    }

    Result<std::unique_ptr<Character>> read(const json::Value &part) const override
    {
        json::Faults faults;
        json::ObjectReader reader(part, "character", faults);
        auto made = std::make_unique<Toy>();
        made->budget = reader.integer(u"budget", 0, 1000, 10);
        made->courage = reader.integer(u"courage", 0, 1000, 0);
        reader.objects(u"charms", 100, [&made](json::ObjectReader &charm) {
            made->charms.push_back({charm.requiredString(u"id"), charm.requiredString(u"name")});
        });
        made->unknownGame = reader.rest();
        if (faults.any()) return tl::unexpected(faults.first());
        return made;
    }
    json::Object write(const Character &character) const override
    {
        const Toy &c = toy(character);
        json::Array charms;
        for (const Charm &charm : c.charms)
            charms.push_back(json::Object{{{"id", charm.id}, {"name", charm.name}}});
        json::Object part{{{"budget", c.budget}, {"courage", c.courage}, {"charms", charms}}};
        part.members.insert(part.members.end(), c.unknownGame.begin(), c.unknownGame.end());
        return part;
    }
    std::vector<Migration> migrations() const override
    {
        const auto rename = [](json::Object &part) -> Result<void> {
            if (const json::Value *bravery = part.find(u"bravery"))
                part.set("courage", json::Value(*bravery));
            part.remove(u"bravery");
            return {};
        };
        return {{1, rename, "bravery is called courage"}};
    }

    EvaluationPtr evaluate(const Character &character) const override
    {
        const Toy &c = toy(character);
        const auto charmPoints = 2 * static_cast<int64_t>(c.charms.size());
        const auto courage = Breakdown::term("Courage", c.courage, Unit::Points);
        const auto charms = Breakdown::term("Charms", charmPoints, Unit::Points);
        auto made = std::make_shared<Evaluation>();
        made->values = {{"luck", "Fate", "Luck", Breakdown::sum("Luck", {courage, charms}, "T-1"), {}}};
        made->meters = {{"points", "Points", c.budget, {courage, charms}}};
        if (const int64_t over = made->debt(); over > 0) {
            const Fix fix{"Raise the budget", setBudget(c.budget + over)};
            made->issues = {{"over-budget", Severity::Error, "Overspent.", "T-2", {}, over, {fix}, {}}};
        }
        applyWaivers(made->issues, c.waivers);
        return made;
    }
    std::optional<Error> refusal(const Character &, const Evaluation &before,
                                 const Evaluation &after) const override
    {
        const bool spendsMore = after.meters.front().spentSum() > before.meters.front().spentSum();
        if (!spendsMore || after.debt() == 0) return std::nullopt;
        return Error{ErrorKind::Refused, QStringLiteral("%1 points short").arg(after.debt()), {}};
    }

    bool equals(const Character &a, const Character &b) const override
    {
        return a.sameBase(b) && write(a) == write(b);
    }
    QStringList describeChange(const Character &from, const Character &to) const override
    {
        if (toy(from).courage == toy(to).courage) return {};
        return {QStringLiteral("Courage %1 → %2").arg(toy(from).courage).arg(toy(to).courage)};
    }

    /// A toy has no record; what was is what is.
    std::unique_ptr<Character> asOf(const Character &character, QDate) const override
    {
        return character.clone();
    }
    std::vector<TableField> tableRow(const Character &character, const Evaluation &evaluation) const override
    {
        const DerivedValue &luck = evaluation.values.front();
        return {{"name", "Character", "Name", character.name},
                {luck.id, luck.group, luck.label, numberText(luck.number.value(), luck.number.unit())}};
    }
    std::vector<Gauge> gauges(const Character &, const Evaluation &) const override { return {}; }
    QStringList layouts() const override { return {"standard"}; }
    QString groupLayout() const override { return {}; }
    print::SheetContent groupSheet(const QString &, const std::vector<SheetMember> &,
                                   const SheetRequest &) const override
    {
        return {};
    }
    print::SheetContent sheet(const Character &character, const Evaluation &evaluation,
                              const SheetRequest &request) const override
    {
        print::SheetContent content;
        content.title = content.header.name = character.name;
        if (request.asOf) content.title += ", as of " + request.asOf->toString(Qt::ISODate);
        content.draftReason = evaluation.hasOpenErrors() ? "overspent" : QString();
        print::Table table{{{"name", {}}}, {}, {}};
        for (const Charm &charm : toy(character).charms) {
            table.rows.push_back({{{"name", {{charm.name}}}}, {"charm/" + charm.id}});
            content.expected.push_back({"charm/" + charm.id, charm.name, {charm.name}});
        }
        content.sections.push_back({"charms", "Charms", {}, {}, table});
        return content;
    }
    print::LayoutSpec layout(const QString &name, const print::PageFormat &) const override
    {
        const print::Zone zone{"only", false, {{0, 180, {print::SectionPlace{"charms", {{"name"}}}}}}};
        print::LayoutSpec spec;
        spec.name = name;
        spec.arrangements = {{"only", {}, {}, {zone}}};
        spec.continuation = {zone};
        return spec;
    }
};

} // namespace

std::shared_ptr<const GameSystem> toyGame()
{
    return std::make_shared<ToyGame>();
}

} // namespace sky::test
