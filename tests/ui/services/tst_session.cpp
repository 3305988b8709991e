#include "tests/ui/uifixture.h"
#include "ui/services/session.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace sky;
using ui::Session;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOpenFilesInTheirOrder();
    void namesOnlyFilesThatAreThere();
    void whatCouldNotBeOpenedIsNotTriedAgain();
    void damagedListIsNoList();
    void titlesAreToldApart();
};

void TestSession::keepsOpenFilesInTheirOrder()
{
    test::UiFixture fixture;
    const QString state = fixture.services.stateFolder;
    const Session session(fixture.workspace);
    fixture.knight(); // has no file
    const QString alaric = fixture.sample(QStringLiteral("alaric.skychar")).path();
    ui::OpenFile &second = fixture.sample(QStringLiteral("eshara.skychar"));
    const QString eshara = second.path();
    QCOMPARE(Session::last(state), (QStringList{alaric, eshara}));
    fixture.workspace.move(2, 0);
    QCOMPARE(Session::last(state), (QStringList{eshara, alaric}));
    fixture.workspace.close(&second);
    QCOMPARE(Session::last(state), QStringList{alaric});
}

void TestSession::namesOnlyFilesThatAreThere()
{
    test::UiFixture fixture;
    const Session session(fixture.workspace);
    const QString alaric = fixture.sample(QStringLiteral("alaric.skychar")).path();
    QVERIFY(QFile::remove(alaric));
    QCOMPARE(Session::last(fixture.services.stateFolder), QStringList());
}

void TestSession::whatCouldNotBeOpenedIsNotTriedAgain()
{
    test::UiFixture before;
    const Session then(before.workspace);
    const QString path = before.sample(QStringLiteral("alaric.skychar")).path();
    const QString state = before.services.stateFolder;
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write("{") == 1);
    file.close();

    const ui::Services services = before.services;
    ui::Workspace workspace(services);
    Session session(workspace);
    QCOMPARE(Session::last(state), QStringList{path});
    QVERIFY(!workspace.open(path));
    session.follow();
    QCOMPARE(Session::last(state), QStringList());
}

void TestSession::damagedListIsNoList()
{
    const QTemporaryDir state;
    QFile file(state.filePath(QStringLiteral("session.json")));
    QVERIFY(file.open(QFile::WriteOnly) && file.write("{") == 1);
    file.close();
    QCOMPARE(Session::last(state.path()), QStringList());
}

void TestSession::titlesAreToldApart()
{
    test::UiFixture fixture;
    ui::OpenFile &first = fixture.knight();
    const QString alone = fixture.workspace.titleOf(first);
    const ui::OpenFile &second = fixture.knight();
    QCOMPARE(fixture.workspace.titleOf(first), alone);
    QCOMPARE(fixture.workspace.titleOf(second), alone + QStringLiteral(" (2)"));

    const ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QCOMPARE(fixture.workspace.titleOf(alaric), QStringLiteral("alaric.skychar"));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("party"))));
    const QString copy = fixture.path(QStringLiteral("party/alaric.skychar"));
    QVERIFY(QFile::copy(alaric.path(), copy));
    const auto other = fixture.workspace.open(copy);
    QVERIFY(other);
    QCOMPARE(fixture.workspace.titleOf(**other), QStringLiteral("alaric.skychar in party"));
}

QTEST_MAIN(TestSession)
#include "tst_session.moc"
