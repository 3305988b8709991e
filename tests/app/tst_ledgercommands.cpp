#include "app/commandline.h"
#include "core/document/document.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/hursagmu.h"
#include "core/json/parse.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;

/// `play`, `raise`, `ledger`, `strike`, and looking back, as a person at a terminal uses them.
class TestLedgerCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void playBeginsAndEnds();
    void leftPointsNeedAWord();
    void openProblemsKeepFromPlay();
    void aRaiseSaysPriceAndBalance();
    void aRaiseThatIsTooDearSaysHowMuch();
    void raisesThatCannotBe_data();
    void raisesThatCannotBe();
    void theLedgerIsATable();
    void theLedgerIsCsv();
    void theLedgerIsJson();
    void aLevelChangedInCreationKeepsItsHistory();
    void playBegunAgainMayOwe();
    void strikeShowsWhatDepends();
    void strikeTakesTheSet();
    void strikeLeavesADebtWhenItIsAccepted();
    void theReturnToCreationStands();
    void showAsOfADay();
    void showAsOfADayTellsWhatWasChangedSince();
    void exportsTheAuditAndADay();
    void wrongUsage_data();
    void wrongUsage();

private:
    int run(const QStringList &arguments, const QDate &today = {2026, 5, 3});
    QString file() const { return m_folder->filePath(QStringLiteral("juk.skychar")); }
    /// The id of the entry whose line of the ledger has that text.
    QString idOf(const QString &part);
    /// In play with 12 experience.
    void juk();
    void award(int64_t points, QDate day);

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_next = 0;
    QString m_out;
    QString m_err;
};

void TestLedgerCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(QStringLiteral("state")).toUtf8());
    m_next = 0;
    QCOMPARE(run({"new", "--budget", "20", "--name", "Juk", "-o", file()}), int(app::Fine));
    QCOMPARE(run({"edit", file(), "--trait", "Warrior=6"}), int(app::Fine));
}

int TestLedgerCommands::run(const QStringList &arguments, const QDate &today)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    app::Surroundings around{out, err,
                             [today] {
                                 return QDateTime(today, {12, 0});
                             },
                             [this] { return QStringLiteral("n%1").arg(++m_next); }};
    const int code = app::runCommandLine(arguments, around);
    out.flush();
    err.flush();
    return code;
}

void TestLedgerCommands::juk()
{
    QCOMPARE(run({"play", file(), "--keep", "--date", "2026-05-01", "--who", "Ruth"}), int(app::Fine));
}

/// At the command line a party's Master gives awards.
void TestLedgerCommands::award(int64_t points, QDate day)
{
    const auto game = hursagmu::Hursagmu::create().value();
    GameRegistry games;
    games.add(game);
    auto loaded = storage::readCharacter(storage::readFile(file()).value(), games);
    QVERIFY(loaded);
    Document document(game, CharacterPtr(std::move(loaded->character)));
    hursagmu::LedgerStamp stamp;
    stamp.date = day;
    stamp.reason = QStringLiteral("a deed");
    QVERIFY(
        document.apply(hursagmu::grantExperience(game->catalogue(), {hursagmu::EntryKind::Award, points, {}},
                                                 countingIds(QStringLiteral("a")), stamp)));
    QVERIFY(storage::writeFile(file(), storage::writeCharacter(*document.character(), *game)));
}

QString TestLedgerCommands::idOf(const QString &part)
{
    run({"ledger", file()});
    for (const QString &line : m_out.split(u'\n'))
        if (line.contains(part)) return line.section(u' ', 0, 0);
    return {};
}

void TestLedgerCommands::playBeginsAndEnds()
{
    QCOMPARE(run({"play", file(), "--keep"}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("In play; 12 experience unspent.\n"));
    QCOMPARE(run({"play", file(), "--keep"}), int(app::Refused));
    QCOMPARE(run({"play", file(), "--back", "--reason", "the Master allows it"}), int(app::Fine));
    QVERIFY(!idOf(QStringLiteral("the Master allows it")).isEmpty());
    QCOMPARE(run({"play", file(), "--back"}), int(app::Refused));
    QCOMPARE(run({"play", file(), "--drop"}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("In play; 0 experience unspent.\n"));
}

void TestLedgerCommands::leftPointsNeedAWord()
{
    const QByteArray before = storage::readFile(file()).value();
    QCOMPARE(run({"play", file()}), int(app::Usage));
    QVERIFY2(m_err.contains("12 of 20 points are left"), qPrintable(m_err));
    QCOMPARE(storage::readFile(file()).value(), before);
    QCOMPARE(run({"edit", file(), "--budget", "8"}), int(app::Fine));
    QCOMPARE(run({"play", file()}), int(app::Fine));
}

void TestLedgerCommands::openProblemsKeepFromPlay()
{
    QCOMPARE(run({"edit", file(), "--budget", "5"}), int(app::Fine));
    QCOMPARE(run({"play", file()}), int(app::Refused));
    QVERIFY2(m_err.contains("3 too many"), qPrintable(m_err));
    QCOMPARE(run({"accept", file(), "over-budget", "--reason", "a prologue", "--by", "Ruth"}),
             int(app::Fine));
    QCOMPARE(run({"play", file()}), int(app::Fine));
}

void TestLedgerCommands::aRaiseSaysPriceAndBalance()
{
    juk();
    QCOMPARE(run({"raise", file(), "warrior"}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("Warrior 6 \u2192 7 for 4 experience; 8 unspent.\n"));
    QCOMPARE(run({"raise", file(), "Rider", "--to", "3", "--session", "The mill", "--reason", "rode home"}),
             int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("Rider 0 \u2192 3 for 3 experience; 5 unspent.\n"));
}

void TestLedgerCommands::aRaiseThatIsTooDearSaysHowMuch()
{
    juk();
    const QByteArray before = storage::readFile(file()).value();
    QCOMPARE(run({"raise", file(), "Warrior", "--to", "9"}), int(app::Refused));
    QVERIFY2(m_err.contains("Level 9 costs 16 more; 12 experience is unspent, 4 short. (rule H-034)"),
             qPrintable(m_err));
    QCOMPARE(storage::readFile(file()).value(), before);
}

void TestLedgerCommands::raisesThatCannotBe_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::newRow("no such trait") << QStringList{"Warior"} << int(app::Usage);
    QTest::newRow("stands there") << QStringList{"Warrior", "--to", "6"} << int(app::Refused);
    QTest::newRow("downwards") << QStringList{"Warrior", "--to", "3"} << int(app::Refused);
    QTest::newRow("beyond all levels") << QStringList{"Warrior", "--to", "101"} << int(app::Usage);
    QTest::newRow("no number") << QStringList{"Warrior", "--to", "seven"} << int(app::Usage);
    QTest::newRow("before play") << QStringList{"Warrior", "--date", "2026-04-30"} << int(app::Refused);
}

void TestLedgerCommands::raisesThatCannotBe()
{
    QFETCH(QStringList, options);
    QFETCH(int, code);
    QCOMPARE(run({"raise", file(), "Warrior"}), int(app::Refused)); // in creation
    juk();
    QCOMPARE(run(QStringList{"raise", file()} + options), code);
    QVERIFY(!m_err.isEmpty());
}

void TestLedgerCommands::theLedgerIsATable()
{
    QCOMPARE(run({"ledger", file()}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("Juk\n0 earned, 0 spent, 0 unspent\n"));
    juk();
    run({"raise", file(), "Warrior"});
    QCOMPARE(run({"ledger", file()}), int(app::Fine));
    QVERIFY2(QRegularExpression("\nn\\d+  2026-05-01  play +Play begins, 12 points kept +\\+12 +12\n")
                 .match(m_out)
                 .hasMatch(),
             qPrintable(m_out));
    QVERIFY2(QRegularExpression(
                 QStringLiteral("\nn\\d+  2026-05-03  raise  Warrior 6 \u2192 7 +12 \u2212 8, level "
                                "7 less level 6 +\u22124 +8\n12 earned, 4 spent, 8 unspent\n$"))
                 .match(m_out)
                 .hasMatch(),
             qPrintable(m_out));
}

void TestLedgerCommands::theLedgerIsCsv()
{
    juk();
    run({"raise", file(), "Warrior", "--reason", "\"taught\", at last"});
    QCOMPARE(run({"ledger", file(), "--csv"}), int(app::Fine));
    const QStringList lines = m_out.split(QStringLiteral("\r\n"));
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QStringLiteral("id,date,entry,session,who,what,why,points,unspent,struck,struckBy,"
                                      "struckReason,earlier,struckWith,was"));
    QVERIFY2(lines[1].endsWith(",2026-05-01,play,,Ruth,\"Play begins, 12 points kept\",,12,12,,,,,,"),
             qPrintable(lines[1]));
    QVERIFY2(lines[2].contains(QStringLiteral(",Warrior 6 \u2192 7,\"\"\"taught\"\", at last\",-4,8,")),
             qPrintable(lines[2]));
}

void TestLedgerCommands::theLedgerIsJson()
{
    juk();
    run({"raise", file(), "Warrior"});
    run({"strike", file(), idOf(QStringLiteral("raise")), "--reason", "never happened"});
    QCOMPARE(run({"ledger", file(), "--json"}), int(app::Fine));
    const auto parsed = json::parse(m_out.toUtf8());
    QVERIFY(parsed);
    const json::Object &ledger = *parsed->asObject();
    QCOMPARE(*ledger.find(u"format")->asString(), QStringLiteral("skychamber-ledger"));
    QCOMPARE(ledger.find(u"unspent")->asNumber()->text, QByteArray("12"));
    const json::Array &entries = *ledger.find(u"entries")->asArray();
    QCOMPARE(entries.size(), size_t{2});
    QVERIFY(entries[0].asObject()->find(u"beginsPlay"));
    const json::Object &struck = *entries[1].asObject();
    QCOMPARE(struck.find(u"points")->asObject()->find(u"value")->asNumber()->text, QByteArray("0"));
    QCOMPARE(*struck.find(u"struck")->asObject()->find(u"reason")->asString(),
             QStringLiteral("never happened"));
    QCOMPARE(struck.find(u"struck")->asObject()->find(u"was")->asNumber()->text, QByteArray("-4"));
    QVERIFY(!struck.find(u"struck")->asObject()->find(u"with"));
}

void TestLedgerCommands::aLevelChangedInCreationKeepsItsHistory()
{
    juk();
    run({"raise", file(), "Warrior", "--to", "8"}, {2026, 5, 4});
    QCOMPARE(run({"play", file(), "--back"}), int(app::Fine));
    QCOMPARE(run({"edit", file(), "--trait", "Warrior=7"}), int(app::Fine));
    const QString before = QStringLiteral("Warrior 6 \u2192 8");
    run({"ledger", file()});
    QVERIFY2(m_out.contains(QStringLiteral("it said ") + before), qPrintable(m_out));
    run({"ledger", file(), "--csv"});
    QVERIFY2(m_out.contains(QStringLiteral("it said ") + before), qPrintable(m_out));
    run({"ledger", file(), "--json"});
    const auto parsed = json::parse(m_out.toUtf8());
    const json::Array &entries = *parsed->asObject()->find(u"entries")->asArray();
    const auto *earlier = entries.back().asObject()->find(u"earlier");
    QVERIFY(earlier);
    const json::Object &version = *earlier->asArray()->front().asObject();
    QCOMPARE(*version.find(u"what")->asString(), before);
    QCOMPARE(version.find(u"to")->asNumber()->text, QByteArray("8"));
}

void TestLedgerCommands::playBegunAgainMayOwe()
{
    juk();
    run({"raise", file(), "Warrior"});
    QCOMPARE(run({"play", file(), "--back"}), int(app::Fine));
    QCOMPARE(run({"play", file(), "--drop"}), int(app::Refused));
    QVERIFY2(m_err.contains("On 3 May 2026") && m_err.contains("4 too much"), qPrintable(m_err));
    QCOMPARE(run({"play", file(), "--drop", "--accept-debt"}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("In play; \u22124 experience unspent.\n"));
}

void TestLedgerCommands::strikeShowsWhatDepends()
{
    juk();
    run({"raise", file(), "Warrior"}, {2026, 5, 4});
    run({"raise", file(), "Warrior"}, {2026, 5, 5});
    const QString first = idOf(QStringLiteral("6 \u2192 7"));
    const QByteArray before = storage::readFile(file()).value();
    QCOMPARE(run({"strike", file(), first, "--reason", "a mistake"}), int(app::Refused));
    QVERIFY2(m_err.contains(QStringLiteral("2026-05-05  raise Warrior 7 \u2192 8")), qPrintable(m_err));
    QVERIFY2(m_err.contains("--with-dependants"), qPrintable(m_err));
    QCOMPARE(storage::readFile(file()).value(), before);
}

void TestLedgerCommands::strikeTakesTheSet()
{
    juk();
    run({"raise", file(), "Warrior"}, {2026, 5, 4});
    run({"raise", file(), "Warrior"}, {2026, 5, 5});
    const QString first = idOf(QStringLiteral("6 \u2192 7"));
    QCOMPARE(run({"strike", file(), first, "--with-dependants", "--reason", "a mistake", "--who", "Ruth"}),
             int(app::Fine));
    QVERIFY2(m_out.contains(QStringLiteral("Warrior 7 \u2192 8")) && m_out.contains("12 unspent."),
             qPrintable(m_out));
    run({"ledger", file()});
    QCOMPARE(m_out.count("struck 2026-05-03 by Ruth: a mistake"), 1);
    QVERIFY2(
        m_out.contains(QStringLiteral("struck 2026-05-03 by Ruth, along with Warrior 6 \u2192 7, 4 May 2026: "
                                      "a mistake")),
        qPrintable(m_out));
    QCOMPARE(m_out.count(QStringLiteral("was \u22124")), 2);
    QCOMPARE(run({"strike", file(), first, "--reason", "again"}), int(app::Refused));
}

void TestLedgerCommands::strikeLeavesADebtWhenItIsAccepted()
{
    juk();
    award(4, {2026, 5, 2});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(run({"raise", file(), "Warrior"}), int(app::Fine));
    const QString deed = idOf(QStringLiteral("a deed"));
    const QByteArray before = storage::readFile(file()).value();
    QCOMPARE(run({"strike", file(), deed, "--reason", "not at all"}), int(app::Refused));
    QCOMPARE(storage::readFile(file()).value(), before);
    QCOMPARE(run({"strike", file(), deed, "--reason", "not at all", "--accept-debt"}), int(app::Fine));
    QCOMPARE(run({"check", file()}), int(app::Refused));
    QVERIFY2(m_out.contains("overspent"), qPrintable(m_out));
}

void TestLedgerCommands::theReturnToCreationStands()
{
    juk();
    QCOMPARE(run({"play", file(), "--back"}), int(app::Fine));
    const QString back = idOf(QStringLiteral("Back to creation"));
    const QByteArray before = storage::readFile(file()).value();
    QCOMPARE(run({"strike", file(), back, "--reason", "not at all", "--accept-debt"}), int(app::Refused));
    QCOMPARE(storage::readFile(file()).value(), before);
}

void TestLedgerCommands::showAsOfADay()
{
    juk();
    run({"raise", file(), "Warrior"}, {2026, 5, 4});
    run({"raise", file(), "Warrior"}, {2026, 5, 5});
    const QString day = QStringLiteral("2026-05-04");
    QCOMPARE(run({"show", file(), "--as-of", day}), int(app::Fine));
    QVERIFY2(m_out.startsWith("Juk\nAs of 2026-05-04; equipment and notes are today's.\n"),
             qPrintable(m_out));
    QVERIFY2(m_out.contains("Experience: 4 of 12 spent, 8 left"), qPrintable(m_out));
    QCOMPARE(run({"show", file(), "--as-of", day, "--json"}), int(app::Fine));
    QCOMPARE(*json::parse(m_out.toUtf8())->asObject()->find(u"asOf")->asString(), day);
    QCOMPARE(run({"show", file()}), int(app::Fine));
    QVERIFY2(m_out.contains("Experience: 8 of 12 spent, 4 left"), qPrintable(m_out));
}

void TestLedgerCommands::showAsOfADayTellsWhatWasChangedSince()
{
    juk();
    const QString then = m_folder->filePath(QStringLiteral("then.skychar"));
    run({"raise", file(), "Warrior"}, {2026, 5, 4});
    QVERIFY(QFile::copy(file(), then));
    run({"raise", file(), "Warrior"}, {2026, 5, 5});
    const QStringList past = {"show", file(), "--as-of", "2026-05-04"};
    QCOMPARE(run(past), int(app::Fine));
    const QString saved = m_out;
    QVERIFY2(saved.contains("Experience: 4 of 12 spent, 8 left") && !saved.contains("Since that day"),
             qPrintable(saved));
    QCOMPARE(run({"show", then, "--as-of", "2026-05-04"}), int(app::Fine));
    QCOMPARE(m_out, saved); // what was saved then

    QCOMPARE(
        run({"strike", file(), idOf(QStringLiteral("6 \u2192 7")), "--with-dependants", "--reason", "no"},
            {2026, 5, 9}),
        int(app::Fine));
    QCOMPARE(run(past), int(app::Fine));
    QVERIFY2(m_out.contains("\nSince that day: 1 entries struck. It is shown as the ledger stands now.\n"),
             qPrintable(m_out)); // the raise of the day after is none of that time
    QVERIFY2(m_out.contains("Experience: 0 of 12 spent, 12 left"), qPrintable(m_out));
    QCOMPARE(run({"show", file(), "--as-of", "2026-05-09"}), int(app::Fine));
    QVERIFY2(!m_out.contains("Since that day"), qPrintable(m_out)); // struck on that day
}

void TestLedgerCommands::exportsTheAuditAndADay()
{
    juk();
    const QString pdf = m_folder->filePath(QStringLiteral("audit.pdf"));
    for (const QStringList &options : {QStringList{"--layout", "audit"}, QStringList{"--as-of", "2026-05-02"},
                                       QStringList{"--layout", "Audit", "--as-of", "2026-05-02"}}) {
        QCOMPARE(run(QStringList{"export", file(), "--pdf", pdf} + options), int(app::Fine));
        QVERIFY2(m_out.contains("1 page"), qPrintable(m_out));
    }
}

void TestLedgerCommands::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("keep and drop") << QStringList{"play", "FILE", "--keep", "--drop"};
    QTest::newRow("back and keep") << QStringList{"play", "FILE", "--back", "--keep"};
    QTest::newRow("two forms") << QStringList{"ledger", "FILE", "--json", "--csv"};
    QTest::newRow("no reason") << QStringList{"strike", "FILE", "n1"};
    QTest::newRow("no entry") << QStringList{"strike", "FILE", "--reason", "r"};
    QTest::newRow("raise of nothing") << QStringList{"raise", "FILE"};
    QTest::newRow("unknown layout") << QStringList{"export", "FILE", "--pdf", "x.pdf", "--layout", "comic"};
    for (const char *day : {"14.2.2026", "2026-2-14", "2026-02-30", "tomorrow", ""}) {
        QTest::addRow("show as of '%s'", day) << QStringList{"show", "FILE", "--as-of", day};
        QTest::addRow("export as of '%s'", day)
            << QStringList{"export", "FILE", "--pdf", "x.pdf", "--as-of", day};
        QTest::addRow("play on '%s'", day) << QStringList{"play", "FILE", "--keep", "--date", day};
    }
}

void TestLedgerCommands::wrongUsage()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(QStringLiteral("FILE"), file());
    QCOMPARE(run(arguments), int(app::Usage));
    QVERIFY(!m_err.isEmpty());
}

QTEST_MAIN(TestLedgerCommands)
#include "tst_ledgercommands.moc"
