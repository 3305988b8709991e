#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/hursagmu.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "core/storage/portrait.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;

namespace
{

struct Sample {
    std::shared_ptr<const Hursagmu> game;
    std::unique_ptr<sky::Character> character;
    std::shared_ptr<const hursagmu::Evaluation> evaluation;
};

/// One of the characters of tests/data, with what follows from it.
Sample load(const char *name)
{
    Sample sample;
    sample.game = Hursagmu::create().value();
    GameRegistry games;
    games.add(sample.game);
    const QByteArray bytes =
        storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/%1.skychar").arg(QLatin1String(name)))
            .value();
    sample.character = std::move(storage::readCharacter(bytes, games).value().character);
    sample.evaluation =
        evaluate(static_cast<const hursagmu::Character &>(*sample.character), sample.game->catalogue());
    return sample;
}

QString handRow(const HandLine &line)
{
    return QStringLiteral("%1: %2 %3 %4 %5")
        .arg(line.name)
        .arg(line.attack.value())
        .arg(line.damage.value())
        .arg(line.defense.value())
        .arg(line.missiles.value());
}

/// "12: 1 round, CL 9": energy, then actions and challenge level with that focus.
QString castingRow(const SpellLine &line, size_t focus)
{
    const SpellCasting &casting = line.castings.at(focus);
    QString text = QStringLiteral("%1: %2").arg(line.energy.value()).arg(casting.actions);
    if (casting.cl) text += QStringLiteral(", CL %1").arg(*casting.cl);
    return text;
}

} // namespace

/// The characters that the printed sheet is compared with: their numbers are those of the pictures.
class TestSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alaricFightsAndCarriesAsInThePicture()
    {
        const Sample alaric = load("alaric");
        const hursagmu::Evaluation &e = *alaric.evaluation;
        QStringList rows;
        for (const HandLine &line : e.inHand)
            rows << handRow(line);
        QCOMPARE(rows, (QStringList{QStringLiteral("Sword and shield: 8 12 17 17"),
                                    QStringLiteral("Sword alone, struck hard: 8 14 15 13"),
                                    QStringLiteral("Sword alone, held to guard: 8 12 16 13"),
                                    QStringLiteral("Mounted: 8 12 17 17")}));
        QCOMPARE(e.inHand.back().remark, QStringLiteral("15 if unable to block"));
        QCOMPARE(e.load.carried.value(), Weight::ofUnits(89).smallest());
        QCOMPARE(e.load.lift.value(), Weight::ofUnits(400).smallest());
        QCOMPARE(e.experienceUnspent(), 5);
        QCOMPARE(e.issues.size(), size_t{1}); // his sack is on a mount that is not described
        QCOMPARE(e.issues.front().code, QStringLiteral("mount-missing"));
        QVERIFY(storage::checkPortrait(alaric.character->portrait));
    }

    void esharaCastsAsInThePicture()
    {
        const Sample eshara = load("eshara");
        const hursagmu::Evaluation &e = *eshara.evaluation;
        QCOMPARE(e.foci.size(), 3);
        QCOMPARE(e.foci[0].power.value(), 10);
        QCOMPARE(e.foci[1].power.value(), 18);
        QCOMPARE(e.foci[1].name, QStringLiteral("Tower at Yoth"));
        QCOMPARE(e.foci[2].power.value(), 4);
        QStringList withStaff, without;
        for (const SpellLine &line : e.spells) {
            withStaff << castingRow(line, 0);
            without << castingRow(line, 2);
        }
        QCOMPARE(withStaff,
                 (QStringList{QStringLiteral("8: 1"), QStringLiteral("12: 2, CL 9"), QStringLiteral("10: 1"),
                              QStringLiteral("10: 1"), QStringLiteral("4: 1"), QStringLiteral("6: 1")}));
        QCOMPARE(without, (QStringList{QStringLiteral("8: 4, CL 11"), QStringLiteral("12: 16, CL 15"),
                                       QStringLiteral("10: 8, CL 13"), QStringLiteral("10: 8, CL 13"),
                                       QStringLiteral("4: 1"), QStringLiteral("6: 2, CL 9")}));
        QCOMPARE(e.load.carried.value(), Weight::ofUnits(27).smallest());
        QVERIFY(e.issues.empty());
        QVERIFY(storage::checkPortrait(eshara.character->portrait));
    }

    void ubarTutuIsOverBudgetAndHasAnAcceptance()
    {
        const Sample ubar = load("ubar-tutu");
        const hursagmu::Evaluation &e = *ubar.evaluation;
        QCOMPARE(e.spent, 104);
        QCOMPARE(e.remaining, -4);
        QVERIFY(e.hasOpenErrors());
        QCOMPARE(e.issues.size(), 2);
        QCOMPARE(e.issues.back().accepted->by, QStringLiteral("Jonas"));
        QStringList texts;
        for (const PresentItem &item : e.items)
            texts << item.text;
        QVERIFY(texts.contains(QStringLiteral("caltrops, 10")));
        QVERIFY(texts.contains(QStringLiteral("mirror (steel), 16 sq in")));
        QVERIFY(texts.contains(QStringLiteral("trail rations, 12 days")));
    }
};

QTEST_GUILESS_MAIN(TestSamples)
#include "tst_samples.moc"
