#include "core/hursagmu/party/campaign.h"
#include "core/print/export.h"
#include "core/storage/files.h"
#include "tests/support/pdftext.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/hursagmu/desk/applydialog.h"
#include "ui/hursagmu/desk/awardmodel.h"
#include "ui/hursagmu/desk/columnsdialog.h"
#include "ui/hursagmu/desk/comparedialog.h"
#include "ui/hursagmu/desk/optionsdialog.h"
#include "ui/hursagmu/desk/optiontext.h"
#include "ui/hursagmu/desk/rostermodel.h"
#include "ui/hursagmu/desk/sessionmodel.h"
#include "ui/hursagmu/desk/skillpanel.h"
#include "ui/hursagmu/desk/spenddialog.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QPrinter>
#include <QRadioButton>
#include <QTimer>

using namespace sky;
using test::PartyFixture;
using ui::hursagmu::DeskTable;

namespace
{

void press(QWidget &place, const char *text)
{
    QPushButton *button = PartyFixture::buttonIn(place, QLatin1String(text));
    if (!button) qFatal("there is no button %s", text);
    QTest::mouseClick(button, Qt::LeftButton);
}

int pagesIn(const QByteArray &pdf)
{
    return int(pdf.count("/Type /Page "));
}

} // namespace

class TestDeskDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void optionsAreAppliedAfterAReport();
    void everyOptionReadsAndTypesBack();
    void aWrongValueIsRefused();
    void comparesSideBySide();
    void printsOneBookWithAnIndex();
    void printsAFileForEach();
    void exportsAFileForEachInAnotherFormat();
    void printsThePartyOnOneSheet();
    void theSessionLogPrints();
    void addsCharacters();
    void fiveHundredSortAtOnce();
    void theModelsAreSound();
};

void TestDeskDialogs::optionsAreAppliedAfterAReport()
{
    PartyFixture fixture;
    fixture.openSix();
    press(*fixture.page(), "Campaign options...");
    auto *search = fixture.dialog()->findChild<ui::SearchField *>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("Trait levels above 12"));
    auto *table = fixture.inDialog<DeskTable>(QStringLiteral("Options of the campaign"));
    QCOMPARE(table->model()->rowCount(), 1);
    auto *choice = fixture.inDialog<ui::ChoiceField>(QStringLiteral("Trait levels above 12"));
    QVERIFY(choice && choice->isVisible());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(table->model()->index(0, ui::hursagmu::OptionsModel::StateColumn).data().toString(),
             QStringLiteral("changed"));
    const auto options = hursagmu::campaignOptions(fixture.bench().party());
    QVERIFY(options && options->costExtension == hursagmu::CostExtension::TableOnly);
    for (const test::Somebody &who : test::SkyRoad)
        QVERIFY(fixture.read(who.file)->options.costExtension == hursagmu::CostExtension::Recurrence);

    press(*fixture.dialog(), "Apply to members...");
    auto *rows = fixture.inDialog<DeskTable>(QStringLiteral("What would change"));
    QCOMPARE(rows->model()->rowCount(), 6);
    auto *report = fixture.inDialog<ui::TextField>(QStringLiteral("Before and after"));
    QVERIFY(!report->toPlainText().isEmpty());
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Space); // Juk keeps his own
    press(*fixture.dialog(), "Apply");
    QVERIFY(fixture.read("juk")->options.costExtension == hursagmu::CostExtension::Recurrence);
    QVERIFY(fixture.read("odo")->options.costExtension == hursagmu::CostExtension::TableOnly);
    press(*fixture.dialog(), "Close");
    // The members' files would not follow.
    fixture.trigger("edit.undo");
    QVERIFY(hursagmu::campaignOptions(fixture.bench().party())->costExtension ==
            hursagmu::CostExtension::TableOnly);
}

void TestDeskDialogs::everyOptionReadsAndTypesBack()
{
    test::UiFixture fixture;
    const auto &catalogue = fixture.game->catalogue();
    QCOMPARE(catalogue.options().size(), hursagmu::optionFields().size());
    for (const auto &option : catalogue.options()) {
        const json::Value value = ui::hursagmu::optionIn({}, option.id);
        const QString text = ui::hursagmu::optionText(value, option, catalogue);
        QVERIFY2(!text.isEmpty() || option.nullable, qPrintable(option.id));
        if (!ui::hursagmu::optionChoices(option).empty()) continue;
        const auto back = ui::hursagmu::optionValue(text, option, catalogue);
        QVERIFY2(back && *back == value, qPrintable(option.id));
        hursagmu::RuleOptions options;
        QVERIFY2(ui::hursagmu::setOption(options, option.id, *back), qPrintable(option.id));
    }
}

void TestDeskDialogs::aWrongValueIsRefused()
{
    PartyFixture fixture;
    fixture.openSix();
    press(*fixture.page(), "Campaign options...");
    auto *search = fixture.dialog()->findChild<ui::SearchField *>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("Worth of Natural Armor"));
    auto *field = fixture.inDialog<ui::LineField>(QStringLiteral("Worth of Natural Armor"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("9"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!fixture.bench().document().canUndo());
    QVERIFY2(fixture.dialog()->isVisible(), "Enter in a field does not close the dialog");
    QString said;
    for (const auto *notice : fixture.dialog()->findChildren<ui::Notice *>())
        if (notice->isVisible()) said += notice->sentence();
    QVERIFY(said.contains(QLatin1String("cannot have that value")));
}

void TestDeskDialogs::comparesSideBySide()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
    press(*fixture.page(), "Compare...");
    auto *side = fixture.inDialog<DeskTable>(QStringLiteral("Side by side"));
    QCOMPARE(side->model()->columnCount(), 4);
    const int all = side->model()->rowCount();
    auto *only = fixture.dialog()->findChild<QAbstractButton *>();
    for (auto *box : fixture.dialog()->findChildren<QAbstractButton *>())
        if (box->text() == QLatin1String("Only what &differs")) only = box;
    only->click();
    QVERIFY(side->model()->rowCount() > 0 && side->model()->rowCount() < all);
    for (int row = 0; row < side->model()->rowCount(); ++row) {
        QCOMPARE(side->model()->index(row, 1).data().toString(), QStringLiteral("differs"));
        QVERIFY(side->model()->index(row, 2).data() != side->model()->index(row, 3).data());
    }
}

void TestDeskDialogs::printsOneBookWithAnIndex()
{
    PartyFixture fixture;
    fixture.openSix();
    int pages = 1;
    for (const party::Seat &seat : fixture.bench().seats()) {
        const auto sheet = print::makeSheet(*seat.character, *seat.evaluation, *fixture.game, {});
        pages += int(sheet->layout.pages.size());
    }
    const QString path = fixture.path(QStringLiteral("all.pdf"));
    fixture.prompts.savePaths.push_back(path);
    QTest::keyClick(&fixture.window, Qt::Key_P, Qt::ControlModifier);
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 30'000);
    QCOMPARE(pagesIn(*storage::readFile(path)), pages);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(fixture.said().contains(QLatin1String("6 sheets in all.pdf")));
}

void TestDeskDialogs::printsAFileForEach()
{
    PartyFixture fixture;
    fixture.openSix();
    const QString folder = fixture.path(QStringLiteral("sheets"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(storage::writeFile(folder + QStringLiteral("/Juk the Barbarian.pdf"), "old"));
    fixture.prompts.folders = {folder, folder};
    fixture.prompts.choices = {1, 0}; // think it over, then replace it
    press(*fixture.page(), "Print all...");
    fixture.dialog()->findChildren<QRadioButton *>()[1]->click();
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY(PartyFixture::buttonIn(*fixture.dialog(), QStringLiteral("Close")));
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
    press(*fixture.dialog(), "Export...");
    QTRY_COMPARE_WITH_TIMEOUT(QDir(folder).entryList(QDir::Files).size(), 6, 30'000);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(storage::readFile(folder + QStringLiteral("/Juk the Barbarian.pdf"))->startsWith("%PDF"));
}

void TestDeskDialogs::exportsAFileForEachInAnotherFormat()
{
    PartyFixture fixture;
    fixture.openSix();
    const QString folder = fixture.path(QStringLiteral("pages"));
    QVERIFY(QDir().mkpath(folder));
    fixture.prompts.folders.push_back(folder);
    press(*fixture.page(), "Print all...");
    auto *format = fixture.dialog()->findChild<ui::ChoiceField *>();
    QVERIFY(!format->isEnabled());
    fixture.dialog()->findChildren<QRadioButton *>()[1]->click();
    format->setFocus();
    QTest::keyClicks(format, QStringLiteral("Web"));
    press(*fixture.dialog(), "Export...");
    QTRY_COMPARE_WITH_TIMEOUT(QDir(folder).entryList({QStringLiteral("*.html")}, QDir::Files).size(), 6,
                              30'000);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(storage::readFile(folder + QStringLiteral("/Juk the Barbarian.html"))->startsWith("<!DOCTYPE"));
}

void TestDeskDialogs::printsThePartyOnOneSheet()
{
    PartyFixture fixture;
    fixture.openSix();
    const QString path = fixture.path(QStringLiteral("party.pdf"));
    press(*fixture.page(), "Print all...");
    auto *layouts = fixture.dialog()->findChildren<ui::ChoiceField *>().value(1);
    const auto ways = fixture.dialog()->findChildren<QRadioButton *>();
    ways[0]->setFocus();
    QTest::keyClick(ways[0], Qt::Key_Down);
    QTest::keyClick(ways[1], Qt::Key_Down);
    QVERIFY2(layouts->accessibleName().contains(QLatin1String("Party sheet")),
             qPrintable(layouts->accessibleName()));
    fixture.prompts.savePaths.push_back(path);
    press(*fixture.dialog(), "Export...");
    QTRY_VERIFY(!QApplication::activeModalWidget());
    const QStringList pages = test::pagesOfPdf(*storage::readFile(path));
    QVERIFY2(!pages.isEmpty() && pages.size() <= 2, qPrintable(QString::number(pages.size())));
    for (const party::Seat &seat : fixture.bench().seats())
        for (const QString &word : seat.name().split(u' ')) // long names are broken
            QVERIFY2(pages.front().contains(word), qPrintable(pages.front()));
    // And to a printer, on the paper's long side.
    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    fixture.prompts.printers = {[&printed](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(printed);
        return printer.pageLayout().orientation() == QPageLayout::Landscape;
    }};
    press(*fixture.page(), "Print all...");
    fixture.dialog()->findChildren<QRadioButton *>()[2]->click();
    press(*fixture.dialog(), "To a printer...");
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(test::pagesOfPdf(*storage::readFile(printed)), pages);
}

void TestDeskDialogs::theSessionLogPrints()
{
    PartyFixture fixture;
    fixture.openSix();
    fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        for (int i = 0; i < 90; ++i)
            party.insert({QStringLiteral("s%1").arg(i),
                          QDate(2026, 1, 1).addDays(i),
                          QStringLiteral("Evening %1").arg(i),
                          {},
                          {},
                          {},
                          {},
                          {}});
        return {};
    });
    const QString path = fixture.path(QStringLiteral("log.pdf"));
    fixture.prompts.savePaths.push_back(path);
    press(*fixture.page(), "Print log...");
    QVERIFY(pagesIn(*storage::readFile(path)) >= 2);
}

void TestDeskDialogs::addsCharacters()
{
    PartyFixture fixture;
    fixture.openSix();
    test::Somebody who{"tutu", "Ubar Tutu", "Kim", "rogue", 10};
    fixture.write(who);
    fixture.prompts.paths.push_back({fixture.fileOf("tutu")});
    press(*fixture.page(), "Add a character...");
    press(*fixture.dialog(), "Other files...");
    press(*fixture.dialog(), "Add");
    auto *table = fixture.table("Characters of the party");
    QTRY_COMPARE(table->model()->rowCount(), 7);
    QCOMPARE(fixture.bench().party().members.back().path, QStringLiteral("tutu.skychar"));
    fixture.trigger("edit.undo");
    QTRY_COMPARE(table->model()->rowCount(), 6);
}

void TestDeskDialogs::fiveHundredSortAtOnce()
{
    PartyFixture fixture;
    fixture.window.commands().openPaths({test::writeMany(fixture, 500)});
    auto *table = fixture.table("Characters of the party");
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 500, 30'000);
    QTRY_VERIFY(!fixture.bench().isReading());
    table->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("Number 499"));
    table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("Number 000"));
    // Only what changed is read again, and the table keeps its place meanwhile.
    table->showCurrent(QStringLiteral("./250.skychar"));
    table->showCurrent(QStringLiteral("250.skychar"));
    const QString current = table->currentId();
    QVERIFY(current.contains(QLatin1String("250")));
    fixture.bench().look();
    QTRY_VERIFY(!fixture.bench().isReading());
    QCOMPARE(table->currentId(), current);
    QCOMPARE(table->model()->rowCount(), 500);
}

void TestDeskDialogs::theModelsAreSound()
{
    PartyFixture fixture;
    fixture.openSix();
    const ui::hursagmu::DeskWork work(fixture.bench(), *fixture.game);
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    ui::hursagmu::RosterModel roster(work);
    const QAbstractItemModelTester first(&roster, mode);
    roster.setFilter(QStringLiteral("k"));
    roster.sort(2, Qt::DescendingOrder);
    roster.setColumns({QStringLiteral("player"), QStringLiteral("problems")});
    ui::hursagmu::AwardModel award(work);
    const QAbstractItemModelTester second(&award, mode);
    award.setEach(3);
    QVERIFY(award.setData(award.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    award.refresh();
    ui::hursagmu::SessionModel sessions(work);
    const QAbstractItemModelTester third(&sessions, mode);
    ui::hursagmu::SkillModel skills(work);
    const QAbstractItemModelTester fourth(&skills, mode);
    skills.setFilter(QStringLiteral("heal"));
    ui::hursagmu::SpendModel spend(work, QStringLiteral("juk.skychar"), work.today());
    const QAbstractItemModelTester fifth(&spend, mode);
    spend.setFilter(QStringLiteral("war"));
    spend.setDay(QDate(2026, 1, 1));
    ui::hursagmu::CompareModel compare(work, {});
    const QAbstractItemModelTester sixth(&compare, mode);
    compare.setOnlyDifferent(true);
    ui::hursagmu::OptionsModel options(fixture.game->catalogue());
    const QAbstractItemModelTester seventh(&options, mode);
    options.setFilter(QStringLiteral("H-033"));
    hursagmu::RuleOptions changed;
    changed.strictBeat = true;
    ui::hursagmu::ApplyModel apply(work, changed);
    const QAbstractItemModelTester eighth(&apply, mode);
    QCOMPARE(apply.ticked().size(), 6);
    ui::hursagmu::ColumnsModel columns(
        hursagmu::partyColumns(fixture.bench().seats(), fixture.game->catalogue()),
        hursagmu::usualPartyColumns());
    const QAbstractItemModelTester ninth(&columns, mode);
    columns.setFilter(QStringLiteral("def"));
    columns.setChosen({});
    QVERIFY(columns.chosen().isEmpty());
}

QTEST_MAIN(TestDeskDialogs)
#include "tst_desk_dialogs.moc"
