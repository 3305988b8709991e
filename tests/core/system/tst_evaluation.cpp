#include "core/system/evaluation.h"

#include <QTest>

using namespace sky;

namespace
{

Meter meter(int64_t total, const std::vector<int64_t> &spent)
{
    Meter made;
    made.total = total;
    for (const int64_t points : spent) {
        made.spent.push_back(Breakdown::term("part", points, Unit::Points));
    }
    return made;
}

} // namespace

/// What the program asks of an evaluation whatever the game.
class TestEvaluation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meterCountsWhatIsSpentAndLeft();
    void debtIsOwedMeterByMeter();
    void valuesAreFoundById();
    void onlyOpenErrorsMakeADraft_data();
    void onlyOpenErrorsMakeADraft();
};

void TestEvaluation::meterCountsWhatIsSpentAndLeft()
{
    QCOMPARE(meter(100, {}).left(), 100);
    QCOMPARE(meter(100, {60, 15}).spentSum(), 75);
    QCOMPARE(meter(100, {60, 15}).left(), 25);
    QCOMPARE(meter(100, {160, -15}).left(), -45);
}

void TestEvaluation::debtIsOwedMeterByMeter()
{
    Evaluation evaluation;
    QCOMPARE(evaluation.debt(), 0);
    evaluation.meters = {meter(100, {40})};
    QCOMPARE(evaluation.debt(), 0);
    // What one meter has left pays nothing of another's debt.
    evaluation.meters.push_back(meter(10, {13}));
    evaluation.meters.push_back(meter(0, {4}));
    QCOMPARE(evaluation.debt(), 7);
}

void TestEvaluation::valuesAreFoundById()
{
    Evaluation evaluation;
    evaluation.values = {{"defense", "Fight", "Defense", Breakdown::term("base", 7), {}},
                         {"speed", "Move", "Speed", Breakdown::term("base", 5), {}}};
    QCOMPARE(evaluation.find("speed"), &evaluation.values[1]);
    QCOMPARE(evaluation.find("Speed"), nullptr);
}

void TestEvaluation::onlyOpenErrorsMakeADraft_data()
{
    QTest::addColumn<int>("severity");
    QTest::addColumn<bool>("accepted");
    QTest::addColumn<bool>("draft");
    QTest::newRow("error") << static_cast<int>(Severity::Error) << false << true;
    QTest::newRow("accepted error") << static_cast<int>(Severity::Error) << true << false;
    QTest::newRow("warning") << static_cast<int>(Severity::Warning) << false << false;
    QTest::newRow("note") << static_cast<int>(Severity::Note) << false << false;
}

void TestEvaluation::onlyOpenErrorsMakeADraft()
{
    QFETCH(int, severity);
    QFETCH(bool, accepted);
    Issue issue;
    issue.severity = static_cast<Severity>(severity);
    if (accepted) issue.accepted = Acceptance{};
    Evaluation evaluation;
    evaluation.issues = {issue};
    QTEST(evaluation.hasOpenErrors(), "draft");
}

QTEST_GUILESS_MAIN(TestEvaluation)
#include "tst_evaluation.moc"
