#include "core/formats/batch.h"
#include "core/formats/csv.h"
#include "core/formats/inputs.h"
#include "core/formats/replacing.h"
#include "core/hursagmu/hursagmu.h"
#include "core/party/partyfile.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/hostile.h"
#include "tests/support/pdftext.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHashSeed>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace sky;
using formats::BatchOutcome;
using formats::BatchRequest;

namespace
{

const std::shared_ptr<const hursagmu::Hursagmu> &game()
{
    static const auto loaded = hursagmu::Hursagmu::create().value();
    return loaded;
}

const GameRegistry &games()
{
    static const GameRegistry registry = [] {
        GameRegistry made;
        made.add(game());
        return made;
    }();
    return registry;
}

/// Everything beneath a folder, by its path in it.
QStringList filesIn(const QString &folder)
{
    QStringList files;
    QDirIterator it(folder, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System,
                    QDirIterator::Subdirectories);
    while (it.hasNext())
        files << QDir(folder).relativeFilePath(it.next());
    files.sort();
    return files;
}

} // namespace

/// Many characters at once: in order, by several threads, into a folder and nowhere else.
class TestBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void foldersAreWalked();
    void whatIsNoFileIsLeftOutAndTold();
    void aPartyStandsForItsMembers();
    void equalNamesGetNumbers();
    void namesStayInTheFolder_data();
    void namesStayInTheFolder();
    void oneBrokenFileIsNamedAndTheRestAreDone();
    void theListenerCanStop();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void oneBookHoldsAll();
    void inABookForBothSidesEachBeginsOnAFront();
    void aBookWithEmptyPagesIsStillThePlayers();
    void aListSaysWhereEachBegins_data();
    void aListSaysWhereEachBegins();
    void aListedBookIsStoppedBetweenPages();
    void whatIsHeldIsNotRead();
    void aSheetOfSeveralIsTold();
    void aTableHasARowForEach();
    void cellsAreNoFormulas_data();
    void cellsAreNoFormulas();
    void onlyWhatIsOursIsReplaced_data();
    void onlyWhatIsOursIsReplaced();
    void aPdfThatHoldsACharacterStays();
    void anEndingThatIsAnotherFormatsIsRefused_data();
    void anEndingThatIsAnotherFormatsIsRefused();
    void filesInTheWayAreFoundBeforehand();
    void whatIsWrittenCanGoElsewhere();
    void severalNeedAFolder();
    void aStoppedBookIsNotWritten();
    void aWayRoundReplacesNoCharacter();
    void ofNothingNothingIsWritten_data();
    void ofNothingNothingIsWritten();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void save(const QString &name, const QString &characterName,
              const QString &from = QStringLiteral("knight"));
    std::vector<BatchOutcome> run(BatchRequest request);
    BatchRequest request(const QString &format, const QStringList &files) const;
    BatchRequest listed(const QStringList &templates) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBatch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("out")));
}

void TestBatch::save(const QString &name, const QString &characterName, const QString &from)
{
    const auto character = game()->fromTemplate(from).value();
    game()->renewIds(*character, countingIds(QStringLiteral("i")));
    character->name = characterName;
    QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
    QVERIFY(storage::writeFile(path(name), storage::writeCharacter(*character, *game())));
}

BatchRequest TestBatch::request(const QString &format, const QStringList &files) const
{
    BatchRequest request;
    request.format = formats::byId(format).value();
    request.files = formats::inputsOf(files).files;
    request.target = path(QStringLiteral("out"));
    request.intoFolder = true;
    request.options.clock = [] { return QDateTime({2026, 6, 1}, {12, 0}, Qt::UTC); };
    return request;
}

std::vector<BatchOutcome> TestBatch::run(BatchRequest request)
{
    std::vector<BatchOutcome> outcomes;
    const auto done = formats::exportAll(request, games(), [&](const BatchOutcome &outcome, size_t, size_t) {
        outcomes.push_back(outcome);
        return true;
    });
    if (!done) qWarning() << done.error().message;
    return outcomes;
}

void TestBatch::foldersAreWalked()
{
    save("in/b.skychar", "B");
    save("in/a.skychar", "A");
    save("in/deep/er/c.skychar", "C");
    save("in/.hidden/d.skychar", "D");
    save("in/.e.skychar", "E");
    QVERIFY(storage::writeFile(path("in/notes.txt"), "x"));
    QVERIFY(QFile::link(path("in"), path("in/deep/loop")));
    QVERIFY(QFile::link(path("in/a.skychar"), path("in/again.skychar")));
    QStringList found;
    const formats::Inputs inputs = formats::inputsOf({path("in"), path("in/b.skychar")});
    for (const QString &file : inputs.files)
        found << QDir(m_folder->path()).relativeFilePath(file);
    QCOMPARE(found, (QStringList{"in/a.skychar", "in/b.skychar", "in/deep/er/c.skychar"}));
    // What is named twice is meant once; a link to the same is told.
    QCOMPARE(inputs.left.size(), size_t(1));
    QCOMPARE(inputs.left[0].path, path("in/again.skychar"));
    QVERIFY2(inputs.left[0].why.contains("a.skychar") && !inputs.left[0].failed,
             qPrintable(inputs.left[0].why));
}

void TestBatch::whatIsNoFileIsLeftOutAndTold()
{
    save("in/a.skychar", "A");
    QVERIFY(QFile::link(path("in/gone.skychar"), path("in/b.skychar")));
    QCOMPARE(::mkfifo(QFile::encodeName(path("in/c.skychar")).constData(), 0600), 0);
    const formats::Inputs inputs = formats::inputsOf({path("in")});
    QCOMPARE(inputs.files, QStringList{path("in/a.skychar")});
    QCOMPARE(inputs.left.size(), size_t(2));
    QCOMPARE(inputs.left[0].path, path("in/b.skychar"));
    QVERIFY2(inputs.left[0].why.contains("link"), qPrintable(inputs.left[0].why));
    QCOMPARE(inputs.left[1].path, path("in/c.skychar"));
    QVERIFY2(inputs.left[1].why.contains("ordinary"), qPrintable(inputs.left[1].why));
}

void TestBatch::aPartyStandsForItsMembers()
{
    save("party/in/a.skychar", "A");
    save("party/in/b.skychar", "B");
    party::Party party;
    party.id = QStringLiteral("11111111-1111-4111-8111-111111111111");
    party.name = QStringLiteral("Road");
    party.system = game()->id();
    party.members = {{"in/b.skychar", {}, {}, {}, {}},
                     {"in/odo.skychar", {}, {}, {}, "Odo"},
                     {"in/a.skychar", {}, {}, {}, {}}};
    QVERIFY(storage::writeFile(path("party/road.skyparty"), party::writeParty(party)));
    const formats::Inputs inputs = formats::inputsOf({path("party/road.skyparty")});
    QCOMPARE(inputs.files, (QStringList{path("party/in/b.skychar"), path("party/in/a.skychar")}));
    QCOMPARE(inputs.left.size(), size_t(1));
    QVERIFY(inputs.left[0].failed);
    QVERIFY2(inputs.left[0].why.contains("Odo"), qPrintable(inputs.left[0].why));
    QVERIFY(storage::writeFile(path("bad.skyparty"), QByteArrayLiteral("{")));
    const formats::Inputs bad = formats::inputsOf({path("bad.skyparty"), path("party/in/a.skychar")});
    QCOMPARE(bad.files, QStringList{path("party/in/a.skychar")});
    QVERIFY(bad.left.size() == 1 && bad.left[0].failed);
}

void TestBatch::equalNamesGetNumbers()
{
    save("1.skychar", "Juk");
    save("2.skychar", "JUK");
    save("3.skychar", "Juk?");
    save("4.skychar", "Juk-2");
    BatchRequest all = request("text", {m_folder->path()});
    all.naming = QStringLiteral("{name}");
    QCOMPARE(run(all).size(), size_t(4));
    QCOMPARE(filesIn(path("out")), (QStringList{"JUK-2.txt", "Juk-2-2.txt", "Juk-3.txt", "Juk.txt"}));
    // Again: the same characters have the same names.
    all.replaceAny = true;
    const auto again = run(all);
    QCOMPARE(filesIn(path("out")).size(), 4);
    for (size_t i = 0; i < again.size(); ++i) {
        QVERIFY(!again[i].error && again[i].replaced);
        QCOMPARE(again[i].numbered, i > 0);
    }
}

void TestBatch::namesStayInTheFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pattern");
    for (const char *name :
         {"../../up", "/etc/passwd", "..", "a/b", "C:\\x", "con", ".hidden", "", "\u202e", "~/x", "a\nb"})
        for (const char *pattern : {"{name}", "../{name}", "{name}/../{layout}", "/{player}"})
            QTest::addRow("%s %s", QByteArray(name).toPercentEncoding().constData(), pattern)
                << QString::fromUtf8(name) << QString::fromLatin1(pattern);
    QTest::newRow("long") << QString(3'000, u'x') << QStringLiteral("{name}-{name}");
}

void TestBatch::namesStayInTheFolder()
{
    QFETCH(QString, name);
    QFETCH(QString, pattern);
    save("in/1.skychar", name.left(1'000));
    const QStringList before = filesIn(m_folder->path());
    BatchRequest all = request("markdown", {path("in")});
    all.naming = pattern;
    const auto outcomes = run(all);
    QCOMPARE(outcomes.size(), size_t(1));
    QVERIFY2(!outcomes[0].error, outcomes[0].error ? qPrintable(outcomes[0].error->message) : "");
    const QStringList made = filesIn(path("out"));
    QCOMPARE(made.size(), 1);
    QVERIFY2(!made[0].startsWith(u'.') && made[0].endsWith(QLatin1String(".md")), qPrintable(made[0]));
    QCOMPARE(filesIn(m_folder->path()).size(), before.size() + 1);
}

void TestBatch::oneBrokenFileIsNamedAndTheRestAreDone()
{
    save("1.skychar", "One");
    QVERIFY(storage::writeFile(path("2.skychar"), "{ \"format\": "));
    save("3.skychar", "Three");
    for (const char *format : {"html", "pdf"}) {
        const auto outcomes = run(request(QString::fromLatin1(format), {m_folder->path()}));
        QCOMPARE(outcomes.size(), size_t(3));
        QVERIFY(!outcomes[0].error && !outcomes[2].error);
        QVERIFY(outcomes[1].error && outcomes[1].input == path("2.skychar"));
    }
    QCOMPARE(filesIn(path("out")), (QStringList{"1.html", "1.pdf", "3.html", "3.pdf"}));
}

void TestBatch::theListenerCanStop()
{
    for (int i = 0; i < 20; ++i)
        save(QStringLiteral("%1.skychar").arg(i, 2, 10, QLatin1Char('0')), QStringLiteral("No %1").arg(i));
    const auto done = formats::exportAll(
        request("text", {m_folder->path()}), games(),
        [](const BatchOutcome &, size_t number, size_t all) { return all == 20 && number < 3; });
    QVERIFY(done);
    QCOMPARE(filesIn(path("out")).size(), 3);
}

void TestBatch::threadsChangeNothing_data()
{
    QTest::addColumn<QString>("format");
    for (const formats::Format &format : formats::all())
        if (!format.forMany) QTest::newRow(qUtf8Printable(format.id)) << format.id;
}

void TestBatch::threadsChangeNothing()
{
    QFETCH(QString, format);
    int number = 0;
    for (int i = 0; i < 3; ++i)
        for (const TemplateInfo &info : game()->templates())
            save(QStringLiteral("in/%1.skychar").arg(++number), info.name, info.id);
    BatchRequest all = request(format, {path("in")});
    all.threads = 1;
    run(all);
    QHash<QString, QByteArray> alone;
    for (const QString &name : filesIn(path("out")))
        alone[name] = storage::readFile(path("out/" + name)).value();
    QCOMPARE(alone.size(), number);
    all.threads = 4;
    all.target = path("in");
    for (const BatchOutcome &outcome : run(all)) {
        QVERIFY2(!outcome.error, outcome.error ? qPrintable(outcome.error->message) : "");
        QCOMPARE(outcome.missing, QStringList());
    }
    for (auto it = alone.cbegin(); it != alone.cend(); ++it)
        QVERIFY2(storage::readFile(path("in/" + it.key())).value() == it.value(), qPrintable(it.key()));
}

void TestBatch::oneBookHoldsAll()
{
    for (int i = 0; i < 5; ++i)
        save(QStringLiteral("%1.skychar").arg(i), QStringLiteral("No %1").arg(i));
    BatchRequest all = request("pdf", {m_folder->path()});
    all.intoFolder = false;
    all.oneFile = true;
    all.target = path("out/all.pdf");
    int pages = 0;
    for (const BatchOutcome &outcome : run(all))
        pages += outcome.pages;
    QCOMPARE(pages, 5);
    QCOMPARE(filesIn(path("out")), QStringList{"all.pdf"});
    const QByteArray book = storage::readFile(path("out/all.pdf")).value();
    QVERIFY(book.startsWith("%PDF-"));
    QCOMPARE(test::pagesOfPdf(book).size(), 5);
}

void TestBatch::inABookForBothSidesEachBeginsOnAFront()
{
    for (const char *name : {"1", "2", "3"})
        save(QStringLiteral("%1.skychar").arg(QLatin1String(name)), QStringLiteral("No %1").arg(name));
    BatchRequest all = request("pdf", {m_folder->path()});
    all.intoFolder = false;
    all.oneFile = true;
    all.target = path("out/all.pdf");
    all.options.binding = 10;
    all.options.bothSides = true;
    for (const BatchOutcome &outcome : run(all))
        QCOMPARE(outcome.pages, 1);
    const QStringList pages = test::pagesOfPdf(storage::readFile(path("out/all.pdf")).value());
    QCOMPARE(pages.size(), 5);
    for (int page = 0; page < 5; ++page) {
        if (page % 2 == 0)
            QVERIFY2(pages[page].contains(QStringLiteral("No %1").arg(page / 2 + 1)),
                     qPrintable(pages[page]));
        else
            QVERIFY2(pages[page].trimmed().isEmpty(), qPrintable(pages[page]));
    }
}

void TestBatch::aBookWithEmptyPagesIsStillThePlayers()
{
    for (const char *name : {"One", "Two"}) {
        auto character = game()->fromTemplate(QStringLiteral("knight")).value();
        character->name = QLatin1String(name);
        character->player = QStringLiteral("Jana");
        QVERIFY(storage::writeFile(path(QLatin1String(name) + QStringLiteral(".skychar")),
                                   storage::writeCharacter(*character, *game())));
    }
    BatchRequest all = request("pdf", {m_folder->path()});
    all.intoFolder = false;
    all.oneFile = true;
    all.target = path("out/all.pdf");
    all.options.bothSides = true; // says nothing without room for binding
    run(all);
    QCOMPARE(test::pagesOfPdf(storage::readFile(all.target).value()).size(), 2);
    all.options.binding = 10;
    run(all);
    const QByteArray pdf = storage::readFile(all.target).value();
    QCOMPARE(test::pagesOfPdf(pdf).size(), 3);
    QVERIFY(test::readPdf(QStringLiteral("pdfinfo"), {}, pdf).contains("Jana"));
}

/// Members of a party, as who asks has read them: there are no files.
BatchRequest TestBatch::listed(const QStringList &templates) const
{
    BatchRequest all = request("pdf", {});
    for (const QString &each : templates) {
        auto character = game()->fromTemplate(each).value();
        const QString name = QStringLiteral("%1 the %2th").arg(each).arg(all.files.size() + 1);
        const auto evaluation = game()->evaluate(*character);
        all.files << path(QString::number(all.files.size()) + QStringLiteral(".skychar"));
        all.held.push_back({all.files.back(), name, QStringLiteral("Player %1").arg(all.files.size()),
                            std::move(character), evaluation});
    }
    all.heldGame = game()->id();
    all.intoFolder = false;
    all.oneFile = true;
    all.listed = true;
    all.title = QStringLiteral("The Sky Road");
    all.target = path("out/all.pdf");
    return all;
}

void TestBatch::aListSaysWhereEachBegins_data()
{
    QTest::addColumn<bool>("bothSides");
    QTest::addColumn<QList<int>>("begins");
    QTest::addColumn<int>("pages");
    QTest::newRow("one after another") << false << QList<int>{2, 3, 4} << 4;
    QTest::newRow("each on a front") << true << QList<int>{3, 5, 7} << 7;
}

void TestBatch::aListSaysWhereEachBegins()
{
    QFETCH(const bool, bothSides);
    QFETCH(const QList<int>, begins);
    QFETCH(const int, pages);
    BatchRequest all = listed({"knight", "ranger", "rogue"});
    all.options.binding = bothSides ? 10 : 0;
    all.options.bothSides = bothSides;
    QCOMPARE(run(all).size(), size_t(3));
    const QByteArray pdf = storage::readFile(all.target).value();
    const QStringList read = test::pagesOfPdf(pdf);
    QCOMPARE(read.size(), pages);
    const QString list = test::pagesOfPdf(pdf, test::Reading::Rows).front().simplified();
    QVERIFY2(list.startsWith(QStringLiteral("The Sky Road")), qPrintable(list));
    QVERIFY2(list.contains(QStringLiteral("page 1 of %1").arg(pages)), qPrintable(list));
    for (int i = 0; i < 3; ++i) {
        const QString row =
            QStringLiteral("%1 Player %2 %3")
                .arg(all.held[size_t(i)].name, QString::number(i + 1), QString::number(begins[i]));
        QVERIFY2(list.contains(row), qPrintable(row + " in " + list));
        const QString page = read[begins[i] - 1];
        QVERIFY2(page.contains(QStringLiteral("page %1 of %2").arg(begins[i]).arg(pages)), qPrintable(page));
        QVERIFY2(page.contains(all.held[size_t(i)].character->name), qPrintable(page));
    }
}

void TestBatch::aListedBookIsStoppedBetweenPages()
{
    BatchRequest all = listed({"knight", "ranger", "rogue"});
    std::vector<size_t> told;
    all.painted = [&told](size_t sheets) {
        told.push_back(sheets);
        return sheets < 2;
    };
    const auto done =
        formats::exportAll(all, games(), [](const BatchOutcome &, size_t, size_t) { return true; });
    QCOMPARE(done.value(), formats::BatchEnd::Stopped);
    QCOMPARE(told, (std::vector<size_t>{1, 2}));
    QCOMPARE(filesIn(path("out")), QStringList());
}

void TestBatch::whatIsHeldIsNotRead()
{
    BatchRequest each = listed({"knight", "knight"});
    each.intoFolder = true;
    each.oneFile = each.listed = false;
    each.naming = QStringLiteral("{name} of {player}");
    each.target = path("out");
    for (const BatchOutcome &outcome : run(each))
        QVERIFY2(!outcome.error, qPrintable(outcome.input));
    QCOMPARE(filesIn(path("out")),
             (QStringList{"knight the 1th of Player 1.pdf", "knight the 2th of Player 2.pdf"}));
    QVERIFY(storage::writeFile(path("out/knight the 1th of Player 1.pdf"), "mine"));
    QCOMPARE(formats::foreignInTheWay(each, games(), [] { return true; }),
             QStringList{path("out/knight the 1th of Player 1.pdf")});
}

void TestBatch::aSheetOfSeveralIsTold()
{
    save("in/1.skychar", QString::fromUcs4(U"One \U0010FFF0"));
    save("in/2.skychar", "Two");
    BatchRequest all = request("pdf", {path("in")});
    all.intoFolder = false;
    all.oneFile = true;
    all.target = path("out/all.pdf");
    all.title = QStringLiteral("The long road");
    all.options.layout = game()->groupLayout();
    all.options.attach = true; // of another sheet's preset
    std::vector<BatchOutcome> told;
    all.toldOfAll = [&told](const BatchOutcome &outcome) { told.push_back(outcome); };
    run(all);
    QCOMPARE(told.size(), size_t(1));
    QCOMPARE(told.front().pages, 1);
    QCOMPARE(told.front().missing.size(), 1);
    QVERIFY(test::textOfPdf(storage::readFile(all.target).value()).contains("The long road"));
}

void TestBatch::aTableHasARowForEach()
{
    save("1.skychar", "=HYPERLINK(\"x\")");
    save("2.skychar", "Ana", "mystic");
    BatchRequest all = request("csv", {m_folder->path()});
    all.intoFolder = false;
    all.oneFile = true;
    all.target = path("out/party.csv");
    QCOMPARE(run(all).size(), size_t(2));
    const QList<QByteArray> lines = storage::readFile(path("out/party.csv")).value().split('\n');
    QCOMPARE(lines.size(), 4); // titles, two characters, the end
    QVERIFY2(lines[0].startsWith("\xef\xbb\xbf"
                                 "character,player,"),
             lines[0].constData());
    for (int i = 0; i < 3; ++i)
        QVERIFY(lines[i].endsWith('\r'));
    QVERIFY2(lines[1].startsWith("\"'=HYPERLINK(\"\"x\"\")\","), lines[1].constData());
    QVERIFY2(lines[2].startsWith("Ana,"), lines[2].constData());
    const auto fields = [](QByteArray line) {
        return QString::fromUtf8(line).remove(QRegularExpression(QStringLiteral("\"[^\"]*\""))).count(u',');
    };
    QVERIFY(fields(lines[0]) > 20);
    QCOMPARE(fields(lines[1]), fields(lines[0]));
    QCOMPARE(fields(lines[2]), fields(lines[0]));
}

void TestBatch::cellsAreNoFormulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char *text, const char *cell) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(cell);
    };
    row("plain", "plain");
    row("=1+1", "'=1+1");
    row("@SUM(A1)", "'@SUM(A1)");
    row("+cmd", "'+cmd");
    row("-cmd", "'-cmd");
    row("-4", "-4");
    row("+2.5", "+2.5");
    row("\tx", "'\tx");
    row("\rx", "\"'\rx\"");
    row("a,b", "\"a,b\"");
    row("a\"b", "\"a\"\"b\"");
    row("=a,\"b\"", "\"'=a,\"\"b\"\"\"");
}

void TestBatch::cellsAreNoFormulas()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(formats::csvLine({text}), cell + QStringLiteral("\r\n"));
}

void TestBatch::onlyWhatIsOursIsReplaced_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("there"); // empty: what was exported before
    QTest::addColumn<bool>("may");
    QTest::addColumn<bool>("byForce");
    const QByteArray character = "{\n  \"format\": \"skychamber-character\",\n";
    const QByteArray late =
        "{\"x\": \"" + QByteArray(9'000, 'x') + "\", \"format\": \"skychamber-character\"}";
    const auto row = [](const char *name, const char *format, const char *file, const QByteArray &there,
                        bool may, bool byForce) {
        QTest::newRow(name) << QString::fromLatin1(format) << QString::fromLatin1(file) << there << may
                            << byForce;
    };
    for (const char *format : {"pdf", "html", "markdown", "json", "foundry"})
        row(format, format, "a.it", {}, true, true);
    for (const char *format : {"text", "csv"}) // show nothing of who wrote them
        row(format, format, "a.it", {}, false, true);
    row("other pdf", "pdf", "a.pdf", "%PDF-1.4 a rule book", false, true);
    row("pdf by name only", "pdf", "a.pdf", "hello", false, true);
    row("other page", "html", "a.html", "<html><p>mine</p></html>", false, true);
    row("other notes", "markdown", "a.md", "# mine", false, true);
    row("other json", "json", "a.json", "{\"a\": 1}", false, true);
    row("values by an actor", "foundry", "a.json", "{\"format\": \"skychamber-values\"}", false, true);
    row("text", "text", "a.txt", "old", false, true);
    row("character by pdf", "pdf", "a.it", character, false, false);
    row("character by json", "json", "a.json", character, false, false);
    row("its format last", "json", "a.json", late, false, false);
    row("party by json", "json", "a.json", "{\"format\": \"skychamber-party\"", false, false);
}

void TestBatch::onlyWhatIsOursIsReplaced()
{
    QFETCH(QString, format);
    QFETCH(QString, name);
    QFETCH(QByteArray, there);
    QFETCH(bool, may);
    QFETCH(bool, byForce);
    save("in/1.skychar", "One");
    BatchRequest one = request(format, {path("in/1.skychar")});
    one.intoFolder = false;
    one.oneFile = one.format.forMany;
    one.target = path(name);
    one.toReplaceAny = QStringLiteral("Press hard.");
    if (there.isEmpty()) {
        QVERIFY(formats::exportAll(one, games(), [](const BatchOutcome &, size_t, size_t) { return true; }));
        there = storage::readFile(path(name)).value();
        save("in/1.skychar", "Other");
    } else {
        QVERIFY(storage::writeFile(path(name), there));
    }
    for (const bool force : {false, true}) {
        one.replaceAny = force;
        const auto done = formats::exportAll(
            one, games(), [](const BatchOutcome &outcome, size_t, size_t) { return !outcome.error; });
        QVERIFY2(done.has_value() == (force ? byForce : may), done ? "" : qPrintable(done.error().message));
        QCOMPARE(storage::readFile(path(name)).value() != there, force ? byForce : may);
        if (!done) QCOMPARE(done.error().message.contains(QLatin1String("Press hard")), byForce);
    }
}

void TestBatch::aPdfThatHoldsACharacterStays()
{
    save("in/1.skychar", "One");
    const auto character = game()->fromTemplate("knight").value();
    print::Options options;
    options.attachment = {QStringLiteral("k.skychar"), storage::writeCharacter(*character, *game())};
    const auto pdf = print::exportPdf(*character, *game(), options).value();
    QVERIFY(storage::writeFile(path("a.pdf"), pdf.bytes));
    const formats::Format format = formats::byId(QStringLiteral("pdf")).value();
    QCOMPARE(formats::occupantOf(path("a.pdf"), format), formats::Occupant::Kept);
    QVERIFY(!formats::mayReplace(path("a.pdf"), format, true));
}

void TestBatch::anEndingThatIsAnotherFormatsIsRefused_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *format, const char *name, bool fits) {
        QTest::addRow("%s in %s", format, name)
            << QString::fromLatin1(format) << QString::fromLatin1(name) << fits;
    };
    row("pdf", "out.pdf", true);
    row("pdf", "out.PDF", true);
    row("pdf", "out", true);
    row("pdf", "out.html", false);
    row("pdf", "out.HTM", false);
    row("pdf", "out.md", false);
    row("pdf", "out.skychar", false);
    row("html", "out.htm", true);
    row("html", "out.pdf", false);
    row("markdown", "out.markdown", true);
    row("text", "out.csv", false);
    row("text", "out.conf", true);
    row("foundry", "out.json", true);
    row("json", "road.skyparty", false);
}

void TestBatch::anEndingThatIsAnotherFormatsIsRefused()
{
    QFETCH(QString, format);
    QFETCH(QString, name);
    QFETCH(bool, fits);
    const auto result = formats::fits(name, formats::byId(format).value());
    QCOMPARE(result.has_value(), fits);
    if (!fits) QVERIFY2(result.error().message.contains(name), qPrintable(result.error().message));
}

void TestBatch::filesInTheWayAreFoundBeforehand()
{
    save("in/1.skychar", "Juk");
    save("in/2.skychar", "Juk");
    save("in/3.skychar", "Ana");
    BatchRequest all = request("html", {path("in")});
    all.naming = QStringLiteral("{name}");
    QVERIFY(storage::writeFile(path("out/Juk-2.html"), "mine"));
    QCOMPARE(formats::foreignInTheWay(all, games(), [] { return true; }),
             QStringList{path("out/Juk-2.html")});
    const auto outcomes = run(all);
    QVERIFY(!outcomes[0].error && outcomes[1].error && !outcomes[2].error);
    QCOMPARE(storage::readFile(path("out/Juk-2.html")).value(), QByteArray("mine"));
    // What was written just now is no stranger's.
    QCOMPARE(formats::foreignInTheWay(all, games(), [] { return true; }),
             QStringList{path("out/Juk-2.html")});
}

void TestBatch::whatIsWrittenCanGoElsewhere()
{
    save("in/1.skychar", "Juk");
    BatchRequest one = request("text", {path("in/1.skychar")});
    one.intoFolder = false;
    one.target = QStringLiteral("-");
    QByteArray got;
    one.output = [&got](const QByteArray &bytes) {
        got += bytes;
        return Result<void>();
    };
    QCOMPARE(run(one).size(), size_t(1));
    QVERIFY(got.startsWith("Juk\n"));
    QVERIFY(!QFileInfo::exists(QStringLiteral("-")));
}

void TestBatch::severalNeedAFolder()
{
    save("in/1.skychar", "Juk");
    save("in/2.skychar", "Ana");
    BatchRequest both = request("text", {path("in")});
    both.intoFolder = false;
    both.target = path("out/a.txt");
    const auto done =
        formats::exportAll(both, games(), [](const BatchOutcome &, size_t, size_t) { return true; });
    QVERIFY(!done && done.error().kind == ErrorKind::Usage);
    QCOMPARE(filesIn(path("out")), QStringList());
}

void TestBatch::aStoppedBookIsNotWritten()
{
    save("in/1.skychar", "Juk");
    save("in/2.skychar", "Ana");
    BatchRequest book = request("pdf", {path("in")});
    book.intoFolder = false;
    book.oneFile = true;
    book.target = path("out/all.pdf");
    const auto at = [&](size_t last) {
        return formats::exportAll(
            book, games(), [last](const BatchOutcome &, size_t number, size_t) { return number < last; });
    };
    QCOMPARE(at(1).value(), formats::BatchEnd::Stopped);
    QCOMPARE(filesIn(path("out")), QStringList());
    // When the last is through, the book is made whatever is said.
    QCOMPARE(at(2).value(), formats::BatchEnd::Done);
    QCOMPARE(filesIn(path("out")), QStringList{"all.pdf"});
}

void TestBatch::aWayRoundReplacesNoCharacter()
{
    save("in/1.skychar", "One");
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("far/deep")));
    QVERIFY(QFile::link(path("far/deep"), path("in/link")));
    const QByteArray before = storage::readFile(path("in/1.skychar")).value();
    for (const char *way : {"in/absent/../1.skychar", "in/link/../1.skychar"}) {
        BatchRequest one = request(QStringLiteral("text"), {path("in/1.skychar")});
        one.intoFolder = false;
        one.target = path(QLatin1String(way));
        QVERIFY2(!formats::exportAll(one, games(), [](const BatchOutcome &, size_t, size_t) { return true; }),
                 way);
        QCOMPARE(storage::readFile(path("in/1.skychar")).value(), before);
    }
}

void TestBatch::ofNothingNothingIsWritten_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("there");
    QTest::newRow("table") << "csv" << QByteArray("character\nAna\n");
    QTest::newRow("book") << "pdf" << QByteArray("%PDF-1.4");
}

void TestBatch::ofNothingNothingIsWritten()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, there);
    QVERIFY(storage::writeFile(path("broken.skychar"), QByteArrayLiteral("{")));
    BatchRequest all = request(format, {path("broken.skychar")});
    all.intoFolder = false;
    all.oneFile = true;
    all.target = path("out/all." + all.format.suffix);
    QVERIFY(storage::writeFile(all.target, there));
    QVERIFY(!formats::exportAll(all, games(), [](const BatchOutcome &, size_t, size_t) { return true; }));
    QCOMPARE(storage::readFile(all.target).value(), there);
}

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QGuiApplication application(argc, argv);
    TestBatch test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_batch.moc"
