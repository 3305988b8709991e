#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <vector>

namespace sky
{

/// In what a number is counted; decides how it is written out.
enum class Unit {
    Number,
    Points,
    Pounds, ///< thousandths of a pound
    Copper, ///< hundredths of a copper coin
    Spaces,
    Percent, ///< hundredths of a percent
    Feet,    ///< hundredths of a foot
};

/// A number together with the expression it is the value of. The value is computed from the parts when the
/// breakdown is made and cannot be set, so number and explanation cannot disagree.
/// Values are in the smallest unit of `unit()`; 64-bit. Callers keep within +-10^15; what goes beyond 64 bits
/// all the same stops at the end of the range.
class Breakdown
{
public:
    enum class Kind { Term, Sum, Product, Best, Lookup, Scaled, Clamped, Share };

    Breakdown() = default; ///< the plain number 0

    /// A plain labelled number: "Warrior 8".
    static Breakdown term(const QString &label, int64_t value, Unit unit = Unit::Number,
                          const QString &rule = {});
    static Breakdown sum(const QString &label, std::vector<Breakdown> parts, const QString &rule = {});
    /// The first part gives the unit, the others are plain factors.
    static Breakdown product(const QString &label, std::vector<Breakdown> parts, const QString &rule = {});
    /// The largest part (the first of equals); the losers are kept for the explanation. At least one part.
    static Breakdown best(const QString &label, std::vector<Breakdown> parts, const QString &rule = {});
    /// `value` as a table or a stepped formula gives it for `input`.
    static Breakdown lookup(const QString &label, Breakdown input, int64_t value, Unit unit,
                            const QString &rule = {});
    /// floor(part * numerator / denominator).
    static Breakdown scaled(const QString &label, Breakdown part, int64_t numerator, int64_t denominator,
                            const QString &rule = {});
    static Breakdown negative(const Breakdown &part); ///< to take the part off in a sum
    /// The part, but at least `least`.
    static Breakdown atLeast(const QString &label, Breakdown part, int64_t least, const QString &rule = {});
    static Breakdown atMost(const QString &label, Breakdown part, int64_t most, const QString &rule = {});
    /// How much of `whole` the part is, in hundredths of a percent, rounded down. A whole below 1 counts
    /// as 1.
    static Breakdown share(const QString &label, Breakdown part, Breakdown whole, const QString &rule = {});

    int64_t value() const { return m_value; }
    Unit unit() const { return m_unit; }
    Kind kind() const { return m_kind; }
    const QString &label() const { return m_label; }
    /// The rule the step rests on ("H-180"), empty for a plain part.
    const QString &rule() const { return m_rule; }
    const std::vector<Breakdown> &parts() const { return m_parts; }
    /// Index of the winning part of a Best.
    size_t winner() const { return m_winner; }
    int64_t numerator() const { return m_numerator; }
    int64_t denominator() const { return m_denominator; }
    /// The bound of a Clamped, and whether it is a lower one.
    int64_t bound() const { return m_numerator; }
    bool boundIsLower() const { return m_denominator > 0; }

    Breakdown named(const QString &label) const; ///< the same expression under another label

    /// The value computed anew from the parts; equals value() always.
    int64_t evaluated() const;

    /// "17 = 7 base + 8 Warrior (beats Athlete 6) + 2 Shield [H-180]", C locale, minus as U+2212. What a
    /// table is read for and the two sides of a share appear by value and label only; they are numbers of
    /// their own.
    QString toText() const;
    /// Every rule named in the expression, each once, outermost first.
    QStringList rules() const;

    friend bool operator==(const Breakdown &, const Breakdown &) = default;

private:
    static Breakdown made(Kind kind, const QString &label, std::vector<Breakdown> parts, const QString &rule);
    int64_t combined(const std::vector<int64_t> &values) const;

    Kind m_kind = Kind::Term;
    Unit m_unit = Unit::Number;
    int64_t m_value = 0;
    QString m_label;
    QString m_rule;
    std::vector<Breakdown> m_parts;
    size_t m_winner = 0;
    int64_t m_numerator = 1;
    int64_t m_denominator = 1;
};

/// "89", "0.5", "−4": the value in its unit without the unit's name.
QString numberText(int64_t value, Unit unit);

} // namespace sky
