#include "app/commandline.h"
#include "core/json/parse.h"
#include "core/storage/filelock.h"
#include "core/storage/files.h"
#include "core/storage/versions.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;

/// The commands as a person at a terminal uses them, in one process.
class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aKnightIsMadeChangedCheckedAndShown();
    void aRefusedPurchaseChangesNothing_data();
    void aRefusedPurchaseChangesNothing();
    void debtIsTakenWhenAllowed();
    void aSmallerBudgetIsAcceptedAndIsAProblem();
    void anotherHandOnTheFileIsNoticed();
    void newerFilesAreShownNotChanged();
    void damagedFilesAreSalvagedElsewhere();
    void notesMustBeText();
    void namesStayInOneLine();
    void exportNeverReplacesWhatIsNoPdf();
    void unknownNamesAreUsageErrorsWithASuggestion_data();
    void unknownNamesAreUsageErrorsWithASuggestion();
    void thingsAreBoughtWornAndHeld();
    void anAmbiguousNameListsTheIds();
    void aProblemIsAcceptedWithAReason();
    void oneBadFileDoesNotStopTheOthers();
    void newDoesNotReplaceAFileUnasked();
    void whatIsReplacedByForce_data();
    void whatIsReplacedByForce();
    void aCharactersFileEndsAsOne();
    void whoHasItOpenIsNotWrittenOver();
    void newerFilesAreSalvagedOnlyWhenAsked();
    void ownTemplatesAreListedAndUsed();
    void showPrintsDefenseAsTheSumItIs();
    void showJsonIsJson();
    void listsAreComplete_data();
    void listsAreComplete();
    void strangeNamesAreKeptAsText_data();
    void strangeNamesAreKeptAsText();
    void wrongUsageExitsWithTwo_data();
    void wrongUsageExitsWithTwo();
    void helpAndVersionAreFine();

private:
    int run(const QStringList &arguments);
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QByteArray bytes(const QString &name) const
    {
        return storage::readFile(path(name)).value_or(QByteArray());
    }
    bool isKept(const QByteArray &bytes) const;
    void knight(const QString &name = QStringLiteral("k.skychar"));

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_out;
    QString m_err;
};

void TestCommandLine::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->filePath("data").toUtf8());
    qputenv("XDG_STATE_HOME", m_folder->filePath("state").toUtf8());
}

int TestCommandLine::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    int next = 0;
    app::Surroundings around{out, err,
                             [] {
                                 return QDateTime({2026, 5, 3}, {12, 0});
                             },
                             [&next] { return QStringLiteral("n%1").arg(++next); }};
    const int code = app::runCommandLine(arguments, around);
    out.flush();
    err.flush();
    return code;
}

void TestCommandLine::knight(const QString &name)
{
    QCOMPARE(run({"new", "--template", "Knight", "--name", "Sir Alaric", "-o", path(name)}), int(app::Fine));
}

void TestCommandLine::aKnightIsMadeChangedCheckedAndShown()
{
    knight();
    QCOMPARE(run({"edit", path("k.skychar"), "--trait", "Scholar=6", "--trait", "Sneak=4"}), int(app::Fine));
    QVERIFY2(m_out.contains("Scholar") && m_out.contains("Sneak"), qPrintable(m_out));
    const storage::Versions versions(path("state/skychamber/versions"), [] { return QDateTime(); });
    const QString id = *json::parse(bytes("k.skychar"))->asObject()->find(u"id")->asString();
    QCOMPARE(versions.of(id).size(), size_t(2)); // before and after
    QCOMPARE(storage::readFile(versions.of(id).front().file).value(), bytes("k.skychar"));
    QCOMPARE(run({"check", path("k.skychar")}), int(app::Fine));
    QCOMPARE(run({"show", path("k.skychar")}), int(app::Fine));
    QVERIFY2(m_out.startsWith("Sir Alaric\n"), qPrintable(m_out));
}

void TestCommandLine::aRefusedPurchaseChangesNothing_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a trait") << QStringList{"--trait", "Warrior=9"} << "8";
    QTest::newRow("a gift") << QStringList{"--gift", "Starvision"} << "6";
    QTest::newRow("a custom gift") << QStringList{"--custom-gift", "Luck=5:born under a star"} << "5";
    QTest::newRow("a custom trait") << QStringList{"--custom-trait", "Singer=3"} << "3";
    QTest::newRow("one of two") << QStringList{"--name", "Sir Greed", "--trait", "Warrior=9"} << "8";
}

void TestCommandLine::aRefusedPurchaseChangesNothing()
{
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    knight();
    const QByteArray before = bytes("k.skychar");
    QCOMPARE(run(QStringList{"edit", path("k.skychar")} + options), int(app::Refused));
    QVERIFY2(m_err.contains(sentence), qPrintable(m_err));
    QCOMPARE(bytes("k.skychar"), before);
}

void TestCommandLine::debtIsTakenWhenAllowed()
{
    knight();
    QCOMPARE(run({"edit", path("k.skychar"), "--allow-debt", "--trait", "Warrior=9"}), int(app::Fine));
    QCOMPARE(run({"check", path("k.skychar")}), int(app::Refused));
    QVERIFY2(m_out.contains("over-budget") && m_out.contains("[H-"), qPrintable(m_out));
}

void TestCommandLine::aSmallerBudgetIsAcceptedAndIsAProblem()
{
    knight();
    QCOMPARE(run({"edit", path("k.skychar"), "--budget", "50"}), int(app::Fine));
    QCOMPARE(run({"check", path("k.skychar")}), int(app::Refused));
    QVERIFY2(m_out.contains("over-budget"), qPrintable(m_out));
    QCOMPARE(run({"edit", path("k.skychar"), "--trait", "Scholar=6"}),
             int(app::Fine)); // lowering always works
    QCOMPARE(run({"edit", path("k.skychar"), "--trait", "Scholar=7"}), int(app::Refused));
}

void TestCommandLine::anotherHandOnTheFileIsNoticed()
{
    knight();
    // The id source is called while the edit is under way: somebody writes the file just then.
    QString err;
    QString out;
    QTextStream outStream(&out);
    QTextStream errStream(&err);
    const QString file = path("k.skychar");
    app::Surroundings around{outStream, errStream,
                             [] {
                                 return QDateTime({2026, 5, 3}, {12, 0});
                             },
                             [&file] {
                                 const QByteArray now = storage::readFile(file).value();
                                 if (!storage::writeFile(file, now + ' ')) qFatal("not written");
                                 return QStringLiteral("other");
                             }};
    const QByteArray before = bytes("k.skychar");
    QCOMPARE(app::runCommandLine({"edit", file, "--item", "torch"}, around), int(app::Refused));
    QVERIFY2(err.contains("meanwhile"), qPrintable(err));
    QVERIFY(bytes("k.skychar").startsWith(before));
}

void TestCommandLine::newerFilesAreShownNotChanged()
{
    knight();
    const QString file = path(QStringLiteral("k.skychar"));
    const QByteArray newer =
        bytes(QStringLiteral("k.skychar")).replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    QVERIFY(storage::writeFile(file, newer));
    const QString told = QStringLiteral("written by a newer Skychamber (format 2; this one knows 1).");
    QCOMPARE(run({"show", file}), 0);
    QVERIFY2(m_err.contains(told), qPrintable(m_err));
    QCOMPARE(run({"check", file}), 0);
    QVERIFY2(m_err.contains(told), qPrintable(m_err));
    QCOMPARE(run({"export", file, "--format", "text", "-o", path(QStringLiteral("k.txt"))}), 0);
    QVERIFY2((m_out + m_err).contains(told), qPrintable(m_out + m_err));
    QCOMPARE(run({"edit", file, "--name", "Other"}), 1);
    QVERIFY2(m_err.contains(QStringLiteral("It is shown, not changed")), qPrintable(m_err));
    QCOMPARE(bytes(QStringLiteral("k.skychar")), newer);
}

void TestCommandLine::damagedFilesAreSalvagedElsewhere()
{
    knight();
    const QString file = path(QStringLiteral("k.skychar"));
    const QString other = path(QStringLiteral("new.skychar"));
    QCOMPARE(run({"salvage", file, "-o", other}), int(app::Refused));
    QVERIFY2(m_err.contains(QStringLiteral("can be read as it is")), qPrintable(m_err));

    const QByteArray cut = bytes(QStringLiteral("k.skychar")).chopped(40);
    QVERIFY(storage::writeFile(file, cut));
    QCOMPARE(run({"show", file}), int(app::Unreadable));
    QCOMPARE(run({"salvage", file, "-o", file, "--force"}), int(app::Usage));
    QCOMPARE(run({"salvage", file, "-o", other}), int(app::Fine));
    QVERIFY2(m_out.contains(QStringLiteral("the text ends too early")), qPrintable(m_out));
    QCOMPARE(bytes(QStringLiteral("k.skychar")), cut);
    QCOMPARE(run({"show", other}), int(app::Fine));
    QCOMPARE(run({"salvage", file, "-o", other}), int(app::Refused));
    QCOMPARE(run({"salvage", file, "-o", other, "--force"}), int(app::Fine));
}

void TestCommandLine::notesMustBeText()
{
    knight();
    const QByteArray before = bytes("k.skychar");
    QVERIFY(storage::writeFile(path("notes"), "caf\xe9"));
    QCOMPARE(run({"edit", path("k.skychar"), "--notes", "@" + path("notes")}), int(app::Unreadable));
    QCOMPARE(bytes("k.skychar"), before);
    QVERIFY(storage::writeFile(path("notes"), "caf\xc3\xa9\nand more"));
    QCOMPARE(run({"edit", path("k.skychar"), "--notes", "@" + path("notes")}), int(app::Fine));
    QVERIFY(bytes("k.skychar").contains("caf\xc3\xa9\\nand more"));
}

void TestCommandLine::namesStayInOneLine()
{
    knight();
    QCOMPARE(run({"edit", path("k.skychar"), "--name", "A\nWarrior 99"}), int(app::Fine));
    QCOMPARE(run({"show", path("k.skychar")}), int(app::Fine));
    QVERIFY2(m_out.startsWith("A Warrior 99\n"), qPrintable(m_out.left(40)));
}

void TestCommandLine::exportNeverReplacesWhatIsNoPdf()
{
    knight();
    const QByteArray before = bytes("k.skychar");
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("k.skychar")}), int(app::Usage));
    QCOMPARE(bytes("k.skychar"), before);
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("k.pdf")}), int(app::Fine));
    QVERIFY(bytes("k.pdf").startsWith("%PDF-"));
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("k.pdf"), "--paper", "Letter"}), int(app::Fine));
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("k.pdf"), "--paper", "A9"}), int(app::Usage));
    QCOMPARE(run({"export", path("k.skychar"), path("k.skychar"), "--pdf", path("k.pdf")}), int(app::Usage));
}

void TestCommandLine::unknownNamesAreUsageErrorsWithASuggestion_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("suggestion");
    QTest::newRow("trait") << QStringList{"--trait", "Warior=3"} << "Warrior";
    QTest::newRow("gift") << QStringList{"--gift", "Starvison"} << "Starvision";
    QTest::newRow("item") << QStringList{"--item", "lantrn"} << "lantern";
    QTest::newRow("drop gift") << QStringList{"--drop-gift", "Longevity"} << "none";
    QTest::newRow("in hand") << QStringList{"--in-hand", "halberd"} << "Sword";
}

void TestCommandLine::unknownNamesAreUsageErrorsWithASuggestion()
{
    QFETCH(QStringList, options);
    QFETCH(QString, suggestion);
    knight();
    const QByteArray before = bytes("k.skychar");
    QCOMPARE(run(QStringList{"edit", path("k.skychar")} + options), int(app::Usage));
    QVERIFY2(m_err.contains(suggestion, Qt::CaseInsensitive), qPrintable(m_err));
    QCOMPARE(bytes("k.skychar"), before);
}

void TestCommandLine::thingsAreBoughtWornAndHeld()
{
    QCOMPARE(run({"new", "--budget", "100", "--name", "Juk", "-o", path("j.skychar")}), int(app::Fine));
    QCOMPARE(run({"edit",   path("j.skychar"), "--trait",   "Strength=6",   "--trait", "Warrior=8", "--item",
                  "mail",   "--item",          "Sword",     "--item",       "Shield",  "--item",    "torch*3",
                  "--item", "rope*10:left",    "--in-hand", "Sword,Shield", "--purse", "6gc,14sc"}),
             int(app::Fine));
    QCOMPARE(run({"show", path("j.skychar")}), int(app::Fine));
    QVERIFY2(m_out.contains("Defense 17 = "), qPrintable(m_out));
    QVERIFY2(m_out.contains("53 lb = "), qPrintable(m_out)); // 40 mail, 5 sword, 5 shield, 3 torches
}

void TestCommandLine::anAmbiguousNameListsTheIds()
{
    knight();
    QCOMPARE(run({"edit", path("k.skychar"), "--item", "Staff"}), int(app::Usage));
    QVERIFY2(m_err.contains("focus_staff") && m_err.contains("staff"), qPrintable(m_err));
}

void TestCommandLine::aProblemIsAcceptedWithAReason()
{
    knight();
    QCOMPARE(run({"edit", path("k.skychar"), "--allow-debt", "--trait", "Warrior=9"}), int(app::Fine));
    QCOMPARE(run({"accept", path("k.skychar"), "no-such-code", "--reason", "x", "--by", "y"}),
             int(app::Usage));
    QVERIFY2(m_err.contains("over-budget"), qPrintable(m_err));
    QCOMPARE(
        run({"accept", path("k.skychar"), "over-budget", "--reason", "hero of the ford", "--by", "Jonas"}),
        int(app::Fine));
    QCOMPARE(run({"check", path("k.skychar")}), int(app::Fine));
    QVERIFY2(m_out.contains("hero of the ford") && m_out.contains("Jonas"), qPrintable(m_out));
    // The acceptance covers what it saw, not more.
    QCOMPARE(run({"edit", path("k.skychar"), "--trait", "Warrior=10"}), int(app::Fine));
    QCOMPARE(run({"check", path("k.skychar")}), int(app::Refused));
}

void TestCommandLine::oneBadFileDoesNotStopTheOthers()
{
    knight();
    QVERIFY(storage::writeFile(path("bad.skychar"), "{ \"format\": "));
    QCOMPARE(run({"check", path("bad.skychar"), path("missing.skychar"), path("k.skychar")}),
             int(app::Unreadable));
    QVERIFY2(m_err.contains("bad.skychar") && m_err.contains("missing.skychar"), qPrintable(m_err));
    QVERIFY2(m_out.contains("k.skychar"), qPrintable(m_out));
    QCOMPARE(bytes("bad.skychar"), QByteArray("{ \"format\": "));
}

void TestCommandLine::newDoesNotReplaceAFileUnasked()
{
    knight();
    const QByteArray before = bytes("k.skychar");
    QCOMPARE(run({"new", "--name", "Other", "-o", path("k.skychar")}), int(app::Refused));
    QCOMPARE(bytes("k.skychar"), before);
    QCOMPARE(run({"new", "--name", "Other", "-o", path("k.skychar"), "--force"}), int(app::Fine));
    QVERIFY(bytes("k.skychar") != before);
    QVERIFY2(isKept(before), "among the versions");
}

/// Somewhere below the folder of the earlier versions.
bool TestCommandLine::isKept(const QByteArray &bytes) const
{
    QDirIterator it(path(QStringLiteral("state/skychamber/versions")), QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext())
        if (storage::readFile(it.next()).value_or(QByteArray()) == bytes) return true;
    return false;
}

void TestCommandLine::whatIsReplacedByForce_data()
{
    enum { Kept, Beside, Stays };
    QTest::addColumn<QByteArray>("there");
    QTest::addColumn<int>("fate");
    QTest::addColumn<QString>("told");
    const QByteArray alaric =
        storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar")).value();
    const auto with = [&alaric](const char *what, const char *instead) {
        return QByteArray(alaric).replace(what, instead);
    };
    QTest::newRow("another character") << alaric << int(Kept) << QString();
    QTest::newRow("one of a newer version, to be read")
        << with("\"formatVersion\": 1", "\"formatVersion\": 2") << int(Kept) << QString();
    QTest::newRow("one of a newer version") << with("\"formatVersion\": 1", "\"formatVersion\": 2")
                                                   .replace("\"readableFrom\": 1", "\"readableFrom\": 2")
                                            << int(Stays) << QStringLiteral("written by a newer Skychamber");
    QTest::newRow("a damaged one") << alaric.left(alaric.size() / 2) << int(Beside) << QString();
    QTest::newRow("a party") << QByteArrayLiteral(R"({"format": "skychamber-party"})") << int(Stays)
                             << QStringLiteral("is no character");
    QTest::newRow("a text") << QByteArrayLiteral("Buy arrows") << int(Stays)
                            << QStringLiteral("is no character");
    QTest::newRow("a PDF") << QByteArrayLiteral("%PDF-1.4 \"skychamber-character\"") << int(Stays)
                           << QStringLiteral("is no character");
}

void TestCommandLine::whatIsReplacedByForce()
{
    enum { Kept, Beside, Stays };
    QFETCH(const QByteArray, there);
    QFETCH(const int, fate);
    QFETCH(const QString, told);
    knight(QStringLiteral("cut.skychar"));
    QVERIFY(storage::writeFile(path("cut.skychar"), bytes("cut.skychar").chopped(40)));
    const QString target = path(QStringLiteral("a.skychar"));
    for (const QStringList &command : {QStringList{"new", "--name", "Other", "-o", target},
                                       QStringList{"salvage", path("cut.skychar"), "-o", target}}) {
        QVERIFY(storage::writeFile(target, there));
        QCOMPARE(run(command), int(app::Refused));
        QVERIFY2(m_err.contains("--force replaces it"), qPrintable(m_err));
        QCOMPARE(bytes("a.skychar"), there);
        const bool stays = fate == Stays;
        QCOMPARE(run(command + QStringList{"--force"}), stays ? int(app::Refused) : int(app::Fine));
        QVERIFY2(m_err.contains(told), qPrintable(m_err));
        QCOMPARE(bytes("a.skychar") == there, stays);
        QCOMPARE(isKept(there), fate == Kept);
        QCOMPARE(bytes("a (damaged).skychar") == there, fate == Beside);
    }
}

void TestCommandLine::aCharactersFileEndsAsOne()
{
    knight(QStringLiteral("cut.skychar"));
    QVERIFY(storage::writeFile(path("cut.skychar"), bytes("cut.skychar").chopped(40)));
    for (const char *name : {"road.skyparty", "alaric.txt", "alaric.skychar.bak"})
        for (const QStringList &command :
             {QStringList{"new", "--name", "Other", "--force", "-o", path(QLatin1String(name))},
              QStringList{"salvage", path("cut.skychar"), "--force", "-o", path(QLatin1String(name))}}) {
            QCOMPARE(run(command), int(app::Usage));
            QVERIFY2(m_err.contains("has to end in .skychar"), qPrintable(m_err));
            QVERIFY(!QFileInfo::exists(path(QLatin1String(name))));
        }
    QCOMPARE(run({"new", "--name", "Other", "-o", path("other")}), int(app::Fine));
    QVERIFY(m_out.contains(path("other.skychar")));
    QVERIFY(!bytes("other.skychar").isEmpty());
}

void TestCommandLine::whoHasItOpenIsNotWrittenOver()
{
    knight();
    const QByteArray before = bytes("k.skychar");
    const auto open = storage::FileLock::take(path("k.skychar"), QDateTime({2026, 5, 3}, {12, 0}));
    QVERIFY(open);
    QCOMPARE(run({"new", "--name", "Other", "-o", path("k.skychar"), "--force"}), int(app::Refused));
    QCOMPARE(bytes("k.skychar"), before);
}

void TestCommandLine::newerFilesAreSalvagedOnlyWhenAsked()
{
    knight();
    const QByteArray newer = bytes("k.skychar").replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    QVERIFY(storage::writeFile(path("k.skychar"), newer.chopped(40)));
    const QStringList command = {"salvage", path("k.skychar"), "-o", path("new.skychar")};
    QCOMPARE(run(command), int(app::Refused));
    QVERIFY2(m_err.contains("written by a newer Skychamber") && m_err.contains("--older"), qPrintable(m_err));
    QVERIFY(!QFileInfo::exists(path("new.skychar")));
    QCOMPARE(run(command + QStringList{"--older"}), int(app::Fine));
    QVERIFY2(m_out.section(u'\n', 1, 1).contains("written by a newer Skychamber"), qPrintable(m_out));
    QCOMPARE(bytes("k.skychar"), newer.chopped(40));
}

void TestCommandLine::ownTemplatesAreListedAndUsed()
{
    knight();
    QByteArray mine = bytes("k.skychar");
    mine.replace("\"kind\": \"character\"", "\"kind\": \"template\"").replace("Sir Alaric", "House Guard");
    QVERIFY(QDir(m_folder->path()).mkpath("skychamber/templates"));
    QVERIFY(storage::writeFile(path("skychamber/templates/guard.skychar"), mine));
    QVERIFY(storage::writeFile(path("skychamber/templates/broken.skychar"), "{"));
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    QCOMPARE(run({"list", "templates"}), int(app::Fine));
    QVERIFY2(m_out.contains("House Guard") && m_out.contains("guard.skychar"), qPrintable(m_out));
    QCOMPARE(run({"new", "--template", "house guard", "--name", "Ivo", "-o", path("i.skychar")}),
             int(app::Fine));
    const QByteArray made = bytes("i.skychar");
    QVERIFY(made.contains("\"kind\": \"character\"") && made.contains("\"name\": \"Ivo\""));
    const auto idLine = [](const QByteArray &file) {
        const auto at = file.indexOf("\"id\":");
        return file.mid(at, file.indexOf('\n', at) - at);
    };
    QVERIFY(idLine(made) != idLine(mine));
}

void TestCommandLine::showPrintsDefenseAsTheSumItIs()
{
    knight();
    QCOMPARE(run({"show", "--text", path("k.skychar")}), int(app::Fine));
    QVERIFY2(m_out.contains(
                 QStringLiteral("Defense 17 = 7 base + 8 Warrior (beats Athlete 6) + 2 Shield [H-180]")),
             qPrintable(m_out));
}

void TestCommandLine::showJsonIsJson()
{
    knight();
    QCOMPARE(run({"show", "--json", path("k.skychar")}), int(app::Fine));
    const auto value = json::parse(m_out.toUtf8());
    QVERIFY2(value.has_value(), qPrintable(m_out.left(300)));
    const json::Object &object = *value->asObject();
    QCOMPARE(*object.find(u"format")->asString(), QStringLiteral("skychamber-values"));
    QCOMPARE(*object.find(u"name")->asString(), QStringLiteral("Sir Alaric"));
    bool found = false;
    for (const json::Value &one : *object.find(u"values")->asArray())
        if (*one.asObject()->find(u"id")->asString() == QLatin1String("defense")) {
            found = true;
            QCOMPARE(one.asObject()->find(u"value")->toInteger(), std::optional<int64_t>(17));
        }
    QVERIFY(found);
}

void TestCommandLine::listsAreComplete_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("rows");
    QTest::newRow("traits") << "traits" << 18;
    QTest::newRow("gifts") << "gifts" << 18;
    QTest::newRow("weapons") << "weapons" << 16;
    QTest::newRow("armor") << "armor" << 5;
    QTest::newRow("foci") << "foci" << 7;
    QTest::newRow("gear") << "gear" << 34;
    QTest::newRow("templates") << "templates" << 7;
}

void TestCommandLine::listsAreComplete()
{
    QFETCH(QString, what);
    QCOMPARE(run({"list", what}), int(app::Fine));
    QTEST(int(m_out.count(QLatin1Char('\n'))), "rows");
}

void TestCommandLine::strangeNamesAreKeptAsText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("slash and dots") << "../a/b";
    QTest::newRow("quotes") << "O'Neil \"the\" \\ Bold";
    QTest::newRow("emoji") << QStringLiteral("Kiri \U0001F3B2");
    QTest::newRow("right to left") << QStringLiteral("\u05D0\u05D1\u05D2 \u0645\u0631\u062D\u0628\u0627");
    QTest::newRow("long") << QString(300, QLatin1Char('n'));
    QTest::newRow("markup") << "<b>Bold</b> & <script>";
    QTest::newRow("format string") << "%s %1 %n {} {0}";
}

void TestCommandLine::strangeNamesAreKeptAsText()
{
    QFETCH(QString, name);
    QCOMPARE(run({"new", "--template", "Rogue", "--name", name, "-o", path("n.skychar")}), int(app::Fine));
    QCOMPARE(run({"show", path("n.skychar")}), int(app::Fine));
    QVERIFY(m_out.startsWith(name + QLatin1Char('\n')));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"n.skychar"});
}

void TestCommandLine::wrongUsageExitsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"dance"};
    QTest::newRow("new without a name") << QStringList{"new", "-o", "x.skychar"};
    QTest::newRow("negative budget") << QStringList{"new", "--name", "x",        "--budget",
                                                    "-1",  "-o",     "x.skychar"};
    QTest::newRow("template and budget")
        << QStringList{"new", "--name", "x", "--template", "Knight", "--budget", "50", "-o", "x.skychar"};
    QTest::newRow("list of nothing known") << QStringList{"list", "spells"};
    QTest::newRow("check without files") << QStringList{"check"};
    QTest::newRow("both outputs") << QStringList{"show", "--json", "--text", "x.skychar"};
    QTest::newRow("unknown log level") << QStringList{"--log-level", "loud", "list", "traits"};
}

void TestCommandLine::wrongUsageExitsWithTwo()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(arguments), int(app::Usage));
    QVERIFY(!m_err.isEmpty());
    QVERIFY(!QFileInfo::exists(QStringLiteral("x.skychar")));
}

void TestCommandLine::helpAndVersionAreFine()
{
    QCOMPARE(run({"--help"}), int(app::Fine));
    for (const char *command : {"new", "edit", "accept", "check", "show", "forge", "list", "export"})
        QVERIFY2(m_out.contains(QLatin1String(command)), command);
    QCOMPARE(run({"--version"}), int(app::Fine));
    QVERIFY(m_out.contains(QStringLiteral(SKYCHAMBER_VERSION)));
    QCOMPARE(run({"edit", "--help"}), int(app::Fine));
    QVERIFY(m_out.contains(QStringLiteral("--in-hand")));
}

QTEST_MAIN(TestCommandLine)
#include "tst_commandline.moc"
