#include "core/hursagmu/rules/evaluation.h"
#include "tests/ui/support/deadcopies.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/shell/blankcard.h"
#include "ui/shell/messageline.h"
#include "ui/shell/offerline.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/recoverylist.h"
#include "ui/shell/recoveryshelf.h"
#include "ui/shell/startpage.h"
#include "ui/shell/templatecardwidget.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QScrollBar>

using namespace sky;

namespace
{

QList<ui::TemplateCardWidget *> cards(const test::WindowFixture &fixture)
{
    QList<ui::TemplateCardWidget *> shown;
    for (auto *card : fixture.window.findChildren<ui::TemplateCardWidget *>())
        if (card->isVisible()) shown << card;
    return shown;
}

/// The button of the first offer that has this text; null where there is none.
QPushButton *offerButton(const test::WindowFixture &fixture, const QString &text)
{
    const auto *list = fixture.window.findChild<ui::RecoveryList *>();
    for (auto *button : list->findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == text) return button;
    return nullptr;
}

QString wordsOf(const QWidget *widget)
{
    QStringList words;
    for (const auto *label : widget->findChildren<ui::Label *>())
        if (label->isVisible()) words << label->text();
    return words.join(u'\n');
}

void findAndOffer(test::WindowFixture &fixture)
{
    fixture.window.commands().findCrashCopies();
    fixture.window.commands().offerCrashCopies();
    fixture.window.findChild<ui::RecoveryShelf *>()->finish();
}

int64_t budgetOf(ui::OpenFile *file)
{
    return static_cast<const hursagmu::Evaluation &>(*file->document().evaluation()).budget;
}

QString copyOf(const test::UiFixture &fixture, const QString &name)
{
    const QString copy = fixture.path(name);
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/") + name, copy);
    return copy;
}

} // namespace

class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersEveryTemplateByName();
    void createsFromATemplateByMouse();
    void createsFromATemplateByKeyboard();
    void arrowsGoFromCardToCard();
    void createsABlankCharacterOfAUsualBudget();
    void createsABlankCharacterOfAnyBudget();
    void opensARecentFile();
    void missingFilesCanBeLocatedOrTakenOff();
    void ownTemplatesJoinTheOthers();
    void ownTemplatesThatCannotBeReadAreToldOnce();
    void scrollsInALowWindow();
    void namesDaysInWords();
    void whatWasNotSavedIsRestored();
    void whatWasNotSavedIsKeptForLater();
    void whatWasNotSavedIsDiscardedAfterAQuestion();
    void whatChangedSinceTheLastSaveIsTold();
    void manyCopiesComeInParts();
    void allAreRestoredButTheBrokenOne();
    void ofTwoCopiesOfOneFileTheNewerEndsOnTop();
    void aFileThatIsOpenedIsOfferedItsCopy();
};

void TestStartPage::offersEveryTemplateByName()
{
    test::WindowFixture fixture;
    const auto templates = fixture.game->templates();
    const auto shown = cards(fixture);
    QCOMPARE(shown.size(), qsizetype(templates.size()));
    for (size_t i = 0; i < templates.size(); ++i) {
        QVERIFY(shown[qsizetype(i)]->accessibleName().startsWith(templates[i].name + QLatin1Char(',')));
        QVERIFY(!shown[qsizetype(i)]->accessibleDescription().isEmpty());
    }
}

void TestStartPage::createsFromATemplateByMouse()
{
    test::WindowFixture fixture;
    QTest::mouseClick(cards(fixture)[1], Qt::LeftButton);
    QVERIFY(fixture.window.currentFile());
    QCOMPARE(fixture.window.currentFile()->document().character()->name, fixture.game->templates()[1].name);
    QVERIFY(fixture.window.currentView());
    QCOMPARE(fixture.titles().size(), 1);
}

void TestStartPage::createsFromATemplateByKeyboard()
{
    test::WindowFixture fixture;
    // The first card has the keyboard from the start.
    QVERIFY(cards(fixture)[0]->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(fixture.window.currentFile());
    QCOMPARE(fixture.window.currentFile()->document().character()->name, fixture.game->templates()[0].name);
}

void TestStartPage::arrowsGoFromCardToCard()
{
    test::WindowFixture fixture;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(cards(fixture)[1]->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(cards(fixture)[4]->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(cards(fixture)[0]->hasFocus());
}

void TestStartPage::createsABlankCharacterOfAUsualBudget()
{
    test::WindowFixture fixture;
    const auto budgets = fixture.services.games.front()->budgets();
    QCOMPARE(budgets.size(), size_t(4));
    for (const ui::BudgetChoice &choice : budgets) {
        const QString name = QStringLiteral("%1 points: %2").arg(QString::number(choice.points), choice.name);
        auto *button = fixture.named<QPushButton>(name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(budgetOf(fixture.window.currentFile()), choice.points);
        fixture.trigger("file.new");
    }
    QCOMPARE(fixture.workspace.files().size(), size_t(4));
    fixture.trigger("file.blank");
    QCOMPARE(budgetOf(fixture.window.currentFile()), int64_t(100));
}

void TestStartPage::createsABlankCharacterOfAnyBudget()
{
    test::WindowFixture fixture;
    auto *number = fixture.named<ui::NumberField>(QStringLiteral("Another budget, points"));
    QCOMPARE(number->minimum(), 0);
    QCOMPARE(number->maximum(), 1'000'000);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("175"));
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(fixture.workspace.files().size(), size_t(1));
    QCOMPARE(budgetOf(fixture.window.currentFile()), int64_t(175));
    fixture.trigger("file.new");
    QTest::mouseClick(fixture.named<QPushButton>(QStringLiteral("Create with another budget")),
                      Qt::LeftButton);
    QCOMPARE(budgetOf(fixture.window.currentFile()), int64_t(175));
    QCOMPARE(fixture.workspace.files().size(), size_t(2));
}

void TestStartPage::opensARecentFile()
{
    test::WindowFixture fixture;
    const QString path = copyOf(fixture, QStringLiteral("alaric.skychar"));
    fixture.window.commands().openPaths({path});
    fixture.trigger("file.close");
    QVERIFY(!fixture.window.currentFile());
    auto *row = fixture.window.findChild<ui::RecentRow *>();
    QVERIFY(row);
    QVERIFY2(row->accessibleName().contains(QStringLiteral("today")), qPrintable(row->accessibleName()));
    QTest::keyClick(row, Qt::Key_Return);
    QVERIFY(fixture.window.currentFile());
    QCOMPARE(fixture.window.currentFile()->path(), path);
}

void TestStartPage::missingFilesCanBeLocatedOrTakenOff()
{
    test::WindowFixture fixture;
    const QString moved = fixture.path(QStringLiteral("moved.skychar"));
    for (const char *name : {"one", "two"})
        fixture.recent.add(
            {fixture.path(QLatin1String(name)), QLatin1String(name), {}, fixture.services.clock()});
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"), moved);
    QTest::mouseClick(fixture.named<QPushButton>(QStringLiteral("Remove two from the list")), Qt::LeftButton);
    QCOMPARE(fixture.recent.files().size(), size_t(1));
    fixture.prompts.paths = {{moved}};
    QTest::mouseClick(fixture.named<QPushButton>(QStringLiteral("Locate... one")), Qt::LeftButton);
    QCOMPARE(fixture.recent.files().size(), size_t(1));
    QCOMPARE(fixture.recent.files().front().path, moved);
    QCOMPARE(fixture.window.currentFile()->path(), moved);
}

void TestStartPage::ownTemplatesJoinTheOthers()
{
    test::WindowFixture fixture;
    const auto before = cards(fixture).size();
    ui::OpenFile &knight = fixture.knight();
    fixture.prompts.texts = {QStringLiteral("Border guard")};
    fixture.trigger("file.savetemplate");
    QVERIFY(QFile::exists(fixture.services.templateFolder + QStringLiteral("/Border guard.skychar")));
    QVERIFY(knight.path().isEmpty());
    fixture.trigger("file.new");
    QCOMPARE(cards(fixture).size(), before + 1);
    QTest::mouseClick(cards(fixture).last(), Qt::LeftButton);
    QCOMPARE(fixture.workspace.files().size(), size_t(2));
    ui::OpenFile *made = fixture.window.currentFile();
    QCOMPARE(made->document().character()->name, QStringLiteral("Border guard"));
    QVERIFY(made->document().character()->kind == CharacterKind::Character);
    QVERIFY(made->path().isEmpty());
}

void TestStartPage::ownTemplatesThatCannotBeReadAreToldOnce()
{
    test::UiFixture fixture;
    QVERIFY(QDir().mkpath(fixture.services.templateFolder));
    const QString path = fixture.services.templateFolder + QStringLiteral("/mine.skychar");
    QVERIFY(QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/broken/truncated.skychar"), path));
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.showStart();
    window.show();
    const auto said = [&window] {
        QStringList sentences;
        for (const auto *line : window.findChildren<ui::MessageLine *>())
            if (line->isVisibleTo(&window)) sentences << line->sentence();
        return sentences.join(u' ');
    };
    QVERIFY2(said().contains(QStringLiteral("mine.skychar")), qPrintable(said()));
    QVERIFY(QFile::exists(path));
    for (auto *line : window.findChildren<ui::MessageLine *>())
        line->hush();
    fixture.knight();
    fixture.prompts.texts = {QStringLiteral("Border guard")};
    window.actions().find(QStringLiteral("file.savetemplate"))->trigger(); // the folder is read again
    QVERIFY2(!said().contains(QStringLiteral("mine.skychar")), qPrintable(said()));
}

void TestStartPage::scrollsInALowWindow()
{
    test::WindowFixture fixture;
    fixture.window.resize(1000, 500);
    auto *page = fixture.window.findChild<ui::StartPage *>();
    QTRY_VERIFY(page->verticalScrollBar()->maximum() > 0);
    QCOMPARE(page->horizontalScrollBar()->maximum(), 0);
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    const QWidget *last = QApplication::focusWidget();
    QVERIFY(last != cards(fixture)[0]);
    const QPoint bottom = last->mapTo(page->viewport(), QPoint(0, last->height()));
    QVERIFY(bottom.y() <= page->viewport()->height() + 1);
}

void TestStartPage::namesDaysInWords()
{
    const QDateTime now(QDate(2026, 3, 29), QTime(0, 30));
    QVERIFY(ui::dayInWords(now.addSecs(-60), now).startsWith(QStringLiteral("today")));
    const QLocale usual;
    QLocale::setDefault(QLocale::c()); // its short format has the seconds
    QCOMPARE(ui::dayInWords(now.addSecs(-60), now).count(u':'), 1);
    QLocale::setDefault(usual);
    QCOMPARE(ui::dayInWords(now.addSecs(-3600), now), QStringLiteral("yesterday"));
    QVERIFY(!ui::dayInWords(now.addDays(-2), now).contains(QStringLiteral("day")));
}

void TestStartPage::whatWasNotSavedIsRestored()
{
    test::WindowFixture fixture;
    QVERIFY(!fixture.can("file.unsaved"));
    test::leaveCopies(fixture, {test::copyOfKnight(fixture, QStringLiteral("Juk"))});
    fixture.blank(); // of the session before
    findAndOffer(fixture);
    QVERIFY(!fixture.window.currentFile()); // the start page is in front
    QVERIFY(fixture.prompts.asked.empty());
    const QString words = wordsOf(fixture.window.findChild<ui::RecoveryList *>());
    QVERIFY2(words.contains(QStringLiteral("Juk")) && words.contains(QStringLiteral("never saved")),
             qPrintable(words));
    QPushButton *restore = offerButton(fixture, QStringLiteral("Restore"));
    QVERIFY(restore && restore->hasFocus());
    QTest::keyClick(restore, Qt::Key_Return);
    QVERIFY(fixture.window.currentFile());
    QCOMPARE(fixture.window.currentFile()->document().character()->name, QStringLiteral("Juk"));
    QVERIFY(fixture.window.currentFile()->needsSaving());
    QCOMPARE(fixture.window.currentFile()->outside(), ui::FileWatch::State::Same); // it never had a file
    for (const auto *line : fixture.window.currentView()->findChildren<ui::OfferLine *>())
        QVERIFY2(!line->isVisible(), qPrintable(line->sentence()));
    QVERIFY(!fixture.can("file.unsaved"));
    QVERIFY(fixture.workspace.crashCopies().found().empty());
}

void TestStartPage::whatWasNotSavedIsKeptForLater()
{
    test::WindowFixture fixture;
    test::leaveCopies(fixture, {test::copyOfKnight(fixture, QStringLiteral("Juk"))});
    findAndOffer(fixture);
    QTest::mouseClick(offerButton(fixture, QStringLiteral("Keep for later")), Qt::LeftButton);
    QVERIFY(!offerButton(fixture, QStringLiteral("Keep for later")));
    QString words = wordsOf(fixture.window.findChild<ui::RecoveryList *>());
    QVERIFY2(words.contains(QStringLiteral("Unsaved work from today")), qPrintable(words));
    // At the next start nothing pushes itself to the front, but it can be found.
    fixture.blank();
    findAndOffer(fixture);
    QVERIFY(fixture.window.currentFile());
    QVERIFY(fixture.can("file.unsaved"));
    fixture.trigger("file.unsaved");
    QVERIFY(!fixture.window.currentFile());
    QTest::mouseClick(offerButton(fixture, QStringLiteral("Restore")), Qt::LeftButton);
    QCOMPARE(fixture.window.currentFile()->document().character()->name, QStringLiteral("Juk"));
}

void TestStartPage::whatWasNotSavedIsDiscardedAfterAQuestion()
{
    test::WindowFixture fixture;
    test::leaveCopies(fixture, {test::copyOfKnight(fixture, QStringLiteral("Juk"))});
    findAndOffer(fixture);
    fixture.prompts.choices = {1, 0};
    QTest::mouseClick(offerButton(fixture, QStringLiteral("Discard...")), Qt::LeftButton);
    QCOMPARE(fixture.workspace.crashCopies().found().size(), size_t(1));
    QTest::mouseClick(offerButton(fixture, QStringLiteral("Discard...")), Qt::LeftButton);
    QVERIFY(fixture.workspace.crashCopies().found().empty());
    QVERIFY(!fixture.window.findChild<ui::RecoveryList *>()->isVisible());
}

void TestStartPage::whatChangedSinceTheLastSaveIsTold()
{
    test::WindowFixture fixture;
    const QString path = copyOf(fixture, QStringLiteral("alaric.skychar"));
    const QByteArray saved = storage::readFile(path).value();
    auto now = storage::readCharacter(saved, fixture.services.registry());
    now->character->name = QStringLiteral("Alaric the Bold");
    ui::CrashCopy copy = test::copyOfKnight(fixture, QStringLiteral("alaric.skychar"), path);
    copy.bytes = storage::writeCharacter(*now->character, *fixture.game);
    copy.savedHash = ui::CrashCopy::hashOf(saved);
    test::leaveCopies(fixture, {copy});
    findAndOffer(fixture);
    const auto words = [&] { return wordsOf(fixture.window.findChild<ui::RecoveryList *>()); };
    QVERIFY2(words().contains(QStringLiteral("Alaric the Bold")) &&
                 words().contains(QStringLiteral("Sir Alaric")),
             qPrintable(words()));
    QVERIFY2(!words().contains(QStringLiteral("merged")), qPrintable(words()));
    QVERIFY(storage::writeFile(path, saved + "\n"));
    findAndOffer(fixture);
    QVERIFY2(words().contains(QStringLiteral("merged")), qPrintable(words()));
    QVERIFY(storage::writeFile(path, "nothing"));
    findAndOffer(fixture);
    QVERIFY2(words().contains(QStringLiteral("cannot be read")), qPrintable(words()));
    QVERIFY(QFile::remove(path));
    findAndOffer(fixture);
    QVERIFY2(words().contains(QStringLiteral("not there any more")), qPrintable(words()));
}

void TestStartPage::manyCopiesComeInParts()
{
    test::WindowFixture fixture;
    std::vector<ui::CrashCopy> copies;
    for (int i = 0; i < 40; ++i)
        copies.push_back(test::copyOfKnight(fixture, QStringLiteral("Juk %1").arg(i)));
    test::leaveCopies(fixture, copies);
    findAndOffer(fixture);
    const auto shown = [&] {
        int count = 0;
        for (auto *button : fixture.window.findChild<ui::RecoveryList *>()->findChildren<QPushButton *>())
            count += button->isVisible() && button->text() == QLatin1String("Restore") ? 1 : 0;
        return count;
    };
    QCOMPARE(shown(), int(ui::RecoveryList::AtOnce));
    QPushButton *more = offerButton(fixture, QStringLiteral("Show 34 more"));
    QVERIFY(more);
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(shown(), int(3 * ui::RecoveryList::AtOnce));
}

void TestStartPage::allAreRestoredButTheBrokenOne()
{
    test::WindowFixture fixture;
    ui::CrashCopy broken = test::copyOfKnight(fixture, QStringLiteral("Broken"));
    broken.bytes = "no character";
    test::leaveCopies(fixture, {test::copyOfKnight(fixture, QStringLiteral("Juk")), broken,
                                test::copyOfKnight(fixture, QStringLiteral("Ansa"))});
    findAndOffer(fixture);
    QTest::mouseClick(offerButton(fixture, QStringLiteral("Restore all 3")), Qt::LeftButton);
    QCOMPARE(fixture.workspace.files().size(), size_t(2));
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY(fixture.prompts.told.first().contains(QStringLiteral("Broken")));
    QCOMPARE(fixture.workspace.crashCopies().found().size(), size_t(1));
}

void TestStartPage::ofTwoCopiesOfOneFileTheNewerEndsOnTop()
{
    test::WindowFixture fixture;
    const QString path = copyOf(fixture, QStringLiteral("alaric.skychar"));
    const QByteArray saved = storage::readFile(path).value();
    std::vector<ui::CrashCopy> copies;
    for (const auto &[name, days] :
         {std::pair("Older", -2), std::pair("Newer", -1), std::pair("Oldest", -3)}) {
        auto now = storage::readCharacter(saved, fixture.services.registry());
        now->character->name = QString::fromLatin1(name);
        ui::CrashCopy copy = test::copyOfKnight(fixture, QStringLiteral("alaric.skychar"), path);
        copy.time = fixture.services.clock().addDays(days);
        copy.bytes = storage::writeCharacter(*now->character, *fixture.game);
        copy.savedHash = ui::CrashCopy::hashOf(saved);
        copies.push_back(copy);
    }
    test::leaveCopies(fixture, copies);
    findAndOffer(fixture);
    QTest::mouseClick(offerButton(fixture, QStringLiteral("Restore all 3")), Qt::LeftButton);
    QCOMPARE(fixture.workspace.files().size(), size_t(1));
    Document &document = fixture.workspace.files().front()->document();
    QCOMPARE(document.character()->name, QStringLiteral("Newer"));
    document.undoStack().undo();
    QCOMPARE(document.character()->name, QStringLiteral("Older"));
}

void TestStartPage::aFileThatIsOpenedIsOfferedItsCopy()
{
    test::WindowFixture fixture;
    const QString path = copyOf(fixture, QStringLiteral("alaric.skychar"));
    const QByteArray saved = storage::readFile(path).value();
    auto now = storage::readCharacter(saved, fixture.services.registry());
    now->character->notes = QStringLiteral("not saved");
    ui::CrashCopy copy = test::copyOfKnight(fixture, QStringLiteral("alaric.skychar"), path);
    copy.bytes = storage::writeCharacter(*now->character, *fixture.game);
    copy.savedHash = ui::CrashCopy::hashOf(saved);
    test::leaveCopies(fixture, {copy});
    fixture.window.commands().findCrashCopies();
    fixture.window.commands().openPaths({path});
    fixture.window.commands().offerCrashCopies(true);
    ui::OpenFile *file = fixture.window.currentFile();
    QVERIFY(file); // what was asked for stays in front
    auto *line = fixture.window.currentView()->findChild<ui::OfferLine *>();
    QVERIFY(line && line->isVisible());
    QVERIFY(line->sentence().contains(QStringLiteral("Unsaved work")));
    QTest::mouseClick(line->findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(file->document().character()->notes, QStringLiteral("not saved"));
    QVERIFY(!line->isVisible());
    QVERIFY(file->needsSaving());
}

QTEST_MAIN(TestStartPage)
#include "tst_startpage.moc"
