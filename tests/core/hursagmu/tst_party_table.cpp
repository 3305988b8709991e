#include "core/base/translation.h"
#include "core/hursagmu/party/campaign.h"
#include "core/hursagmu/party/table.h"
#include "tests/support/partyplace.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using test::PartyPlace;

namespace
{

QString latin(const char *text)
{
    return QString::fromLatin1(text);
}

const Catalogue &lists()
{
    return PartyPlace::game()->catalogue();
}

std::optional<PartyColumn> column(const PartyPlace &place, const QString &id)
{
    for (const PartyColumn &each : partyColumns(place.seats, lists()))
        if (each.id == id) return each;
    return std::nullopt;
}

PartyCell cell(const PartyPlace &place, int seat, const char *id)
{
    const auto found = column(place, latin(id));
    return found ? partyCell(place.seats[size_t(seat)], *found) : PartyCell{latin("no column"), {}, false};
}

TraitEntry own(const char *id, const char *name, int level)
{
    TraitEntry trait;
    trait.id = latin(id);
    trait.name = latin(name);
    trait.custom = true;
    trait.level = Level::of(level).value();
    return trait;
}

} // namespace

class TestPartyTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(*QCoreApplication::instance()); }

    void hasEveryColumnOnce();
    void hasTheUsualColumns();
    void saysWhatIsSpent();
    void showsEveryDerivedValueThatIsNoSingleThings();
    void traitsOfOnesOwnAreOneByName();
    void traitsOfTwoKindsAreTwo();
    void damageIsBestWhenLow();
    void problemsAreCounted();
    void unreadableMembersHaveTheirSentence();
    void tellsWhoHasASkill();

    void optionsAreTheBooksWhereThePartySaysNothing();
    void optionsAreKeptThatDiffer();
    void optionsThatAreNotAllowedAreNamed();
    void reportsWhatOptionsChange();
    void adoptingKeepsWhatALaterVersionWrote();
};

void TestPartyTable::hasEveryColumnOnce()
{
    PartyPlace place(3);
    hursagmu::Character alaric = test::alaric().character;
    alaric.id = PartyPlace::member(0).id;
    place.save(PartyPlace::name(0), alaric);
    place.read();
    QSet<QString> ids, groups;
    for (const PartyColumn &each : partyColumns(place.seats, lists())) {
        QVERIFY2(!ids.contains(each.id), qPrintable(each.id));
        QVERIFY2(!each.title.isEmpty() && !each.group.isEmpty(), qPrintable(each.id));
        ids << each.id;
        groups << each.group;
    }
    QVERIFY(ids.size() > 35);
    for (const char *group : {"Character", "Points", "Injury", "Talents", "Professions", "Fight"})
        QVERIFY2(groups.contains(latin(group)), group);
    QCOMPARE(partyColumns({}, lists()).size(), size_t(13)); // nobody: who, points, injury
}

void TestPartyTable::hasTheUsualColumns()
{
    const PartyPlace place(1);
    for (const QString &id : usualPartyColumns()) {
        const auto found = column(place, id);
        QVERIFY2(found, qPrintable(id));
        const PartyCell shown = partyCell(place.seats[0], *found);
        if (found->isNumber) QVERIFY2(shown.number, qPrintable(id));
    }
}

void TestPartyTable::saysWhatIsSpent()
{
    PartyPlace place(2);
    hursagmu::Character rich = PartyPlace::member(1);
    LedgerEntry raise;
    raise.id = latin("e2");
    raise.kind = EntryKind::Raise;
    raise.date = QDate(2026, 2, 1);
    raise.trait = latin("warrior");
    raise.from = 6;
    raise.to = 7;
    rich.ledger.push_back(raise);
    place.save(PartyPlace::name(1), rich);
    place.read();
    QCOMPARE(cell(place, 0, "name").text, latin("M0"));
    QCOMPARE(cell(place, 0, "budget").number, 100);
    QCOMPARE(cell(place, 0, "points").number, 14); // Warrior 6 for 8, Athlete 5 for 6
    QCOMPARE(cell(place, 0, "experience").number, 10);
    QCOMPARE(cell(place, 0, "unspent").number, 10);
    QCOMPARE(cell(place, 1, "points").number, 18);
    QCOMPARE(cell(place, 1, "unspent").text, latin("6"));
    QCOMPARE(cell(place, 1, "trait/warrior").number, 7);
}

void TestPartyTable::showsEveryDerivedValueThatIsNoSingleThings()
{
    PartyPlace place(1);
    test::Builder builder = test::alaric();
    builder.character.id = PartyPlace::member(0).id;
    builder.character.mount = Mount{latin("Bay"), Level::of(6).value(), Level::of(20).value(), 0, {}, {}, {}};
    place.save(PartyPlace::name(0), builder.character);
    place.read();
    int shown = 0;
    for (const DerivedValue &value : place.evaluation(0).values) {
        const bool single = value.id.contains(u'/') && !value.id.startsWith(latin("mount/"));
        const auto found = column(place, latin("value/") + value.id);
        QCOMPARE(found.has_value(), !single);
        if (!found) continue;
        ++shown;
        const PartyCell cell = partyCell(place.seats[0], *found);
        QCOMPARE(cell.number, value.number.value());
        QCOMPARE(cell.text, numberText(value.number.value(), value.number.unit()));
    }
    QVERIFY(shown > 25);
    QVERIFY(column(place, latin("value/load_percent"))->lowIsBest);
    QVERIFY(!column(place, latin("value/defense"))->lowIsBest);
    QVERIFY(column(place, latin("value/defense"))->title !=
            column(place, latin("value/defense_no_weapon"))->title);
}

void TestPartyTable::traitsOfOnesOwnAreOneByName()
{
    PartyPlace place(2);
    for (int i = 0; i < 2; ++i) {
        hursagmu::Character character = PartyPlace::member(i);
        character.creation.traits.push_back(own(i == 0 ? "q1" : "z9", i == 0 ? "Brewer" : "brewer", 3 + i));
        place.save(PartyPlace::name(i), character);
    }
    place.read();
    QStringList titles;
    for (const PartyColumn &each : partyColumns(place.seats, lists()))
        if (each.title.compare(latin("Brewer"), Qt::CaseInsensitive) == 0) titles << each.id;
    QCOMPARE(titles, QStringList{latin("trait/=profession/brewer")});
    QCOMPARE(cell(place, 0, "trait/=profession/brewer").number, 3);
    QCOMPARE(cell(place, 1, "trait/=profession/brewer").number, 4);
}

void TestPartyTable::traitsOfTwoKindsAreTwo()
{
    PartyPlace place(1);
    hursagmu::Character character = PartyPlace::member(0);
    character.creation.traits.push_back(own("q1", "Brewer", 3));
    character.creation.traits.push_back(own("q2", "Brewer", 5));
    character.creation.traits.back().kind = TraitKind::Talent;
    place.save(PartyPlace::name(0), character);
    place.read();
    QCOMPARE(cell(place, 0, "trait/=profession/brewer").number, 3);
    QCOMPARE(cell(place, 0, "trait/=talent/brewer").number, 5);
    QSet<QString> ids;
    for (const PartyColumn &each : partyColumns(place.seats, lists())) {
        QVERIFY2(!ids.contains(each.id), qPrintable(each.id));
        ids << each.id;
    }
    QVERIFY(ids.contains(latin("trait/=talent/brewer")));
    for (const PartySkill &skill : partySkills(place.seats, lists()))
        if (skill.name == latin("Brewer")) QCOMPARE(skill.holders.size(), size_t(1));
}

void TestPartyTable::damageIsBestWhenLow()
{
    PartyPlace place(1);
    hursagmu::Character hurt = PartyPlace::member(0);
    hurt.damage.wounds = 3;
    place.save(PartyPlace::name(0), hurt);
    place.read();
    QCOMPARE(cell(place, 0, "wounds").number, 3);
    QCOMPARE(cell(place, 0, "stuns").number, 0);
    QVERIFY(column(place, latin("wounds"))->lowIsBest);
}

void TestPartyTable::problemsAreCounted()
{
    PartyPlace place(3);
    hursagmu::Character poor = PartyPlace::member(1);
    poor.creation.budget = 5;
    poor.ledger[0].points = -1;
    place.save(PartyPlace::name(1), poor);
    hursagmu::Character accepted = poor;
    accepted.id = PartyPlace::member(2).id;
    accepted.ledger[0].points = 1;
    Waiver waiver;
    waiver.id = latin("w1");
    waiver.code = latin("over-budget");
    waiver.amount = 1'000;
    accepted.waivers.push_back(waiver);
    place.save(PartyPlace::name(2), accepted);
    place.read();
    QCOMPARE(cell(place, 0, "problems").text, latin("none"));
    QVERIFY(!cell(place, 0, "problems").isProblem);
    QCOMPARE(cell(place, 1, "problems").text, latin("2 errors"));
    QVERIFY(cell(place, 1, "problems").isProblem);
    QCOMPARE(cell(place, 2, "problems").text, latin("1 accepted"));
    QVERIFY(!cell(place, 2, "problems").isProblem);
    QVERIFY(*cell(place, 0, "problems").number < *cell(place, 2, "problems").number);
    QVERIFY(*cell(place, 2, "problems").number < *cell(place, 1, "problems").number);
}

void TestPartyTable::unreadableMembersHaveTheirSentence()
{
    PartyPlace place(2);
    QVERIFY(QFile::remove(place.path(1)));
    place.read();
    QCOMPARE(cell(place, 1, "problems").text, latin("There is no such file."));
    QVERIFY(cell(place, 1, "problems").isProblem);
    QCOMPARE(cell(place, 1, "name").text, latin("m1"));
    for (const PartyColumn &each : partyColumns(place.seats, lists()))
        if (each.isNumber) QCOMPARE(partyCell(place.seats[1], each).text, QString());
}

void TestPartyTable::tellsWhoHasASkill()
{
    PartyPlace place(3);
    hursagmu::Character best = PartyPlace::member(2);
    best.creation.traits[0].level = Level::of(9).value();
    place.save(PartyPlace::name(2), best);
    QVERIFY(QFile::remove(place.path(1)));
    place.read();
    const auto skills = partySkills(place.seats, lists());
    const auto warrior = std::find_if(skills.begin(), skills.end(), [](const PartySkill &skill) {
        return skill.trait == latin("warrior");
    });
    QVERIFY(warrior != skills.end());
    QCOMPARE(warrior->name, latin("Warrior"));
    QCOMPARE(warrior->holders.size(), size_t(2));
    QCOMPARE(warrior->holders[0].name, latin("M2"));
    QCOMPARE(warrior->holders[0].level, 9);
    QVERIFY(
        std::none_of(skills.begin(), skills.end(), [](const PartySkill &s) { return s.holders.empty(); }));
}

void TestPartyTable::optionsAreTheBooksWhereThePartySaysNothing()
{
    QCOMPARE(campaignOptions({}).value(), RuleOptions{});
}

void TestPartyTable::optionsAreKeptThatDiffer()
{
    party::Party party;
    RuleOptions options;
    options.strictBeat = true;
    options.unknown = {{latin("of_tomorrow"), 3}};
    setCampaignOptions(party, options);
    QCOMPARE(party.campaign.members.size(), size_t(2));
    QCOMPARE(campaignOptions(party).value(), options);
    setCampaignOptions(party, {});
    QVERIFY(party.campaign.members.empty());
}

void TestPartyTable::optionsThatAreNotAllowedAreNamed()
{
    party::Party party;
    party.campaign.add(latin("natural_armor_value"), 77);
    const auto options = campaignOptions(party);
    QVERIFY(!options);
    QCOMPARE(options.error().message, latin("campaign.natural_armor_value: this value is not allowed."));
}

void TestPartyTable::reportsWhatOptionsChange()
{
    PartyPlace place(1);
    hursagmu::Character giant = PartyPlace::member(0);
    GiftEntry gift;
    gift.id = latin("g1");
    gift.name = latin("Luck");
    gift.cost = 3;
    gift.explanation = latin("born under a star");
    giant.creation.gifts.push_back(gift);
    place.save(PartyPlace::name(0), giant);
    place.read();
    RuleOptions options;
    QVERIFY(optionsReport(place.seats[0], options, *place.game()).isEmpty());
    options.optCustomGifts = false;
    const OptionsReport report = optionsReport(place.seats[0], options, *place.game());
    QCOMPARE(report.name, latin("M0"));
    QCOMPARE(report.options.size(), 1);
    QCOMPARE(report.problems.size(), 1);
    QVERIFY2(report.problems[0].contains(latin("Luck")), qPrintable(report.problems[0]));
}

void TestPartyTable::adoptingKeepsWhatALaterVersionWrote()
{
    hursagmu::Character character = PartyPlace::member(0);
    character.options.unknown = {{latin("of_tomorrow"), 3}};
    RuleOptions options;
    options.strictBeat = true;
    QVERIFY(adoptOptions(options).change(character));
    QVERIFY(character.options.strictBeat);
    QCOMPARE(character.options.unknown.size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestPartyTable)
#include "tst_party_table.moc"
