#include "core/document/document.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/print/content.h"
#include "core/print/layoutspec.h"
#include "core/system/gamesystem.h"
#include "tests/support/toyedits.h"
#include "tests/support/toygame.h"

#include <QTest>

using namespace sky;
using namespace sky::test;

namespace
{

Waiver waiverOf(const Issue &issue, const QString &reason)
{
    Waiver made;
    made.code = issue.code;
    made.subject = issue.subject;
    made.amount = issue.amount;
    made.reason = reason;
    return made;
}

Edit accept(const Issue &issue, const QString &reason)
{
    return {"Accept", {}, [=](Character &character) -> Result<void> {
                character.waivers.push_back(waiverOf(issue, reason));
                return {};
            }};
}

} // namespace

/// The seam between the program and a game, with a game that shares nothing with the real ones: whatever here
/// needs more than GameSystem offers shows that the contract is too narrow.
class TestContract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void registryFindsGamesById();
    void newCharacterFromTemplateGetsNewIds();
    void unknownTemplateIsAUsageError();
    void partIsReadAsItWasWritten();
    void faultInThePartNamesItsPath();
    void olderPartIsMigrated();
    void issueIsFixedByItsFix();
    void acceptedIssueStaysAcceptedUntilItGetsWorse();
    void changeIsDescribedInWords();
    void sheetHoldsWhatIsExpectedOnIt();
};

void TestContract::registryFindsGamesById()
{
    GameRegistry games;
    QVERIFY(!games.find("toy"));
    const std::shared_ptr<const GameSystem> toy = toyGame();
    games.add(toy);
    QCOMPARE(games.find("toy"), toy);
    QVERIFY(!games.find("Toy"));
    QCOMPARE(games.all().size(), size_t{1});
}

void TestContract::newCharacterFromTemplateGetsNewIds()
{
    const auto game = toyGame();
    const TemplateInfo hero = game->templates().front();
    auto character = game->fromTemplate(hero.name);
    QVERIFY(character);
    QCOMPARE(game->evaluate(**character)->meters.front().spentSum(), hero.points);
    QCOMPARE((*character)->kind, CharacterKind::Template);

    game->renewIds(**character, countingIds("c"));
    QCOMPARE((*character)->kind, CharacterKind::Character);
    QVERIFY(!(*character)->id.isEmpty());
    QCOMPARE(static_cast<const Toy &>(**character).charms.front().id, "c1");
}

void TestContract::unknownTemplateIsAUsageError()
{
    const auto character = toyGame()->fromTemplate("villain");
    QVERIFY(!character);
    QCOMPARE(character.error().kind, ErrorKind::Usage);
}

void TestContract::partIsReadAsItWasWritten()
{
    const auto game = toyGame();
    const QByteArray text = R"({
  "budget": 12,
  "courage": 4,
  "charms": [
    {
      "id": "a",
      "name": "coin"
    }
  ],
  "luckyNumber": 7.50
}
)";
    const Result<json::Value> part = json::parse(text);
    QVERIFY(part);
    const auto character = game->read(*part);
    QVERIFY2(character, character ? "" : qPrintable(character.error().message));
    QCOMPARE(json::write(game->write(**character)), text);
    QVERIFY(game->equals(**character, *(*character)->clone()));
}

void TestContract::faultInThePartNamesItsPath()
{
    const Result<json::Value> part = json::parse(R"({"charms": [{"id": "a", "name": ""}]})");
    QVERIFY(part);
    const auto character = toyGame()->read(*part);
    QVERIFY(!character);
    QCOMPARE(character.error().kind, ErrorKind::Unreadable);
    QVERIFY2(character.error().message.contains("character.charms[0].name"),
             qPrintable(character.error().message));
}

void TestContract::olderPartIsMigrated()
{
    const auto game = toyGame();
    Result<json::Value> part = json::parse(R"({"bravery": 4})");
    QVERIFY(part);
    int version = 1;
    for (const Migration &migration : game->migrations()) {
        QCOMPARE(migration.from, version++);
        QVERIFY(!migration.description.isEmpty());
        QVERIFY(migration.step(*part->asObject()));
    }
    QCOMPARE(version, game->version());
    const auto character = game->read(*part);
    QVERIFY(character);
    QCOMPARE(static_cast<const Toy &>(**character).courage, 4);
    QVERIFY(!game->write(**character).find(u"bravery"));
}

void TestContract::issueIsFixedByItsFix()
{
    const auto game = toyGame();
    Document document(game, game->blank(std::nullopt));
    QVERIFY(document.apply(setCourage(8)));
    QVERIFY(document.apply(setBudget(5)));
    QVERIFY(document.evaluation()->hasOpenErrors());
    const Edit fix = document.evaluation()->issues.front().fixes.front().edit;
    QVERIFY(document.apply(fix));
    QVERIFY(document.evaluation()->issues.empty());
    QCOMPARE(document.evaluation()->meters.front().left(), 0);
}

void TestContract::acceptedIssueStaysAcceptedUntilItGetsWorse()
{
    const auto game = toyGame();
    Document document(game, game->blank(10));
    QVERIFY(document.apply(setCourage(8)));
    QVERIFY(document.apply(setBudget(5)));
    QVERIFY(document.apply(accept(document.evaluation()->issues.front(), "a gift of the Master")));
    QCOMPARE(document.evaluation()->issues.front().accepted->reason, "a gift of the Master");
    QVERIFY(!document.evaluation()->hasOpenErrors());
    QVERIFY(document.apply(setBudget(6)));
    QVERIFY(!document.evaluation()->hasOpenErrors());
    QVERIFY(document.apply(setBudget(4)));
    QVERIFY(document.evaluation()->hasOpenErrors());
}

void TestContract::changeIsDescribedInWords()
{
    const auto game = toyGame();
    Document document(game, game->blank(10));
    const CharacterPtr before = document.character();
    QVERIFY(document.apply(setCourage(8)));
    QCOMPARE(game->describeChange(*before, *document.character()), QStringList("Courage 0 → 8"));
    QVERIFY(game->describeChange(*before, *before).isEmpty());
}

void TestContract::sheetHoldsWhatIsExpectedOnIt()
{
    const auto game = toyGame();
    const auto hero = game->fromTemplate("hero");
    QVERIFY(hero);
    const print::SheetContent sheet = game->sheet(**hero, *game->evaluate(**hero), {});
    QVERIFY(sheet.draftReason.isEmpty());
    QCOMPARE(sheet.expected.size(), size_t{1});
    const auto &table = std::get<print::Table>(sheet.sections.front().body);
    QVERIFY(table.rows.front().subjects.contains(sheet.expected.front().subject));

    const print::LayoutSpec layout = game->layout("standard", print::PageFormat::a4());
    QCOMPARE(layout.name, "standard");
    const print::Region &region = layout.arrangements.front().zones.front().regions.front();
    QCOMPARE(region.sections.front().section, sheet.sections.front().id);
}

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
