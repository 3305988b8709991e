#include "app/commandline.h"
#include "core/json/write.h"
#include "core/print/preset.h"
#include "core/storage/files.h"
#include "tests/support/pdftext.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sky;

/// What `skychamber export` can be told of the sheet.
class TestExportOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eachChangesThePages_data();
    void eachChangesThePages();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void presetsOfTheWindow();
    void damagedSettingsAreSaidAndLeftAlone();
    void oneBrokenPresetStopsNoOther();
    void aPartyOnOneSheet();
    void aPartyReplacesWhatIsOurs();
    void aPartyNeedsLargePaper();
    void theCharacterInsideOpens();
    void theCharacterInsideCanBeWrittenAgain();
    void whatAPresetTurnsOnCanBeTurnedOff();
    void whatDoesNotFitOnOnePageIsSaid();
    void aSignThatNoFontHasIsSaid();
    void controlCharactersAreShown();

private:
    int run(const QStringList &arguments);
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QByteArray bytes(const QString &name) const
    {
        return storage::readFile(path(name)).value_or(QByteArray());
    }
    void make(const QString &file, const QString &kind, const QString &name);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_out;
    QString m_err;
};

void TestExportOptions::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", path(QStringLiteral("data")).toUtf8());
    qputenv("XDG_CONFIG_HOME", path(QStringLiteral("config")).toUtf8());
    make(QStringLiteral("k.skychar"), QStringLiteral("Knight"), QStringLiteral("Juk"));
}

int TestExportOptions::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    app::Surroundings around{out, err,
                             [] {
                                 return QDateTime({2026, 5, 3}, {12, 0});
                             },
                             countingIds(QStringLiteral("n"))};
    const int code = app::runCommandLine(arguments, around);
    out.flush();
    err.flush();
    return code;
}

void TestExportOptions::make(const QString &file, const QString &kind, const QString &name)
{
    QVERIFY(QDir().mkpath(QFileInfo(path(file)).path()));
    QCOMPARE(run({"new", "--template", kind, "--name", name, "-o", path(file)}), int(app::Fine));
}

void TestExportOptions::eachChangesThePages_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("there");
    QTest::addColumn<QString>("notThere");
    QTest::newRow("landscape") << QStringList{"--landscape"} << "TALENTS"
                               << "";
    QTest::newRow("sections") << QStringList{"--sections", "Weapons, talents"} << "WEAPONS"
                              << "PROFESSIONS";
    QTest::newRow("title") << QStringList{"--title", "For the convention"} << "For the convention"
                           << "";
    QTest::newRow("injuries") << QStringList{"--injuries", "BLANK"} << "INJURY"
                              << "roll Constitution 6";
    QTest::newRow("text size") << QStringList{"--text-size", "14"} << "TALENTS"
                               << "";
    QTest::newRow("margin") << QStringList{"--margin", "20"} << "TALENTS"
                            << "";
    QTest::newRow("binding") << QStringList{"--paper", "a5", "--binding", "12.5", "--both-sides"} << "TALENTS"
                             << "";
    QTest::newRow("two up") << QStringList{"--two-up"} << "TALENTS"
                            << "";
    QTest::newRow("blank") << QStringList{"--layout", "blank", "--nameless", "--blank-rows", "9"} << "TALENTS"
                           << "Juk";
}

void TestExportOptions::eachChangesThePages()
{
    QFETCH(QStringList, options);
    QFETCH(QString, there);
    QFETCH(QString, notThere);
    QStringList plain = {"export", path("k.skychar"), "--pdf", path("plain.pdf")};
    if (options.contains("--layout")) plain << "--layout" << options[1];
    if (options.contains("--paper")) plain << "--paper" << options[1];
    QCOMPARE(run(plain), int(app::Fine));
    const int code = run(QStringList{"export", path("k.skychar"), "--pdf", path("out.pdf")} + options);
    QVERIFY2(code == app::Fine, qPrintable(m_err));
    QVERIFY(bytes("out.pdf") != bytes("plain.pdf"));
    const QString text = test::textOfPdf(bytes("out.pdf"));
    QVERIFY2(text.contains(there), qPrintable(text));
    QVERIFY2(notThere.isEmpty() || !text.contains(notThere), qPrintable(text));
}

void TestExportOptions::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QStringList &options, const char *sentence) {
        QTest::newRow(name) << options << QString::fromLatin1(sentence);
    };
    row("text too large", {"--text-size", "15"}, "--text-size is a number from 9.5 to 14");
    row("text of words", {"--text-size", "large"}, "--text-size is a number from 9.5 to 14");
    row("margin", {"--margin", "41"}, "--margin is a number from 0 to 40");
    row("binding", {"--binding", "-1"}, "--binding is a number from 0 to 40");
    row("rows", {"--layout", "blank", "--blank-rows", "41"}, "--blank-rows is a number from 0 to 40");
    row("half a row", {"--layout", "blank", "--blank-rows", "1.5"}, "--blank-rows is a whole number");
    row("injuries", {"--injuries", "many"}, "--injuries is current, fresh, blank");
    row("section", {"--sections", "talents,wepons"}, "weapons");
    row("no section", {"--sections", ","}, "--sections names none");
    row("title", {"--title", QString(201, u'x')}, "--title has at most 200");
    row("preset", {"--preset", "Large"}, "There is no preset");
    row("rows of no form", {"--blank-rows", "3"}, "--blank-rows changes nothing here");
    row("nameless", {"--nameless"}, "--nameless changes nothing here");
    row("cards", {"--layout", "cards", "--text-size", "12"}, "--text-size changes nothing here");
    row("both sides", {"--both-sides"}, "--both-sides changes nothing here");
    row("pairs on both sides", {"--binding", "10", "--both-sides", "--two-up"},
        "Two pages on a sheet are folded");
    row("lying and two up", {"--landscape", "--two-up"}, "--landscape changes nothing here");
    row("pages of text", {"--format", "text", "--landscape"}, "Plain text has no pages");
    row("paper of text", {"--format", "text", "--paper", "a5"}, "Plain text has no pages");
    row("portrait of text", {"--format", "text", "--no-portrait"}, "Plain text has no portrait");
    row("layout of a table", {"--format", "csv", "--layout", "cards"}, "always says the same");
    row("name of one", {"--name", "{name}"}, "--name changes nothing here");
    row("nearly a row", {"--layout", "blank", "--blank-rows", "3.04"}, "--blank-rows is a whole number");
    row("nobody's file", {"--layout", "blank", "--nameless", "--attach"}, "names nobody");
    row("the file of a day", {"--as-of", "2026-05-03", "--attach"}, "would be that of today");
    row("party as text", {"--format", "text", "--layout", "party"}, "for PDF alone");
}

void TestExportOptions::whatIsWrongIsNamed()
{
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    QCOMPARE(run(QStringList{"export", path("k.skychar"), "-o", path("out.it")} + options), int(app::Usage));
    QVERIFY2(m_err.contains(sentence), qPrintable(m_err));
    QVERIFY(!QFileInfo::exists(path("out.it")));
}

void TestExportOptions::presetsOfTheWindow()
{
    print::Options large;
    large.textSize = 14;
    large.titleLine = QStringLiteral("Kept by the window");
    large.paper = print::PageFormat::letter();
    json::Object settings;
    settings.add(QStringLiteral("version"), 1);
    settings.add(QStringLiteral("presets"), print::presetArray({{QStringLiteral("Large print"), large}}));
    QVERIFY(QDir().mkpath(path("config/skychamber")));
    QVERIFY(storage::writeFile(path("config/skychamber/settings.json"), json::write(json::Value(settings))));
    const QStringList begin = {"export", path("k.skychar"), "--pdf", path("out.pdf"), "--preset"};
    QVERIFY2(run(begin + QStringList{"large print"}) == app::Fine, qPrintable(m_err));
    QVERIFY(test::textOfPdf(bytes("out.pdf")).contains("Kept by the window"));
    QVERIFY(bytes("out.pdf").contains("612 "));
    QCOMPARE(run(begin + QStringList{"Large print", "--title", "Said", "--paper", "a4"}), int(app::Fine));
    const QString text = test::textOfPdf(bytes("out.pdf"));
    QVERIFY(text.contains("Said") && !text.contains("Kept"));
    QCOMPARE(
        run({"export", path("k.skychar"), "-o", path("k.csv"), "--format", "csv", "--preset", "Large print"}),
        int(app::Usage));
    QVERIFY2(m_err.contains("--preset changes nothing here"), qPrintable(m_err));
    QCOMPARE(
        run({"export", path("k.skychar"), "--format", "csv", "-o", path("k.csv"), "--preset", "Large print"}),
        int(app::Usage));
    QVERIFY2(m_err.contains("--preset changes nothing here"), qPrintable(m_err));
    QCOMPARE(run(begin + QStringList{"Small"}), int(app::Usage));
    QVERIFY2(m_err.contains("there are: Large print"), qPrintable(m_err));
}

void TestExportOptions::damagedSettingsAreSaidAndLeftAlone()
{
    QVERIFY(QDir().mkpath(path("config/skychamber")));
    const QString settings = path("config/skychamber/settings.json");
    QVERIFY(storage::writeFile(settings, R"({"presets": [{"name": "A", "textSize": 99}]})"));
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("out.pdf"), "--preset", "A"}),
             int(app::Unreadable));
    QVERIFY2(m_err.contains("textSize"), qPrintable(m_err));
    QCOMPARE(bytes("config/skychamber/settings.json"),
             QByteArray(R"({"presets": [{"name": "A", "textSize": 99}]})"));
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("out.pdf")}), int(app::Fine));
}

void TestExportOptions::oneBrokenPresetStopsNoOther()
{
    QVERIFY(QDir().mkpath(path("config/skychamber")));
    QVERIFY(storage::writeFile(
        path("config/skychamber/settings.json"),
        R"({"presets": [{"name": "A", "textSize": 99}, {"name": "%1 %n", "titleLine": "Of %2"}, {"name": "C", "attach": true}]})"));
    make(QStringLiteral("in/r.skychar"), QStringLiteral("Ranger"), QStringLiteral("Ana"));
    make(QStringLiteral("in/k.skychar"), QStringLiteral("Knight"), QStringLiteral("Juk"));
    QCOMPARE(run({"export", path("in"), "--pdf", path("out/"), "--preset", "%1 %n"}), int(app::Fine));
    QVERIFY2(m_err.contains(QStringLiteral("The preset \u201cA\u201d cannot be understood")),
             qPrintable(m_err));
    for (const char *file : {"out/r.pdf", "out/k.pdf"})
        QVERIFY(test::textOfPdf(bytes(file)).contains("Of %2"));
    QCOMPARE(run({"export", path("in"), "--pdf", path("out/"), "--preset", "%1 %L1"}), int(app::Usage));
    QVERIFY2(m_err.contains(QStringLiteral("no preset \u201c%1 %L1\u201d; there are: %1 %n, C.")),
             qPrintable(m_err));
    // What a preset has and this export cannot have is left out of it.
    QCOMPARE(run({"export", path("in"), "--one-file", "--pdf", path("all.pdf"), "--preset", "C"}),
             int(app::Fine));
    QVERIFY2(m_err.contains("The preset puts each character into its PDF"), qPrintable(m_err));
    QCOMPARE(test::pagesOfPdf(bytes("all.pdf")).size(), 2);
    QCOMPARE(run({"export", path("in"), "--one-file", "--pdf", path("all.pdf"), "--attach"}),
             int(app::Usage));
}

void TestExportOptions::aPartyOnOneSheet()
{
    make(QStringLiteral("in/r.skychar"), QStringLiteral("Ranger"), QStringLiteral("Ana"));
    QCOMPARE(run({"export", path("k.skychar"), path("in"), "--layout", "party", "--pdf", path("p.pdf")}),
             int(app::Fine));
    QCOMPARE(m_out.count("Wrote"), 1);
    const QStringList pages = test::pagesOfPdf(bytes("p.pdf"));
    QCOMPARE(pages.size(), 1);
    for (const char *word : {"Juk", "Ana", "IN THE FIGHT", "TRAITS", "FOES", "wounds"})
        QVERIFY2(pages.front().contains(QLatin1String(word)), word);
}

void TestExportOptions::aPartyReplacesWhatIsOurs()
{
    make(QStringLiteral("in/r.skychar"), QStringLiteral("Ranger"), QStringLiteral("Ana"));
    const QStringList print = {"party", path("in"), "--pdf", path("p.pdf")};
    QVERIFY(storage::writeFile(path("p.pdf"), "%PDF-1.4 (Skychamber)"));
    QVERIFY(run(print) != app::Fine);
    QVERIFY2(m_err.contains("--force replaces it"), qPrintable(m_err));
    QCOMPARE(run(print + QStringList{"--force"}), int(app::Fine));
    QCOMPARE(run(print), int(app::Fine));
    QVERIFY2(m_out.contains("Replaced"), qPrintable(m_out));
}

void TestExportOptions::aPartyNeedsLargePaper()
{
    QVERIFY(run({"export", path("k.skychar"), "--layout", "party", "--paper", "a5", "--pdf",
                 path("p.pdf")}) != app::Fine);
    QVERIFY2(m_err.contains("252 × 126 mm") && m_err.contains("A4, US Letter"), qPrintable(m_err));
    QVERIFY(!QFileInfo::exists(path("p.pdf")));
}

void TestExportOptions::theCharacterInsideOpens()
{
    QCOMPARE(run({"export", path("k.skychar"), "--attach", "--pdf", path("k.pdf")}), int(app::Fine));
    QCOMPARE(run({"show", path("k.pdf")}), int(app::Fine));
    QVERIFY2(m_out.contains("Juk"), qPrintable(m_out));
    QVERIFY(run({"export", path("k.skychar"), "--attach", "--one-file", "--pdf", path("all.pdf")}) !=
            app::Fine);
}

void TestExportOptions::theCharacterInsideCanBeWrittenAgain()
{
    make(QStringLiteral("r.skychar"), QStringLiteral("Ranger"), QStringLiteral("Ana"));
    const QStringList knight = {"export", path("k.skychar"), "--attach", "--pdf", path("k.pdf")};
    QCOMPARE(run(knight), int(app::Fine));
    QVERIFY2(run(knight) == app::Fine, qPrintable(m_err));
    QVERIFY2(m_out.contains("Replaced"), qPrintable(m_out));
    const QByteArray written = bytes("k.pdf");
    QVERIFY(run({"export", path("r.skychar"), "--attach", "--force", "--pdf", path("k.pdf")}) != app::Fine);
    QVERIFY(run({"export", path("k.skychar"), "--force", "--pdf", path("k.pdf")}) != app::Fine);
    QCOMPARE(bytes("k.pdf"), written);
}

void TestExportOptions::whatAPresetTurnsOnCanBeTurnedOff()
{
    print::Options pairs;
    pairs.twoUp = true;
    json::Object settings;
    settings.add(QStringLiteral("version"), 1);
    settings.add(QStringLiteral("presets"), print::presetArray({{QStringLiteral("Pairs"), pairs}}));
    QVERIFY(QDir().mkpath(path("config/skychamber")));
    QVERIFY(storage::writeFile(path("config/skychamber/settings.json"), json::write(json::Value(settings))));
    QCOMPARE(run({"export", path("k.skychar"), "--pdf", path("plain.pdf")}), int(app::Fine));
    const QStringList begin = {"export", path("k.skychar"), "--preset", "Pairs", "--pdf"};
    QCOMPARE(run(begin + QStringList{path("pairs.pdf")}), int(app::Fine));
    QCOMPARE(run(begin + QStringList{path("single.pdf"), "--no-two-up"}), int(app::Fine));
    QVERIFY(bytes("pairs.pdf") != bytes("plain.pdf"));
    QCOMPARE(bytes("single.pdf"), bytes("plain.pdf"));
}

void TestExportOptions::whatDoesNotFitOnOnePageIsSaid()
{
    QCOMPARE(run({"export", path("k.skychar"), "--layout", "one-page", "--pdf", path("one.pdf")}),
             int(app::Fine));
    QVERIFY2(m_err.isEmpty(), qPrintable(m_err));
    QCOMPARE(run({"export", path("k.skychar"), "--layout", "one-page", "--paper", "a5", "--text-size", "14",
                  "--pdf", path("many.pdf")}),
             int(app::Fine));
    const auto pages = test::pagesOfPdf(bytes("many.pdf")).size();
    QVERIFY2(m_err.contains(QStringLiteral("does not fit on one page; it takes %1").arg(pages)),
             qPrintable(m_err));
}

void TestExportOptions::aSignThatNoFontHasIsSaid()
{
    make(QStringLiteral("odd.skychar"), QStringLiteral("Knight"), QString::fromUcs4(U"Juk \U0010FFF0"));
    QCOMPARE(run({"export", path("odd.skychar"), "--pdf", path("odd.pdf")}), int(app::Refused));
    QVERIFY2(m_err.contains("not printed: U+10FFF0 in"), qPrintable(m_err));
    QVERIFY(!bytes("odd.pdf").isEmpty());
}

void TestExportOptions::controlCharactersAreShown()
{
    for (const QStringList &options :
         {QStringList{"--injuries", "\x1b[2J"}, QStringList{"--\x1b[2J"}, QStringList{"--paper", "a4\x07"}}) {
        QVERIFY(run(QStringList{"export", path("k.skychar"), "--pdf", path("out.pdf")} + options) !=
                app::Fine);
        QVERIFY2(m_err.contains("\\x"), qPrintable(m_err));
        m_err.remove(u'\n');
        QVERIFY(std::none_of(m_err.begin(), m_err.end(),
                             [](QChar sign) { return sign.category() == QChar::Other_Control; }));
    }
}

QTEST_MAIN(TestExportOptions)
#include "tst_exportoptions.moc"
