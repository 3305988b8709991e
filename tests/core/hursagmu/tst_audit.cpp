#include "core/base/isolated.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/hursagmu.h"
#include "core/print/export.h"
#include "tests/support/editing.h"
#include "tests/support/randomcharacter.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// The ledger on paper, and sheets of a day.
class TestAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headHasPeopleAndTotals();
    void struckAndEditedEntriesAreExplained();
    void whatWentAlongNamesWithWhat();
    void earlierLevelsAreSaid();
    void wideAmountsHaveRoom_data();
    void wideAmountsHaveRoom();
    void rightToLeftReasonsDoNotTurnTheLine();
    void aLongLedgerGoesOnUnderItsHead_data();
    void aLongLedgerGoesOnUnderItsHead();
    void everythingOfAnyLedgerIsPrinted();
    void aSheetOfADaySaysSo_data();
    void aSheetOfADaySaysSo();
    void theUsualSheetIsTheFirst();
};

namespace
{

const Hursagmu &game()
{
    static const Hursagmu made(catalogue());
    return made;
}

Builder history(int awards)
{
    Builder b;
    b.levels({{"warrior", 8}});
    b.character.name = text("Juk the Barbarian");
    b.character.player = text("Jonas");
    b.character.master = text("Ruth");
    b.character.creation.budget = 20;
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(1)));
    for (int i = 0; i < awards; ++i)
        b = after(b, grantExperience(catalogue(), {EntryKind::Award, 4, {}}, ids, stamp(3)));
    return after(b, setTrait(catalogue(), text("warrior"), level(9), ids, stamp(9)));
}

print::Sheet printed(const Builder &b, const print::Options &options)
{
    auto sheet = print::makeSheet(b.character, *b.evaluated(), game(), options);
    if (!sheet) qFatal("%s", qUtf8Printable(sheet.error().message));
    return std::move(*sheet);
}

print::Options audit(const print::PageFormat &paper = print::PageFormat::a4())
{
    print::Options options;
    options.layout = text("audit");
    options.paper = paper;
    return options;
}

QStringList textsOf(const print::SheetLayout &layout, int page)
{
    QStringList texts;
    for (const print::Mark &mark : layout.pages[static_cast<size_t>(page)].marks)
        if (const auto *written = std::get_if<print::TextMark>(&mark.shape)) texts << written->text;
    return texts;
}

} // namespace

void TestAudit::headHasPeopleAndTotals()
{
    Builder b = history(3);
    b = after(b, strikeEntries(catalogue(), {b.character.ledger[1].id}, stamp(12)));
    const QString all = textsOf(printed(b, audit()).layout, 0).join(u' ');
    for (const char *word :
         {"Juk the Barbarian", "Jonas", "Ruth", "12 earned, 8 spent,", "4 unspent", "5 entries, 1 struck"})
        QVERIFY2(all.contains(text(word)), qPrintable(all));
}

void TestAudit::struckAndEditedEntriesAreExplained()
{
    Builder b = history(3);
    const LedgerEntry award = b.character.ledger[1];
    b = after(b,
              editGrant(catalogue(), {award.id, 5, award.date, award.session, text("counted")}, stamp(10)));
    b = after(b, strikeEntries(catalogue(), {b.character.ledger.back().id}, stamp(12)));
    const print::Sheet sheet = printed(b, audit());
    const QString all = textsOf(sheet.layout, 0).join(u' ');
    QVERIFY2(all.contains(QStringLiteral("struck 12 May 2024, learned; Jonas; was \u22128")),
             qPrintable(all));
    QVERIFY2(all.contains(text("edited 10 May 2024, learned; Jonas. Before: +4, 3 May 2024, the mill")),
             qPrintable(all));
    const auto &marks = sheet.layout.pages.front().marks;
    const auto crossings = std::count_if(marks.begin(), marks.end(), [&b](const print::Mark &mark) {
        const auto *line = std::get_if<print::LineMark>(&mark.shape);
        return line && mark.subjects.contains(text("entry/") + b.character.ledger.back().id);
    });
    QCOMPARE(crossings, 5); // date, entry, what, why, points
}

void TestAudit::whatWentAlongNamesWithWhat()
{
    Builder b = history(3);
    b = after(
        b, strikeEntries(catalogue(), {b.character.ledger[1].id, b.character.ledger.back().id}, stamp(12)));
    const QString all = textsOf(printed(b, audit()).layout, 0).join(u' ');
    QVERIFY2(all.contains(text("along with award +4, 3 May 2024")), qPrintable(all));
    QCOMPARE(all.count(text("along with")), 1);
}

void TestAudit::earlierLevelsAreSaid()
{
    Builder b = after(history(3), returnToCreation(ids, stamp(20)));
    const auto raised = std::find_if(b.character.ledger.begin(), b.character.ledger.end(),
                                     [](const auto &entry) { return entry.kind == EntryKind::Raise; });
    QVERIFY(raised != b.character.ledger.end());
    const auto &[trait, from, to] = std::tuple(raised->trait, raised->from, raised->to);
    b = after(b, grantExperience(catalogue(), {EntryKind::Award, 90, {}}, ids, stamp(1)));
    b = after(b, setTrait(catalogue(), trait, level(to + 1), ids, stamp(21)));
    const QString all = textsOf(printed(b, audit()).layout, 0).join(u' ');
    const QString before = QStringLiteral("edited 21 May 2024, learned; Jonas. Before: Warrior %1 \u2192 %2");
    QVERIFY2(all.contains(before.arg(from).arg(to)), qPrintable(all));
}

void TestAudit::wideAmountsHaveRoom_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("level");
    QTest::newRow("a million each") << QDate(2024, 5, 9) << 9;
    QTest::newRow("the dearest level") << QDate(2024, 5, 30) << 100;
}

void TestAudit::wideAmountsHaveRoom()
{
    QFETCH(int, level);
    QFETCH(QDate, day);
    Builder b = history(0);
    for (int i = 0; i < 30; ++i)
        b = after(b, grantExperience(catalogue(), {EntryKind::Award, 1'000'000, {}}, ids, stamp(10)));
    LedgerEntry raise = b.character.ledger[1];
    raise.id = text("wide");
    raise.date = day;
    raise.from = 8;
    raise.to = level;
    raise.reason =
        text("years in the halls below the mountain, with nobody but the old masters to ask, and snow");
    b.character.ledger.push_back(raise);
    for (const print::PageFormat &paper : {print::PageFormat::a4(), print::PageFormat::letter()}) {
        const print::Sheet sheet = printed(b, audit(paper));
        QCOMPARE(sheet.missing, QStringList());
        QCOMPARE(print::faults(sheet.layout).join(u'\n'), QString());
    }
}

void TestAudit::rightToLeftReasonsDoNotTurnTheLine()
{
    Builder b = history(3);
    b.character.ledger[1].reason = QStringLiteral("\u05e9\u05dc\u05d5\u05dd");
    const QString all = textsOf(printed(b, audit()).layout, 0).join(u' ');
    QVERIFY2(all.contains(isolated(b.character.ledger[1].reason)), qPrintable(all));
}

void TestAudit::aLongLedgerGoesOnUnderItsHead_data()
{
    QTest::addColumn<bool>("letter");
    QTest::newRow("A4") << false;
    QTest::newRow("Letter") << true;
}

void TestAudit::aLongLedgerGoesOnUnderItsHead()
{
    QFETCH(bool, letter);
    const print::Sheet sheet =
        printed(history(120), audit(letter ? print::PageFormat::letter() : print::PageFormat::a4()));
    QCOMPARE(sheet.missing, QStringList());
    QVERIFY(sheet.layout.pages.size() >= 3);
    for (size_t page = 1; page < sheet.layout.pages.size(); ++page) {
        const QStringList texts = textsOf(sheet.layout, static_cast<int>(page));
        QVERIFY(texts.contains(text("Juk the Barbarian, ledger")));
        QVERIFY2(texts.contains(text("unspent")), qPrintable(texts.join(u'|')));
    }
    QCOMPARE(print::faults(sheet.layout).join(u'\n'), QString());
}

void TestAudit::everythingOfAnyLedgerIsPrinted()
{
    for (uint64_t seed = 0; seed < 100; ++seed) {
        Builder b;
        b.character = randomCharacter(catalogue(), seed, 60);
        for (const print::PageFormat &paper : {print::PageFormat::a4(), print::PageFormat::letter()}) {
            QStringList missing = printed(b, audit(paper)).missing;
            missing.removeIf([](const QString &name) { return name.startsWith(u"U+"); }); // dice no font has
            QVERIFY2(missing.isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(seed).arg(missing.join(u'|'))));
        }
    }
}

void TestAudit::aSheetOfADaySaysSo_data()
{
    QTest::addColumn<QString>("layout");
    for (const QString &layout : game().layouts())
        QTest::newRow(qPrintable(layout)) << layout;
}

void TestAudit::aSheetOfADaySaysSo()
{
    QFETCH(QString, layout);
    print::Options options;
    options.layout = layout;
    options.asOf = QDate(2024, 5, 3);
    const Builder b = history(2);
    const QString all = textsOf(printed(b, options).layout, 0).join(u' ');
    QVERIFY2(all.contains(QStringLiteral("As of 3 May 2024; equipment and notes are today\u2019s")),
             qPrintable(all));
    QVERIFY(!all.contains(text("9 May")));
    options.asOf.reset();
    QVERIFY(!textsOf(printed(b, options).layout, 0).join(u' ').contains(text("As of")));
}

void TestAudit::theUsualSheetIsTheFirst()
{
    QCOMPARE(game().layouts().front(), text("standard"));
    for (const QString &name : game().layouts())
        QCOMPARE(game().layout(name, print::PageFormat::a4()).name, name);
    QCOMPARE(game().layout(text("comic"), print::PageFormat::a4()).name, text("standard"));
}

QTEST_MAIN(TestAudit)
#include "tst_audit.moc"
