#include "core/storage/files.h"
#include "tests/support/pdftext.h"
#include "tests/ui/uifixture.h"
#include "ui/print/exportdialog.h"
#include "ui/print/printing.h"
#include "ui/print/sectionlist.h"
#include "ui/print/sheetoptionsdialog.h"
#include "ui/print/sheetpage.h"
#include "ui/print/sheetview.h"
#include "ui/widgets/fields.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QListView>
#include <QPrinter>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace sky;

namespace
{

QPushButton *push(const QWidget &in, const QString &text)
{
    for (auto *each : in.findChildren<QPushButton *>())
        if (each->text() == text) return each;
    return nullptr;
}

QCheckBox *box(const QWidget &in, const QString &text)
{
    for (auto *each : in.findChildren<QCheckBox *>())
        if (QString(each->text()).remove(u'&').startsWith(text)) return each;
    return nullptr;
}

template<class Field>
Field *field(const QWidget &in, const QString &start)
{
    for (auto *each : in.findChildren<Field *>())
        if (each->accessibleName().startsWith(start)) return each;
    return nullptr;
}

void type(QWidget *into, const QString &text)
{
    into->setFocus();
    QTest::keyClicks(into, text);
}

/// The page Sheet of a knight with its options open.
struct Shown {
    explicit Shown(test::UiFixture &fixture)
        : file(fixture.knight())
        , page(file.bench())
    {
        page.resize(1'000, 700);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) QTest::qFail("not shown", __FILE__, __LINE__);
        open();
    }

    void close()
    {
        dialog().accept();
        QTRY_VERIFY(!page.findChild<ui::SheetOptionsDialog *>());
    }
    void open()
    {
        QTest::mouseClick(push(page, QStringLiteral("&Options...")), Qt::LeftButton);
        if (!QTest::qWaitForWindowExposed(&dialog())) QTest::qFail("no dialog", __FILE__, __LINE__);
    }
    ui::SheetOptionsDialog &dialog() { return *page.findChild<ui::SheetOptionsDialog *>(); }
    ui::SectionList &sections() { return *dialog().findChild<ui::SectionList *>(); }
    int pages()
    {
        QCoreApplication::processEvents(); // laid out once for all changes of a turn
        return page.findChild<ui::SheetView *>()->pageCount();
    }

    ui::OpenFile &file;
    ui::SheetPage page;
};

QStringList namesIn(const ui::SectionModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row).data().toString();
    return names;
}

} // namespace

/// Options of a sheet by mouse and keyboard, and their presets.
class TestSheetOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesShowAtOnce();
    void whatDoesNothingSaysWhy();
    void sectionsAreTickedAndMoved();
    void theModelOfSectionsIsSound();
    void presetsAreKeptRenamedAndDeleted();
    void presetsWithEqualOptionsAreToldApart();
    void aPresetWithoutANameIsRefused();
    void aPresetBringsSheetAndPaper();
    void theUsualPresetIsForWhatNothingWasChosenFor();
    void thePageRemembers();
    void settingsComeBack();
    void ofADamagedPresetTheRestStays();
    void theTitleLineIsOneCharacters();
    void aPartysPresetIsNotForACharacter();
    void whatIsRoundedInTheFormStays();
    void whatIsLeftOutKeepsItsPlace();
    void sectionsOfOneSheetSurviveAnother();
    void aPaperOfAnySize();
    void anExportIsMadeByThem();
    void printingIsMadeByThem();
};

void TestSheetOptions::changesShowAtOnce()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QCOMPARE(shown.pages(), 1);
    auto *size = field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Text size"));
    type(size, QStringLiteral("14"));
    QCOMPARE(shown.dialog().options().textSize, 14.0);
    QVERIFY(size->accessibleName().contains(QStringLiteral("14 pt, large print")));
    QVERIFY(shown.pages() > 1);
    QTest::keyClick(size, Qt::Key_Home);
    QCOMPARE(shown.pages(), 1);
    auto *title = field<ui::LineField>(shown.dialog(), QStringLiteral("Title line"));
    type(title, QStringLiteral("For the convention"));
    QCOMPARE(shown.dialog().options().titleLine, QStringLiteral("For the convention"));
    auto *binding = field<ui::NumberField>(shown.dialog(), QStringLiteral("Binding"));
    binding->setFocus();
    binding->selectAll();
    QTest::keyClicks(binding, QStringLiteral("12\r"));
    QCOMPARE(shown.dialog().options().binding, 12.0);
    QTest::mouseClick(box(shown.dialog(), QStringLiteral("Two pages")), Qt::LeftButton, {}, {8, 8});
    QVERIFY(shown.dialog().options().twoUp);
    QTest::mouseClick(push(shown.dialog(), QStringLiteral("&Reset")), Qt::LeftButton);
    QVERIFY(print::areAlike(shown.dialog().options(), {}));
    QVERIFY(title->text().isEmpty());
    QTest::keyClick(&shown.dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!shown.page.findChild<ui::SheetOptionsDialog *>());
}

void TestSheetOptions::whatDoesNothingSaysWhy()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *rows = field<ui::NumberField>(shown.dialog(), QStringLiteral("Empty rows"));
    QVERIFY(!rows->isEnabled() && rows->toolTip().contains(QStringLiteral("Only a sheet for writing")));
    QVERIFY(!box(shown.dialog(), QStringLiteral("Bound"))->isEnabled());
    auto *binding = field<ui::NumberField>(shown.dialog(), QStringLiteral("Binding"));
    binding->setFocus();
    QTest::keyClick(binding, Qt::Key_Up);
    QVERIFY(box(shown.dialog(), QStringLiteral("Bound"))->isEnabled());
    type(field<ui::ChoiceField>(shown.page, QStringLiteral("Sheet")), QStringLiteral("Names"));
    QVERIFY(rows->isEnabled() && !rows->toolTip().contains(QStringLiteral("Only")));
    auto *sheet = field<ui::ChoiceField>(shown.page, QStringLiteral("Sheet"));
    QTest::keyClick(sheet, Qt::Key_Down); // the search for what was typed goes on for a while
    QVERIFY(sheet->currentText().startsWith(QStringLiteral("Cards")));
    auto *size = field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Text size"));
    QVERIFY(!size->isEnabled() && size->toolTip().contains(QStringLiteral("Cards have one size")));
}

void TestSheetOptions::sectionsAreTickedAndMoved()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    ui::SectionModel &model = shown.sections().model();
    QListView &view = shown.sections().view();
    QCOMPARE(namesIn(model).value(1), QStringLiteral("Talents"));
    view.setFocus();
    view.setCurrentIndex(model.index(1));
    QTest::keyClick(&view, Qt::Key_Space);
    QVERIFY(!shown.dialog().options().sections.contains(QStringLiteral("talents")));
    QVERIFY(shown.dialog().options().sections.contains(QStringLiteral("professions")));
    QTest::keyClick(&view, Qt::Key_Space);
    QCOMPARE(shown.dialog().options().sections, QStringList());
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(namesIn(model).mid(1, 2), (QStringList{"Professions", "Talents"}));
    QCOMPARE(view.currentIndex().row(), 2);
    QCOMPARE(shown.dialog().options().sections.mid(1, 2), (QStringList{"professions", "talents"}));
    QToolButton *up = field<QToolButton>(shown.dialog(), QStringLiteral("Section up"));
    QTest::mouseClick(up, Qt::LeftButton);
    QTest::mouseClick(up, Qt::LeftButton);
    QCOMPARE(namesIn(model).value(0), QStringLiteral("Talents"));
    QVERIFY(!up->isEnabled());
    // Something is always printed.
    for (int row = 0; row < model.rowCount(); ++row)
        model.setData(model.index(row), Qt::Unchecked, Qt::CheckStateRole);
    QCOMPARE(shown.dialog().options().sections.size(), 1);
    QCOMPARE(shown.pages(), 1);
}

void TestSheetOptions::theModelOfSectionsIsSound()
{
    ui::SectionModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::vector<print::OfferedSection> offers = {{"a", "A"}, {"b", "B"}, {"c", "C"}};
    model.show(offers, {});
    QCOMPARE(model.chosen(), QStringList());
    QVERIFY(model.moveRows({}, 0, 1, {}, 3));
    QCOMPARE(model.chosen(), (QStringList{"b", "c", "a"}));
    QVERIFY(!model.moveRows({}, 1, 1, {}, 1));
    model.show(offers, {"c", "nobody", "a"});
    QCOMPARE(model.chosen(), (QStringList{"c", "a"}));
    model.show(offers, {"nobody"});
    QCOMPARE(model.chosen(), QStringList());
    model.show({}, {"a"});
    QCOMPARE(model.chosen(), QStringList());
}

void TestSheetOptions::presetsAreKeptRenamedAndDeleted()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const auto preset = [&shown] { return field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Preset")); };
    QVERIFY(!preset()->isEnabled());
    type(field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Text size")), QStringLiteral("14"));
    fixture.prompts.texts = {QStringLiteral("  Large   print ")};
    push(shown.dialog(), QStringLiteral("Sa&ve as..."))->click();
    QCOMPARE(fixture.settings.get().presets.size(), size_t{1});
    QCOMPARE(preset()->currentText(), QStringLiteral("Large print"));
    // Another change is of no preset.
    QTest::mouseClick(box(shown.dialog(), QStringLiteral("Portrait")), Qt::LeftButton, {}, {8, 8});
    QCOMPARE(preset()->currentText(), QStringLiteral("none"));
    QVERIFY(!push(shown.dialog(), QStringLiteral("&Delete"))->isEnabled());
    // Its name is taken, in whatever case: asked, and left.
    fixture.prompts.texts = {QStringLiteral("large print")};
    fixture.prompts.choices = {1};
    push(shown.dialog(), QStringLiteral("Sa&ve as..."))->click();
    QVERIFY(fixture.settings.get().presets.front().options.portrait);
    type(preset(), QStringLiteral("Large"));
    QVERIFY(shown.dialog().options().portrait && shown.dialog().options().textSize == 14);
    fixture.prompts.texts = {QStringLiteral("For Anna")};
    push(shown.dialog(), QStringLiteral("Rena&me..."))->click();
    QCOMPARE(preset()->currentText(), QStringLiteral("For Anna"));
    push(shown.dialog(), QStringLiteral("De&fault"))->click();
    QCOMPARE(fixture.settings.get().usualPreset, QStringLiteral("For Anna"));
    QCOMPARE(preset()->currentText(), QStringLiteral("For Anna (default)"));
    fixture.prompts.choices = {0};
    push(shown.dialog(), QStringLiteral("&Delete"))->click();
    QVERIFY(fixture.settings.get().presets.empty() && fixture.settings.get().usualPreset.isEmpty());
    QCOMPARE(shown.dialog().options().textSize, 14.0); // the sheet stays
}

void TestSheetOptions::presetsWithEqualOptionsAreToldApart()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const auto preset = [&shown] { return field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Preset")); };
    type(field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Text size")), QStringLiteral("14"));
    for (const char *name : {"Large", "a/b", "Zoe"}) {
        fixture.prompts.texts = {QString::fromLatin1(name)};
        push(shown.dialog(), QStringLiteral("Sa&ve as..."))->click();
        QCOMPARE(preset()->currentText(), QString::fromLatin1(name));
    }
    type(preset(), QStringLiteral("a/b"));
    QCOMPARE(preset()->currentText(), QStringLiteral("a/b"));
    fixture.prompts.texts = {QStringLiteral("Wide")};
    push(shown.dialog(), QStringLiteral("Rena&me..."))->click();
    QCOMPARE(preset()->currentText(), QStringLiteral("Wide"));
    QCOMPARE(fixture.settings.get().presets.front().name, QStringLiteral("Large"));
    fixture.prompts.choices = {0};
    push(shown.dialog(), QStringLiteral("&Delete"))->click();
    QStringList left;
    for (const print::Preset &each : fixture.settings.get().presets)
        left << each.name;
    QCOMPARE(left, (QStringList{"Large", "Zoe"}));
}

void TestSheetOptions::aPresetWithoutANameIsRefused()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    fixture.prompts.texts = {QStringLiteral("  ")};
    push(shown.dialog(), QStringLiteral("Sa&ve as..."))->click();
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY(fixture.settings.get().presets.empty());
    fixture.prompts.texts = {QStringLiteral("Large"), QStringLiteral("")};
    push(shown.dialog(), QStringLiteral("Sa&ve as..."))->click();
    push(shown.dialog(), QStringLiteral("Rena&me..."))->click();
    QCOMPARE(fixture.prompts.told.size(), 2);
    QCOMPARE(fixture.settings.get().presets.front().name, QStringLiteral("Large"));
}

void TestSheetOptions::aPresetBringsSheetAndPaper()
{
    test::UiFixture fixture;
    print::Options options;
    options.layout = QStringLiteral("blank");
    options.paper = print::PageFormat::letter();
    fixture.settings.change([&](ui::Settings &settings) {
        settings.presets = {{QStringLiteral("Form"), options}};
    });
    Shown shown(fixture);
    type(field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Preset")), QStringLiteral("Form"));
    QVERIFY(field<ui::ChoiceField>(shown.page, QStringLiteral("Sheet: Names")));
    QVERIFY(field<ui::ChoiceField>(shown.page, QStringLiteral("Paper: US Letter")));
    QCOMPARE(fixture.settings.get().paper, QStringLiteral("letter"));
}

void TestSheetOptions::theUsualPresetIsForWhatNothingWasChosenFor()
{
    test::UiFixture fixture;
    print::Options options;
    options.textSize = 12;
    fixture.settings.change([&](ui::Settings &settings) {
        settings.presets = {{QStringLiteral("Larger"), options}};
        settings.usualPreset = QStringLiteral("Larger");
    });
    QCOMPARE(ui::lastOptions(fixture.services, *fixture.game).textSize, 12.0);
    options.textSize = 11;
    ui::keepLastOptions(fixture.services, *fixture.game, options);
    QCOMPARE(ui::lastOptions(fixture.services, *fixture.game).textSize, 11.0);
    QCOMPARE(ui::usualOptions(fixture.services).textSize, 12.0);
    fixture.settings.change([](ui::Settings &settings) { settings.usualPreset = QStringLiteral("gone"); });
    QCOMPARE(ui::usualOptions(fixture.services).textSize, 10.0);
}

void TestSheetOptions::thePageRemembers()
{
    test::UiFixture fixture;
    {
        Shown shown(fixture);
        type(field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Text size")), QStringLiteral("13"));
        type(field<ui::ChoiceField>(shown.page, QStringLiteral("Sheet")), QStringLiteral("Complete"));
        QTest::mouseClick(push(shown.dialog(), QStringLiteral("&Close")), Qt::LeftButton);
    }
    ui::SheetPage other(fixture.blank().bench());
    other.show();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QVERIFY(field<ui::ChoiceField>(other, QStringLiteral("Sheet: Complete")));
    QCOMPARE(ui::lastOptions(fixture.services, *fixture.game).textSize, 13.0);
}

void TestSheetOptions::settingsComeBack()
{
    test::UiFixture fixture;
    const QString path = fixture.path(QStringLiteral("other.json"));
    print::Options options;
    options.sections = {"weapons", "talents"};
    options.leastMargin = 12.5;
    {
        ui::SettingsStore store(path);
        store.change([&](ui::Settings &settings) {
            settings.presets = {{QStringLiteral("\u201cA\u201d"), options}, {QStringLiteral("B"), {}}};
            settings.usualPreset = QStringLiteral("B");
            settings.lastSheets = {{QStringLiteral("hursagmu"), options}};
        });
    }
    const ui::SettingsStore again(path);
    QVERIFY(!again.problem());
    QCOMPARE(again.get().presets.size(), size_t{2});
    QVERIFY(print::areAlike(again.get().presets.front().options, options));
    QCOMPARE(again.get().usualPreset, QStringLiteral("B"));
    QVERIFY(print::areAlike(again.get().lastSheets.front().options, options));
}

void TestSheetOptions::ofADamagedPresetTheRestStays()
{
    test::UiFixture fixture;
    const QString path = fixture.path(QStringLiteral("other.json"));
    const QByteArray damaged =
        R"({"version": 1, "presets": [{"name": "A", "margin": 4000, "textSize": 14}]})";
    QVERIFY(storage::writeFile(path, damaged));
    const ui::SettingsStore store(path);
    QVERIFY(store.problem());
    QCOMPARE(store.get().presets.size(), size_t(1));
    QCOMPARE(store.get().presets[0].name, QStringLiteral("A"));
    QCOMPARE(store.get().presets[0].options.leastMargin, print::Options().leastMargin);
    QVERIFY(store.get().presets[0].options.textSize != print::Options().textSize);
    QCOMPARE(*storage::readFile(path + QStringLiteral(".damaged")), damaged);
}

void TestSheetOptions::theTitleLineIsOneCharacters()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    type(field<ui::LineField>(shown.dialog(), QStringLiteral("Title line")), QStringLiteral("For Anna"));
    shown.close();
    QCOMPARE(ui::lastOptions(fixture.services, shown.file.document()).titleLine, QStringLiteral("For Anna"));
    shown.page.hide();
    shown.page.show();
    shown.open();
    QCOMPARE(shown.dialog().options().titleLine, QStringLiteral("For Anna"));
    ui::OpenFile &other = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(ui::lastOptions(fixture.services, other.document()).titleLine.isEmpty());
}

void TestSheetOptions::aPartysPresetIsNotForACharacter()
{
    test::UiFixture fixture;
    print::Options party;
    party.layout = fixture.game->groupLayout();
    fixture.settings.change([&party](ui::Settings &settings) {
        settings.presets = {{QStringLiteral("Table"), party}};
        settings.usualPreset = QStringLiteral("Table");
    });
    Shown shown(fixture);
    QCOMPARE(shown.dialog().options().layout, SheetRequest().layout);
    type(field<ui::ChoiceField>(shown.dialog(), QStringLiteral("Preset")), QStringLiteral("Table"));
    QCOMPARE(shown.dialog().options().layout, SheetRequest().layout);
}

void TestSheetOptions::whatIsRoundedInTheFormStays()
{
    test::UiFixture fixture;
    print::Options tenths;
    tenths.textSize = 10.5;
    tenths.leastMargin = 12.5;
    ui::keepLastOptions(fixture.services, *fixture.game, tenths);
    Shown shown(fixture);
    QTest::mouseClick(box(shown.dialog(), QStringLiteral("Two pages")), Qt::LeftButton, {}, {8, 8});
    QVERIFY(shown.dialog().options().twoUp);
    QCOMPARE(shown.dialog().options().textSize, 10.5);
    QCOMPARE(shown.dialog().options().leastMargin, 12.5);
}

void TestSheetOptions::whatIsLeftOutKeepsItsPlace()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const QStringList names = namesIn(shown.sections().model());
    ui::SectionModel &model = shown.sections().model();
    QVERIFY(model.setData(model.index(1), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(model.setData(model.index(0), Qt::Unchecked, Qt::CheckStateRole));
    shown.close();
    shown.open();
    QCOMPARE(namesIn(shown.sections().model()), names);
    QCOMPARE(shown.sections().model().index(1).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
}

void TestSheetOptions::sectionsOfOneSheetSurviveAnother()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    ui::SectionModel &model = shown.sections().model();
    QVERIFY(model.setData(model.index(0), Qt::Unchecked, Qt::CheckStateRole));
    const QStringList chosen = shown.dialog().options().sections;
    QVERIFY(!chosen.isEmpty());
    auto *sheet = field<ui::ChoiceField>(shown.page, QStringLiteral("Sheet"));
    type(sheet, QStringLiteral("Cards"));
    QTest::mouseClick(box(shown.dialog(), QStringLiteral("The character")), Qt::LeftButton, {}, {8, 8});
    QVERIFY(shown.dialog().options().attach);
    QCOMPARE(shown.dialog().options().sections, chosen);
}

void TestSheetOptions::aPaperOfAnySize()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *paper = field<ui::ChoiceField>(shown.page, QStringLiteral("Paper"));
    fixture.prompts.texts = {QStringLiteral("120 x 200"), QStringLiteral("5x5"), QString()};
    QTest::keyClick(paper, Qt::Key_End);
    QCOMPARE(paper->accessibleName(), QStringLiteral("Paper: 120x200mm"));
    QCOMPARE(fixture.settings.get().paper, QStringLiteral("120x200mm"));
    const print::Options options = ui::lastOptions(fixture.services, shown.file.document());
    QCOMPARE(options.paper.width, 120.0);
    QTest::keyClick(paper, Qt::Key_End);
    QVERIFY2(fixture.prompts.told.back().contains(QStringLiteral("70 to 600 mm")),
             qPrintable(fixture.prompts.told.back()));
    QCOMPARE(paper->currentText(), QStringLiteral("120x200mm"));
    QTest::keyClick(paper, Qt::Key_End);
    QCOMPARE(paper->currentText(), QStringLiteral("120x200mm"));
    type(paper, QStringLiteral("A5"));
    QCOMPARE(fixture.settings.get().paper, QStringLiteral("a5"));
    QVERIFY(paper->findText(QStringLiteral("120x200mm")) < 0);
}

void TestSheetOptions::anExportIsMadeByThem()
{
    test::UiFixture fixture;
    ui::ExportDialog dialog(fixture.knight().bench(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    push(dialog, QStringLiteral("O&ptions..."))->click();
    auto *options = dialog.findChild<ui::SheetOptionsDialog *>();
    QVERIFY(options && QTest::qWaitForWindowExposed(options));
    type(field<ui::LineField>(*options, QStringLiteral("Title line")), QStringLiteral("Said in the window"));
    QTest::mouseClick(box(*options, QStringLiteral("The character")), Qt::LeftButton, {}, {8, 8});
    QTest::mouseClick(push(*options, QStringLiteral("&Close")), Qt::LeftButton);
    QVERIFY(push(dialog, QStringLiteral("O&ptions..."))
                ->accessibleDescription()
                .contains(QStringLiteral("a title line, the character inside")));
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("k.pdf"))};
    push(dialog, QStringLiteral("Export..."))->click();
    const QByteArray pdf = storage::readFile(fixture.path(QStringLiteral("k.pdf"))).value_or(QByteArray());
    QVERIFY(test::textOfPdf(pdf).contains(QStringLiteral("Said in the window")));
    QVERIFY(pdf.contains("EmbeddedFile"));
}

void TestSheetOptions::printingIsMadeByThem()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    print::Options options;
    options.titleLine = QStringLiteral("Said to the printer");
    options.landscape = true;
    ui::keepLastOptions(fixture.services, *fixture.game, options, file.document().character()->id);
    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    fixture.prompts.printers = {[&printed](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(printed);
        return printer.pageLayout().orientation() == QPageLayout::Landscape;
    }};
    QVERIFY(ui::printFile(file.bench(), nullptr));
    const QByteArray pdf = storage::readFile(printed).value_or(QByteArray());
    QVERIFY(test::textOfPdf(pdf).contains(QStringLiteral("Said to the printer")));
    QVERIFY(test::readPdf(QStringLiteral("pdfinfo"), {}, pdf).contains(QStringLiteral("841.89 x 595.27")) ||
            test::readPdf(QStringLiteral("pdfinfo"), {}, pdf).contains(QStringLiteral("841.89 x 595.28")));
}

QTEST_MAIN(TestSheetOptions)
#include "tst_sheet_options.moc"
