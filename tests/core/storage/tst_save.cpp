#include "core/storage/save.h"

#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/toygame.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sky;

namespace
{

test::Toy someToy()
{
    test::Toy toy;
    toy.id = QStringLiteral("67c8770b-44f1-410a-ab9a-f9b5446f13ee");
    toy.name = QStringLiteral("Žofie");
    return toy;
}

} // namespace

class TestSave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheBytesItWrote();
    void refusesWhatCouldNotBeReadAgain_data();
    void refusesWhatCouldNotBeReadAgain();
    void saysWhenTheSystemRefuses();

private:
    QTemporaryDir m_folder;
    const QString m_path = m_folder.filePath(QStringLiteral("f.skychar"));
};

void TestSave::givesTheBytesItWrote()
{
    const auto game = test::toyGame();
    const auto saved = storage::saveCharacter(m_path, someToy(), *game);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().message));
    QCOMPARE(*saved, storage::writeCharacter(someToy(), *game));
    QCOMPARE(storage::readFile(m_path).value(), *saved);
}

void TestSave::refusesWhatCouldNotBeReadAgain_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("fragment");
    QTest::newRow("name too long") << QString(storage::MaxShortText + 1, u'n') << QString()
                                   << QStringLiteral("name: the text is longer");
    QTest::newRow("notes too long") << QString() << QString(storage::MaxLongText + 1, u'n')
                                    << QStringLiteral("notes: the text is longer");
    QTest::newRow("far too large") << QString() << QString(17 * 1024 * 1024, u'n')
                                   << QStringLiteral("longer than 16777216 bytes");
}

void TestSave::refusesWhatCouldNotBeReadAgain()
{
    QFETCH(QString, name);
    QFETCH(QString, notes);
    QFETCH(QString, fragment);
    QVERIFY(storage::writeFile(m_path, "old"));
    test::Toy toy = someToy();
    toy.name = name;
    toy.notes = notes;
    const auto saved = storage::saveCharacter(m_path, toy, *test::toyGame());
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, ErrorKind::Refused);
    QVERIFY2(saved.error().message.contains(fragment), qPrintable(saved.error().message));
    QCOMPARE(storage::readFile(m_path).value(), QByteArray("old"));
}

void TestSave::saysWhenTheSystemRefuses()
{
    const auto saved = storage::saveCharacter(m_folder.path(), someToy(), *test::toyGame());
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, ErrorKind::Failed);
}

QTEST_GUILESS_MAIN(TestSave)
#include "tst_save.moc"
