// What the desk prints, read back from the finished files.

#include "core/storage/files.h"
#include "tests/support/pdftext.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/print/exportchoices.h"

#include <QProgressBar>
#include <QRadioButton>

#include <algorithm>
#include <set>

using namespace sky;
using test::PartyFixture;

namespace
{

void press(QWidget &place, const char *text)
{
    QPushButton *button = PartyFixture::buttonIn(place, QLatin1String(text));
    if (!button) qFatal("there is no button %s", text);
    QTest::mouseClick(button, Qt::LeftButton);
}

QString pageOf(size_t page, size_t all)
{
    return QStringLiteral("page %1 of %2").arg(page).arg(all);
}

QString withoutSpaces(QString text)
{
    text.removeIf([](QChar letter) { return letter.isSpace(); });
    return text;
}

/// One whose sheet has two pages comes first, so that the others do not begin where they stand in the list.
void openSeven(PartyFixture &fixture)
{
    const QString path = fixture.writeSix();
    if (!QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/ubar-tutu.skychar"), fixture.fileOf("tutu")))
        qFatal("not copied");
    fixture.window.commands().openPaths({path});
    const bool done = fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        party.members.insert(party.members.begin(), {QStringLiteral("tutu.skychar"), {}, {}, {}});
        return {};
    });
    if (!done || !QTest::qWaitFor([&fixture] { return fixture.bench().seats().size() == 7; }))
        qFatal("not taken in");
}

QStringList filesIn(const PartyFixture &fixture, const QString &folder)
{
    return QDir(fixture.path(folder)).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

class TestDeskPrinting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBookIsReadBack();
    void ofABookForBothSidesEachSheetBeginsOnAFront();
    void aBrokenSheetStopsNoOther();
    void aPlayersUsualPresetIsNotTheDesks();
    void theSessionLogIsReadBack();
    void whatIsStoppedLeavesNoHalfFile_data();
    void whatIsStoppedLeavesNoHalfFile();
};

void TestDeskPrinting::theBookIsReadBack()
{
    PartyFixture fixture;
    openSeven(fixture);
    for (const test::Somebody &who : test::SkyRoad) {
        auto character = fixture.read(who.file);
        character->notes = QStringLiteral("%1 owes the miller of Harrow").arg(QLatin1String(who.file));
        QVERIFY(storage::saveCharacter(fixture.fileOf(who.file), *character, *fixture.game,
                                       fixture.bytesOf(who.file)));
    }
    const QString path = fixture.path(QStringLiteral("all.pdf"));
    fixture.prompts.savePaths.push_back(path);
    press(*fixture.page(), "Print all..."); // before the desk has looked at the files
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path) && !QApplication::activeModalWidget(), 60'000);
    const QByteArray pdf = *storage::readFile(path);
    const QStringList pages = test::pagesOfPdf(pdf);
    const QString list = test::pagesOfPdf(pdf, test::Reading::Rows).value(0);
    QVERIFY(pages.size() > 8);
    for (qsizetype i = 0; i < pages.size(); ++i)
        QVERIFY2(pages[i].contains(pageOf(size_t(i + 1), size_t(pages.size()))), qPrintable(pages[i]));
    const std::vector<party::Seat> &seats = fixture.bench().seats();
    qsizetype page = 1;
    for (size_t i = 0; i < seats.size(); ++i) {
        const QString row = QStringLiteral("%1 %2 %3").arg(seats[i].name(), seats[i].player()).arg(page + 1);
        QVERIFY2(withoutSpaces(list).contains(withoutSpaces(row)), qPrintable(row + " in " + list));
        QString sheet = pages.value(page++);
        QVERIFY2(sheet.contains(seats[i].name()), qPrintable(sheet));
        const auto isNext = [&] {
            return i + 1 < seats.size() && pages.value(page).contains(seats[i + 1].name());
        };
        while (page < pages.size() && !isNext())
            sheet += pages[page++];
        const auto &character = static_cast<const hursagmu::Character &>(*seats[i].character);
        QVERIFY2(withoutSpaces(sheet).contains(withoutSpaces(character.notes)), qPrintable(sheet));
    }
    QCOMPARE(page, pages.size());
}

void TestDeskPrinting::ofABookForBothSidesEachSheetBeginsOnAFront()
{
    PartyFixture fixture;
    openSeven(fixture);
    const QString path = fixture.path(QStringLiteral("all.pdf"));
    fixture.prompts.savePaths.push_back(path);
    press(*fixture.page(), "Print all...");
    auto *choices = fixture.dialog()->findChild<ui::ExportChoices *>();
    print::Options options = choices->options();
    options.binding = 10;
    options.bothSides = true;
    choices->showOptions(options);
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path) && !QApplication::activeModalWidget(), 60'000);
    const QStringList pages = test::pagesOfPdf(*storage::readFile(path));
    QVERIFY(pages.value(1).trimmed().isEmpty()); // the back of the list
    std::set<qsizetype> begins;
    for (const party::Seat &seat : fixture.bench().seats()) {
        const auto isFirst = [&](qsizetype page) { return pages[page].contains(seat.name()); };
        qsizetype page = 1;
        while (page < pages.size() && !isFirst(page))
            ++page;
        QVERIFY2(page < pages.size() && page % 2 == 0, qPrintable(seat.name())); // counted from 0
        begins.insert(page);
    }
    QCOMPARE(begins.size(), size_t(7));
}

void TestDeskPrinting::aPlayersUsualPresetIsNotTheDesks()
{
    PartyFixture fixture;
    fixture.openSix();
    print::Options large;
    large.textSize = 14;
    large.titleLine = QStringLiteral("Of the player Anna");
    fixture.settings.change([&large](ui::Settings &settings) {
        settings.presets = {{QStringLiteral("Large"), large}};
        settings.usualPreset = QStringLiteral("Large");
    });
    const QString path = fixture.path(QStringLiteral("party.pdf"));
    fixture.prompts.savePaths.push_back(path);
    press(*fixture.page(), "Print all...");
    const auto choices = fixture.dialog()->findChildren<QRadioButton *>();
    const auto party = std::find_if(choices.begin(), choices.end(), [](const QRadioButton *each) {
        return each->text().contains(QStringLiteral("party on one sheet"));
    });
    QVERIFY(party != choices.end());
    (*party)->setChecked(true);
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path) && !QApplication::activeModalWidget(), 60'000);
    QVERIFY(!test::textOfPdf(*storage::readFile(path)).contains(large.titleLine));
}

void TestDeskPrinting::theSessionLogIsReadBack()
{
    constexpr int Count = 90;
    PartyFixture fixture;
    fixture.openSix();
    const QString end = QStringLiteral("and then they went home");
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [&](party::Party &party) -> Result<void> {
        for (int i = 0; i < Count; ++i) {
            party::Session session;
            session.id = QStringLiteral("s%1").arg(i);
            session.date = QDate(2026, 1, 1).addDays(i);
            session.title = QStringLiteral("Evening %1").arg(i);
            session.note = QStringLiteral("Of evening %1:\n").arg(i) +
                           QStringLiteral("they walked for a long day, ").repeated(9) + end;
            for (const party::Member &member : party.members)
                session.present << member.path;
            party.insert(session);
        }
        return {};
    }));
    const QString path = fixture.path(QStringLiteral("log.pdf"));
    fixture.prompts.savePaths.push_back(path);
    press(*fixture.page(), "Print log...");
    const QStringList pages = test::pagesOfPdf(*storage::readFile(path));
    QVERIFY(pages.size() > 2);
    for (qsizetype i = 0; i < pages.size(); ++i)
        QVERIFY2(pages[i].contains(pageOf(size_t(i + 1), size_t(pages.size()))), qPrintable(pages[i]));
    const QString all = pages.join(QLatin1Char(' '));
    for (int i = 0; i < Count; ++i)
        QVERIFY2(all.contains(QStringLiteral("Of evening %1:").arg(i)), qPrintable(QString::number(i)));
    QCOMPARE(withoutSpaces(all).count(withoutSpaces(end)), Count);
    QCOMPARE(withoutSpaces(all).count(QStringLiteral("SirOdoofKirkland")), Count);
}

void TestDeskPrinting::aBrokenSheetStopsNoOther()
{
    PartyFixture fixture;
    fixture.openSix();
    const QString folder = QStringLiteral("sheets");
    QVERIFY(QDir().mkpath(fixture.path(folder)));
    const QString first = fixture.bench().seats().front().name();
    QVERIFY(QDir().mkpath(
        fixture.path(folder + '/' + first + QStringLiteral(".pdf")))); // where its file is to be
    fixture.prompts.folders.push_back(fixture.path(folder));
    press(*fixture.page(), "Print all...");
    fixture.dialog()->findChildren<QRadioButton *>()[1]->click();
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY_WITH_TIMEOUT(!QApplication::activeModalWidget(), 60'000);
    QCOMPARE(filesIn(fixture, folder).size(), 5);
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY2(fixture.prompts.told.front().contains(first) &&
                 fixture.prompts.told.front().contains(QStringLiteral("no ordinary file")),
             qPrintable(fixture.prompts.told.front()));
    QVERIFY2(fixture.said().contains(QStringLiteral("5 sheets written")), qPrintable(fixture.said()));
}

void TestDeskPrinting::whatIsStoppedLeavesNoHalfFile_data()
{
    QTest::addColumn<bool>("each");
    QTest::newRow("one PDF") << false;
    QTest::newRow("one each") << true;
}

void TestDeskPrinting::whatIsStoppedLeavesNoHalfFile()
{
    QFETCH(const bool, each);
    PartyFixture fixture;
    fixture.window.commands().openPaths({test::writeMany(fixture, 60)});
    QTRY_VERIFY(!fixture.bench().isReading());
    const QString folder = QStringLiteral("sheets");
    QVERIFY(QDir().mkpath(fixture.path(folder)));
    const QString path = fixture.path(folder + QStringLiteral("/all.pdf"));
    QVERIFY(storage::writeFile(path, "what was there"));
    if (each)
        fixture.prompts.folders.push_back(fixture.path(folder));
    else
        fixture.prompts.savePaths.push_back(path);
    press(*fixture.page(), "Print all...");
    if (each) fixture.dialog()->findChildren<QRadioButton *>()[1]->click();
    press(*fixture.dialog(), "Export...");
    const auto *progress = fixture.dialog()->findChild<QProgressBar *>();
    QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, 60'000);
    press(*fixture.dialog(), "Stop");
    QTRY_VERIFY_WITH_TIMEOUT(!QApplication::activeModalWidget(), 60'000);
    QCOMPARE(*storage::readFile(path), QByteArray("what was there"));
    QStringList files = filesIn(fixture, folder);
    QVERIFY(files.removeOne(QStringLiteral("all.pdf")));
    QVERIFY2(each ? !files.isEmpty() && files.size() < 60 : files.isEmpty(), qPrintable(files.join(' ')));
    for (const QString &file : files)
        QVERIFY2(!test::pagesOfPdf(*storage::readFile(fixture.path(folder + '/' + file))).isEmpty(),
                 qPrintable(file));
}

QTEST_MAIN(TestDeskPrinting)
#include "tst_desk_printing.moc"
