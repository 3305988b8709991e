#include "app/window.h"
#include "tests/ui/uifixture.h"
#include "ui/services/session.h"

#include <QDir>
#include <QTest>

using namespace sky;

class TestWindowStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void argumentsThatAreForTheWindow_data();
    void argumentsThatAreForTheWindow();
    void argumentsThatAreForTheCommandLine_data();
    void argumentsThatAreForTheCommandLine();
    void opensWhatWasOpenAndThenWhatIsAskedFor();
};

void TestWindowStart::argumentsThatAreForTheWindow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("level");
    const int info = int(app::LogLevel::Info);
    QTest::newRow("nothing") << QStringList{} << QStringList{} << info;
    QTest::newRow("log level") << QStringList{"--log-level", "debug"} << QStringList{}
                               << int(app::LogLevel::Debug);
    QTest::newRow("log level in one")
        << QStringList{"--log-level=off", "a.skychar"} << QStringList{"a.skychar"} << int(app::LogLevel::Off);
    QTest::newRow("files, there or not")
        << QStringList{"none.skychar", "./x"} << QStringList{"none.skychar", "./x"} << info;
    QTest::newRow("a file that is named like a command")
        << QStringList{"--", "show"} << QStringList{"show"} << info;
}

void TestWindowStart::argumentsThatAreForTheWindow()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, files);
    QFETCH(int, level);
    const auto start = app::windowStart(arguments);
    QVERIFY(start);
    QStringList wanted; // wherever the program goes
    for (const QString &file : files)
        wanted << QDir::currentPath() + u'/' + QDir::cleanPath(file);
    QCOMPARE(start->files, wanted);
    QCOMPARE(int(start->level), level);
}

void TestWindowStart::argumentsThatAreForTheCommandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("command") << QStringList{"show", "a.skychar"};
    QTest::newRow("level and command") << QStringList{"--log-level", "debug", "list", "traits"};
    QTest::newRow("help") << QStringList{"--help"};
    QTest::newRow("version") << QStringList{"--version"};
    QTest::newRow("misspelled command") << QStringList{"shwo"};
    QTest::newRow("misspelled command with a file") << QStringList{"shwo", "a.skychar"};
    QTest::newRow("unknown level") << QStringList{"--log-level", "loud"};
    QTest::newRow("no level") << QStringList{"--log-level"};
}

void TestWindowStart::argumentsThatAreForTheCommandLine()
{
    QFETCH(QStringList, arguments);
    QVERIFY(!app::windowStart(arguments));
}

void TestWindowStart::opensWhatWasOpenAndThenWhatIsAskedFor()
{
    test::UiFixture fixture;
    const ui::Session session(fixture.workspace);
    const QString before = fixture.sample(QStringLiteral("alaric.skychar")).path();
    app::WindowStart start;
    start.files = QStringList{QStringLiteral("/a/juk.skychar")};
    const QString &state = fixture.services.stateFolder;
    ui::Settings settings;
    settings.reopenAtStart = true;
    QCOMPARE(app::filesAtStart(start, settings, state), (QStringList{before, start.files.front()}));
    settings.reopenAtStart = false;
    QCOMPARE(app::filesAtStart(start, settings, state), start.files);
}

QTEST_MAIN(TestWindowStart)
#include "tst_windowstart.moc"
