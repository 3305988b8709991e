#include "core/storage/save.h"

#include "core/hursagmu/hursagmu.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/dice.h"
#include "tests/support/endlesswriter.h"
#include "tests/support/faultcount.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/memoryfolder.h"
#include "tests/support/toygame.h"

#include <QDir>
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

const hursagmu::Hursagmu &game()
{
    static const auto made = hursagmu::Hursagmu::create().value();
    return *made;
}

/// A character as people have them, before and after a change of its notes.
std::unique_ptr<Character> knight(const QString &notes)
{
    auto made = game().fromTemplate(QStringLiteral("knight")).value();
    game().renewIds(*made, countingIds(QStringLiteral("k")));
    made->id = QStringLiteral("67c8770b-44f1-410a-ab9a-f9b5446f13ee");
    made->notes = notes;
    return made;
}

/// Whether the file is one of the two, whole.
bool isOneOf(const QString &path, const QByteArray &one, const QByteArray &other)
{
    const auto now = storage::readFile(path);
    return now && (*now == one || *now == other);
}

/// Halves of files that a killed program left.
QStringList leftOver(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral(".skychamber-*.tmp")}, QDir::Files | QDir::Hidden);
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
    void aFullFileSizeLosesNothing();
    void aFolderThatIsGoneLosesNothing();
    void aKillLosesNothing_data();
    void aKillLosesNothing();

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

void TestSave::aFullFileSizeLosesNothing()
{
    const QTemporaryDir folder(test::memoryFolder());
    const QString path = folder.filePath(QStringLiteral("k.skychar"));
    const auto old = storage::saveCharacter(path, *knight(QStringLiteral("old")), game());
    QVERIFY(old);
    const auto changed = knight(QStringLiteral("A toll bridge."));
    const qsizetype size = storage::bytesToSave(*changed, game())->size();
    test::FaultCount faults("file-size limit while saving");
    for (qsizetype limit = 0; limit < size; ++limit) {
        const auto saved = [&] {
            const test::FileSizeLimit guard(static_cast<rlim_t>(limit));
            return storage::saveCharacter(path, *changed, game());
        }();
        const bool refused = !saved && saved.error().kind == ErrorKind::Failed;
        faults.add(refused, isOneOf(path, *old, *old) && leftOver(folder.path()).isEmpty());
        QVERIFY2(refused && faults.losses() == 0, qPrintable(QString::number(limit)));
    }
    QCOMPARE(faults.injected(), int(size));
    const test::FileSizeLimit guard(static_cast<rlim_t>(size));
    QCOMPARE(storage::saveCharacter(path, *changed, game()).value().size(), size);
}

void TestSave::aFolderThatIsGoneLosesNothing()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("k.skychar"));
    const auto old = storage::saveCharacter(path, *knight(QStringLiteral("old")), game());
    QVERIFY(old);
    test::FaultCount faults("folder away while saving");
    const QString away = folder.path() + QStringLiteral(".away");
    QVERIFY(QDir().rename(folder.path(), away));
    const auto saved = storage::saveCharacter(path, *knight(QStringLiteral("new")), game());
    const bool nothingMade = !QFileInfo::exists(folder.path());
    QVERIFY(QDir().rename(away, folder.path()));
    faults.add(!saved, nothingMade && isOneOf(path, *old, *old));
    QVERIFY(!saved && faults.losses() == 0);
    QVERIFY2(saved.error().message.contains(QStringLiteral("folder does not exist")),
             qPrintable(saved.error().message));
    QVERIFY(storage::saveCharacter(path, *knight(QStringLiteral("new")), game()));
}

void TestSave::aKillLosesNothing_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("latest");
    QTest::newRow("in memory") << test::memoryFolder() << 1'000;
    QTest::newRow("on a disk") << QDir::temp().filePath(QStringLiteral("skychamber-XXXXXX")) << 8'000;
}

/// At random moments, half of them in each place: SKYCHAMBER_KILLS, or a few.
void TestSave::aKillLosesNothing()
{
    QFETCH(QString, folder);
    QFETCH(int, latest);
    const QTemporaryDir place(folder);
    const QString path = place.filePath(QStringLiteral("k.skychar"));
    const QByteArray versions[] = {
        storage::bytesToSave(*knight(QStringLiteral("old")), game()).value(),
        storage::bytesToSave(*knight(QStringLiteral("word ").repeated(900)), game()).value()};
    const int kills = qEnvironmentVariable("SKYCHAMBER_KILLS", QStringLiteral("60")).toInt() / 2;
    test::Dice dice(20'261'201);
    test::FaultCount faults("kill -9 while saving");
    qsizetype halves = 0;
    for (int i = 0; i < kills; ++i) {
        test::EndlessWriter writer(
            [&](int turn) { return storage::writeFile(path, versions[turn]).has_value(); });
        const bool within = writer.killAfter(dice.number(0, latest));
        faults.add(within, isOneOf(path, versions[0], versions[1]));
        QCOMPARE(faults.losses(), 0);
        for (const QString &half : leftOver(place.path()))
            halves += QFile::remove(place.filePath(half)) ? 1 : 0;
    }
    qInfo("%d kills left %d files beside that were not in place yet", kills, int(halves));
    QVERIFY(faults.missed() < kills);
    QVERIFY(storage::writeFile(path, "after it all"));
    QCOMPARE(QDir(place.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

QTEST_GUILESS_MAIN(TestSave)
#include "tst_save.moc"
