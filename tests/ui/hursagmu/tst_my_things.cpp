#include "core/hursagmu/forging/construction.h"
#include "core/json/parse.h"
#include "core/storage/files.h"
#include "ui/hursagmu/workshop/mythings.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::hursagmu::Item;
using sky::hursagmu::Making;

namespace
{

Item thing(const QString &name, Making making = Making::Melee)
{
    Item item = sky::hursagmu::blankThing(making);
    item.name = name;
    item.note = QStringLiteral("note of %1").arg(name);
    return item;
}

} // namespace

/// What is kept for other characters, and what happens to a file that is no such thing.
class TestMyThings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatIsKeptComesBack();
    void aSecondOfTheNameReplacesTheFirst();
    void whatNobodyKnowsSurvives();
    void aBrokenFileIsSetAsideAndSaidOnce_data();
    void aBrokenFileIsSetAsideAndSaidOnce();
    void damageBetweenIsSaidBeforeAnythingIsKept();
    void aNewerFileIsLeftAlone();
    void aFolderThatCannotBeWrittenIsSaid();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("data/things.json")); }
    QByteArray bytes() const { return *storage::readFile(path()); }
    void put(const QByteArray &text) const
    {
        QDir().mkpath(QFileInfo(path()).path());
        QVERIFY(storage::writeFile(path(), text));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestMyThings::whatIsKeptComesBack()
{
    MyThings things(path());
    QVERIFY(!things.load());
    QVERIFY(things.things().empty());
    std::vector<Item> kept = {thing(QStringLiteral("bow of yew"), Making::Missile),
                              thing(QStringLiteral("Coat"), Making::Armor),
                              thing(QStringLiteral("Rod"), Making::Focus), thing(QStringLiteral("zaghnal"))};
    kept[3].weapon->throwable = true;
    kept[3].priceEach = Money::ofSmallest(12'345);
    kept[3].quality = sky::hursagmu::Quality::Excellent;
    kept[3].excellentMultiplier = 250;
    for (const Item &item : kept)
        QVERIFY(things.keep(item));
    MyThings again(path());
    QVERIFY(!again.load());
    QVERIFY(again.things() == kept);
    QVERIFY(again.things() == things.things());
    QVERIFY(again.remove(QStringLiteral("ROD")));
    QVERIFY(!again.find(QStringLiteral("rod")));
    QCOMPARE(again.things().size(), size_t(3));
    const QByteArray before = bytes();
    QVERIFY(again.keep(kept[0]));
    QCOMPARE(bytes(), before);
}

void TestMyThings::aSecondOfTheNameReplacesTheFirst()
{
    MyThings things(path());
    QVERIFY(things.keep(thing(QStringLiteral("Fang"))));
    Item better = thing(QStringLiteral("fang"));
    better.weapon->damage = 3;
    QVERIFY(things.keep(better));
    QCOMPARE(things.things().size(), size_t(1));
    QCOMPARE(things.things().front().weapon->damage, 3);
}

void TestMyThings::whatNobodyKnowsSurvives()
{
    put(R"({"format":"skychamber-things","formatVersion":1,"system":"hursagmu","owner":"me",
            "things":[{"kind":"weapon","name":"Fang","weapon":{"class":"melee","size":"small","runes":1.50},"seen":[1,2]}]})");
    MyThings things(path());
    QVERIFY(!things.load());
    QVERIFY(things.keep(thing(QStringLiteral("Other"))));
    const QByteArray text = bytes();
    for (const char *member : {"\"owner\": \"me\"", "\"runes\": 1.50", "\"seen\": [1, 2]"})
        QVERIFY2(text.contains(member), text.constData());
}

void TestMyThings::aBrokenFileIsSetAsideAndSaidOnce_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray head = R"({"format":"skychamber-things","formatVersion":1,"system":"hursagmu",)";
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("no JSON") << QByteArray("horn hatchet");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("cut") << head + R"("things":[{"kind":"wea)";
    QTest::newRow("zeros") << QByteArray(64, '\0');
    QTest::newRow("another format") << QByteArray(R"({"format":"skychamber-character","formatVersion":1})");
    QTest::newRow("another game") << QByteArray(
        R"({"format":"skychamber-things","formatVersion":1,"system":"toy","things":[]})");
    QTest::newRow("no version") << QByteArray(
        R"({"format":"skychamber-things","system":"hursagmu","things":[]})");
    QTest::newRow("things are a text") << head + R"("things":"none"})";
    QTest::newRow("nameless") << head + R"("things":[{"kind":"weapon"}]})";
    QTest::newRow("unknown kind") << head + R"("things":[{"kind":"ship","name":"x"}]})";
    QTest::newRow("too much damage")
        << head +
               R"("things":[{"kind":"weapon","name":"x","weapon":{"class":"melee","size":"small","damage":101}}]})";
    QTest::newRow("key twice") << head + R"("things":[],"things":[]})";
}

void TestMyThings::aBrokenFileIsSetAsideAndSaidOnce()
{
    QFETCH(QByteArray, text);
    put(text);
    MyThings things(path());
    const auto problem = things.load();
    QVERIFY(problem);
    QVERIFY2(problem->message.contains(QStringLiteral("things.json.damaged")), qPrintable(problem->message));
    QVERIFY(things.things().empty());
    QVERIFY(!things.load());
    QVERIFY(things.keep(thing(QStringLiteral("Fang"))));
    QCOMPARE(*storage::readFile(path() + QStringLiteral(".damaged")), text);
    MyThings again(path());
    QVERIFY(!again.load());
    QCOMPARE(again.things().size(), size_t(1));
}

void TestMyThings::damageBetweenIsSaidBeforeAnythingIsKept()
{
    MyThings things(path());
    for (const QByteArray damaged : {"first", "second"}) {
        QVERIFY(things.keep(thing(QStringLiteral("Fang"))));
        put(damaged);
        const auto kept = things.keep(thing(QStringLiteral("Claw")));
        QVERIFY(!kept);
        QVERIFY(kept.error().message.contains(QStringLiteral("things.json.damaged")));
    }
    QVERIFY(things.keep(thing(QStringLiteral("Claw"))));
    QCOMPARE(*storage::readFile(path() + QStringLiteral(".damaged")), QByteArray("first"));
    QCOMPARE(*storage::readFile(path() + QStringLiteral(".damaged.2")), QByteArray("second"));
}

void TestMyThings::aNewerFileIsLeftAlone()
{
    const QByteArray newer =
        R"({"format":"skychamber-things","formatVersion":2,"system":"hursagmu","shelves":{}})";
    put(newer);
    MyThings things(path());
    const auto problem = things.load();
    QVERIFY(problem && problem->message.contains(QStringLiteral("newer")));
    QVERIFY(!things.keep(thing(QStringLiteral("Fang"))));
    QVERIFY(!things.remove(QStringLiteral("Fang")));
    QCOMPARE(bytes(), newer);
}

void TestMyThings::aFolderThatCannotBeWrittenIsSaid()
{
    QVERIFY(
        storage::writeFile(m_folder->filePath(QStringLiteral("data")), "a file where the folder would be"));
    MyThings things(path());
    QVERIFY(!things.load());
    const auto done = things.keep(thing(QStringLiteral("Fang")));
    QVERIFY(!done);
    QVERIFY(!done.error().message.isEmpty());
    QVERIFY(things.things().empty());
}

QTEST_MAIN(TestMyThings)
#include "tst_my_things.moc"
