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
