#include "core/hursagmu/edits/edits.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/print/pagegrid.h"
#include "ui/print/printing.h"
#include "ui/print/sheetpage.h"
#include "ui/print/sheetview.h"
#include "ui/shell/documentview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace sky;
using ui::SheetView;

namespace
{

const QString ManyNotes = QStringLiteral("Owes a horse to the smith.\n").repeated(60);

/// A shown page of a knight with two sheets of paper.
struct Shown {
    explicit Shown(test::UiFixture &fixture, const QString &notes = ManyNotes, QSize size = {800, 560})
        : file(fixture.knight())
        , page(file.bench())
    {
        if (!file.document().apply(hursagmu::setNotes(notes))) QTest::qFail("notes", __FILE__, __LINE__);
        page.resize(size);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) QTest::qFail("not shown", __FILE__, __LINE__);
    }

    SheetView &view() { return *page.findChild<SheetView *>(); }
    QImage picture() { return view().viewport()->grab().toImage(); }

    QToolButton *tool(const QString &name)
    {
        for (auto *each : page.findChildren<QToolButton *>())
            if (each->accessibleName() == name) return each;
        return nullptr;
    }
    ui::ChoiceField *choice(const QString &start)
    {
        for (auto *each : page.findChildren<ui::ChoiceField *>())
            if (each->accessibleName().startsWith(start)) return each;
        return nullptr;
    }
    QPushButton *push(const QString &text)
    {
        for (auto *each : page.findChildren<QPushButton *>())
            if (each->text() == text) return each;
        return nullptr;
    }

    ui::OpenFile &file;
    ui::SheetPage page;
};

/// How many pixels of two pictures of one size differ by more than a shade.
int pixelsThatDiffer(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 8 ? 1 : 0;
    return count;
}

void choose(ui::ChoiceField *field, const QString &text)
{
    field->setFocus();
    field->setCurrentIndex(field->findText(text));
    Q_EMIT field->activated(field->currentIndex());
}

} // namespace

class TestSheetPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsThePagesThatPrint();
    void followsTheDocumentOnceForManyChanges();
    void laysNothingOutWhileHidden();
    void turnsPagesByKeyAndButton();
    void scrollsTallPagesBeforeTurning();
    void zoomsInSteps();
    void keepsThePlaceUnderThePointer();
    void putsPagesSideBySide();
    void changesThePaper();
    void exportsByItsButton();
    void staysWhiteInTheDark();
    void leadsToWhatWasDoubleClicked();
    void cutsNoControlOfLargeText();
    void namesEveryControl();
    void showsTheSheetThatIsChosen();
    void breaksItsControlsIntoLines();
    void gridFindsPlacesAgain();
};

void TestSheetPage::initTestCase()
{
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
}

void TestSheetPage::showsThePagesThatPrint()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const auto sheet = ui::sheetOf(shown.file.document(), {});
    QCOMPARE(shown.view().pageCount(), int(sheet->layout.pages.size()));
    QCOMPARE(shown.view().pageCount(), 2);

    // The picture is the one the painter of the printed pages makes.
    shown.view().setZoom(100);
    const QImage seen = shown.picture();
    const QRect box = shown.view().pageRect(0);
    QImage wanted(seen.size(), seen.format());
    wanted.fill(Qt::white);
    QPainter painter(&wanted);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    painter.translate(box.topLeft());
    painter.scale(shown.view().logicalDpiX() / 25.4, shown.view().logicalDpiX() / 25.4);
    print::SheetPainter(sheet->layout).paintPage(painter, 0);
    painter.end();
    const QRect inside = box.intersected(seen.rect());
    QVERIFY(inside.width() > 400 && inside.height() > 400);
    // A widget's picture blends once more than an image: some pixels are a shade off.
    QCOMPARE_LT(pixelsThatDiffer(seen.copy(inside), wanted.copy(inside)),
                inside.width() * inside.height() / 10000);
}

void TestSheetPage::followsTheDocumentOnceForManyChanges()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const QImage before = shown.picture();
    QSignalSpy shows(&shown.view(), &SheetView::viewChanged);
    for (const char *name : {"A", "Al", "Alaric"})
        QVERIFY(shown.file.document().apply(hursagmu::setName(QLatin1String(name))));
    QCOMPARE(shows.count(), 0);
    QTRY_COMPARE(shows.count(), 1);
    QVERIFY(shown.picture() != before);
    shown.file.document().undoStack().undo();
    QTRY_COMPARE(shows.count(), 2);
}

void TestSheetPage::laysNothingOutWhileHidden()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.page.hide();
    QSignalSpy shows(&shown.view(), &SheetView::viewChanged);
    QVERIFY(shown.file.document().apply(hursagmu::setNotes(QString())));
    QCoreApplication::processEvents();
    QCOMPARE(shows.count(), 0);
    shown.page.show();
    QTRY_COMPARE(shown.view().pageCount(), 1);
}

void TestSheetPage::turnsPagesByKeyAndButton()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    choose(shown.choice(QStringLiteral("Zoom")), QStringLiteral("Fit page"));
    QCOMPARE(shown.view().fit(), SheetView::Fit::Page);
    QTest::keyClick(&shown.view(), Qt::Key_PageDown);
    QCOMPARE(shown.view().currentPage(), 1);
    QTest::keyClick(&shown.view(), Qt::Key_PageDown);
    QCOMPARE(shown.view().currentPage(), 1);
    QVERIFY(!shown.tool(QStringLiteral("Next page"))->isEnabled());
    QTest::keyClick(&shown.view(), Qt::Key_PageUp);
    QCOMPARE(shown.view().currentPage(), 0);
    QTest::mouseClick(shown.tool(QStringLiteral("Next page")), Qt::LeftButton);
    QCOMPARE(shown.view().currentPage(), 1);
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    QCOMPARE(shown.view().currentPage(), 0);
    QVERIFY(!shown.tool(QStringLiteral("Previous page"))->isEnabled());
}

void TestSheetPage::scrollsTallPagesBeforeTurning()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.view().setFit(SheetView::Fit::Width);
    QTest::keyClick(&shown.view(), Qt::Key_PageDown);
    QCOMPARE(shown.view().currentPage(), 0);
    QVERIFY(shown.view().verticalScrollBar()->value() > 0);
    for (int presses = 0; presses < 6; ++presses)
        QTest::keyClick(&shown.view(), Qt::Key_PageDown);
    QCOMPARE(shown.view().currentPage(), 1);
    for (int presses = 0; presses < 8; ++presses)
        QTest::keyClick(&shown.view(), Qt::Key_PageUp);
    QCOMPARE(shown.view().currentPage(), 0);
}

void TestSheetPage::zoomsInSteps()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    choose(shown.choice(QStringLiteral("Zoom")), QStringLiteral("100 %"));
    QCOMPARE(shown.view().zoom(), 100);
    QTest::keyClick(&shown.view(), Qt::Key_Plus);
    QCOMPARE(shown.view().zoom(), 125);
    QCOMPARE(shown.choice(QStringLiteral("Zoom"))->currentText(), QStringLiteral("125 %"));
    QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QCOMPARE(shown.view().zoom(), 75);
    for (int steps = 0; steps < 20; ++steps)
        QTest::mouseClick(shown.tool(QStringLiteral("Larger")), Qt::LeftButton);
    QCOMPARE(shown.view().zoom(), 400);
    QVERIFY(!shown.tool(QStringLiteral("Larger"))->isEnabled());
    for (int steps = 0; steps < 20; ++steps)
        QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QCOMPARE(shown.view().zoom(), 50);
}

void TestSheetPage::keepsThePlaceUnderThePointer()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.view().setZoom(100);
    shown.view().verticalScrollBar()->setValue(200);
    QPoint onName;
    for (int y = 0; y < shown.view().viewport()->height() && onName.isNull(); y += 4)
        for (int x = 0; x < shown.view().viewport()->width() && onName.isNull(); x += 4)
            if (!shown.view().subjectAt({x, y}).isEmpty()) onName = {x, y};
    QVERIFY(!onName.isNull());
    const QString subject = shown.view().subjectAt(onName);
    QWheelEvent turn(onName, shown.view().viewport()->mapToGlobal(QPointF(onName)), {}, {0, 120},
                     Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(shown.view().viewport(), &turn);
    QCOMPARE(shown.view().zoom(), 125);
    QCOMPARE(shown.view().subjectAt(onName), subject);
    // Without Ctrl it scrolls.
    const int before = shown.view().verticalScrollBar()->value();
    QWheelEvent roll(onName, shown.view().viewport()->mapToGlobal(QPointF(onName)), {}, {0, -120},
                     Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(shown.view().viewport(), &roll);
    QCOMPARE(shown.view().zoom(), 125);
    QVERIFY(shown.view().verticalScrollBar()->value() > before);
}

void TestSheetPage::putsPagesSideBySide()
{
    const print::PageFormat paper = print::PageFormat::a4();
    const ui::PageGrid wide(paper, 3, 1, {2 * 210 + 4 * ui::PageGrid::Gap, 400});
    QCOMPARE(wide.columns(), 2);
    QCOMPARE(wide.page(0).top(), wide.page(1).top());
    QVERIFY(wide.page(0).right() < wide.page(1).left());
    QCOMPARE(wide.page(2).left(), wide.page(0).left());
    QVERIFY(wide.page(2).top() > wide.page(0).bottom());
    QVERIFY(QRect(QPoint(), wide.size()).contains(wide.page(2)));
    const ui::PageGrid narrow(paper, 3, 1, {300, 400});
    QCOMPARE(narrow.columns(), 1);
}

void TestSheetPage::changesThePaper()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QCOMPARE(shown.choice(QStringLiteral("Paper"))->accessibleName(), QStringLiteral("Paper: A4"));
    choose(shown.choice(QStringLiteral("Paper")), QStringLiteral("US Letter"));
    QCOMPARE(fixture.settings.get().paper, QStringLiteral("letter"));
    QCOMPARE(shown.choice(QStringLiteral("Paper"))->accessibleName(), QStringLiteral("Paper: US Letter"));
    const QImage a4 = shown.picture();
    QTRY_VERIFY(shown.picture() != a4);
    // Also when it is changed elsewhere.
    fixture.settings.change([](ui::Settings &settings) { settings.paper = QStringLiteral("a4"); });
    QCOMPARE(shown.choice(QStringLiteral("Paper"))->currentText(), QStringLiteral("A4"));
    QTRY_COMPARE(shown.picture(), a4);
}

void TestSheetPage::exportsByItsButton()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const QString path = fixture.path(QStringLiteral("knight.pdf"));
    fixture.prompts.savePaths = {path};
    QTest::mouseClick(shown.push(QStringLiteral("Export PDF...")), Qt::LeftButton);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF"));
}

void TestSheetPage::staysWhiteInTheDark()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.view().setFit(SheetView::Fit::Page);
    const QPoint middle = shown.view().viewport()->rect().center();
    const auto whites = [&] {
        const QImage seen = shown.picture();
        int count = 0;
        for (int x = 0; x < seen.width(); ++x)
            count += seen.pixelColor(x, middle.y()) == Qt::white ? 1 : 0;
        return count;
    };
    const int light = whites();
    QVERIFY(light > 50);
    ui::applyTheme(*qApp, ui::ColorScheme::Dark, 100);
    QCOMPARE(whites(), light);
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
}

void TestSheetPage::leadsToWhatWasDoubleClicked()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QSignalSpy jumps(&shown.file.bench(), &ui::Workbench::jumpRequested);
    for (int y = 0; y < shown.view().viewport()->height() && jumps.isEmpty(); y += 8)
        for (int x = 0; x < shown.view().viewport()->width() && jumps.isEmpty(); x += 8)
            if (shown.view().subjectAt({x, y}) == QLatin1String("trait/warrior") ||
                shown.view().subjectAt({x, y}) == QLatin1String("base/name"))
                QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {}, {x, y});
    QCOMPARE(jumps.count(), 1);
}

void TestSheetPage::breaksItsControlsIntoLines()
{
    test::UiFixture fixture;
    Shown shown(fixture, {}, {1240, 560});
    QPushButton *print = shown.push(QStringLiteral("Print..."));
    const auto top = [&shown](QWidget *control) { return control->mapTo(&shown.page, QPoint()).y(); };
    QCOMPARE(top(print), top(shown.choice(QStringLiteral("Zoom"))));
    shown.page.resize(330, 560);
    QTRY_VERIFY(top(print) > top(shown.choice(QStringLiteral("Zoom"))));
    for (QWidget *control :
         {static_cast<QWidget *>(print), static_cast<QWidget *>(shown.choice(QStringLiteral("Zoom"))),
          static_cast<QWidget *>(shown.push(QStringLiteral("Export PDF...")))}) {
        QTRY_COMPARE(control->visibleRegion().boundingRect(), control->rect());
        QVERIFY(control->width() >= control->sizeHint().width());
    }
}

void TestSheetPage::cutsNoControlOfLargeText()
{
    const auto usual = qScopeGuard([] { ui::applyTheme(*qApp, ui::ColorScheme::Light, 100); });
    test::WindowFixture fixture;
    fixture.knight();
    fixture.window.resize(1264, 690);
    auto *view = fixture.window.findChild<ui::DocumentView *>();
    QVERIFY(view && view->showPage(QStringLiteral("sheet")));
    auto *page = view->findChild<ui::SheetPage *>();
    QVERIFY(page);
    QTRY_VERIFY(page->isVisible());
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 200); // while it is shown, and something is said on it
    page->findChild<ui::Notice *>()->say(ui::Notice::Kind::Warning,
                                         QStringLiteral("Not on the pages. ").repeated(9));
    for (const auto *control : page->findChildren<QPushButton *>()) {
        if (!control->isVisible()) continue;
        QTRY_COMPARE(control->visibleRegion().boundingRect(), control->rect());
        QVERIFY(control->height() >= control->sizeHint().height());
        QVERIFY(control->width() >= control->sizeHint().width());
    }
}

void TestSheetPage::namesEveryControl()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QStringList names;
    for (QWidget *widget : shown.page.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
        const auto *button = qobject_cast<QPushButton *>(widget);
        const QString name = button ? button->text() : widget->accessibleName();
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names << name;
    }
    QVERIFY(names.size() >= 6);
    QVERIFY(shown.view().accessibleName().contains(QStringLiteral("page 1 of 2")));
}

void TestSheetPage::showsTheSheetThatIsChosen()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *sheet = shown.choice(QStringLiteral("Sheet: Character sheet"));
    QVERIFY(sheet);
    const QImage usual = shown.picture();
    choose(sheet, QStringLiteral("Audit page"));
    QCOMPARE(sheet->accessibleName(), QStringLiteral("Sheet: Audit page"));
    QTRY_VERIFY(pixelsThatDiffer(usual, shown.picture()) > 1000);
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("audit.pdf"))};
    shown.push(QStringLiteral("Export PDF..."))->click();
    QVERIFY(fixture.prompts.suggestions.front().endsWith(QStringLiteral("(audit).pdf")));
}

void TestSheetPage::gridFindsPlacesAgain()
{
    const ui::PageGrid grid(print::PageFormat::letter(), 5, 2.5, {1300, 700});
    for (int x = 0; x < grid.size().width(); x += 37)
        for (int y = 0; y < grid.size().height(); y += 37) {
            const QPoint point(x, y);
            const QPoint back = grid.pointOf(grid.placeOf(point));
            QVERIFY((back - point).manhattanLength() <= 1);
        }
}

QTEST_MAIN(TestSheetPage)
#include "tst_sheet_page.moc"
