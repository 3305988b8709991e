#include "core/hursagmu/edits/edits.h"
#include "core/storage/files.h"
#include "tests/support/nonetwork.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/print/batchdialog.h"
#include "ui/print/draghandle.h"
#include "ui/print/exportdialog.h"
#include "ui/print/printing.h"
#include "ui/print/sheetpage.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace sky;

namespace
{

/// Before the application is made: none of what is done here may open a socket to a network.
const bool NoNetwork = test::forbidNetwork();

QPushButton *push(const QWidget &in, const QString &text)
{
    for (auto *each : in.findChildren<QPushButton *>())
        if (each->text() == text) return each;
    return nullptr;
}

ui::ChoiceField *choice(const QWidget &in, const QString &start)
{
    for (auto *each : in.findChildren<ui::ChoiceField *>())
        if (each->accessibleName().startsWith(start)) return each;
    return nullptr;
}

/// Chooses as a person does who types the beginning of a name.
void type(ui::ChoiceField *field, const QString &start)
{
    field->setFocus();
    QTest::keyClicks(field, start);
}

QString said(const QWidget &in)
{
    QString sentences;
    for (const auto *notice : in.findChildren<ui::Notice *>())
        if (notice->isVisible()) sentences += notice->sentence();
    return sentences;
}

void copySample(const test::UiFixture &fixture, const QString &name)
{
    const auto bytes = storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"));
    QDir().mkpath(QFileInfo(fixture.path(name)).path());
    if (!bytes || !storage::writeFile(fixture.path(name), *bytes)) qFatal("not copied");
}

/// What the handle would give to another program.
struct Carried {
    std::unique_ptr<QMimeData> data;
    int times = 0;
};

} // namespace

/// Every way out of the window but the printer.
class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(NoNetwork); }
    void oneCharacterInAnyFormat_data();
    void oneCharacterInAnyFormat();
    void whatHasNoSayCannotBeChosen();
    void aFailureIsToldAndTheDialogStays();
    void severalIntoAFolder();
    void severalIntoOneFile();
    void filesInTheWayAreAskedAboutOnce();
    void someCanBeLeftOutAgain();
    void severalBeginWithTheOpenCharacters();
    void workCanBeStopped();
    void theStatBlockIsCopiedThreeWays();
    void thePdfCanBeDraggedOrCopied();
    void whatIsMissingOfADraggedPdfIsTold();
};

void TestExport::oneCharacterInAnyFormat_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("pdf") << "PDF"
                         << "k.pdf" << QByteArray("%PDF-");
    QTest::newRow("html") << "Web"
                          << "k.html" << QByteArray("<!DOCTYPE html>");
    QTest::newRow("markdown") << "Mark"
                              << "k.md" << QByteArray("# ");
    QTest::newRow("text") << "Plain"
                          << "k.txt" << QByteArray("Sir");
    QTest::newRow("json") << "Values"
                          << "k.json" << QByteArray("{");
    QTest::newRow("foundry") << "Actor"
                             << "k.json" << QByteArray("{");
}

void TestExport::oneCharacterInAnyFormat()
{
    QFETCH(QString, typed);
    QFETCH(QString, file);
    QFETCH(QByteArray, start);
    test::UiFixture fixture;
    ui::OpenFile &sample = fixture.sample(QStringLiteral("alaric.skychar"));
    ui::ExportDialog dialog(sample.bench(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    type(choice(dialog, QStringLiteral("Format")), typed);
    QVERIFY(choice(dialog, QStringLiteral("Format: ") + typed));
    fixture.prompts.savePaths = {fixture.path(file)};
    QTest::keyClick(&dialog, Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QVERIFY(storage::readFile(fixture.path(file)).value().startsWith(start));
    QVERIFY2(fixture.prompts.suggestions.last().endsWith(QFileInfo(file).suffix()),
             qPrintable(fixture.prompts.suggestions.last()));
    QCOMPARE(fixture.prompts.told, QStringList());
}

void TestExport::whatHasNoSayCannotBeChosen()
{
    test::UiFixture fixture;
    ui::ExportDialog dialog(fixture.knight().bench(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(choice(dialog, QStringLiteral("Paper"))->isEnabled());
    type(choice(dialog, QStringLiteral("Format")), QStringLiteral("Mark"));
    QVERIFY(!choice(dialog, QStringLiteral("Paper"))->isEnabled());
    QVERIFY(choice(dialog, QStringLiteral("Sheet"))->isEnabled());
}

void TestExport::aFailureIsToldAndTheDialogStays()
{
    test::UiFixture fixture;
    ui::ExportDialog dialog(fixture.knight().bench(), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("no/such/folder/k.pdf"))};
    push(dialog, QStringLiteral("Export..."))->click();
    QVERIFY(dialog.isVisible());
    QVERIFY2(said(dialog).contains(QLatin1String("was not written")), qPrintable(said(dialog)));
}

void TestExport::severalIntoAFolder()
{
    test::UiFixture fixture;
    copySample(fixture, QStringLiteral("in/1.skychar"));
    copySample(fixture, QStringLiteral("in/deep/2.skychar"));
    copySample(fixture, QStringLiteral("3.skychar"));
    QVERIFY(storage::writeFile(fixture.path(QStringLiteral("in/broken.skychar")), "{"));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("out"))));
    ui::BatchDialog dialog(fixture.services, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(!push(dialog, QStringLiteral("Export..."))->isEnabled());
    fixture.prompts.folders = {fixture.path(QStringLiteral("in")), fixture.path(QStringLiteral("out"))};
    fixture.prompts.paths = {{fixture.path(QStringLiteral("3.skychar"))}};
    push(dialog, QStringLiteral("Add a fol&der..."))->click();
    push(dialog, QStringLiteral("Add f&iles..."))->click();
    type(choice(dialog, QStringLiteral("Format")), QStringLiteral("Mark"));
    push(dialog, QStringLiteral("Export..."))->click();
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(QLatin1String("3 exported to out, 1 not")), 30'000);
    QCOMPARE(dialog.findChild<QProgressBar *>()->value(), 4);
    QVERIFY2(dialog.findChild<ui::TextField *>()->toPlainText().startsWith(QLatin1String("broken.skychar: ")),
             qPrintable(dialog.findChild<ui::TextField *>()->toPlainText()));
    QCOMPARE(QDir(fixture.path(QStringLiteral("out"))).entryList(QDir::Files),
             (QStringList{"Sir Alaric of Vor-2.md", "Sir Alaric of Vor-3.md", "Sir Alaric of Vor.md"}));
}

void TestExport::severalIntoOneFile()
{
    test::UiFixture fixture;
    copySample(fixture, QStringLiteral("in/1.skychar"));
    copySample(fixture, QStringLiteral("in/2.skychar"));
    ui::BatchDialog dialog(fixture.services, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    fixture.prompts.folders = {fixture.path(QStringLiteral("in"))};
    push(dialog, QStringLiteral("Add a fol&der..."))->click();
    auto *one = dialog.findChild<QCheckBox *>();
    QTest::keyClick(one, Qt::Key_Space);
    QVERIFY(one->isChecked());
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("all.pdf"))};
    push(dialog, QStringLiteral("Export..."))->click();
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(QLatin1String("2 exported to all.pdf")), 30'000);
    QVERIFY(storage::readFile(fixture.path(QStringLiteral("all.pdf"))).value().startsWith("%PDF-"));
    type(choice(dialog, QStringLiteral("Format")), QStringLiteral("Table"));
    QVERIFY(one->isChecked() && !one->isEnabled());
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("all.csv"))};
    push(dialog, QStringLiteral("Export..."))->click();
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(QLatin1String("2 exported to all.csv")), 30'000);
    QCOMPARE(storage::readFile(fixture.path(QStringLiteral("all.csv"))).value().count('\n'), 3);
}

void TestExport::filesInTheWayAreAskedAboutOnce()
{
    test::UiFixture fixture;
    copySample(fixture, QStringLiteral("in/1.skychar"));
    copySample(fixture, QStringLiteral("in/2.skychar"));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("out"))));
    const QString inTheWay = fixture.path(QStringLiteral("out/Sir Alaric of Vor-2.md"));
    QVERIFY(storage::writeFile(inTheWay, "mine"));
    ui::BatchDialog dialog(fixture.services, nullptr);
    dialog.begin({fixture.path(QStringLiteral("in"))}, {});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    type(choice(dialog, QStringLiteral("Format")), QStringLiteral("Mark"));
    const QString out = fixture.path(QStringLiteral("out"));
    fixture.prompts.folders = {out, out};
    fixture.prompts.choices = {1, 0};
    push(dialog, QStringLiteral("Export..."))->click();
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(QLatin1String("nothing was written")), 30'000);
    QCOMPARE(fixture.prompts.asked.size(), size_t(1));
    QVERIFY2(fixture.prompts.asked[0].sentence.startsWith(u'1'),
             qPrintable(fixture.prompts.asked[0].sentence));
    QCOMPARE(storage::readFile(inTheWay).value(), QByteArray("mine"));
    push(dialog, QStringLiteral("Export..."))->click();
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(QLatin1String("2 exported to out")), 30'000);
    QVERIFY(storage::readFile(inTheWay).value().startsWith("# Sir Alaric"));
}

void TestExport::someCanBeLeftOutAgain()
{
    test::UiFixture fixture;
    for (const char *name : {"in/a.skychar", "in/b.skychar", "in/c.skychar"})
        copySample(fixture, QString::fromLatin1(name));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("out"))));
    ui::BatchDialog dialog(fixture.services, nullptr);
    dialog.begin({fixture.path(QStringLiteral("in"))}, {});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *list = dialog.findChild<QListWidget *>();
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->item(1)->text(), QStringLiteral("b.skychar"));
    QVERIFY(list->accessibleName().contains(QStringLiteral("3 characters")));
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(list->count(), 2);
    type(choice(dialog, QStringLiteral("Format")), QStringLiteral("JSON"));
    fixture.prompts.folders = {fixture.path(QStringLiteral("out"))};
    push(dialog, QStringLiteral("Export..."))->click();
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(QLatin1String("2 exported to out")), 30'000);
}

void TestExport::severalBeginWithTheOpenCharacters()
{
    test::WindowFixture fixture;
    fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(fixture.rename(fixture.knight(), QStringLiteral("Odo")));
    QStringList counts, notices;
    QTimer::singleShot(0, &fixture.window, [&] {
        auto *dialog = fixture.window.findChild<ui::BatchDialog *>();
        for (const auto *label : dialog->findChildren<ui::Label *>())
            counts << label->text();
        notices << said(*dialog);
        dialog->reject();
    });
    fixture.trigger("file.exportseveral");
    QVERIFY2(counts.join(u'|').contains(QLatin1String("1 character")), qPrintable(counts.join(u'|')));
    QVERIFY2(notices.join(u'|').contains(QLatin1String("Odo")), qPrintable(notices.join(u'|')));
}

void TestExport::workCanBeStopped()
{
    test::UiFixture fixture;
    for (int i = 0; i < 60; ++i)
        copySample(fixture, QStringLiteral("in/%1.skychar").arg(i));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("out"))));
    ui::BatchDialog dialog(fixture.services, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    fixture.prompts.folders = {fixture.path(QStringLiteral("in")), fixture.path(QStringLiteral("out"))};
    push(dialog, QStringLiteral("Add a fol&der..."))->click();
    push(dialog, QStringLiteral("Export..."))->click();
    push(dialog, QStringLiteral("Stop"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(push(dialog, QStringLiteral("Close")), 30'000);
    QVERIFY2(said(dialog).startsWith(QLatin1String("Stopped")), qPrintable(said(dialog)));
    QVERIFY(QDir(fixture.path(QStringLiteral("out"))).entryList(QDir::Files).size() < 60);
    push(dialog, QStringLiteral("Close"))->click();
    QVERIFY(!dialog.isVisible());
}

void TestExport::theStatBlockIsCopiedThreeWays()
{
    test::WindowFixture fixture;
    QVERIFY(!fixture.can("edit.statblock"));
    fixture.sample(QStringLiteral("alaric.skychar"));
    QTest::keyClick(&fixture.window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QVERIFY2(data->text().startsWith(QLatin1String("Sir Alaric")), qPrintable(data->text()));
    QVERIFY(data->text().contains(QLatin1String("Defense")));
    QVERIFY(data->html().contains(QLatin1String(">Sir Alaric of Vor</h1>")));
    QVERIFY(data->data(QStringLiteral("text/markdown")).startsWith("# Sir Alaric"));
}

void TestExport::thePdfCanBeDraggedOrCopied()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    ui::SheetPage page(file.bench());
    page.resize(1000, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto *handle = page.findChild<ui::DragHandle *>();
    QVERIFY(handle && handle->isVisible());
    Carried carried;
    handle->setCarry([&carried](QWidget *, std::unique_ptr<QMimeData> data) {
        carried.data = std::move(data);
        ++carried.times;
    });
    QTest::mousePress(handle, Qt::LeftButton, {}, {4, 4});
    QTest::mouseMove(handle, {5, 4});
    QCOMPARE(carried.times, 0); // a hand trembles
    QMouseEvent move(QEvent::MouseMove, QPointF(60, 4), handle->mapToGlobal(QPointF(60, 4)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(handle, &move);
    QCOMPARE(carried.times, 1);
    QCOMPARE(carried.data->urls().size(), 1);
    const QString path = carried.data->urls().front().toLocalFile();
    QCOMPARE(QFileInfo(path).fileName(), QStringLiteral("Sir Alaric of Vor.pdf"));
    QVERIFY(storage::readFile(path).value().startsWith("%PDF-"));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, {60, 4});
    QGuiApplication::clipboard()->clear();
    handle->setFocus();
    QTest::keyClick(handle, Qt::Key_Space);
    QCOMPARE(QGuiApplication::clipboard()->mimeData()->urls().size(), 1);
}

/// As after an export: the page shows it only while the sheet is in view.
void TestExport::whatIsMissingOfADraggedPdfIsTold()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(file.bench().apply(hursagmu::setName(QString::fromUcs4(U"One \U0010FFF0"))));
    ui::SheetPage page(file.bench());
    page.resize(1000, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("out.pdf"))};
    QVERIFY(ui::exportPdfOf(file.bench(), &page));
    QCOMPARE(fixture.prompts.told.size(), 1);
    auto *handle = page.findChild<ui::DragHandle *>();
    handle->setFocus();
    QTest::keyClick(handle, Qt::Key_Space);
    QCOMPARE(fixture.prompts.told.size(), 2);
    QCOMPARE(fixture.prompts.told[1], fixture.prompts.told[0]);
}

QTEST_MAIN(TestExport)
#include "tst_export.moc"
