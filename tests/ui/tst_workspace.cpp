#include "core/storage/files.h"
#include "tests/ui/uifixture.h"

#include <QFile>
#include <QTest>

using namespace sky;

class TestWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesANewCharacterAndOpensIt();
    void givesAnOpenFileAgain();
};

void TestWorkspace::savesANewCharacterAndOpensIt()
{
    test::UiFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(knight.path().isEmpty());
    const QString path = fixture.path(QStringLiteral("k.skychar"));
    QVERIFY(knight.saveAs(path));
    QCOMPARE(knight.title(), QStringLiteral("k.skychar"));

    ui::Workspace other(fixture.services);
    const auto again = other.open(path);
    QVERIFY(again);
    QVERIFY((*again)->document().system().equals(*(*again)->document().character(),
                                                 *knight.document().character()));
}

void TestWorkspace::givesAnOpenFileAgain()
{
    test::UiFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const auto again = fixture.workspace.open(alaric.path());
    QVERIFY(again);
    QCOMPARE(*again, &alaric);
    QCOMPARE(fixture.workspace.files().size(), size_t(1));
}

QTEST_MAIN(TestWorkspace)
#include "tst_workspace.moc"
