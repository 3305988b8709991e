#include "core/hursagmu/checks/evaluate.h"
#include "tests/support/builder.h"
#include "tests/support/oracle.h"
#include "tests/support/randomcharacter.h"
#include "tests/support/share.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using sky::test::catalogue;

namespace
{

/// The evaluation's numbers by id, casting times included.
std::map<QString, int64_t> numbersOf(const hursagmu::Evaluation &evaluation)
{
    std::map<QString, int64_t> numbers;
    for (const DerivedValue &value : evaluation.values)
        numbers[value.id] = value.number.value();
    for (const SpellLine &spell : evaluation.spells) {
        for (size_t i = 0; i < spell.castings.size(); ++i) {
            const QString id = QStringLiteral("cast/%1/%2/").arg(spell.id).arg(i);
            numbers[id + QStringLiteral("actions")] = spell.castings[i].actions;
            if (spell.castings[i].cl) numbers[id + QStringLiteral("cl")] = *spell.castings[i].cl;
        }
    }
    return numbers;
}

/// "defense: 17, not 15" for every difference.
QStringList differences(const std::map<QString, int64_t> &numbers, const std::map<QString, int64_t> &expected)
{
    QStringList found;
    for (const auto &[id, value] : expected) {
        const auto own = numbers.find(id);
        if (own == numbers.end())
            found.append(QStringLiteral("%1: missing, not %2").arg(id).arg(value));
        else if (own->second != value)
            found.append(QStringLiteral("%1: %2, not %3").arg(id).arg(own->second).arg(value));
    }
    for (const auto &[id, value] : numbers)
        if (!expected.contains(id)) found.append(QStringLiteral("%1: %2, unexpected").arg(id).arg(value));
    return found;
}

constexpr int Characters = 10'000;
constexpr int Bands = 10;

} // namespace

class TestOracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomCharacters_data();
    void randomCharacters();
    void explanationsComputeTheirValues();
    void explanationsNameKnownRules();
    void idsAreUnique();
};

/// From nearly empty to as full as the generator makes them.
void TestOracle::randomCharacters_data()
{
    QTest::addColumn<int>("size");
    for (int band = 0; band < Bands; ++band)
        QTest::addRow("size %d", 5 * band) << 5 * band;
}

void TestOracle::randomCharacters()
{
    QFETCH(int, size);
    for (int i = 0; i < test::share(Characters / Bands); ++i) {
        const auto seed = static_cast<uint64_t>(size * Characters + i);
        const hursagmu::Character character = test::randomCharacter(catalogue(), seed, size);
        const auto numbers = numbersOf(*evaluate(character, catalogue()));
        const auto expected = test::oracle(character, catalogue());
        if (numbers == expected) continue;
        const QStringList found = differences(numbers, expected);
        QFAIL(qPrintable(
            QStringLiteral("seed %1: %2").arg(seed).arg(found.mid(0, 12).join(QStringLiteral("; ")))));
    }
}

void TestOracle::explanationsComputeTheirValues()
{
    for (uint64_t seed = 0; seed < uint64_t(test::share(200)); ++seed) {
        const auto result = evaluate(test::randomCharacter(catalogue(), seed), catalogue());
        for (const DerivedValue &value : result->values) {
            QCOMPARE(value.number.evaluated(), value.number.value());
            QVERIFY2(!value.label.isEmpty() && !value.group.isEmpty(), qPrintable(value.id));
        }
    }
}

void TestOracle::explanationsNameKnownRules()
{
    for (uint64_t seed = 0; seed < uint64_t(test::share(200)); ++seed) {
        const auto result = evaluate(test::randomCharacter(catalogue(), seed), catalogue());
        for (const DerivedValue &value : result->values)
            for (const QString &rule : value.number.rules())
                QVERIFY2(catalogue().rule(rule), qPrintable(value.id + QLatin1Char(' ') + rule));
        for (const Issue &issue : result->issues)
            QVERIFY2(catalogue().rule(issue.rule), qPrintable(issue.code));
    }
}

void TestOracle::idsAreUnique()
{
    for (uint64_t seed = 0; seed < uint64_t(test::share(200)); ++seed) {
        const auto result = evaluate(test::randomCharacter(catalogue(), seed), catalogue());
        QSet<QString> ids;
        for (const DerivedValue &value : result->values) {
            QVERIFY2(!ids.contains(value.id), qPrintable(value.id));
            ids.insert(value.id);
        }
    }
}

QTEST_GUILESS_MAIN(TestOracle)
#include "tst_oracle.moc"
