#include "core/hursagmu/hursagmu.h"
#include "core/system/gamesystem.h"

#include <QFile>
#include <QTest>

using namespace sky;

/// Every object of core and of the game is linked in here, and Qt without Widgets: whatever core would need
/// beyond Qt Core and Gui fails this program's link or shows in its memory.
class TestCoreAlone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesStart();
    void noWidgetLibraryIsLoaded();
};

void TestCoreAlone::gamesStart()
{
    const auto game = hursagmu::Hursagmu::create();
    QVERIFY2(game, qPrintable(game ? QString() : game.error().message));
    GameRegistry games;
    games.add(*game);
    QCOMPARE(games.find((*game)->id()).get(), game->get());
    QVERIFY(!games.find(QStringLiteral("another")));
}

void TestCoreAlone::noWidgetLibraryIsLoaded()
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    QVERIFY(maps.open(QIODevice::ReadOnly));
    const QByteArray loaded = maps.readAll();
    QVERIFY(loaded.contains("libQt6Gui.so"));
    QVERIFY(!loaded.contains("libQt6Widgets"));
    QVERIFY(!loaded.contains("libQt6PrintSupport"));
}

QTEST_GUILESS_MAIN(TestCoreAlone)
#include "tst_core_alone.moc"
