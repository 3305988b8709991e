#include "core/hursagmu/edits/edits.h"
#include "core/print/export.h"
#include "core/storage/portrait.h"
#include "tests/ui/uifixture.h"
#include "ui/dialogs/cropframe.h"
#include "ui/dialogs/cropview.h"
#include "ui/dialogs/portraitdialog.h"
#include "ui/hursagmu/notes/injuryrows.h"
#include "ui/hursagmu/notes/notespage.h"
#include "ui/hursagmu/notes/portraitfield.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace sky;
using ui::hursagmu::InjuryBoxes;
using ui::hursagmu::PortraitFrame;

namespace
{

QImage picture(int width, int height, const QColor &color = Qt::darkGreen)
{
    QImage made(width, height, QImage::Format_RGB32);
    made.fill(color);
    return made;
}

struct Shown {
    explicit Shown(test::UiFixture &fixture, QSize size = {800, 560})
        : file(fixture.knight())
        , page(file.bench())
    {
        page.resize(size);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) QTest::qFail("not shown", __FILE__, __LINE__);
    }

    template<class Kind>
    Kind *named(const QString &start)
    {
        for (auto *each : page.findChildren<Kind *>())
            if (each->accessibleName().startsWith(start)) return each;
        return nullptr;
    }
    QPushButton *push(const QString &text)
    {
        for (auto *each : page.findChildren<QPushButton *>())
            if (each->text() == text) return each;
        return nullptr;
    }
    void click(const QString &text) { QTest::mouseClick(push(text), Qt::LeftButton); }
    PortraitFrame &frame() { return *page.findChild<PortraitFrame *>(); }
    QString notice() { return page.findChild<ui::Notice *>()->sentence(); }
    ui::PortraitDialog *dialog() { return page.findChild<ui::PortraitDialog *>(); }
    Document &document() { return file.document(); }
    const hursagmu::Character &character()
    {
        return static_cast<const hursagmu::Character &>(*document().character());
    }
    QImage portrait() { return QImage::fromData(character().portrait.bytes); }
    int steps() { return document().undoStack().count(); }

    ui::OpenFile &file;
    ui::hursagmu::NotesPage page;
};

} // namespace

class TestNotesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTextIsTheCharacters();
    void typingIsUndoneInBursts();
    void aChangedNoteMarksTheFile();
    void keepsTypedTextAsItIs();
    void takesAPortraitFromAFile();
    void cropsAPortraitToTheFrame();
    void takesTheWholePicture();
    void pastesAndDropsPictures();
    void saysWhyAPictureIsRefused();
    void removesAPortraitByKey();
    void frameHasTheProportionsOfThePrintedOne();
    void marksInjuriesUndoably();
    void saysWhatInjuriesMean();
    void ticksBoxesByMouse();
    void breaksWhatBoxesMean();
    void looksAtTheNumberInFocus();
    void changesNothingWhileReadOnly();
    void revealsItsSubjects();
    void namesEveryControl();
    void goesInReadingOrder();
    void cropFrameStaysInThePicture();
    void cropDialogObeysKeys();
};

void TestNotesPage::initTestCase()
{
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
}

void TestNotesPage::everyTextIsTheCharacters()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    for (const char *name : {"Name", "Concept", "Player", "Campaign", "Master"}) {
        auto *field = shown.named<ui::LineField>(QLatin1String(name));
        QVERIFY2(field, name);
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(name) + QStringLiteral("!"));
    }
    for (const char *name : {"Description", "History", "Notes"}) {
        auto *field = shown.named<ui::TextField>(QLatin1String(name));
        QVERIFY2(field, name);
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(name) + QStringLiteral("!"));
    }
    const auto &character = shown.character();
    QCOMPARE(character.name, QStringLiteral("Name!"));
    QCOMPARE(character.conceptText, QStringLiteral("Concept!"));
    QCOMPARE(character.player, QStringLiteral("Player!"));
    QCOMPARE(character.campaign, QStringLiteral("Campaign!"));
    QCOMPARE(character.master, QStringLiteral("Master!"));
    QCOMPARE(character.description, QStringLiteral("Description!"));
    QCOMPARE(character.history, QStringLiteral("History!"));
    QCOMPARE(character.notes, QStringLiteral("Notes!"));
}

void TestNotesPage::typingIsUndoneInBursts()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *notes = shown.named<ui::TextField>(QStringLiteral("Notes"));
    notes->setFocus();
    QTest::keyClicks(notes, QStringLiteral("first"));
    QCOMPARE(shown.steps(), 1);
    QTest::keyClick(notes, Qt::Key_Return);
    QTest::keyClicks(notes, QStringLiteral("second"));
    QCOMPARE(shown.steps(), 2);
    shown.document().undoStack().undo();
    QCOMPARE(notes->toPlainText(), QStringLiteral("first"));
    shown.document().undoStack().undo();
    QCOMPARE(notes->toPlainText(), QString());
    shown.document().undoStack().redo();
    QCOMPARE(notes->toPlainText(), QStringLiteral("first"));
}

void TestNotesPage::aChangedNoteMarksTheFile()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QVERIFY(shown.file.saveAs(fixture.path(QStringLiteral("k.skychar"))));
    QVERIFY(!shown.file.needsSaving());
    auto *notes = shown.named<ui::TextField>(QStringLiteral("Notes"));
    QTest::keyClicks(notes, QStringLiteral("x"));
    QVERIFY(shown.file.needsSaving());
    QTest::keyClick(notes, Qt::Key_Backspace);
    QVERIFY(!shown.file.needsSaving());
}

void TestNotesPage::keepsTypedTextAsItIs()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const QString text = QStringLiteral("<b>%1 & שלום</b>");
    QVERIFY(shown.document().apply(hursagmu::setName(text)));
    QVERIFY(shown.document().apply(hursagmu::setNotes(text)));
    QCOMPARE(shown.named<ui::LineField>(QStringLiteral("Name"))->text(), text);
    QCOMPARE(shown.named<ui::TextField>(QStringLiteral("Notes"))->toPlainText(), text);
}

void TestNotesPage::takesAPortraitFromAFile()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const QString path = fixture.path(QStringLiteral("face.png"));
    QVERIFY(picture(300, 300).save(path));
    fixture.prompts.paths = {{path}};
    shown.click(QStringLiteral("From file..."));
    QVERIFY(!shown.dialog()); // it fits the frame already
    QCOMPARE(shown.portrait().size(), QSize(300, 300));
    QCOMPARE(fixture.settings.get().lastPictureFolder, fixture.folder.path());
    QVERIFY(fixture.settings.get().lastFolder.isEmpty()); // characters are kept elsewhere
    QVERIFY(shown.frame().accessibleName().contains(QStringLiteral("300")));
    shown.document().undoStack().undo();
    QVERIFY(shown.character().portrait.isEmpty());
    QCOMPARE(shown.frame().accessibleName(), QStringLiteral("Portrait: none"));
    // Given up: nothing happens.
    fixture.prompts.paths = {QStringList()};
    shown.click(QStringLiteral("From file..."));
    QVERIFY(shown.character().portrait.isEmpty());
}

void TestNotesPage::cropsAPortraitToTheFrame()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QImage wide = picture(900, 300, Qt::red);
    for (int x = 600; x < 900; ++x)
        for (int y = 0; y < 300; ++y)
            wide.setPixelColor(x, y, Qt::blue);
    const QString path = fixture.path(QStringLiteral("wide.png"));
    QVERIFY(wide.save(path));
    fixture.prompts.paths = {{path}};
    shown.click(QStringLiteral("From file..."));
    QVERIFY(shown.dialog());
    QVERIFY(shown.character().portrait.isEmpty());
    auto *view = shown.dialog()->findChild<ui::CropView *>();
    for (int presses = 0; presses < 12; ++presses)
        QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(view->frame().pixels(), QRect(600, 0, 300, 300));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(shown.portrait().size(), QSize(300, 300));
    const QColor seen = shown.portrait().pixelColor(5, 5);
    QVERIFY(seen.blue() > 200 && seen.red() < 60);
    QCOMPARE(shown.steps(), 1);
    QTRY_VERIFY(!shown.dialog());

    // Cropped once more.
    shown.click(QStringLiteral("Crop..."));
    view = shown.dialog()->findChild<ui::CropView *>();
    while (view->frame().pixels().width() > 100)
        QTest::keyClick(view, Qt::Key_Minus);
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(shown.portrait().width() <= 100);
    QCOMPARE(shown.portrait().width(), shown.portrait().height());
}

void TestNotesPage::takesTheWholePicture()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QApplication::clipboard()->setImage(picture(400, 200));
    shown.click(QStringLiteral("Paste"));
    QVERIFY(shown.dialog());
    for (auto *each : shown.dialog()->findChildren<QPushButton *>())
        if (each->text() == QLatin1String("Use the whole picture")) QTest::mouseClick(each, Qt::LeftButton);
    QCOMPARE(shown.portrait().size(), QSize(400, 200));
}

void TestNotesPage::pastesAndDropsPictures()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QApplication::clipboard()->setImage(picture(200, 200));
    shown.frame().setFocus();
    QTest::keyClick(&shown.frame(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(shown.portrait().size(), QSize(200, 200));

    const QString path = fixture.path(QStringLiteral("face.png"));
    QVERIFY(picture(120, 120).save(path));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&shown.frame(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&shown.frame(), &drop);
    QCOMPARE(shown.portrait().size(), QSize(120, 120));
    QCOMPARE(shown.steps(), 2);
}

void TestNotesPage::saysWhyAPictureIsRefused()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    const QString path = fixture.path(QStringLiteral("text.png"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
    file.close();
    fixture.prompts.paths = {{path}};
    shown.click(QStringLiteral("From file..."));
    QVERIFY2(shown.notice().startsWith(QStringLiteral("text.png: ")), qPrintable(shown.notice()));
    QVERIFY(shown.notice().contains(QStringLiteral("PNG, JPEG or WebP")));
    QCOMPARE(shown.steps(), 0);

    QApplication::clipboard()->setText(QStringLiteral("words"));
    shown.click(QStringLiteral("Paste"));
    QVERIFY(shown.notice().startsWith(QStringLiteral("There is no picture")));
    QApplication::clipboard()->setImage(picture(50, 50));
    shown.click(QStringLiteral("Paste"));
    QCOMPARE(shown.notice(), QString());
}

void TestNotesPage::removesAPortraitByKey()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QVERIFY(!shown.push(QStringLiteral("Remove"))->isEnabled());
    QVERIFY(shown.document().apply(hursagmu::setPortrait(*storage::makePortrait(picture(60, 60)))));
    QVERIFY(shown.push(QStringLiteral("Remove"))->isEnabled());
    shown.frame().setFocus();
    QTest::keyClick(&shown.frame(), Qt::Key_Delete);
    QVERIFY(shown.character().portrait.isEmpty());
    shown.document().undoStack().undo();
    QVERIFY(!shown.character().portrait.isEmpty());
    shown.click(QStringLiteral("Remove"));
    QVERIFY(shown.character().portrait.isEmpty());
}

void TestNotesPage::frameHasTheProportionsOfThePrintedOne()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QVERIFY(shown.document().apply(hursagmu::setPortrait(*storage::makePortrait(picture(60, 60)))));
    const auto sheet =
        print::makeSheet(shown.character(), *shown.document().evaluation(), shown.document().system(), {});
    QVERIFY(sheet);
    int frames = 0;
    for (const print::Mark &mark : sheet->layout.pages.front().marks)
        if (const auto *portrait = std::get_if<print::PortraitMark>(&mark.shape)) {
            ++frames;
            QCOMPARE(portrait->box.width() / portrait->box.height(), print::PortraitAspect);
        }
    QCOMPARE(frames, 1);
}

void TestNotesPage::marksInjuriesUndoably()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *wounds = shown.named<ui::NumberField>(QStringLiteral("Wounds"));
    wounds->setFocus();
    for (int presses = 0; presses < 3; ++presses)
        QTest::keyClick(wounds, Qt::Key_Up);
    QCOMPARE(shown.character().damage.wounds, 3);
    QCOMPARE(wounds->accessibleName(), QStringLiteral("Wounds: 3"));
    QCOMPARE(shown.steps(), 1);
    auto *shocks = shown.named<ui::NumberField>(QStringLiteral("Shocks"));
    shocks->setFocus();
    shocks->selectAll();
    QTest::keyClicks(shocks, QStringLiteral("1000\r"));
    QCOMPARE(shown.character().damage.shocks, 1000);
    QCOMPARE(shown.steps(), 2);
    shown.document().undoStack().undo();
    QCOMPARE(shocks->value(), 0);
    QCOMPARE(wounds->value(), 3);
    shown.document().undoStack().undo();
    QCOMPARE(wounds->value(), 0);
}

void TestNotesPage::saysWhatInjuriesMean()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *stuns = shown.named<ui::NumberField>(QStringLiteral("Stuns"));
    QCOMPARE(stuns->accessibleDescription(), QStringLiteral("Now: none. At 10: unconscious."));
    stuns->setFocus();
    stuns->selectAll();
    QTest::keyClicks(stuns, QStringLiteral("4\r"));
    QCOMPARE(stuns->accessibleDescription(), QStringLiteral("Now: no effect yet. At 10: unconscious."));
    stuns->selectAll();
    QTest::keyClicks(stuns, QStringLiteral("10\r"));
    QCOMPARE(stuns->accessibleDescription(), QStringLiteral("Now: unconscious."));

    hursagmu::RuleOptions options = shown.character().options;
    options.injuryModel =
        options.injuryModel == hursagmu::InjuryModel::A ? hursagmu::InjuryModel::B : hursagmu::InjuryModel::A;
    QVERIFY(shown.document().apply(hursagmu::setOptions(options)));
    for (const auto &track :
         static_cast<const hursagmu::Evaluation &>(*shown.document().evaluation()).injuries)
        if (track.id == QLatin1String("stuns"))
            QCOMPARE(stuns->accessibleDescription(), ui::hursagmu::meaningOf(track));
}

void TestNotesPage::ticksBoxesByMouse()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    auto *boxes = shown.page.findChildren<InjuryBoxes *>().front();
    QTest::mouseClick(boxes, Qt::LeftButton, {}, boxes->box(7).center());
    QCOMPARE(shown.character().damage.stuns, 7);
    QTest::mouseClick(boxes, Qt::LeftButton, {}, boxes->box(7).center());
    QCOMPARE(shown.character().damage.stuns, 6);
    QTest::mouseClick(boxes, Qt::LeftButton, {}, boxes->box(2).center());
    QCOMPARE(shown.character().damage.stuns, 2);
}

/// What a row of boxes means is read in full where there is little room.
void TestNotesPage::breaksWhatBoxesMean()
{
    InjuryBoxes boxes;
    hursagmu::InjuryTrack track;
    track.boxes = 20;
    track.marks = {{10, QStringLiteral("falls; one moment to get up again")}, {20, QStringLiteral("dies")}};
    boxes.showTrack(track);
    const int narrow = boxes.minimumSizeHint().width();
    const int wide = boxes.sizeHint().width();
    QCOMPARE(boxes.heightForWidth(wide), boxes.sizeHint().height());
    QVERIFY(boxes.heightForWidth(narrow) > boxes.heightForWidth(wide));
    boxes.resize(narrow, boxes.heightForWidth(narrow));
    QVERIFY(boxes.rect().contains(boxes.box(20)));
}

void TestNotesPage::looksAtTheNumberInFocus()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.named<ui::NumberField>(QStringLiteral("Shocks"))->setFocus();
    QCOMPARE(shown.file.bench().spotlight(), QStringLiteral("injury/shocks"));
    QVERIFY(shown.document().evaluation()->find(shown.file.bench().spotlight()));
}

void TestNotesPage::changesNothingWhileReadOnly()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.file.bench().setReadOnly(QStringLiteral("Open elsewhere."));
    QVERIFY(shown.named<ui::LineField>(QStringLiteral("Name"))->isReadOnly());
    QVERIFY(shown.named<ui::TextField>(QStringLiteral("Notes"))->isReadOnly());
    QVERIFY(!shown.named<ui::NumberField>(QStringLiteral("Stuns"))->isEnabled());
    QVERIFY(!shown.push(QStringLiteral("From file..."))->isEnabled());
    QApplication::clipboard()->setImage(picture(50, 50));
    QTest::keyClick(&shown.frame(), Qt::Key_V, Qt::ControlModifier);
    auto *boxes = shown.page.findChildren<InjuryBoxes *>().front();
    QTest::mouseClick(boxes, Qt::LeftButton, {}, boxes->box(7).center());
    QCOMPARE(shown.steps(), 0);
    shown.file.bench().setReadOnly({});
    QVERIFY(!shown.named<ui::LineField>(QStringLiteral("Name"))->isReadOnly());
}

void TestNotesPage::revealsItsSubjects()
{
    test::UiFixture fixture;
    Shown shown(fixture, {420, 300});
    const std::pair<const char *, QString> subjects[] = {
        {"name", QStringLiteral("Name")},
        {"base/master", QStringLiteral("Master")},
        {"notes/3", QStringLiteral("Notes")},
        {"portrait", QStringLiteral("Portrait")},
        {"injury/wounds", QStringLiteral("Wounds")},
        {"description/1", QStringLiteral("Description")},
    };
    for (const auto &[subject, name] : subjects) {
        QVERIFY2(shown.page.reveal(QLatin1String(subject)), subject);
        QWidget *focus = QApplication::focusWidget();
        QVERIFY2(focus && focus->accessibleName().startsWith(name), subject);
        QVERIFY2(!focus->visibleRegion().isEmpty(), subject);
    }
    QVERIFY(!shown.page.reveal(QStringLiteral("trait/warrior")));
    QVERIFY(!shown.page.reveal(QString()));
}

void TestNotesPage::namesEveryControl()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    QStringList names;
    for (QWidget *widget : shown.page.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) continue;
        const auto *button = qobject_cast<QPushButton *>(widget);
        const QString name = button ? button->text() : widget->accessibleName();
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names << name;
    }
    QCOMPARE(names.size(), 8 + 1 + 4 + 3);
}

void TestNotesPage::goesInReadingOrder()
{
    test::UiFixture fixture;
    Shown shown(fixture);
    shown.named<ui::LineField>(QStringLiteral("Name"))->setFocus();
    QStringList names;
    for (int presses = 0; presses < 14; ++presses) {
        QWidget *focus = QApplication::focusWidget();
        const auto *button = qobject_cast<QPushButton *>(focus);
        names << (button ? button->text() : focus->accessibleName().section(QLatin1Char(':'), 0, 0));
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    const QStringList wanted = {
        QStringLiteral("Name"),         QStringLiteral("Concept"), QStringLiteral("Player"),
        QStringLiteral("Campaign"),     QStringLiteral("Master"),  QStringLiteral("Portrait"),
        QStringLiteral("From file..."), QStringLiteral("Paste"),   QStringLiteral("Stuns"),
        QStringLiteral("Wounds"),       QStringLiteral("Shocks"),  QStringLiteral("Description"),
        QStringLiteral("History"),      QStringLiteral("Notes"),
    };
    QCOMPARE(names, wanted);
}

void TestNotesPage::cropFrameStaysInThePicture()
{
    ui::CropFrame frame({300, 100}, 1);
    QCOMPARE(frame.pixels(), QRect(100, 0, 100, 100));
    frame.moveBy({-500, 20});
    QCOMPARE(frame.pixels(), QRect(0, 0, 100, 100));
    frame.resizeBy(0.5);
    QCOMPARE(frame.pixels(), QRect(25, 25, 50, 50));
    frame.pullCorner(Qt::BottomRightCorner, {400, 400});
    QCOMPARE(frame.pixels(), QRect(25, 25, 75, 75));
    frame.pullCorner(Qt::TopLeftCorner, {90, 90});
    QCOMPARE(frame.pixels(), QRect(84, 84, 16, 16));
    frame.resizeBy(1000);
    QCOMPARE(frame.pixels().size(), QSize(100, 100));
    frame.centerOn({295, 50});
    QCOMPARE(frame.pixels(), QRect(200, 0, 100, 100));
    // A picture smaller than the smallest frame.
    ui::CropFrame tiny({3, 5}, 1);
    tiny.resizeBy(0.1);
    QCOMPARE(tiny.pixels().size(), QSize(3, 3));
}

void TestNotesPage::cropDialogObeysKeys()
{
    ui::PortraitDialog dialog(picture(800, 400), 1, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *view = dialog.findChild<ui::CropView *>();
    QCOMPARE(QApplication::focusWidget(), view);
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(view->frame().pixels(), QRect(196, 0, 400, 400));
    QTest::keyClick(view, Qt::Key_Minus);
    QVERIFY(view->frame().pixels().width() < 400);
    QVERIFY(view->accessibleName().contains(QStringLiteral("of 800 by 400")));

    const double before = view->scale();
    for (auto *each : dialog.findChildren<QToolButton *>())
        if (each->accessibleName() == QLatin1String("Zoom in")) QTest::mouseClick(each, Qt::LeftButton);
    QVERIFY(view->scale() > before);

    // By mouse: drag from the middle moves, a corner resizes.
    const QRect pixels = view->frame().pixels();
    const QPoint middle = view->frameOnScreen().center();
    QTest::mousePress(view, Qt::LeftButton, {}, middle);
    QTest::mouseMove(view, middle + QPoint(30, 0));
    QTest::mouseRelease(view, Qt::LeftButton, {}, middle + QPoint(30, 0));
    QVERIFY(view->frame().pixels().left() > pixels.left());
    QCOMPARE(view->frame().pixels().size(), pixels.size());
    const QPoint corner = view->frameOnScreen().topLeft();
    QTest::mousePress(view, Qt::LeftButton, {}, corner);
    QTest::mouseMove(view, corner + QPoint(40, 40));
    QTest::mouseRelease(view, Qt::LeftButton, {}, corner + QPoint(40, 40));
    QVERIFY(view->frame().pixels().width() < pixels.width());
}

QTEST_MAIN(TestNotesPage)
#include "tst_notes_page.moc"
