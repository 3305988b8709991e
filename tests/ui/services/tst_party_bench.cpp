#include "tests/ui/support/partyfixture.h"

#include <QSignalSpy>

using namespace sky;
using test::PartyFixture;

class TestPartyBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void disturbsNobodyForNothing();
    void seesWhatOthersDoToMembers();
    void readingCanBeStoppedAndGoesOn();
    void aGoneFileIsSaid();
    void whatWasBeforeSomeChangesIsKept();
};

void TestPartyBench::disturbsNobodyForNothing()
{
    PartyFixture fixture;
    fixture.openSix();
    QTRY_VERIFY(!fixture.bench().isReading());
    const QSignalSpy told(&fixture.bench(), &ui::PartyBench::seatsChanged);
    fixture.bench().look();
    QTRY_VERIFY(!fixture.bench().isReading());
    QCOMPARE(told.size(), 0);
    auto odo = fixture.read("odo");
    odo->player = QStringLiteral("Tom");
    QVERIFY(storage::saveCharacter(fixture.fileOf("odo"), *odo, *fixture.game, fixture.bytesOf("odo")));
    fixture.bench().look();
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(fixture.bench().seat(QStringLiteral("odo.skychar"))->player(), QStringLiteral("Tom"));
}

void TestPartyBench::seesWhatOthersDoToMembers()
{
    PartyFixture fixture;
    fixture.openSix();
    QTRY_VERIFY(!fixture.bench().isReading());
    QVERIFY(QFile::remove(fixture.fileOf("kesh")));
    // Without being asked.
    QTRY_VERIFY(fixture.bench().seat(QStringLiteral("kesh.skychar"))->standing == party::Standing::Missing);
    fixture.write(test::SkyRoad[4]);
    QTRY_VERIFY(fixture.bench().seat(QStringLiteral("kesh.skychar"))->standing == party::Standing::Ready);
}

void TestPartyBench::readingCanBeStoppedAndGoesOn()
{
    PartyFixture fixture;
    const auto model = fixture.make(test::SkyRoad[0]);
    party::Party party;
    party.id = newUuid();
    party.name = QStringLiteral("Many");
    party.system = fixture.game->id();
    constexpr int Many = 400; // more than one turn reads
    const QString first = fixture.path(QStringLiteral("sky-road/first.skychar"));
    QVERIFY(storage::saveCharacter(first, *model, *fixture.game));
    for (int i = 0; i < Many; ++i) {
        party.members.push_back({QStringLiteral("%1.skychar").arg(i), {}, {}, {}});
        QVERIFY(QFile::copy(first, fixture.path(QStringLiteral("sky-road/%1.skychar").arg(i))));
    }
    const QString path = fixture.path(QStringLiteral("sky-road/many.skyparty"));
    QVERIFY(storage::writeFile(path, party::writeParty(party)));
    const auto opened = fixture.workspace.openParty(path);
    QVERIFY(opened);
    ui::PartyBench &bench = **opened;
    if (bench.isReading()) {
        bench.stopReading();
        QVERIFY(bench.seats().size() < size_t(Many));
        QVERIFY(!bench.isReading());
    }
    bench.look();
    QTRY_COMPARE(bench.seats().size(), size_t(Many));
    QVERIFY(bench.seats().back().twice);
}

void TestPartyBench::aGoneFileIsSaid()
{
    PartyFixture fixture;
    fixture.openSix();
    QVERIFY(QFile::remove(fixture.bench().path()));
    fixture.bench().look();
    QVERIFY2(fixture.said().contains(QLatin1String("The file of the party is gone.")),
             qPrintable(fixture.said()));
}

void TestPartyBench::whatWasBeforeSomeChangesIsKept()
{
    PartyFixture fixture;
    fixture.openSix();
    const auto versions = [&] { return fixture.services.versions().of(fixture.bench().party().id); };
    const QByteArray first = fixture.bench().document().bytes();
    const auto call = [&](const char *name) {
        return fixture.bench().change(QStringLiteral("Rename"), [name](party::Party &party) -> Result<void> {
            party.name = QString::fromLatin1(name);
            return {};
        });
    };
    for (const char *name : {"T", "Th", "The"})
        QVERIFY(call(name));
    QCOMPARE(versions().size(), size_t(1));
    QCOMPARE(storage::readFile(versions().front().file).value(), first);
    const QDateTime later = fixture.services.clock().addSecs(3'600);
    fixture.services.clock = [later] { return later; };
    const QByteArray before = fixture.bench().document().bytes();
    QVERIFY(call("The Road"));
    QCOMPARE(versions().size(), size_t(2));
    QCOMPARE(storage::readFile(versions().front().file).value(), before);
}

QTEST_MAIN(TestPartyBench)
#include "tst_party_bench.moc"
