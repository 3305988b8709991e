#include "app/commandline.h"
#include "core/json/parse.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sky;

/// `skychamber forge`: the numbers of the book, and refusals beyond them.
class TestForge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBooksThingsComeOut_data();
    void theBooksThingsComeOut();
    void armorOfOtherPointsHasNoPrice();
    void numbersAreExplainedAsByShow();
    void whatTheRulesForbidIsRefusedWithTheReason_data();
    void whatTheRulesForbidIsRefusedWithTheReason();
    void nonsenseIsWrongUsage_data();
    void nonsenseIsWrongUsage();
    void aCharacterTriesIt();
    void jsonIsJson();

private:
    int run(const QStringList &arguments);
    QString m_out;
    QString m_err;
};

int TestForge::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    app::Surroundings around{out, err, systemClock(), countingIds(QStringLiteral("n"))};
    const int code = app::runCommandLine(QStringList{"forge"} + arguments, around);
    out.flush();
    err.flush();
    return code;
}

void TestForge::theBooksThingsComeOut_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char *name, const char *options, const QStringList &lines) {
        QTest::newRow(name) << QString::fromLatin1(options) << lines;
    };
    row("dagger", "--size small --damage 4", {"Damage 4", "Price 100 cc"});
    row("buckler", "--size small --defense 1 --damage 2 --shield",
        {"Defense 1 ", "Damage 2", "Price 100 cc"});
    row("knife", "--size small --throwable --damage 2", {"Damage 2", "Thrown 0 ", "Price 200 cc"});
    row("sword", "--size medium --damage 6 --noble", {"Damage 6", "Price 2000 cc"});
    row("rapier", "--size medium --defense 1 --damage 4 --noble",
        {"Defense 1 ", "Damage 4", "Price 2000 cc"});
    row("shield", "--size medium --defense 2 --damage 2 --shield",
        {"Defense 2 ", "Damage 2", "Price 200 cc"});
    row("hatchet", "--size medium --throwable --damage 4", {"Damage 4", "Price 400 cc"});
    row("battle axe", "--size large --damage 10", {"Damage 10", "Price 400 cc", "Hands 2 "});
    row("halberd", "--size large --defense 1 --damage 8", {"Defense 1 ", "Damage 8", "Price 400 cc"});
    row("glaive", "--size large --defense 2 --damage 6", {"Defense 2 ", "Damage 6", "Price 400 cc"});
    row("staff", "--size large --defense 3 --damage 4", {"Defense 3 ", "Damage 4", "Price 400 cc"});
    row("spear", "--size large --throwable --defense 1 --damage 6",
        {"Defense 1 ", "Damage 6", "Price 800 cc"});
    row("sling", "--size small --missile", {"Damage 4", "Longest shot 120 ", "Price 1000 cc", "Hands 2 "});
    row("bow", "--size medium --missile",
        {"Damage 6", "Longest shot 180 ", "Price 2000 cc", "At 30 spaces 5 ", "At 180 spaces 35 "});
    row("longbow", "--size large --missile", {"Damage 8", "Longest shot 240 ", "Price 4000 cc"});
    row("crossbow", "--size large --missile --mechanical", {"Damage 8", "Price 40000 cc"});
    row("quilted cloth", "--from quilted_cloth", {"Endurance 1 ", "Weight 10 lb", "Price 100 cc"});
    row("soft hide", "--from soft_hide", {"Endurance 2 ", "Weight 20 lb", "Price 200 cc"});
    row("boiled hide", "--from boiled_hide", {"Endurance 3 ", "Weight 30 lb", "Price 400 cc"});
    row("mail", "--from mail", {"Endurance 4 ", "Weight 40 lb", "Price 8000 cc"});
    row("plate", "--armor 5", {"Endurance 5 ", "Armor penalty \u22125 ", "Weight 50 lb"});
    row("wand", "--focus 1", {"Power 2 ", "Weight 1 lb"});
    row("scepter", "--focus 3", {"Power 4 ", "Weight 3 lb"});
    row("staff to cast with", "--focus 6", {"Power 6 ", "Weight 6 lb"});
    row("tower", "--focus 100 --immobile", {"Power 14 "});
    row("temple", "--focus 400 --immobile", {"Power 18 "});
    row("wide", "--focus 6 --width 1", {"Power 8 = 6 focus (from the table for length 6 ft) + 2 width"});
    row("poor", "--from hatchet --quality poor", {"Price 200 cc"});
    row("spear to shoot", "--from spear --missile", {"Damage 8", "Price 4000 cc", "Hands 2 "});
    row("excellent", "--from hatchet --quality excellent*2.5", {"Price 1000 cc"});
}

void TestForge::theBooksThingsComeOut()
{
    QFETCH(QString, options);
    QFETCH(QStringList, lines);
    QCOMPARE(run(options.split(' ')), int(app::Fine));
    for (const QString &line : lines)
        QVERIFY2(m_out.contains('\n' + line), qPrintable(line + " not in\n" + m_out));
}

void TestForge::armorOfOtherPointsHasNoPrice()
{
    QCOMPARE(run({"--from", "quilted_cloth"}), int(app::Fine));
    QVERIFY2(m_out.contains("\nPrice 100 cc"), qPrintable(m_out));
    QCOMPARE(run({"--from", "quilted_cloth", "--armor", "5"}), int(app::Fine));
    QVERIFY2(!m_out.contains(" cc"), qPrintable(m_out)); // the Master names it
}

void TestForge::numbersAreExplainedAsByShow()
{
    QCOMPARE(
        run({"--size", "medium", "--throwable", "--defense", "1", "--damage", "2", "--name", "Horn hatchet"}),
        int(app::Fine));
    QVERIFY2(m_out.startsWith("Horn hatchet\n"), qPrintable(m_out));
    for (const char *line : {"Weapon points 6 = 2 throwable + 2 defense + 2 damage [H-133]",
                             "Weapon points left 0 = 6 Medium \u2212 6 spent [H-128]",
                             "Price 400 cc = 200 cc Medium \u00d7 2 throwable [H-147]"})
        QVERIFY2(m_out.contains(QString::fromUtf8(line)), qPrintable(m_out));
}

void TestForge::whatTheRulesForbidIsRefusedWithTheReason_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("points") << "--size medium --damage 7"
                            << "7 weapon points";
    QTest::newRow("throwable halberd") << "--from halberd --throwable"
                                       << "12 weapon points";
    QTest::newRow("cap") << "--size small --defense 2"
                         << "at most 1 to Defense";
    QTest::newRow("armor") << "--armor 6"
                           << "5 at most";
}

void TestForge::whatTheRulesForbidIsRefusedWithTheReason()
{
    QFETCH(QString, options);
    QFETCH(QString, reason);
    QCOMPARE(run(options.split(' ')), int(app::Refused));
    QVERIFY2(m_err.contains(reason), qPrintable(m_err));
    QCOMPARE(m_out, QString());
}

void TestForge::nonsenseIsWrongUsage_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("nothing") << "--noble";
    QTest::newRow("size") << "--size huge";
    QTest::newRow("negative") << "--size small --damage -1";
    QTest::newRow("built missile weapon") << "--size small --missile --damage 2";
    QTest::newRow("two kinds") << "--size small --armor 2";
    QTest::newRow("focus and armor") << "--focus 3 --armor 2";
    QTest::newRow("no length") << "--focus 0";
    QTest::newRow("gear") << "--from rope";
    QTest::newRow("unknown") << "--from hatchett";
    QTest::newRow("quality") << "--from hatchet --quality fair";
    QTest::newRow("poor twice") << "--from hatchet --quality poor*2";
    QTest::newRow("not better") << "--from hatchet --quality excellent*1";
}

void TestForge::nonsenseIsWrongUsage()
{
    QFETCH(QString, options);
    QCOMPARE(run(options.split(' ')), int(app::Usage));
    QVERIFY(!m_err.isEmpty());
    QCOMPARE(m_out, QString());
}

void TestForge::aCharacterTriesIt()
{
    const QString file = QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar");
    QCOMPARE(run({"--size", "medium", "--damage", "6", "--for", file}), int(app::Fine));
    QVERIFY2(
        m_out.contains("Alone, striking hard: damage 14 = 6 Strength + 6 Medium weapon + 2 weapon alone"),
        qPrintable(m_out));
    QVERIFY2(m_out.contains("\nLoad "), qPrintable(m_out));
    QCOMPARE(run({"--size", "medium", "--for", "nowhere.skychar"}), int(app::Unreadable));
}

void TestForge::jsonIsJson()
{
    QCOMPARE(run({"--size", "large", "--missile", "--json"}), int(app::Fine));
    const auto value = json::parse(m_out.toUtf8());
    QVERIFY2(value.has_value(), qPrintable(m_out));
    QCOMPARE(*value->asObject()->find(u"format")->asString(), QStringLiteral("skychamber-construction"));
    QVERIFY(m_out.contains("\"id\": \"longest_shot\""));
}

QTEST_GUILESS_MAIN(TestForge)
#include "tst_forge.moc"
