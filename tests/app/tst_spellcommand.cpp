#include "app/commandline.h"
#include "core/hursagmu/hursagmu.h"
#include "core/json/parse.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/builder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sky;

/// `skychamber spell` as a person at a terminal uses it: the worked spells of the book, and what is wrong.
class TestSpellCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void vunatasFireIsWorkedOut();
    void nikPushes_data();
    void nikPushes();
    void theFocusIsSharedAsAsked();
    void aSpellOfTheCharacterIsTakenByName();
    void jsonHasTheSameNumbers();
    void outOfReachIsRefusedWithTheNumbers();
    void twoFociOfOneNameAreToldApartById();
    void wrongUsage_data();
    void wrongUsage();

private:
    int run(const QStringList &arguments);
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const char *name, hursagmu::Character character);

    QTemporaryDir m_folder;
    QString m_out;
    QString m_err;
};

void TestSpellCommand::initTestCase()
{
    qputenv("XDG_STATE_HOME", m_folder.filePath(QStringLiteral("state")).toUtf8());
    test::Builder vunata = test::vunata();
    hursagmu::Spell rain;
    rain.id = QStringLiteral("s1");
    rain.name = QStringLiteral("Burning rain");
    rain.discipline = QStringLiteral("mahasu");
    rain.intensity = 8;
    rain.area = 2;
    rain.duration = 4;
    hursagmu::Spell omen;
    omen.id = QStringLiteral("s2");
    omen.name = QStringLiteral("Omen");
    omen.discipline = QStringLiteral("mahasu");
    omen.against = QStringLiteral("the weather");
    vunata.character.spells = {rain, omen};
    write("vunata.skychar", vunata.character);
    write("nik.skychar", test::nik().character);
    vunata.character.items.push_back(vunata.character.items.front());
    vunata.character.items.back().id = QStringLiteral("second");
    write("twostaffs.skychar", vunata.character);
}

void TestSpellCommand::write(const char *name, hursagmu::Character character)
{
    const auto game = hursagmu::Hursagmu::create();
    QVERIFY(game);
    character.id = QStringLiteral("7d444840-9dc0-11d1-b245-5ffdce74fad2");
    QVERIFY(storage::writeFile(path(name), storage::writeCharacter(character, **game, {})));
}

int TestSpellCommand::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    app::Surroundings around{out, err, systemClock(), countingIds(QStringLiteral("t"))};
    return app::runCommandLine(arguments, around);
}

void TestSpellCommand::vunatasFireIsWorkedOut()
{
    QCOMPARE(run({"spell", path("vunata.skychar"), "--discipline", "Mahasu", "--intensity", "8", "--area",
                  "2", "--duration", "4", "--against", "9", "--willpower", "6"}),
             int(app::Fine));
    for (const char *line : {"Energy 14 = 8 intensity + 2 area", "Power 14 = 6 Command + 8 Long staff (",
                             "Time 1 action\n", "Challenge level 9 = 9 Defiance", "Chance to hit 92 %\n",
                             "Within power 14: 1 action. A failed roll costs nothing.",
                             "  7: hits by 3, intensity 11, 5 gets through\n"})
        QVERIFY2(m_out.contains(QLatin1String(line)), qPrintable(m_out));
    QVERIFY(m_err.isEmpty());
}

void TestSpellCommand::nikPushes_data()
{
    QTest::addColumn<QString>("energy");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("hold");
    QTest::newRow("18") << "18"
                        << "Time 8 actions (4 rounds)\n"
                        << "Roll to hold the spell 13 = 7 base + 6 ";
    QTest::newRow("24") << "24"
                        << "Time 64 actions (32 rounds, about 3 minutes)\n"
                        << "Roll to hold the spell 19 = 7 base + 12 ";
}

void TestSpellCommand::nikPushes()
{
    QFETCH(QString, energy);
    QFETCH(QString, time);
    QFETCH(QString, hold);
    QCOMPARE(run({"spell", path("nik.skychar"), "--discipline", "mahasu", "--intensity", energy}),
             int(app::Fine));
    QVERIFY2(m_out.contains(time) && m_out.contains(hold), qPrintable(m_out));
}

void TestSpellCommand::theFocusIsSharedAsAsked()
{
    QCOMPARE(run({"spell", path("vunata.skychar"), "--spell", "burning rain", "--command", "6", "--against",
                  "9", "--at", "8"}),
             int(app::Fine));
    QVERIFY2(m_out.contains("2 more than power 12: 2 actions (1 round), and the roll must reach 9."),
             qPrintable(m_out));
    QVERIFY(m_out.contains("Chance to hold 92 %\nChance to hit 83 %\n"));
    QCOMPARE(run({"spell", path("vunata.skychar"), "--spell", "s1", "--focus", "none", "--extra-time", "2",
                  "--followers", "4", "--blood", "2"}),
             int(app::Fine));
    QVERIFY2(m_out.contains("Power 14 = 6 Command + 6 group") && m_out.contains("4 extra time"),
             qPrintable(m_out));
}

void TestSpellCommand::aSpellOfTheCharacterIsTakenByName()
{
    QCOMPARE(run({"spell", path("vunata.skychar"), "--spell", "Burning Rain"}), int(app::Fine));
    QVERIFY2(m_out.startsWith("Burning rain (Mahasu)\nEnergy 14 "), qPrintable(m_out));
    QCOMPARE(run({"spell", path("vunata.skychar"), "--spell", "Hail"}), int(app::Usage));
    QVERIFY2(m_err.contains("Burning rain"), qPrintable(m_err));
}

void TestSpellCommand::jsonHasTheSameNumbers()
{
    QCOMPARE(run({"spell", path("vunata.skychar"), "--spell", "s1", "--command", "6", "--against", "9",
                  "--at", "8", "--json"}),
             int(app::Fine));
    const auto parsed = json::parse(m_out.toUtf8());
    QVERIFY2(parsed, qPrintable(m_out));
    const json::Object &all = *parsed->asObject();
    const auto number = [&all](const QString &member) {
        return all.find(member)->asObject()->find(QStringLiteral("value"))->toInteger();
    };
    QCOMPARE(number(QStringLiteral("energy")), std::optional<int64_t>(14));
    QCOMPARE(number(QStringLiteral("power")), std::optional<int64_t>(12));
    QCOMPARE(number(QStringLiteral("hold")), std::optional<int64_t>(9));
    QCOMPARE(number(QStringLiteral("cl")), std::optional<int64_t>(10));
    QCOMPARE(all.find(QStringLiteral("hits"))->asObject()->find(QStringLiteral("waysOf36"))->toInteger(),
             std::optional<int64_t>(30));
    QCOMPARE(all.find(QStringLiteral("outcomes"))->asArray()->size(), size_t(11));
}

void TestSpellCommand::outOfReachIsRefusedWithTheNumbers()
{
    QCOMPARE(run({"spell", path("nik.skychar"), "--discipline", "Amelatu", "--area", "2"}),
             int(app::Refused));
    QVERIFY2(m_err.contains("has no Amelatu"), qPrintable(m_err));
    QVERIFY(m_out.contains("Energy 2"));
    QCOMPARE(run({"spell", path("vunata.skychar"), "--discipline", "Talamu", "--intensity", "2", "--against",
                  "9", "--at", "3"}),
             int(app::Refused));
    QVERIFY2(m_err.contains("touch"), qPrintable(m_err));
}

void TestSpellCommand::twoFociOfOneNameAreToldApartById()
{
    QStringList cast = {"spell", path("twostaffs.skychar"), "--spell", "s1", "--focus", "long staff"};
    QCOMPARE(run(cast), int(app::Usage));
    QVERIFY2(m_err.contains("second"), qPrintable(m_err));
    cast.last() = "second";
    QCOMPARE(run(cast), int(app::Fine));
    QVERIFY2(m_out.contains("Power 14 = 6 Command + 8 Long staff"), qPrintable(m_out));
}

void TestSpellCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no spell") << QStringList{} << "--discipline";
    QTest::newRow("no discipline") << QStringList{"--discipline", "Starvision"} << "no discipline";
    QTest::newRow("unknown") << QStringList{"--discipline", "Mahasi"} << "Mahasu";
    QTest::newRow("a word") << QStringList{"--discipline", "Mahasu", "--intensity", "hot"} << "--intensity";
    QTest::newRow("too slow") << QStringList{"--discipline", "Mahasu", "--extra-time", "6"} << "0 to 5";
    QTest::newRow("no such focus") << QStringList{"--discipline", "Mahasu", "--focus", "Broom"}
                                   << "Long staff, none";
    QTest::newRow("both targets") << QStringList{"--discipline", "Mahasu", "--against", "9", "--place"}
                                  << "--place";
    QTest::newRow("strange mind") << QStringList{"--discipline", "Nekelmu", "--challenge", "enemy"}
                                  << "--challenge";
    QTest::newRow("level of fire") << QStringList{"--discipline", "Mahasu", "--challenge", "10"}
                                   << "--challenge";
    QTest::newRow("far from nobody") << QStringList{"--discipline", "Mahasu", "--at", "9"} << "--at";
    QTest::newRow("Willpower of nobody")
        << QStringList{"--discipline", "Mahasu", "--willpower", "4"} << "--willpower";
    QTest::newRow("against words") << QStringList{"--spell", "Omen", "--against", "9"} << "the weather";
    QTest::newRow("Willpower of a place")
        << QStringList{"--discipline", "Mahasu", "--place", "--willpower", "4"} << "--willpower";
}

void TestSpellCommand::wrongUsage()
{
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    QCOMPARE(run(QStringList{"spell", path("vunata.skychar")} + options), int(app::Usage));
    QVERIFY2(m_err.contains(sentence), qPrintable(m_err));
}

QTEST_GUILESS_MAIN(TestSpellCommand)

#include "tst_spellcommand.moc"
