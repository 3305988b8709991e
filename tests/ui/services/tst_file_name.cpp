#include "core/storage/keeping.h"
#include "ui/services/filename.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;

class TestFileName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nameForACharacter_data();
    void nameForACharacter();
    void longNamesAreCutBetweenCharacters();
    void extensionIsAddedOnce();
    void freeNamesCount();
};

void TestFileName::nameForACharacter_data()
{
    QTest::addColumn<QString>("character");
    QTest::addColumn<QString>("file");
    const auto row = [](const char *what, const char *character, const char *file) {
        QTest::newRow(what) << QString::fromUtf8(character) << QString::fromUtf8(file);
    };
    row("plain", "Juk the Barbarian", "Juk the Barbarian.skychar");
    row("other letters", "Žofie 漢字 𐌰", "Žofie 漢字 𐌰.skychar");
    row("separators", "a/b\\c:d", "a b c d.skychar");
    row("up and away", "../../etc/passwd", "etc passwd.skychar");
    row("hidden", ".Juk", "Juk.skychar");
    row("line breaks", "Juk\n\tthe\x07 Barbarian", "Juk the Barbarian.skychar");
    row("dots at the end", "Juk...", "Juk.skychar");
    row("nothing", "", "Unnamed.skychar");
    row("nothing usable", "???", "Unnamed.skychar");
    row("spaces", "   ", "Unnamed.skychar");
    row("device", "Con", "Con_.skychar");
    row("numbered device", "COM1", "COM1_.skychar");
    row("device by a raised number", "com\u00b9", "com\u00b9_.skychar");
    row("device with an ending", "nul.old", "nul_.old.skychar");
    row("only dots", "....", "Unnamed.skychar");
    row("dots and spaces", ". .. .", "Unnamed.skychar");
    row("no device", "Conan", "Conan.skychar");
}

void TestFileName::nameForACharacter()
{
    QFETCH(const QString, character);
    QFETCH(const QString, file);
    QCOMPARE(ui::fileNameFor(character), file);
}

void TestFileName::longNamesAreCutBetweenCharacters()
{
    QString name;
    for (int i = 0; i < 100; ++i)
        name += QStringLiteral("𐌰"); // four bytes each
    const QString file = ui::fileNameFor(name);
    QCOMPARE(QFile::encodeName(file).size(), 200 + 8);
    QVERIFY(QString::fromUtf8(file.toUtf8()) == file);
    QVERIFY(!file.contains(QChar::ReplacementCharacter));
}

void TestFileName::extensionIsAddedOnce()
{
    QCOMPARE(ui::withExtension(QStringLiteral("/a/juk")), QStringLiteral("/a/juk.skychar"));
    QCOMPARE(ui::withExtension(QStringLiteral("/a/juk.skychar")), QStringLiteral("/a/juk.skychar"));
    QCOMPARE(ui::withExtension(QStringLiteral("/a/JUK.SKYCHAR")), QStringLiteral("/a/JUK.SKYCHAR"));
    QCOMPARE(ui::withExtension(QStringLiteral("/a/juk.json")), QStringLiteral("/a/juk.json.skychar"));
}

void TestFileName::freeNamesCount()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("juk.old.skychar"));
    for (const QString &wanted :
         {QStringLiteral("juk.old (other).skychar"), QStringLiteral("juk.old (other 2).skychar"),
          QStringLiteral("juk.old (other 3).skychar")}) {
        const QString free = storage::freeNameBeside(path, QStringLiteral("other"));
        QCOMPARE(free, folder.filePath(wanted));
        QVERIFY(QFile(free).open(QFile::WriteOnly));
    }
}

QTEST_GUILESS_MAIN(TestFileName)
#include "tst_file_name.moc"
