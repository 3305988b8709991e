#include "tests/ui/support/partyfixture.h"
#include "ui/services/session.h"
#include "ui/shell/searchentries.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/sidebarmodel.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

using namespace sky;
using test::PartyFixture;

class TestParties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartyOpensInATabOnce();
    void aFolderIsAPartyWithoutAFileUntilItIsChanged();
    void aFolderWithAPartyOpensThat();
    void closedPartiesCanBeReopened();
    void theSessionKeepsParties();
    void theSidebarListsParties();
    void aPartyCanBeDropped();
    void whatADamagedFileIsIsSaid();
    void theSearchFindsPartiesAndWhatTheyCanDo();
    void characterActionsSayThatNoCharacterIsOpen();
    void aMissingFolderRefusesANewParty();
};

void TestParties::aPartyOpensInATabOnce()
{
    PartyFixture fixture;
    const QString path = fixture.writeSix();
    fixture.window.commands().openPaths({path});
    fixture.knight();
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.workspace.parties().size(), size_t(1));
    QCOMPARE(fixture.tabs()->count(), 2);
    QVERIFY(fixture.window.currentParty());
    QVERIFY(!fixture.window.currentFile());
    QVERIFY(fixture.window.windowTitle().contains(QLatin1String("The Sky Road (party)")));
    fixture.trigger("view.nexttab");
    QVERIFY(fixture.window.currentFile());
}

void TestParties::aFolderIsAPartyWithoutAFileUntilItIsChanged()
{
    PartyFixture fixture;
    for (const test::Somebody &who : test::SkyRoad)
        fixture.write(who);
    const QString folder = fixture.path(QStringLiteral("sky-road"));
    fixture.prompts.folders.push_back(folder);
    fixture.trigger("file.folderparty");
    QVERIFY(fixture.page());
    QCOMPARE(fixture.bench().seats().size(), size_t(6));
    QCOMPARE(QDir(folder).entryList({QStringLiteral("*.skyparty")}).size(), 0);
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        party.notes = QStringLiteral("kept");
        return {};
    }));
    QCOMPARE(QDir(folder).entryList({QStringLiteral("*.skyparty")}).size(), 1);
    // A character that comes into the folder comes into the party.
    fixture.write({"tutu", "Ubar Tutu", "Kim", "rogue", 10});
    QTRY_COMPARE(fixture.bench().seats().size(), size_t(7));
}

void TestParties::aFolderWithAPartyOpensThat()
{
    PartyFixture fixture;
    const QString path = fixture.writeSix();
    fixture.prompts.folders.push_back(fixture.path(QStringLiteral("sky-road")));
    fixture.trigger("file.folderparty");
    QCOMPARE(fixture.bench().path(), path);
    fixture.prompts.folders.push_back({}); // given up
    fixture.trigger("file.folderparty");
    QCOMPARE(fixture.tabs()->count(), 1);
}

void TestParties::closedPartiesCanBeReopened()
{
    PartyFixture fixture;
    fixture.openSix();
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(fixture.workspace.parties().size(), size_t(0));
    QVERIFY(!fixture.window.currentParty());
    QTest::keyClick(&fixture.window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(fixture.page());
}

void TestParties::theSessionKeepsParties()
{
    PartyFixture fixture;
    const ui::Session session(fixture.workspace);
    const QString path = fixture.writeSix();
    fixture.window.commands().openPaths({fixture.fileOf("juk"), path});
    QCOMPARE(ui::Session::last(fixture.services.stateFolder), (QStringList{fixture.fileOf("juk"), path}));
    fixture.trigger("file.close");
    QCOMPARE(ui::Session::last(fixture.services.stateFolder), QStringList{fixture.fileOf("juk")});
}

void TestParties::theSidebarListsParties()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *tree = fixture.window.findChild<ui::SidebarTree *>();
    const QModelIndex parties = tree->model()->index(2, 0);
    QCOMPARE(parties.data().toString(), QStringLiteral("Parties"));
    QCOMPARE(tree->model()->rowCount(parties), 1);
    const QModelIndex party = tree->model()->index(0, 0, parties);
    QCOMPARE(party.data().toString(), QStringLiteral("The Sky Road"));
    QCOMPARE(party.data(ui::SidebarModel::NumberRole).toString(), QStringLiteral("6"));
    QCOMPARE(party.data(Qt::AccessibleTextRole).toString(), QStringLiteral("The Sky Road, 6 characters"));
    QCOMPARE(tree->currentIndex(), party);
    fixture.knight();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(party).center());
    QVERIFY(fixture.window.currentParty());
}

void TestParties::aPartyCanBeDropped()
{
    PartyFixture fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fixture.writeSix())});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fixture.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fixture.window, &drop);
    QVERIFY(fixture.window.currentParty());
}

void TestParties::whatADamagedFileIsIsSaid()
{
    PartyFixture fixture;
    const QString path = fixture.path(QStringLiteral("broken.skyparty"));
    QVERIFY(storage::writeFile(path, "{"));
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY(fixture.prompts.told.first().startsWith(QLatin1String("broken.skyparty: ")));
    QVERIFY(!fixture.window.currentParty());
}

void TestParties::theSearchFindsPartiesAndWhatTheyCanDo()
{
    PartyFixture fixture;
    fixture.openSix();
    QStringList found;
    for (const ui::SearchEntry &entry : ui::partyEntries(*fixture.window.currentPartyView()))
        found << entry.text;
    QVERIFY(found.contains(QLatin1String("Award experience...")));
    QVERIFY(found.contains(QLatin1String("Print all...")));
    found.clear();
    for (const ui::SearchEntry &entry : ui::openEntries(fixture.workspace, fixture.window))
        found << entry.text;
    QCOMPARE(found, QStringList{QStringLiteral("The Sky Road (party)")});
}

void TestParties::characterActionsSayThatNoCharacterIsOpen()
{
    PartyFixture fixture;
    fixture.openSix();
    for (const char *id : {"file.save", "character.rename", "edit.history"})
        QVERIFY2(!fixture.can(id), id);
    for (const char *id : {"file.print", "file.export", "edit.find", "file.close"})
        QVERIFY2(fixture.can(id), id);
}

void TestParties::aMissingFolderRefusesANewParty()
{
    PartyFixture fixture;
    fixture.trigger("file.newparty");
    QVERIFY(fixture.dialog());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Nowhere"));
    fixture.prompts.savePaths.push_back(fixture.path(QStringLiteral("none/nowhere")));
    QTest::mouseClick(PartyFixture::buttonIn(*fixture.dialog(), QStringLiteral("Choose...")), Qt::LeftButton);
    QTest::mouseClick(PartyFixture::buttonIn(*fixture.dialog(), QStringLiteral("Make the party")),
                      Qt::LeftButton);
    QVERIFY(fixture.dialog()->isVisible());
    const QString said = fixture.dialog()->findChild<ui::Notice *>()->sentence();
    QVERIFY2(said.contains(QLatin1String("no folder")), qPrintable(said));
    QVERIFY(fixture.workspace.parties().empty());
}

QTEST_MAIN(TestParties)
#include "tst_parties.moc"
