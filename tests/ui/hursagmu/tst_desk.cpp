#include "core/hursagmu/ledger/statement.h"
#include "tests/support/notalmighty.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/hursagmu/desk/applydialog.h"
#include "ui/hursagmu/desk/rostermodel.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QCheckBox>
#include <QFile>
#include <QHeaderView>
#include <QTabBar>

using namespace sky;
using test::PartyFixture;
using ui::hursagmu::AwardModel;
using ui::hursagmu::DeskTable;

namespace
{

/// By its key: the button goes down for a moment first.
void pressAward(PartyFixture &fixture)
{
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::AltModifier);
    const QPushButton *button = PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Award"));
    if (!button || !QTest::qWaitFor([button] { return !button->isDown(); })) qFatal("nothing was pressed");
}

/// As a Master does it: the key, the reason, the button.
void award(PartyFixture &fixture, const QString &why)
{
    fixture.front();
    QTest::keyClick(&fixture.window, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    if (!QTest::qWaitFor([] { return QApplication::focusWidget(); })) qFatal("nothing has the focus");
    QTest::keyClicks(QApplication::focusWidget(), why);
    pressAward(fixture);
}

/// A row of a table by what stands in its first column.
int rowOf(const DeskTable &table, const QString &name)
{
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (table.model()->index(row, 0).data().toString() == name) return row;
    return -1;
}

QStringList columnOf(const DeskTable &table, int column)
{
    QStringList texts;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        texts << table.model()->index(row, column).data().toString();
    return texts;
}

} // namespace

class TestDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sixCharactersByKeyboardFromNewPartyToAnAward();
    void aReadOnlyFileChangesNothingAndIsNamed();
    void whatIsOpenWithChangesIsInTheWayUntilItIsSaved();
    void takingBackSaysWhatIsSpent();
    void spendsForAPlayerWhoIsNotThere();
    void oneAmountOrOneEach();
    void enterOpensAndDeleteTakesOut();
    void theBestOfAColumnIsSaid();
    void missingAndDamagedMembersSaySo();
    void sortsFindsAndKeepsItsColumns();
    void sessionsAreAddedChangedAndDropped();
    void nameAndNotesAreKept();
    void whoCanDoWhat();
    void nobodyInCreationSpendsExperience();
    void aFolderThatLosesAMemberNamesTheRest();
};

void TestDesk::sixCharactersByKeyboardFromNewPartyToAnAward()
{
    PartyFixture fixture;
    QStringList files;
    for (const test::Somebody &who : test::SkyRoad) {
        fixture.write(who);
        files << fixture.fileOf(who.file);
    }
    fixture.window.commands().openPaths(files);
    QTest::keyClick(&fixture.window, Qt::Key_G, Qt::ControlModifier);
    QVERIFY(fixture.dialog());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("The Sky Road"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY2(!QApplication::activeModalWidget(), qPrintable(fixture.said()));
    QVERIFY(QFile::exists(fixture.path(QStringLiteral("sky-road/The Sky Road.skyparty"))));
    QVERIFY(fixture.page());
    QCOMPARE(fixture.tabs()->tabText(fixture.tabs()->currentIndex()), QStringLiteral("The Sky Road (party)"));
    QCOMPARE(fixture.table("Characters of the party")->model()->rowCount(), 6);

    award(fixture, QStringLiteral("The glass stair"));
    QVERIFY2(fixture.said().contains(QLatin1String("Written: 24 points to 6 characters")),
             qPrintable(fixture.said()));
    for (const test::Somebody &who : test::SkyRoad) {
        QCOMPARE(fixture.earned(who.file), int64_t(who.experience) + 4);
        QCOMPARE(fixture.read(who.file)->ledger.back().session, QStringLiteral("The glass stair"));
    }
    const auto &sessions = fixture.bench().party().sessions;
    QCOMPARE(sessions.size(), size_t(1));
    QCOMPARE(sessions.front().shares.size(), size_t(6));
    QCOMPARE(fixture.table("Sessions")->model()->index(0, 2).data().toString(), QStringLiteral("4 each"));
    // What is open follows, without a question.
    QVERIFY(fixture.prompts.asked.empty());
    for (const auto &open : fixture.workspace.files()) {
        QVERIFY(!open->needsSaving());
        const auto &facts = static_cast<const hursagmu::Evaluation &>(*open->document().evaluation());
        QVERIFY(facts.experienceEarned == 28 || facts.experienceEarned == 24);
    }
}

void TestDesk::aReadOnlyFileChangesNothingAndIsNamed()
{
    const test::NotAlmighty mortal;
    PartyFixture fixture;
    fixture.writeSix();
    QVERIFY(QFile::setPermissions(fixture.fileOf("odo"), QFile::ReadOwner));
    std::vector<QByteArray> before;
    for (const test::Somebody &who : test::SkyRoad)
        before.push_back(fixture.bytesOf(who.file));
    fixture.window.commands().openPaths({fixture.path(QStringLiteral("sky-road/The Sky Road.skyparty"))});
    const QByteArray partyBefore = fixture.bench().document().bytes();
    QTRY_VERIFY(fixture.said().contains(QLatin1String("In the way: Sir Odo of Kirkland")));
    award(fixture, QStringLiteral("The glass stair"));
    QVERIFY2(fixture.said().contains(QLatin1String("Nothing was changed. Sir Odo of Kirkland")),
             qPrintable(fixture.said()));
    for (size_t i = 0; i < before.size(); ++i)
        QCOMPARE(fixture.bytesOf(test::SkyRoad[i].file), before[i]);
    QCOMPARE(*storage::readFile(fixture.bench().path()), partyBefore);
    // Without him it goes.
    auto *table = fixture.table("Who gets how much");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(3, 1));
    QTest::keyClick(table, Qt::Key_Space);
    pressAward(fixture);
    QCOMPARE(fixture.earned("juk"), int64_t(28));
    QCOMPARE(fixture.earned("odo"), int64_t(20));
}

void TestDesk::whatIsOpenWithChangesIsInTheWayUntilItIsSaved()
{
    PartyFixture fixture;
    fixture.openSix();
    fixture.window.commands().openPaths({fixture.fileOf("kesh")});
    ui::OpenFile &kesh = *fixture.window.currentFile();
    QVERIFY(fixture.rename(kesh, QStringLiteral("Kesh the Lender")));
    fixture.window.showParty(fixture.workspace.parties().front().get());
    QTRY_VERIFY(fixture.said().contains(QLatin1String("open here with changes that are not saved")));
    award(fixture, QStringLiteral("The glass stair"));
    QCOMPARE(fixture.earned("juk"), int64_t(24));
    QVERIFY(kesh.needsSaving());
    QTest::mouseClick(
        PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Save what is open with changes")),
        Qt::LeftButton);
    QVERIFY(!kesh.needsSaving());
    QTRY_VERIFY(!fixture.said().contains(QLatin1String("not saved")));
    pressAward(fixture);
    QCOMPARE(fixture.earned("kesh"), int64_t(28));
    QCOMPARE(fixture.read("kesh")->name, QStringLiteral("Kesh the Lender"));
    QVERIFY(!kesh.needsSaving());
    QVERIFY(fixture.prompts.asked.empty());
}

void TestDesk::takingBackSaysWhatIsSpent()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, QStringLiteral("The glass stair"));
    // Juk spends all he has.
    auto juk = fixture.read("juk");
    int64_t left = 28;
    while (true) {
        const auto evaluation = fixture.game->evaluate(*juk);
        const auto &facts = static_cast<const hursagmu::Evaluation &>(*evaluation);
        const hursagmu::PresentTrait *cheapest = nullptr;
        for (const auto &trait : facts.professions)
            if (trait.nextCost && *trait.nextCost <= facts.experienceUnspent()) cheapest = &trait;
        left = facts.experienceUnspent();
        if (!cheapest || left < 4) break;
        test::change(*juk, hursagmu::setTrait(fixture.game->catalogue(), cheapest->id,
                                              *Level::of(cheapest->level.value() + 1), randomIds(),
                                              {QDate(2026, 4, 1), {}, {}, {}}));
    }
    QVERIFY(left < 4);
    QVERIFY(storage::saveCharacter(fixture.fileOf("juk"), *juk, *fixture.game, fixture.bytesOf("juk")));
    fixture.bench().look();
    QTRY_VERIFY(!fixture.bench().isReading());

    QTest::mouseClick(PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Take back...")),
                      Qt::LeftButton);
    QVERIFY(fixture.dialog());
    auto *what = fixture.inDialog<ui::TextField>(QStringLiteral("What taking it back does"));
    QVERIFY2(what->toPlainText().contains(
                 QStringLiteral("Juk the Barbarian: 4 taken back, %1 owed").arg(4 - left)),
             qPrintable(what->toPlainText()));
    QVERIFY(what->toPlainText().contains(QLatin1String("spent: ")));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("We played another evening"));
    QPushButton *take = PartyFixture::buttonIn(*fixture.dialog(), QStringLiteral("Take it back"));
    QVERIFY(!take->isEnabled()); // the debt is not agreed to
    auto *debt = fixture.dialog()->findChild<QCheckBox *>();
    QVERIFY(debt->isVisible());
    debt->click();
    QTest::mouseClick(take, Qt::LeftButton);
    QTRY_VERIFY2(!QApplication::activeModalWidget(), qPrintable(fixture.said()));
    QCOMPARE(fixture.earned("vunata"), int64_t(24));
    QCOMPARE(fixture.earned("juk"), int64_t(24));
    QVERIFY(fixture.bench().party().sessions.front().takenBack);
    const party::Seat *seat = fixture.bench().seat(QStringLiteral("juk.skychar"));
    QVERIFY(seat->evaluation->hasOpenErrors()); // until it is paid
    QVERIFY(!PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Take back..."))->isEnabled());
}

void TestDesk::spendsForAPlayerWhoIsNotThere()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, QStringLiteral("The glass stair"));
    auto *table = fixture.table("Characters of the party");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(rowOf(*table, QStringLiteral("Sir Odo of Kirkland")), 0));
    QTest::mouseClick(PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Spend for...")),
                      Qt::LeftButton);
    QCOMPARE(fixture.dialog()->windowTitle(), QStringLiteral("Spend for Sir Odo of Kirkland"));
    auto *search = fixture.dialog()->findChild<ui::SearchField *>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("scholar"));
    QTest::keyClick(search, Qt::Key_Down);
    const int before =
        static_cast<const hursagmu::Evaluation &>(*fixture.game->evaluate(*fixture.read("odo")))
            .level(QStringLiteral("scholar"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY2(fixture.said().contains(QLatin1String("Written: Raise Scholar")), qPrintable(fixture.said()));
    const auto odo = fixture.read("odo");
    QCOMPARE(static_cast<const hursagmu::Evaluation &>(*fixture.game->evaluate(*odo))
                 .level(QStringLiteral("scholar")),
             before + 1);
    const auto lines = hursagmu::statement(*odo, fixture.game->catalogue());
    QCOMPARE(lines.back().session, QStringLiteral("The glass stair"));
    QCOMPARE(lines.back().date, QDate(2026, 3, 29));
    // What he cannot pay is refused with how much is short, and changes nothing.
    for (int i = 0; i < 12; ++i)
        QTest::keyClick(fixture.inDialog<DeskTable>(QStringLiteral("Traits to raise")), Qt::Key_Return);
    const QByteArray bytes = fixture.bytesOf("odo");
    QTest::keyClick(fixture.inDialog<DeskTable>(QStringLiteral("Traits to raise")), Qt::Key_Return);
    QCOMPARE(fixture.bytesOf("odo"), bytes);
    QVERIFY2(fixture.said().contains(QLatin1String("short")), qPrintable(fixture.said()));
}

void TestDesk::oneAmountOrOneEach()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *each = fixture.page()->findChild<ui::NumberField *>();
    each->setFocus();
    each->selectAll();
    QTest::keyClicks(each, QStringLiteral("5"));
    QTest::keyClick(each, Qt::Key_Return);
    auto *table = fixture.table("Who gets how much");
    const QStringList five(6, QStringLiteral("5"));
    QCOMPARE(columnOf(*table, AwardModel::PointsColumn), five);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(3, AwardModel::PointsColumn));
    QTest::keyClick(table, Qt::Key_2); // typing begins the field
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(table->model()->index(3, AwardModel::PointsColumn).data().toString(), QStringLiteral("2"));
    QTRY_COMPARE(table->model()->index(3, AwardModel::UnspentColumn).data().toString(),
                 QStringLiteral("20 → 22"));
    QVERIFY(!table->model()->index(0, AwardModel::PossibleColumn).data().toString().isEmpty());
    award(fixture, QStringLiteral("The bear of Ninhar"));
    QCOMPARE(fixture.earned("juk"), int64_t(29));
    QCOMPARE(fixture.earned("odo"), int64_t(22));
    QCOMPARE(fixture.table("Sessions")->model()->index(0, 2).data().toString(),
             QStringLiteral("5, Sir Odo of Kirkland 2"));
}

void TestDesk::enterOpensAndDeleteTakesOut()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(fixture.window.currentFile()->path(), fixture.fileOf("vunata"));
    fixture.window.showParty(fixture.workspace.parties().front().get());
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(table->model()->rowCount(), 5);
    QVERIFY(QFile::exists(fixture.fileOf("vunata")));
    QVERIFY(fixture.can("edit.undo"));
    QTest::keyClick(&fixture.window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(table->model()->rowCount(), 6);
    QCOMPARE(columnOf(*table, 0)[1], QStringLiteral("Vunata of Keph"));
    const auto again = party::PartyDocument::open(fixture.bench().path());
    QVERIFY(again);
    QCOMPARE((*again)->party().members.size(), size_t(6));
}

void TestDesk::theBestOfAColumnIsSaid()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    int best = 0;
    for (int column = 1; column < table->model()->columnCount(); ++column)
        for (int row = 0; row < 6; ++row) {
            const QModelIndex index = table->model()->index(row, column);
            const bool strong = index.data(ui::hursagmu::StrongRole).toBool();
            QCOMPARE(index.data(Qt::AccessibleTextRole).toString().endsWith(QLatin1String(", best")), strong);
            best += strong ? 1 : 0;
        }
    QVERIFY(best > 0);
}

void TestDesk::missingAndDamagedMembersSaySo()
{
    PartyFixture fixture;
    fixture.writeSix();
    QVERIFY(QFile::remove(fixture.fileOf("juk")));
    QVERIFY(storage::writeFile(fixture.fileOf("ilse"), "{ not a character"));
    QVERIFY(QFile::remove(fixture.fileOf("kesh")) &&
            QFile::copy(fixture.fileOf("odo"), fixture.fileOf("kesh")));
    fixture.window.commands().openPaths({fixture.path(QStringLiteral("sky-road/The Sky Road.skyparty"))});
    auto *table = fixture.table("Characters of the party");
    const auto spoken = [table](int row) {
        return table->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(spoken(0), QStringLiteral("juk, file missing"));
    QCOMPARE(spoken(2), QStringLiteral("ilse, cannot be read"));
    QVERIFY(spoken(3).endsWith(QLatin1String("same character twice")));
    QVERIFY(spoken(4).endsWith(QLatin1String("same character twice")));
    QTest::keyClick(&fixture.window, Qt::Key_P, Qt::AltModifier);
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(!table->currentIndex().data().toString().isEmpty());
}

void TestDesk::sortsFindsAndKeepsItsColumns()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    QHeaderView *head = table->horizontalHeader();
    QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                      QPoint(head->sectionViewportPosition(0) + 20, head->height() / 2));
    QStringList names = columnOf(*table, 0);
    QVERIFY(std::is_sorted(names.begin(), names.end()));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 2));
    QTest::keyClick(table, Qt::Key_Down, Qt::ControlModifier);
    QList<int> points;
    for (const QString &text : columnOf(*table, 2))
        points << text.toInt();
    QVERIFY(std::is_sorted(points.rbegin(), points.rend()));
    QVERIFY(!std::is_sorted(points.begin(), points.end()));
    auto *search = fixture.page()->findChild<ui::SearchField *>();
    QTest::keyClick(&fixture.window, Qt::Key_F, Qt::ControlModifier);
    search = qobject_cast<ui::SearchField *>(QApplication::focusWidget());
    QVERIFY(search);
    QTest::keyClicks(search, QStringLiteral("kesh"));
    QCOMPARE(columnOf(*table, 0), QStringList{QStringLiteral("Kesh the Borrower")});
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(table->model()->rowCount(), 6);

    head->moveSection(head->visualIndex(2), 1); // as dragging does
    QTRY_COMPARE(fixture.settings.get().partyColumns.value(0), QStringLiteral("points"));
    QCOMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("points"));
    QTest::mouseClick(PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Columns...")), Qt::LeftButton);
    auto *find = fixture.dialog()->findChild<ui::SearchField *>();
    QTest::keyClicks(find, QStringLiteral("warrior"));
    QTest::keyClick(find, Qt::Key_Down);
    auto *list = fixture.dialog()->findChild<QListView *>();
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(fixture.settings.get().partyColumns.contains(QStringLiteral("trait/warrior")));
    QCOMPARE(table->model()->headerData(table->model()->columnCount() - 1, Qt::Horizontal).toString(),
             QStringLiteral("Warrior"));
}

void TestDesk::sessionsAreAddedChangedAndDropped()
{
    PartyFixture fixture;
    fixture.openSix();
    QTest::mouseClick(PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Add a session...")),
                      Qt::LeftButton);
    QVERIFY(fixture.dialog());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("The drowned gate"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY2(!QApplication::activeModalWidget(), qPrintable(fixture.said()));
    auto *table = fixture.table("Sessions");
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(fixture.bench().party().sessions.front().present.size(), 6);
    QCOMPARE(table->model()->index(0, 2).data().toString(), QStringLiteral("no award"));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(fixture.dialog());
    auto *title = qobject_cast<ui::LineField *>(QApplication::focusWidget());
    QVERIFY(title);
    title->selectAll();
    QTest::keyClicks(title, QStringLiteral("The gate"));
    QTest::keyClick(title, Qt::Key_Return);
    QTRY_VERIFY2(!QApplication::activeModalWidget(), qPrintable(fixture.said()));
    QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("The gate"));
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(table->model()->rowCount(), 0);
    fixture.trigger("edit.undo");
    QCOMPARE(table->model()->rowCount(), 1);
    // One with an award stays: the ledgers say so.
    award(fixture, QStringLiteral("The glass stair"));
    table->setFocus();
    table->showCurrent(fixture.bench().party().sessions.back().id);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(table->model()->rowCount(), 2);
}

void TestDesk::nameAndNotesAreKept()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *name = fixture.inPage<ui::LineField>(QStringLiteral("Name of the party"));
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("The <b>Long</b> Road"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(fixture.tabs()->tabText(fixture.tabs()->currentIndex()),
             QStringLiteral("The <b>Long</b> Road (party)"));
    fixture.inPage<QTabBar>(QStringLiteral("Of the party"))->setCurrentIndex(2);
    auto *notes = fixture.inPage<ui::TextField>(QStringLiteral("Notes of the party"));
    notes->setFocus();
    QTest::keyClicks(notes, QStringLiteral("Owes the ferryman."));
    fixture.table("Characters of the party")->setFocus();
    const auto again = party::PartyDocument::open(fixture.bench().path());
    QCOMPARE((*again)->party().notes, QStringLiteral("Owes the ferryman."));
    QCOMPARE((*again)->party().name, QStringLiteral("The <b>Long</b> Road"));
    // Somebody else writes the file: it is taken, and said.
    party::Party other = (*again)->party();
    other.name = QStringLiteral("Another Road");
    QVERIFY(storage::writeFile(fixture.bench().path(), party::writeParty(other, (*again)->bytes())));
    fixture.bench().look();
    QCOMPARE(fixture.bench().party().name, QStringLiteral("Another Road"));
    QVERIFY(fixture.said().contains(QLatin1String("Another program has changed the party")));
}

void TestDesk::whoCanDoWhat()
{
    PartyFixture fixture;
    fixture.openSix();
    fixture.inPage<QTabBar>(QStringLiteral("Of the party"))->setCurrentIndex(1);
    auto *table = fixture.table("Who can do what");
    const int all = table->model()->rowCount();
    QVERIFY(all > 5);
    ui::SearchField *search = nullptr;
    for (auto *field : fixture.page()->findChildren<ui::SearchField *>())
        if (field->placeholderText().startsWith(QLatin1String("Who can"))) search = field;
    QVERIFY(search);
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("sneak"));
    QVERIFY(table->model()->rowCount() > 0 && table->model()->rowCount() < all);
    QVERIFY(rowOf(*table, QStringLiteral("Sneak")) >= 0);
}

void TestDesk::nobodyInCreationSpendsExperience()
{
    PartyFixture fixture;
    fixture.writeSix();
    auto draft = *fixture.game->fromTemplate(QStringLiteral("rogue"));
    fixture.game->renewIds(*draft, randomIds());
    draft->name = QStringLiteral("Nobody yet");
    QVERIFY(storage::saveCharacter(fixture.fileOf("kesh"), *draft, *fixture.game, fixture.bytesOf("kesh")));
    fixture.window.commands().openPaths({fixture.path(QStringLiteral("sky-road/The Sky Road.skyparty"))});
    auto *table = fixture.table("Characters of the party");
    table->setCurrentIndex(table->model()->index(4, 0));
    const QByteArray bytes = fixture.bytesOf("kesh");
    QTest::mouseClick(PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Spend for...")),
                      Qt::LeftButton);
    QVERIFY(fixture.dialog());
    QTest::keyClick(fixture.inDialog<DeskTable>(QStringLiteral("Traits to raise")), Qt::Key_Return);
    QVERIFY2(fixture.said().contains(QLatin1String("still in creation: there is no")),
             qPrintable(fixture.said()));
    QCOMPARE(fixture.bytesOf("kesh"), bytes);
}

void TestDesk::aFolderThatLosesAMemberNamesTheRest()
{
    PartyFixture fixture;
    for (const test::Somebody &who : test::SkyRoad)
        fixture.write(who);
    fixture.prompts.folders.push_back(fixture.path(QStringLiteral("sky-road")));
    fixture.trigger("file.folderparty");
    auto *table = fixture.table("Characters of the party");
    QCOMPARE(table->model()->rowCount(), 6);
    fixture.front();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(table->model()->rowCount(), 5);
    QVERIFY(fixture.said().contains(QLatin1String("names its members one by one")));
    QVERIFY(fixture.bench().party().folder.isEmpty());
    QCOMPARE(fixture.bench().party().members.size(), size_t(5));
    fixture.trigger("edit.undo");
    QTRY_COMPARE(table->model()->rowCount(), 6);
    QVERIFY(!fixture.bench().party().folder.isEmpty());
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"
