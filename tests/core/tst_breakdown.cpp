#include "core/rules/breakdown.h"

#include <QTest>
#include <rapidcheck.h>

#include <limits>

using namespace sky;

namespace
{

Breakdown term(const char *label, int64_t value, Unit unit = Unit::Number)
{
    return Breakdown::term(QString::fromUtf8(label), value, unit);
}

Breakdown sum(const char *label, std::vector<Breakdown> parts, const char *rule = "")
{
    return Breakdown::sum(QString::fromUtf8(label), std::move(parts), QString::fromUtf8(rule));
}

const Breakdown better = Breakdown::best({}, {term("Athlete", 6), term("Warrior", 8)});
const Breakdown strength = term("Strength", 6);
const Breakdown lift =
    Breakdown::lookup(QStringLiteral("lift"), strength, 400'000, Unit::Pounds, QStringLiteral("H-049"));
const Breakdown load = Breakdown::share(QStringLiteral("load"), term("carried", 250'000, Unit::Pounds), lift,
                                        QStringLiteral("H-161"));
const Breakdown speed = sum("speed", {term("base", 10), term("Athlete", 7)});
const int64_t most = std::numeric_limits<int64_t>::max();

/// Any expression of up to `depth` levels, every kind among them.
rc::Gen<Breakdown> expressions(int depth)
{
    const auto number = rc::gen::inRange<int64_t>(-100'000, 100'001);
    const auto leaf = rc::gen::map(number, [](int64_t value) { return term("t", value); });
    if (depth == 0) return leaf;
    const auto parts =
        rc::gen::nonEmpty(rc::gen::scale(0.1, rc::gen::container<std::vector<Breakdown>>(rc::gen::lazy(
                                                  [depth] { return expressions(depth - 1); }))));
    return rc::gen::map(rc::gen::tuple(rc::gen::inRange(0, 9), parts, rc::gen::inRange<int64_t>(-7, 8),
                                       rc::gen::inRange<int64_t>(1, 8)),
                        [](const std::tuple<int, std::vector<Breakdown>, int64_t, int64_t> &made) {
                            const auto &[kind, inner, numerator, denominator] = made;
                            const QString label = QStringLiteral("x");
                            switch (kind) {
                            case 0:
                                return Breakdown::sum(label, inner);
                            case 1:
                                return Breakdown::product(label, {inner.front(), inner.back()});
                            case 2:
                                return Breakdown::best(label, inner);
                            case 3:
                                return Breakdown::lookup(label, inner.front(), numerator, Unit::Number);
                            case 4:
                                return Breakdown::scaled(label, inner.front(), numerator, denominator);
                            case 5:
                                return Breakdown::atLeast(label, inner.front(), numerator);
                            case 6:
                                return Breakdown::atMost(label, inner.front(), numerator);
                            case 7:
                                return Breakdown::negative(inner.front());
                            default:
                                return Breakdown::share(label, inner.front(), inner.back());
                            }
                        });
}

} // namespace

class TestBreakdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesItsValueFromItsParts_data()
    {
        QTest::addColumn<Breakdown>("number");
        QTest::addColumn<qint64>("value");
        const auto row = [](const char *name, const Breakdown &number, int64_t value) {
            QTest::newRow(name) << number << qint64{value};
        };
        row("nothing", Breakdown(), 0);
        row("sum", sum("", {term("a", 2), term("b", -5)}), -3);
        row("empty sum", sum("", {}), 0);
        row("product", Breakdown::product({}, {term("a", 3), term("b", 4), term("c", -2)}), -24);
        row("best", better, 8);
        row("lookup", lift, 400'000);
        row("half, rounded down", Breakdown::scaled({}, term("a", 17), 1, 2), 8);
        row("half of a negative, rounded down", Breakdown::scaled({}, term("a", -17), 1, 2), -9);
        row("negative", Breakdown::negative(speed), -17);
        row("lower bound holds", Breakdown::atLeast({}, term("a", -4), 0), 0);
        row("lower bound idle", Breakdown::atLeast({}, term("a", 4), 0), 4);
        row("upper bound holds", Breakdown::atMost({}, term("a", 12), 10), 10);
        row("share", load, 6'250);
        row("share of nothing", Breakdown::share({}, term("a", 3), term("b", 0)), 30'000);
        row("sum at the end of the range", sum("", {term("a", most), term("b", most)}), most);
        row("product at the end", Breakdown::product({}, {term("a", most), term("b", -3)}), -most - 1);
    }

    void computesItsValueFromItsParts()
    {
        QFETCH(Breakdown, number);
        QFETCH(qint64, value);
        QCOMPARE(qint64{number.value()}, value);
        QCOMPARE(qint64{number.evaluated()}, value);
    }

    void readsLikeASentenceOfNumbers_data()
    {
        QTest::addColumn<Breakdown>("number");
        QTest::addColumn<QString>("text");
        const auto row = [](const Breakdown &number, const char *text) {
            QTest::newRow(text) << number << QString::fromUtf8(text);
        };
        row(Breakdown(), "0");
        row(Breakdown::term(QStringLiteral("budget"), 100, Unit::Points, QStringLiteral("H-003")),
            "100 [H-003]");
        row(sum("Defense", {term("base", 7), better, term("Shield", 2)}, "H-180"),
            "17 = 7 base + 8 Warrior (beats Athlete 6) + 2 Shield [H-180]");
        row(sum("Move", {term("base", 10), term("Athlete", 6), term("mail", -4)}, "H-201"),
            "12 = 10 base + 6 Athlete − 4 mail [H-201]");
        row(lift, "400 lb from the table for Strength 6 [H-049]");
        row(Breakdown::best({}, {term("Perception", 6), term("Athlete", 6), term("Haste", 2)}),
            "6 = 6 Perception (equals Athlete 6; beats Haste 2)");
        row(Breakdown::best({}, {strength}), "6 = 6 Strength");
        row(load, "62.5 % = 250 lb carried ÷ 400 lb lift [H-161]");
        row(Breakdown::lookup({}, load, -4, Unit::Number, QStringLiteral("H-162")),
            "−4 from the table for load 62.5 % [H-162]");
        row(sum("", {term("Athlete", 6), Breakdown::lookup(QStringLiteral("load"), load, -4, Unit::Number,
                                                           QStringLiteral("H-162"))}),
            "2 = 6 Athlete − 4 load (from the table for load 62.5 %) [H-162]");
        row(Breakdown::lookup({}, sum("", {term("a", 1), term("b", 2)}), 9, Unit::Number),
            "9 from the table for (1 a + 2 b)");
        row(Breakdown::scaled({}, speed, 1, 2, QStringLiteral("H-057")),
            "8 = (10 base + 7 Athlete) ÷ 2, rounded down [H-057]");
        row(Breakdown::scaled({}, speed, 2, 1), "34 = (10 base + 7 Athlete) × 2");
        row(Breakdown::scaled({}, term("price", 1'000, Unit::Copper), 150, 100),
            "15 cc = 10 cc price × 3 ÷ 2");
        row(Breakdown::product({}, {term("each", 1'050, Unit::Copper), term("pieces", 3)}),
            "31.5 cc = 10.5 cc each × 3 pieces");
        row(Breakdown::atLeast({}, sum("", {term("base", 10), term("load", -12)}), 0),
            "0 = 10 base − 12 load, at least 0");
        row(Breakdown::atLeast({}, sum("", {term("base", 10), term("load", -4)}), 0), "6 = 10 base − 4 load");
        row(Breakdown::atMost({}, term("taken", 12), 10), "10 = 12 taken, at most 10");
        row(sum("", {term("base", 2), speed}), "19 = 2 base + 17 speed (10 base + 7 Athlete)");
        row(sum("", {term("base", 2), sum("", {term("a", 1), term("b", 2)})}), "5 = 2 base + (1 a + 2 b)");
        row(sum("", {term("budget", 100, Unit::Points), Breakdown::negative(speed)}),
            "83 = 100 budget − 17 speed (10 base + 7 Athlete)");
        row(sum("", {term("debt", -3), term("award", 5)}), "2 = −3 debt + 5 award");
        row(sum("", {}), "0");
    }

    void readsLikeASentenceOfNumbers()
    {
        QFETCH(Breakdown, number);
        QTEST(number.toText(), "text");
    }

    void numbersShowTheirUnit_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<qint64>("value");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, Unit unit, int64_t value, const char *text) {
            QTest::newRow(name) << static_cast<int>(unit) << qint64{value} << QString::fromUtf8(text);
        };
        row("number", Unit::Number, 89, "89");
        row("points", Unit::Points, -4, "−4");
        row("pounds", Unit::Pounds, 500, "0.5");
        row("copper", Unit::Copper, -250, "−2.5");
        row("spaces", Unit::Spaces, 14, "14");
        row("percent", Unit::Percent, 6'250, "62.5");
        row("feet", Unit::Feet, 300, "3");
    }

    void numbersShowTheirUnit()
    {
        QFETCH(int, unit);
        QFETCH(qint64, value);
        QTEST(numberText(value, static_cast<Unit>(unit)), "text");
    }

    void namesEveryRuleOnceOutermostFirst()
    {
        const Breakdown inner = sum("", {lift, load}, "H-161");
        QCOMPARE(sum("", {lift, inner}, "H-200").rules(),
                 QStringList({QStringLiteral("H-200"), QStringLiteral("H-049"), QStringLiteral("H-161")}));
    }

    void anotherLabelKeepsTheExpression()
    {
        const Breakdown renamed = speed.named(QStringLiteral("run"));
        QCOMPARE(renamed.label(), QStringLiteral("run"));
        QVERIFY(renamed != speed);
        QVERIFY(renamed.named(speed.label()) == speed);
    }

    void theFirstOfEqualsWins()
    {
        const Breakdown tie = Breakdown::best({}, {term("a", 1), term("b", 5), term("c", 5)});
        QCOMPARE(tie.winner(), size_t{1});
    }

    void valueAndExpressionNeverDisagree()
    {
        QVERIFY(rc::check([] {
            const Breakdown number = *expressions(4);
            RC_ASSERT(number.evaluated() == number.value());
        }));
    }
};

QTEST_GUILESS_MAIN(TestBreakdown)
#include "tst_breakdown.moc"
