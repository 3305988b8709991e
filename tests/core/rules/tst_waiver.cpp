#include "core/rules/waiver.h"

#include "core/rules/issue.h"
#include "core/system/evaluation.h"

#include <QTest>

using namespace sky;

namespace
{

Issue issue(const QString &code, const QString &subject, int64_t amount, Severity severity = Severity::Error)
{
    Issue made;
    made.code = code;
    made.subject = subject;
    made.amount = amount;
    made.severity = severity;
    return made;
}

Waiver waiver(const QString &code, const QString &subject, int64_t amount, const QString &reason = {})
{
    Waiver made;
    made.code = code;
    made.subject = subject;
    made.amount = amount;
    made.reason = reason;
    made.by = "Ann";
    made.date = QDate(2024, 2, 29);
    return made;
}

QStringList codesOf(const std::vector<Issue> &issues)
{
    QStringList codes;
    for (const Issue &each : issues) {
        codes += each.code;
    }
    return codes;
}

} // namespace

/// What the Master accepted, and when that ends.
class TestWaiver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coversItsIssueUpToItsAmount_data();
    void coversItsIssueUpToItsAmount();
    void acceptedIssueSaysWhyAndByWhom();
    void newestAcceptanceCounts();
    void acceptanceEndsWithItsWaiver();
    void openErrorsComeFirstAndAcceptedLast();
};

void TestWaiver::coversItsIssueUpToItsAmount_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<bool>("covered");
    QTest::newRow("same") << "load"
                          << "item/a" << qint64{5} << true;
    QTest::newRow("less bad") << "load"
                              << "item/a" << qint64{4} << true;
    QTest::newRow("worse") << "load"
                           << "item/a" << qint64{6} << false;
    QTest::newRow("another code") << "debt"
                                  << "item/a" << qint64{5} << false;
    QTest::newRow("another subject") << "load"
                                     << "item/b" << qint64{5} << false;
    QTest::newRow("the whole") << "load"
                               << "" << qint64{5} << false;
    QTest::newRow("other letters") << "Load"
                                   << "item/a" << qint64{5} << false;
}

void TestWaiver::coversItsIssueUpToItsAmount()
{
    QFETCH(QString, code);
    QFETCH(QString, subject);
    QFETCH(qint64, amount);
    QTEST(waiver("load", "item/a", 5).covers(issue(code, subject, amount)), "covered");
}

void TestWaiver::acceptedIssueSaysWhyAndByWhom()
{
    std::vector<Issue> issues = {issue("load", {}, 3)};
    QVERIFY(issues[0].isOpenError());
    applyWaivers(issues, {waiver("load", {}, 3, "a strong mule")});
    QVERIFY(!issues[0].isOpenError());
    QCOMPARE(issues[0].accepted->reason, "a strong mule");
    QCOMPARE(issues[0].accepted->by, "Ann");
    QCOMPARE(issues[0].accepted->date, QDate(2024, 2, 29));
}

void TestWaiver::newestAcceptanceCounts()
{
    std::vector<Issue> issues = {issue("load", {}, 3)};
    applyWaivers(issues, {waiver("load", {}, 3, "first"), waiver("load", {}, 9, "second"),
                          waiver("load", {}, 1, "too small")});
    QCOMPARE(issues[0].accepted->reason, "second");
}

void TestWaiver::acceptanceEndsWithItsWaiver()
{
    std::vector<Issue> issues = {issue("load", {}, 3)};
    applyWaivers(issues, {waiver("load", {}, 3)});
    applyWaivers(issues, {});
    QVERIFY(issues[0].isOpenError());
}

void TestWaiver::openErrorsComeFirstAndAcceptedLast()
{
    std::vector<Issue> issues = {
        issue("accepted", {}, 0),      issue("note", {}, 0, Severity::Note),
        issue("error", {}, 0),         issue("warning", {}, 0, Severity::Warning),
        issue("another-error", {}, 0), issue("another-note", {}, 0, Severity::Note),
    };
    applyWaivers(issues, {waiver("accepted", {}, 0)});
    QCOMPARE(codesOf(issues),
             QStringList({"error", "another-error", "warning", "note", "another-note", "accepted"}));
}

QTEST_GUILESS_MAIN(TestWaiver)
#include "tst_waiver.moc"
