#include "app/commandline.h"
#include "core/storage/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;

/// `skychamber export` as a person at a terminal uses it.
class TestExportCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyFormatHasItsFile_data();
    void everyFormatHasItsFile();
    void aFolderBecomesAFolder();
    void allInOneFile();
    void oneBrokenFileIsNamedAndTheStatusSaysSo();
    void pathsAreNoPlaceholders();
    void ownTemplates();
    void aFaultOfATemplateIsToldOnce();
    void theStandardOutputTakesOneFile();
    void foreignFilesNeedForce();
    void aPartyIsItsMembers();
    void whatIsSkippedIsNamedAndCounted();
    void wrongUsageSaysWhatIsMissing_data();
    void wrongUsageSaysWhatIsMissing();

private:
    int run(const QStringList &arguments);
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QByteArray bytes(const QString &name) const
    {
        return storage::readFile(path(name)).value_or(QByteArray());
    }
    void make(const QString &file, const QString &name);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_out;
    QString m_err;
};

void TestExportCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->filePath("data").toUtf8());
}

int TestExportCommand::run(const QStringList &arguments)
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

void TestExportCommand::make(const QString &file, const QString &name)
{
    QVERIFY(QDir().mkpath(QFileInfo(path(file)).path()));
    QCOMPARE(run({"new", "--template", "Knight", "--name", name, "-o", path(file)}), int(app::Fine));
}

void TestExportCommand::everyFormatHasItsFile_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("pdf") << "pdf" << QByteArray("%PDF-");
    QTest::newRow("html") << "HTML" << QByteArray("<!DOCTYPE html>");
    QTest::newRow("markdown") << "markdown" << QByteArray("# Juk\n");
    QTest::newRow("text") << "text" << QByteArray("Juk\n===\n");
    QTest::newRow("json") << "json" << QByteArray("{\n  \"format\": \"skychamber-values\"");
    QTest::newRow("csv") << "csv"
                         << QByteArray("\xef\xbb\xbf"
                                       "character,");
    QTest::newRow("foundry") << "foundry" << QByteArray("{\n  \"name\": \"Juk\"");
}

void TestExportCommand::everyFormatHasItsFile()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, start);
    make("k.skychar", "Juk");
    QCOMPARE(run({"export", path("k.skychar"), "--format", format, "-o", path("out.it")}), int(app::Fine));
    QVERIFY2(m_out.contains("Wrote " + path("out.it")), qPrintable(m_out));
    QVERIFY2(bytes("out.it").startsWith(start), bytes("out.it").left(60).constData());
}

void TestExportCommand::aFolderBecomesAFolder()
{
    make("in/1.skychar", "Juk");
    make("in/deep/2.skychar", "Juk");
    make("in/3.skychar", "../../Up");
    QCOMPARE(
        run({"export", path("in"), "--format", "text", "--name", "{name}-{layout}", "-o", path("new/out/")}),
        int(app::Fine));
    QCOMPARE(QDir(path("new/out")).entryList(QDir::Files | QDir::Hidden),
             (QStringList{"Juk-standard-2.txt", "Juk-standard.txt", "Up-standard.txt"}));
    QVERIFY2(m_out.contains("Juk-standard-2.txt, from " + path("in/deep/2.skychar")), qPrintable(m_out));
    QVERIFY2(m_out.endsWith("Wrote 3 file(s).\n"), qPrintable(m_out));
    // Without a slash at its end it has to be there.
    QCOMPARE(run({"export", path("in"), "-o", path("other")}), int(app::Usage));
    QVERIFY(!QFileInfo::exists(path("other")));
}

void TestExportCommand::allInOneFile()
{
    make("in/1.skychar", "Juk");
    make("in/2.skychar", "Ana");
    QCOMPARE(run({"export", path("in"), "--one-file", "--pdf", path("all.pdf")}), int(app::Fine));
    QVERIFY(bytes("all.pdf").startsWith("%PDF-"));
    QCOMPARE(m_out.count("Wrote"), 1);
    QVERIFY2(m_out.contains("2 character(s) in it."), qPrintable(m_out));
    QCOMPARE(run({"export", path("in"), "--format", "csv", "-o", path("all.csv")}), int(app::Fine));
    QCOMPARE(bytes("all.csv").count('\n'), 3);
    QCOMPARE(run({"export", path("in"), "--format", "html", "--one-file", "-o", path("all.html")}),
             int(app::Usage));
}

void TestExportCommand::oneBrokenFileIsNamedAndTheStatusSaysSo()
{
    make("in/1.skychar", "Juk");
    make("in/3.skychar", "Ana");
    QVERIFY(storage::writeFile(path("in/2.skychar"), "{"));
    QVERIFY(QDir().mkpath(path("out")));
    QCOMPARE(run({"export", path("in"), "--format", "markdown", "-o", path("out")}), int(app::Unreadable));
    QVERIFY2(m_err.contains("2.skychar"), qPrintable(m_err));
    QVERIFY2(m_out.endsWith("Wrote 2 file(s), 1 failed.\n"), qPrintable(m_out));
    QCOMPARE(QDir(path("out")).entryList(QDir::Files), (QStringList{"1.md", "3.md"}));
}

void TestExportCommand::pathsAreNoPlaceholders()
{
    make("in/a.skychar", "Juk");
    make("in/road%1.skychar", "Juk");
    const QString out = path("%2 of %n");
    QCOMPARE(run({"export", path("in"), "--name", "{name} %1", "-o", out + '/'}), int(app::Fine));
    QCOMPARE(m_out, QStringLiteral("Wrote %1/Juk %1.pdf (1 page(s))\n").replace("%1/", out + '/') +
                        QStringLiteral("Wrote OUT/Juk %1-2.pdf, from IN/road%1.skychar (1 page(s))\n")
                            .replace("OUT", out)
                            .replace("IN", path("in")) +
                        "Wrote 2 file(s).\n");
    QCOMPARE(run({"export", path("in"), "--one-file", "--pdf", path("all%1.pdf")}), int(app::Fine));
    QVERIFY2(m_out.startsWith("Wrote " + path("all%1.pdf") + " (2 page(s))\n"), qPrintable(m_out));
}

void TestExportCommand::ownTemplates()
{
    make("k.skychar", "Juk");
    QVERIFY(QDir().mkpath(path("data/skychamber/export-templates")));
    QVERIFY(storage::writeFile(path("data/skychamber/export-templates/line.txt.mustache"),
                               "{{name}} {{value.defense.value}}\n"));
    QVERIFY(storage::writeFile(path("data/skychamber/export-templates/bad.txt.mustache"), "\n{{nam}}"));
    QCOMPARE(run({"export", path("k.skychar"), "--format", "template:line", "-o", path("k.txt")}),
             int(app::Fine));
    QCOMPARE(bytes("k.txt"), QByteArray("Juk 17\n"));
    QCOMPARE(run({"export", path("k.skychar"), "--format", "template:bad", "-o", path("b.txt")}),
             int(app::Unreadable));
    QVERIFY2(m_err.contains("bad.txt.mustache: Line 2") && m_err.contains("{{nam}}"), qPrintable(m_err));
    QVERIFY(!QFileInfo::exists(path("b.txt")));
}

void TestExportCommand::aFaultOfATemplateIsToldOnce()
{
    make("in/1.skychar", "Juk");
    make("in/2.skychar", "Ana");
    QVERIFY(QDir().mkpath(path("data/skychamber/export-templates")));
    QVERIFY(storage::writeFile(path("data/skychamber/export-templates/bad.txt.mustache"),
                               "{{value.defence.text}}"));
    QCOMPARE(run({"export", path("in"), "--format", "template:bad", "-o", path("new/")}),
             int(app::Unreadable));
    QCOMPARE(m_err.count("{{value.defence.text}}"), 1);
    QVERIFY2(!m_err.contains(".skychar"), qPrintable(m_err));
    QVERIFY(!QFileInfo::exists(path("new")));
}

void TestExportCommand::theStandardOutputTakesOneFile()
{
    make("in/1.skychar", "Juk");
    make("in/2.skychar", "Ana");
    QCOMPARE(run({"export", path("in/1.skychar"), "-o", "-"}), int(app::Fine));
    QVERIFY(m_out.startsWith("%PDF-"));
    QVERIFY(!m_out.contains("Wrote"));
    QCOMPARE(run({"export", path("in"), "--format", "csv", "-o", "-"}), int(app::Fine));
    QCOMPARE(m_out.count('\n'), 3);
    QVERIFY(!m_out.contains("Wrote"));
    QCOMPARE(run({"export", path("in"), "--format", "text", "-o", "-"}), int(app::Usage));
    QCOMPARE(m_out, QString());
    QVERIFY(!QFileInfo::exists(QStringLiteral("-")));
}

void TestExportCommand::foreignFilesNeedForce()
{
    make("k.skychar", "Juk");
    QVERIFY(storage::writeFile(path("notes.html"), "mine"));
    const QStringList command{"export", path("k.skychar"), "--format", "html", "-o", path("notes.html")};
    QCOMPARE(run(command), int(app::Refused));
    QVERIFY2(m_err.contains("--force"), qPrintable(m_err));
    QCOMPARE(bytes("notes.html"), QByteArray("mine"));
    QCOMPARE(run(command + QStringList{"--force"}), int(app::Fine));
    QVERIFY2(m_out.contains("Replaced " + path("notes.html")), qPrintable(m_out));
    // It is ours now.
    QCOMPARE(run(command), int(app::Fine));
    QVERIFY2(m_out.contains("Replaced " + path("notes.html")), qPrintable(m_out));
}

void TestExportCommand::aPartyIsItsMembers()
{
    make("in/1.skychar", "Juk");
    make("in/2.skychar", "Ana");
    QCOMPARE(run({"party", "--new", path("road.skyparty"), path("in/1.skychar"), path("in/2.skychar")}),
             int(app::Fine));
    QCOMPARE(run({"export", path("road.skyparty"), "--format", "csv", "-o", path("road.csv")}),
             int(app::Fine));
    QCOMPARE(bytes("road.csv").count('\n'), 3);
    QVERIFY(QFile::remove(path("in/2.skychar")));
    QCOMPARE(run({"export", path("road.skyparty"), "--format", "text", "-o", path("out/")}),
             int(app::Unreadable));
    QVERIFY2(m_err.contains("2.skychar: "), qPrintable(m_err));
    QVERIFY2(m_out.endsWith("Wrote 1 file(s), 1 failed.\n"), qPrintable(m_out));
}

void TestExportCommand::whatIsSkippedIsNamedAndCounted()
{
    make("in/1.skychar", "Juk");
    QVERIFY(QFile::link(path("in/1.skychar"), path("in/2.skychar")));
    QVERIFY(QFile::link(path("in/gone.skychar"), path("in/3.skychar")));
    QCOMPARE(run({"export", path("in"), "--format", "text", "-o", path("out/")}), int(app::Fine));
    QVERIFY2(m_err.contains("2.skychar: skipped: ") && m_err.contains("3.skychar: skipped: "),
             qPrintable(m_err));
    QVERIFY2(m_out.endsWith("Wrote 1 file(s), 2 skipped.\n"), qPrintable(m_out));
}

void TestExportCommand::wrongUsageSaysWhatIsMissing_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nowhere") << QStringList{} << "--output";
    QTest::newRow("twice") << QStringList{"--pdf", "a.pdf", "-o", "b.pdf"} << "--output";
    QTest::newRow("pdf of text") << QStringList{"--pdf", "a.pdf", "--format", "text"} << "--output";
    QTest::newRow("format") << QStringList{"-o", "a", "--format", "docx"} << "markdown";
    QTest::newRow("layout") << QStringList{"-o", "a", "--layout", "poster"} << "standard";
    QTest::newRow("name") << QStringList{"-o", "/", "--name", "{nam}"} << "{name}";
    QTest::newRow("open name") << QStringList{"-o", "/", "--name", "x{name"} << "\u201c{name\u201d";
    QTest::newRow("paper of a page") << QStringList{"-o", "a.html", "--format", "html", "--paper", "a5"}
                                     << "--paper";
    QTest::newRow("layout of a table")
        << QStringList{"-o", "a.csv", "--format", "csv", "--layout", "cards"} << "--layout";
    QTest::newRow("name of one file") << QStringList{"-o", "a.pdf", "--name", "{name}"} << "--name";
    QTest::newRow("force on the output") << QStringList{"-o", "-", "--force"} << "--force";
    QTest::newRow("pdf as a page") << QStringList{"-o", "a.html"} << "a.html";
    QTest::newRow("no template") << QStringList{"-o", "a", "--format", "template:x"} << "export-templates";
}

void TestExportCommand::wrongUsageSaysWhatIsMissing()
{
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    make("k.skychar", "Juk");
    options.replaceInStrings(QRegularExpression("^/$"), m_folder->path());
    QCOMPARE(run(QStringList{"export", path("k.skychar")} + options), int(app::Usage));
    QVERIFY2(m_err.contains(sentence), qPrintable(m_err));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"k.skychar"});
}

QTEST_MAIN(TestExportCommand)
#include "tst_exportcommand.moc"
