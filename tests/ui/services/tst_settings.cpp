#include "tests/support/notalmighty.h"
#include "tests/ui/support/brokenfiles.h"
#include "ui/services/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using ui::Settings;
using ui::SettingsStore;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areThereAtTheNextStart();
    void sayOnlyWhatChanges();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void fileThatMayNotBeReadIsSetAside();
    void oneBadPartIsLeftOutAlone_data();
    void oneBadPartIsLeftOutAlone();
    void tellWhenTheyCannotBeKept();
};

void TestSettings::areThereAtTheNextStart()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("not/yet/settings.json"));
    Settings wanted;
    wanted.paper = QStringLiteral("letter");
    wanted.scheme = ui::ColorScheme::Dark;
    wanted.textPercent = 150;
    wanted.kilograms = true;
    wanted.reopenAtStart = false;
    wanted.showSidebar = false;
    wanted.showWhy = false;
    wanted.lastFolder = QStringLiteral("/Žofie");
    wanted.lastPictureFolder = QStringLiteral("/pictures");
    wanted.windowGeometry = QByteArray("\0\xff geometry", 11);
    SettingsStore(path).change([&](Settings &settings) { settings = wanted; });
    const SettingsStore again(path);
    QVERIFY(!again.problem());
    QCOMPARE(again.get(), wanted);
}

void TestSettings::sayOnlyWhatChanges()
{
    SettingsStore settings{QString()};
    const QSignalSpy changes(&settings, &SettingsStore::changed);
    settings.change([](Settings &) {});
    QCOMPARE(changes.size(), 0);
    settings.change([](Settings &value) { value.kilograms = true; });
    QCOMPARE(changes.size(), 1);
}

void TestSettings::damagedFileIsSetAside_data()
{
    test::brokenKeptFiles();
    QTest::newRow("wrong type") << QByteArray(R"({"version": 1, "kilograms": "yes"})");
    QTest::newRow("out of range") << QByteArray(R"({"version": 1, "textPercent": 1000})");
    QTest::newRow("unknown word") << QByteArray(R"({"version": 1, "colors": "pink"})");
    QTest::newRow("twice") << QByteArray(R"({"version": 1, "paper": "a4", "paper": "letter"})");
}

void TestSettings::damagedFileIsSetAside()
{
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.json"));
    QVERIFY(test::write(path, bytes));
    SettingsStore settings(path);
    QVERIFY(settings.problem());
    QVERIFY(settings.problem()->message.contains(path + QStringLiteral(".damaged")));
    QCOMPARE(settings.get(), Settings());

    QCOMPARE(test::read(path + QStringLiteral(".damaged")), bytes);
    settings.change([](Settings &value) { value.kilograms = true; });
    QVERIFY(!settings.problem());
    QVERIFY(SettingsStore(path).get().kilograms);
}

void TestSettings::fileThatMayNotBeReadIsSetAside()
{
    const test::NotAlmighty guard;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.json"));
    QVERIFY(test::write(path, "{}"));
    QVERIFY(QFile::setPermissions(path, {}));
    const SettingsStore settings(path);
    QVERIFY(settings.problem());
    QVERIFY(QFile::exists(path + QStringLiteral(".damaged")));
}

void TestSettings::oneBadPartIsLeftOutAlone_data()
{
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<int>("presets");
    QTest::addColumn<QString>("named");
    QTest::newRow("type") << QByteArray(R"("kilograms": "yes")") << 0 << QStringLiteral("kilograms (line 1)");
    QTest::newRow("range") << QByteArray(R"("textPercent": 1000)") << 0
                           << QStringLiteral("textPercent (line 1)");
    QTest::newRow("preset") << QByteArray(
                                   R"("presets": [{"name": "A"}, {"name": "B", "paper": 5}, {"name": "C"}])")
                            << 3 << QStringLiteral("presets[1].paper (line 1)");
    QTest::newRow("preset without a name") << QByteArray(R"("presets": [{"name": "A"}, {}, {"name": "C"}])")
                                           << 2 << QStringLiteral("presets[1].name (line 1)");
    QTest::newRow("several") << QByteArray(R"("colors": "pink", "partyColumns": [5], "presets": {})") << 0
                             << QStringLiteral("colors (line 1), partyColumns (line 1), presets (line 1)");
}

void TestSettings::oneBadPartIsLeftOutAlone()
{
    QFETCH(const QByteArray, bad);
    QFETCH(const int, presets);
    QFETCH(const QString, named);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.json"));
    const QByteArray bytes = R"({"version": 1, "paper": "letter", )" + bad + R"(, "lastFolder": "/here"})";
    QVERIFY(test::write(path, bytes));
    const SettingsStore settings(path);
    QCOMPARE(settings.get().paper, QStringLiteral("letter"));
    QCOMPARE(settings.get().lastFolder, QStringLiteral("/here"));
    QCOMPARE(settings.get().textPercent, 100);
    QCOMPARE(int(settings.get().presets.size()), presets);
    QVERIFY(settings.problem());
    QVERIFY2(settings.problem()->message.contains(named), qPrintable(settings.problem()->message));
    QVERIFY(settings.problem()->message.contains(path + QStringLiteral(".damaged")));
    QCOMPARE(test::read(path + QStringLiteral(".damaged")), bytes);

    const SettingsStore again(path); // told once
    QVERIFY(!again.problem());
    QCOMPARE(again.get(), settings.get());
}

void TestSettings::tellWhenTheyCannotBeKept()
{
    SettingsStore settings(QStringLiteral("/proc/nothing/settings.json"));
    QVERIFY(!settings.problem());
    settings.change([](Settings &value) { value.kilograms = true; });
    QVERIFY(settings.get().kilograms);
    QVERIFY(settings.problem());
    QVERIFY(settings.problem()->message.startsWith(QStringLiteral("Your settings hold until")));
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
