#include "app/commandline.h"
#include "app/logging.h"
#include "core/base/translation.h"
#include "core/storage/filelock.h"
#include "core/storage/files.h"
#include "core/storage/together.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/notalmighty.h"
#include "tests/support/partyplace.h"

#include <QDir>
#include <QTest>

#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace sky;
using test::PartyPlace;

namespace
{

int deadlyRename = 0; ///< at that one this program ends as by kill -9; 0: at none

} // namespace

/// Stands before the system's own for all of this program.
extern "C" int rename(const char *from, const char *to)
{
    static const auto real =
        reinterpret_cast<int (*)(const char *, const char *)>(::dlsym(RTLD_NEXT, "rename"));
    if (deadlyRename > 0 && --deadlyRename == 0) ::kill(::getpid(), SIGKILL);
    return real(from, to);
}

/// `award` and `party` as a person at a terminal uses them, in one process.
class TestPartyCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(*QCoreApplication::instance()); }
    void init();
    void cleanup();

    void awardsAreForecastAndWritten();
    void aDryRunChangesNothing();
    void whatMakesNoSenseListsNobody_data();
    void whatMakesNoSenseListsNobody();
    void whatIsOpenElsewhereIsLeftAlone_data();
    void whatIsOpenElsewhereIsLeftAlone();
    void strikingAnAwardSaysHowMuch();
    void aDryRunNamesAReadOnlyParty();
    void aNewerPartyIsOnlyLookedAt();
    void onlySomeGetIt();
    void aNameNobodyHasIsAUsageError();
    void anObstacleRefusesAll();
    void aFailedWriteListsNobody();
    void whoHasAnothersNameIsNamedWithTheFile();
    void correctionsTakeAway();
    void theLastAwardIsTakenBack();
    void theAwardOfASessionIsTakenBack();
    void aDebtNeedsAWord();
    void wrongUsageExitsWithTwo_data();
    void wrongUsageExitsWithTwo();
    void aFolderIsAPartyToo();
    void overviewTellsMembersAndSessions();
    void namesAreNoPlaceholders();
    void tableHasTheUsualColumns();
    void columnsCanBeChosen();
    void csvIsReadByOthers();
    void membersThatCannotBeReadAreTold();
    void aPartyIsMade();
    void aPartyIsNotMadeOverAnother();
    void workThatWasCutOffIsFinishedAtTheNextStart();
    void aDamagedPartyIsSalvaged();
    void aNewerPartyIsSalvagedOnlyWhenAsked();

private:
    int run(const QStringList &arguments);
    int64_t unspent(int member)
    {
        m_place->read();
        return m_place->unspent(member);
    }
    QString party() const { return m_place->document->path(); }

    std::unique_ptr<PartyPlace> m_place;
    std::unique_ptr<QTemporaryDir> m_state;
    QByteArray m_stateBefore;
    QString m_out;
    QString m_err;
};

void TestPartyCommands::init()
{
    m_place = std::make_unique<PartyPlace>(3);
    m_state = std::make_unique<QTemporaryDir>();
    m_stateBefore = qgetenv("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
}

void TestPartyCommands::cleanup()
{
    qputenv("XDG_STATE_HOME", m_stateBefore);
}

int TestPartyCommands::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    app::Surroundings around{out, err, [] { return QDateTime({2026, 5, 3}, {12, 0}); }, m_place->ids};
    const int code = app::runCommandLine(arguments, around);
    out.flush();
    err.flush();
    return code;
}

void TestPartyCommands::awardsAreForecastAndWritten()
{
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "the glass stair", "--session", "A wedding",
                  "--date", "2026-03-29"}),
             int(app::Fine));
    QCOMPARE(m_err, QString());
    const QStringList lines = m_out.split('\n');
    QVERIFY2(lines[0].startsWith(QStringLiteral("M0: +4, unspent 10 \u2192 14; ")), qPrintable(m_out));
    QCOMPARE(lines[3], QStringLiteral("3 ledgers written."));
    QCOMPARE(unspent(2), 14);
    const hursagmu::LedgerEntry &entry = m_place->character(2).ledger.back();
    QCOMPARE(entry.date, QDate(2026, 3, 29));
    QCOMPARE(entry.session, QStringLiteral("A wedding"));
    QCOMPARE(entry.reason, QStringLiteral("the glass stair"));
    QVERIFY(m_place->document->reload());
    QCOMPARE(m_place->document->party().sessions[0].id, entry.awardId);
}

void TestPartyCommands::aDryRunChangesNothing()
{
    const auto before = m_place->files();
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--dry-run"}), int(app::Fine));
    QVERIFY(m_out.contains(QStringLiteral("unspent 10 \u2192 14")));
    QCOMPARE(m_place->files(), before);
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(m_place->path(1), QFile::ReadOwner));
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--dry-run"}), int(app::Refused));
    QVERIFY2(m_out.contains(QLatin1String("M1: cannot be written. ")), qPrintable(m_out));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::aDryRunNamesAReadOnlyParty()
{
    const auto before = m_place->files();
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(party(), QFile::ReadOwner));
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--dry-run"}), int(app::Refused));
    QVERIFY2(m_out.contains(QLatin1String("The party's file cannot be written. ")), qPrintable(m_out));
    QVERIFY2(!m_out.contains(QLatin1String("M1: cannot be written.")), qPrintable(m_out));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::aNewerPartyIsOnlyLookedAt()
{
    const QByteArray newer =
        storage::readFile(party())->replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    QVERIFY(storage::writeFile(party(), newer));
    const auto before = m_place->files();
    QCOMPARE(run({"party", party()}), int(app::Fine));
    QVERIFY2(m_err.contains(QLatin1String("written by a newer Skychamber (format 2; this one knows 1).")),
             qPrintable(m_err));
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x"}), int(app::Refused));
    QVERIFY2(m_err.contains(QLatin1String("newer Skychamber")), qPrintable(m_err));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::onlySomeGetIt()
{
    QCOMPARE(
        run({"award", party(), "--points", "4", "--reason", "x", "--only", "m1", "--only", "M2.skychar"}),
        int(app::Fine));
    QVERIFY2(m_out.contains(QLatin1String("2 ledgers written.")), qPrintable(m_out));
    QCOMPARE(unspent(0), 10);
    QCOMPARE(unspent(1), 14);
    QCOMPARE(unspent(2), 14);
    QCOMPARE(m_place->character(1).ledger.back().date, QDate(2026, 5, 3)); // today
}

void TestPartyCommands::aNameNobodyHasIsAUsageError()
{
    const auto before = m_place->files();
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--only", "M11"}), int(app::Usage));
    QVERIFY2(m_err.contains(QStringLiteral("There is no \u201cM11\u201d in the party.")) &&
                 m_err.contains(QLatin1String("M1")),
             qPrintable(m_err));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::anObstacleRefusesAll()
{
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(m_place->path(1), QFile::ReadOwner));
    const auto before = m_place->files();
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x"}), int(app::Refused));
    QVERIFY2(
        m_err.contains(QLatin1String("Nothing was changed. M1: The file cannot be saved: you do not have "
                                     "the permission.")),
        qPrintable(m_err));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::aFailedWriteListsNobody()
{
    const auto before = m_place->files();
    {
        const test::FileSizeLimit full(256);
        QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x"}), int(app::Unreadable));
    }
    QCOMPARE(m_out, QString());
    QVERIFY2(m_err.contains(QLatin1String("Nothing was changed. ")), qPrintable(m_err));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::whoHasAnothersNameIsNamedWithTheFile()
{
    hursagmu::Character twin = PartyPlace::member(1);
    twin.name = QStringLiteral("M0");
    m_place->save(PartyPlace::name(1), twin);
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--dry-run"}), int(app::Fine));
    for (const char *line : {"M0 (m0.skychar): +4", "M0 (m1.skychar): +4", "\nM2: +4"})
        QVERIFY2(m_out.contains(QLatin1String(line)), qPrintable(m_out));
    const auto open = storage::FileLock::take(m_place->path(1), QDateTime({2026, 5, 3}, {12, 0}));
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x"}), int(app::Refused));
    QVERIFY2(m_err.contains(QLatin1String("Nothing was changed. M0 (m1.skychar): ")), qPrintable(m_err));
    QVERIFY2(!m_err.contains(QLatin1String("m0.skychar")), qPrintable(m_err));
}

void TestPartyCommands::whatMakesNoSenseListsNobody_data()
{
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("said");
    QTest::newRow("no reason") << "5"
                               << ""
                               << "An award needs a session or a reason.";
    QTest::newRow("no points") << "0"
                               << "x"
                               << "Nobody is to get anything.";
}

void TestPartyCommands::whatMakesNoSenseListsNobody()
{
    QFETCH(const QString, points);
    QFETCH(const QString, reason);
    QFETCH(const QString, said);
    const auto before = m_place->files();
    QVERIFY(run({"award", party(), "--points", points, "--reason", reason}) != int(app::Fine));
    QCOMPARE(m_out, QString());
    QVERIFY2(m_err.contains(said), qPrintable(m_err));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::whatIsOpenElsewhereIsLeftAlone_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("award") << QStringList{"award", "P", "--points", "4", "--reason", "x"};
    QTest::newRow("raise") << QStringList{"raise", "M", "Warrior"};
    QTest::newRow("edit") << QStringList{"edit", "M", "--trait", "Warrior=7"};
}

/// One rule for every command.
void TestPartyCommands::whatIsOpenElsewhereIsLeftAlone()
{
    QFETCH(QStringList, arguments);
    for (QString &argument : arguments)
        argument = argument == QLatin1String("P")   ? party()
                   : argument == QLatin1String("M") ? m_place->path(1)
                                                    : argument;
    const auto open = storage::FileLock::take(m_place->path(1), QDateTime({2026, 5, 3}, {12, 0}));
    QVERIFY(open);
    const QByteArray before = m_place->bytes(1);
    QCOMPARE(run(arguments), int(app::Refused));
    QVERIFY2(m_err.contains(QLatin1String("This file is open in this program already.")), qPrintable(m_err));
    QCOMPARE(m_place->bytes(1), before);
}

void TestPartyCommands::strikingAnAwardSaysHowMuch()
{
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x"}), int(app::Fine));
    m_place->read();
    const QString id = m_place->character(0).ledger.back().id;
    QCOMPARE(run({"strike", m_place->path(0), id, "--reason", "a mistake"}), int(app::Fine));
    QVERIFY2(m_out.contains(QLatin1String("award +4\n")), qPrintable(m_out));
}

void TestPartyCommands::correctionsTakeAway()
{
    QCOMPARE(run({"award", party(), "--points", "-3", "--reason", "counted wrong", "--correction"}),
             int(app::Fine));
    QVERIFY2(m_out.contains(QStringLiteral("M0: \u22123, unspent 10 \u2192 7")), qPrintable(m_out));
    QCOMPARE(unspent(0), 7);
    QCOMPARE(m_place->character(0).ledger.back().kind, hursagmu::EntryKind::Correction);
    QCOMPARE(run({"party", party()}), int(app::Fine));
    QVERIFY2(m_out.contains(QStringLiteral("  \u22123 each\n")), qPrintable(m_out));
}

void TestPartyCommands::theLastAwardIsTakenBack()
{
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "one"}), int(app::Fine));
    QCOMPARE(run({"award", party(), "--points", "2", "--reason", "two"}), int(app::Fine));
    QCOMPARE(run({"award", party(), "--take-back", "--reason", "a mistake"}), int(app::Fine));
    QVERIFY2(m_out.startsWith(QStringLiteral("2026-05-03, two\nM0: \u22122\n")), qPrintable(m_out));
    QCOMPARE(unspent(0), 14);
    QCOMPARE(m_place->character(0).ledger.back().struck->reason, QStringLiteral("a mistake"));
    QCOMPARE(run({"award", party(), "--take-back"}), int(app::Fine));
    QCOMPARE(unspent(0), 10);
    QCOMPARE(run({"award", party(), "--take-back"}), int(app::Refused));
    QVERIFY(m_err.contains(QLatin1String("There is no award to take back.")));
}

void TestPartyCommands::theAwardOfASessionIsTakenBack()
{
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--session", "one"}), int(app::Fine));
    QCOMPARE(run({"award", party(), "--points", "2", "--reason", "x", "--session", "two"}), int(app::Fine));
    QCOMPARE(run({"award", party(), "--take-back", "--session", "one", "--dry-run"}), int(app::Fine));
    QCOMPARE(unspent(0), 16);
    QCOMPARE(run({"award", party(), "--take-back", "--session", "one"}), int(app::Fine));
    QCOMPARE(unspent(0), 12);
}

void TestPartyCommands::aDebtNeedsAWord()
{
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x"}), int(app::Fine));
    QCOMPARE(run({"edit", m_place->path(0), "--trait", "Warrior=8", "--trait", "Athlete=7"}), int(app::Fine));
    QCOMPARE(run({"award", party(), "--take-back", "--dry-run"}), int(app::Refused));
    QCOMPARE(run({"award", party(), "--take-back", "--dry-run", "--accept-debt"}), int(app::Fine));
    QCOMPARE(run({"award", party(), "--take-back"}), int(app::Refused));
    QVERIFY2(!m_out.contains(QLatin1String("M0")), qPrintable(m_out)); // nothing happened to it
    QVERIFY2(m_err.contains(QLatin1String("Points are spent already. M0 would owe 4")), qPrintable(m_err));
    QCOMPARE(unspent(0), 0);
    QCOMPARE(run({"award", party(), "--take-back", "--accept-debt"}), int(app::Fine));
    QCOMPARE(unspent(0), -4);
    QCOMPARE(run({"check", m_place->path(0)}), int(app::Refused));
    QVERIFY(m_out.contains(QLatin1String("experience-overspent")));
}

void TestPartyCommands::wrongUsageExitsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no points") << QStringList{"award", "P", "--reason", "x"};
    QTest::newRow("no reason") << QStringList{"award", "P", "--points", "4"};
    QTest::newRow("no number") << QStringList{"award", "P", "--points", "four", "--reason", "x"};
    QTest::newRow("no day") << QStringList{"award", "P", "--points", "4", "--reason", "x", "--date", "soon"};
    QTest::newRow("both ways") << QStringList{"award", "P", "--points", "4", "--take-back"};
    QTest::newRow("no party") << QStringList{"party"};
    QTest::newRow("two parties") << QStringList{"party", "P", "P"};
    QTest::newRow("columns of a PDF") << QStringList{"party", "P", "--pdf", "out.pdf", "--columns", "name"};
    QTest::newRow("a table as PDF") << QStringList{"party", "P", "--pdf", "out.pdf", "--table"};
    QTest::newRow("paper of a table") << QStringList{"party", "P", "--table", "--paper", "a4"};
    QTest::newRow("force without need") << QStringList{"party", "P", "--force"};
    QTest::newRow("name of one that is there") << QStringList{"party", "P", "--name", "Road"};
    QTest::newRow("a page called html") << QStringList{"party", "P", "--pdf", "out.html"};
    QTest::newRow("no column") << QStringList{"party", "P", "--columns", "name,luck"};
}

void TestPartyCommands::wrongUsageExitsWithTwo()
{
    QFETCH(QStringList, arguments);
    const auto before = m_place->files();
    arguments.replaceInStrings("P", party());
    QCOMPARE(run(arguments), int(app::Usage));
    QVERIFY(!m_err.isEmpty());
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::aFolderIsAPartyToo()
{
    QVERIFY(QFile::remove(party()));
    const QString folder = m_place->folder.path();
    QCOMPARE(run({"party", folder, "--columns", "name"}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("character\nM0\nM1\nM2\n"));
    QVERIFY(!QFile::exists(party()));
    QCOMPARE(run({"award", folder, "--points", "4", "--reason", "x"}), int(app::Fine));
    QCOMPARE(unspent(1), 14);
    QCOMPARE(run({"award", folder, "--take-back"}), int(app::Fine)); // the award made it a party
    QCOMPARE(unspent(1), 10);
    QCOMPARE(run({"party", folder + "/none"}), int(app::Unreadable));
}

void TestPartyCommands::overviewTellsMembersAndSessions()
{
    QCOMPARE(run({"award", party(), "--points", "4", "--reason", "x", "--session", "A wedding"}),
             int(app::Fine));
    QCOMPARE(run({"party", party()}), int(app::Fine));
    QVERIFY2(m_out.startsWith(QLatin1String("The Sky Road\n  M0")), qPrintable(m_out));
    QVERIFY(m_out.contains(QLatin1String("m2.skychar")));
    QVERIFY2(m_out.endsWith(QLatin1String("Sessions\n  2026-05-03  A wedding  4 each\n")), qPrintable(m_out));
    QCOMPARE(run({"award", party(), "--take-back"}), int(app::Fine));
    QCOMPARE(run({"party", party()}), int(app::Fine));
    QVERIFY(m_out.contains(QLatin1String("4 each (taken back 2026-05-03)")));
}

void TestPartyCommands::namesAreNoPlaceholders()
{
    const auto logged =
        m_place->document->apply(QStringLiteral("x"), [](party::Party &value) -> Result<void> {
            value.insert({QStringLiteral("s1"),
                          QDate(2026, 5, 1),
                          QStringLiteral("t"),
                          {},
                          {},
                          {{PartyPlace::name(0), {}, QStringLiteral("M0"), 4, {}},
                           {PartyPlace::name(1), {}, QStringLiteral("%1 of %2"), 2, {}}},
                          {},
                          {}});
            return {};
        });
    QVERIFY(logged);
    QCOMPARE(run({"party", party()}), int(app::Fine));
    QVERIFY2(m_out.endsWith(QLatin1String("t  M0 4, %1 of %2 2\n")), qPrintable(m_out));
}

void TestPartyCommands::tableHasTheUsualColumns()
{
    QCOMPARE(run({"party", party(), "--table"}), int(app::Fine));
    const QStringList lines = m_out.split('\n');
    QVERIFY2(lines[0].startsWith(QLatin1String("character  player  points  experience  unspent  Initiative")),
             qPrintable(m_out));
    QVERIFY(lines[0].endsWith(QLatin1String("problems")));
    QVERIFY(lines[1].startsWith(QLatin1String("M0 ")) && lines[1].endsWith(QLatin1String("none")));
    QCOMPARE(lines.size(), 5);
}

void TestPartyCommands::columnsCanBeChosen()
{
    QCOMPARE(run({"party", party(), "--columns", "name, unspent,trait/warrior,defense"}), int(app::Fine));
    const QStringList lines = m_out.split('\n');
    QCOMPARE(lines[0].simplified(), QStringLiteral("character unspent Warrior Defense"));
    QVERIFY2(lines[1].simplified().startsWith(QLatin1String("M0 10 6 ")), qPrintable(m_out));
    QCOMPARE(run({"party", party(), "--columns", "luck"}), int(app::Usage));
    QVERIFY2(m_err.contains(QStringLiteral("There is no column \u201cluck\u201d. There are: name, player,")),
             qPrintable(m_err));
}

void TestPartyCommands::csvIsReadByOthers()
{
    hursagmu::Character odd = PartyPlace::member(1);
    odd.name = QStringLiteral("Juk, \"the\" Barbarian");
    odd.ledger[0].points = -4;
    m_place->save(PartyPlace::name(1), odd);
    QCOMPARE(run({"party", party(), "--csv", "--columns", "name,unspent"}), int(app::Fine));
    QCOMPARE(m_out,
             QStringLiteral("name,unspent\r\nM0,10\r\n\"Juk, \"\"the\"\" Barbarian\",-4\r\nM2,10\r\n"));
}

void TestPartyCommands::membersThatCannotBeReadAreTold()
{
    QVERIFY(QFile::remove(m_place->path(1)));
    QCOMPARE(run({"party", party(), "--table"}), int(app::Unreadable));
    QVERIFY2(m_err.contains(QLatin1String("skychamber: m1.skychar: There is no such file.")),
             qPrintable(m_err));
    QVERIFY(m_out.contains(QLatin1String("M2")));
}

void TestPartyCommands::aPartyIsMade()
{
    QDir(m_place->folder.path()).mkdir("parties");
    const QString file = m_place->folder.filePath("parties/road");
    QCOMPARE(run({"party", "--new", file, "--name", "The Road", m_place->path(2), m_place->path(0)}),
             int(app::Fine));
    QCOMPARE(m_out, file + QStringLiteral(".skyparty: 2 members\n"));
    const auto made = party::PartyDocument::open(file + QStringLiteral(".skyparty"));
    QVERIFY(made);
    QCOMPARE((*made)->party().name, QStringLiteral("The Road"));
    QCOMPARE((*made)->party().members[0].path, QStringLiteral("../m2.skychar"));
    QCOMPARE(run({"party", file + ".skyparty", "--columns", "name"}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("character\nM2\nM0\n"));
}

void TestPartyCommands::aPartyIsNotMadeOverAnother()
{
    const auto before = m_place->files();
    QCOMPARE(run({"party", "--new", party(), m_place->path(0)}), int(app::Refused));
    QVERIFY(m_err.contains(QLatin1String("There is such a file already.")));
    QCOMPARE(run({"party", "--new", m_place->path(1), m_place->path(0)}), int(app::Usage));
    QVERIFY2(m_err.contains(QLatin1String("has to end in .skyparty")), qPrintable(m_err));
    QCOMPARE(run({"party", "--new", m_place->folder.filePath("x"), m_place->folder.filePath("none.skychar")}),
             int(app::Unreadable));
    QCOMPARE(m_place->files(), before);
}

void TestPartyCommands::workThatWasCutOffIsFinishedAtTheNextStart()
{
    const pid_t other = ::fork();
    if (other == 0) {
        deadlyRename = 3; // the first one decides, the second makes the first file new
        run({"award", party(), "--points", "4", "--reason", "x"});
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(other, &status, 0);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(unspent(0), 14);
    QCOMPARE(unspent(1), 10);
    QCOMPARE(run({"party", party(), "--columns", "unspent"}), int(app::Fine));
    QCOMPARE(m_err, QStringLiteral("skychamber: Work that was cut off has been completed: award of 12 points "
                                   "to 3 characters.\n"));
    QCOMPARE(m_out, QStringLiteral("unspent\n     14\n     14\n     14\n"));
    QCOMPARE(run({"party", party()}), int(app::Fine));
    QCOMPARE(m_err, QString());
}

void TestPartyCommands::aDamagedPartyIsSalvaged()
{
    const QString folder = QFileInfo(party()).path();
    const QString other = folder + QStringLiteral("/kept/new.skyparty");
    QVERIFY(QDir().mkpath(folder + QStringLiteral("/kept")));
    QCOMPARE(run({"salvage", party(), "-o", other}), int(app::Refused)); // it is in order
    const QByteArray damaged = storage::readFile(party())->replace("\"path\": \"m1.skychar\"", "\"path\": 1");
    QVERIFY(storage::writeFile(party(), damaged));
    QCOMPARE(run({"party", party()}), int(app::Unreadable));
    QVERIFY2(m_err.contains(QStringLiteral("members[1].path")), qPrintable(m_err));
    QCOMPARE(run({"salvage", party(), "-o", party(), "--force"}), int(app::Usage));
    QCOMPARE(run({"salvage", party(), "-o", folder + "/new.skychar"}), int(app::Usage));
    QCOMPARE(run({"salvage", party(), "-o", other}), int(app::Fine));
    QVERIFY2(m_out.contains(QStringLiteral("members, entry 2")), qPrintable(m_out));
    QCOMPARE(storage::readFile(party()).value(), damaged);
    const auto kept = party::readParty(storage::readFile(other).value()).value();
    QCOMPARE(kept.members.front().path, QStringLiteral("../m0.skychar"));
    QCOMPARE(run({"salvage", party(), "-o", other}), int(app::Refused));
    QCOMPARE(run({"salvage", party(), "-o", other, "--force"}), int(app::Fine));
    QVERIFY(storage::writeFile(other, "a letter"));
    QCOMPARE(run({"salvage", party(), "-o", other, "--force"}), int(app::Refused));
    QCOMPARE(storage::readFile(other).value(), QByteArray("a letter"));
}

void TestPartyCommands::aNewerPartyIsSalvagedOnlyWhenAsked()
{
    const QString other = QFileInfo(party()).path() + QStringLiteral("/new.skyparty");
    const QByteArray damaged = storage::readFile(party())
                                   ->replace("\"formatVersion\": 1", "\"formatVersion\": 2")
                                   .replace("\"path\": \"m1.skychar\"", "\"path\": 1");
    QVERIFY(storage::writeFile(party(), damaged));
    QCOMPARE(run({"salvage", party(), "-o", other}), int(app::Refused));
    QVERIFY2(m_err.contains("written by a newer Skychamber") && m_err.contains("--older"), qPrintable(m_err));
    QVERIFY(!QFileInfo::exists(other));
    QCOMPARE(run({"salvage", party(), "-o", other, "--older"}), int(app::Fine));
    QVERIFY2(m_out.section(u'\n', 1, 1).contains("written by a newer Skychamber"), qPrintable(m_out));
    QVERIFY(party::readParty(storage::readFile(other).value()).has_value());
    QCOMPARE(storage::readFile(party()).value(), damaged);
}

QTEST_GUILESS_MAIN(TestPartyCommands)
#include "tst_partycommands.moc"
