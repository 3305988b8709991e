#include "core/rules/breakdown.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <limits>

namespace sky
{

namespace
{

__extension__ using Wide = __int128; // -Wpedantic: both compilers have it

int64_t narrowed(Wide value)
{
    constexpr Wide most = std::numeric_limits<int64_t>::max();
    constexpr Wide least = std::numeric_limits<int64_t>::min();
    return static_cast<int64_t>(std::clamp(value, least, most));
}

int64_t summed(const std::vector<int64_t> &values)
{
    Wide sum = 0;
    for (const int64_t value : values)
        sum += value;
    return narrowed(sum);
}

int64_t multiplied(const std::vector<int64_t> &values)
{
    int64_t product = 1;
    for (const int64_t value : values)
        product = narrowed(Wide{product} * value);
    return product;
}

/// floor(value * numerator / denominator), `denominator` above 0.
int64_t proportion(int64_t value, int64_t numerator, int64_t denominator)
{
    const Wide product = Wide{value} * numerator;
    const Wide quotient = product / denominator;
    const bool roundedUp = product % denominator < 0;
    return narrowed(roundedUp ? quotient - 1 : quotient);
}

constexpr int64_t WholeShare = 10'000; // 100 % in hundredths

} // namespace

Breakdown Breakdown::made(Kind kind, const QString &label, std::vector<Breakdown> parts, const QString &rule)
{
    Breakdown result;
    result.m_kind = kind;
    result.m_label = label;
    result.m_rule = rule;
    result.m_parts = std::move(parts);
    if (!result.m_parts.empty()) result.m_unit = result.m_parts.front().unit();
    return result;
}

int64_t Breakdown::combined(const std::vector<int64_t> &values) const
{
    switch (m_kind) {
    case Kind::Term:
    case Kind::Lookup:
        return m_value;
    case Kind::Sum:
        return summed(values);
    case Kind::Product:
        return multiplied(values);
    case Kind::Best:
        return values[m_winner];
    case Kind::Scaled:
        return proportion(values.front(), m_numerator, m_denominator);
    case Kind::Clamped:
        return boundIsLower() ? std::max(values.front(), bound()) : std::min(values.front(), bound());
    case Kind::Share:
        return proportion(values[0], WholeShare, std::max<int64_t>(values[1], 1));
    }
    return m_value;
}

int64_t Breakdown::evaluated() const
{
    std::vector<int64_t> values;
    values.reserve(m_parts.size());
    for (const Breakdown &part : m_parts)
        values.push_back(part.evaluated());
    return combined(values);
}

Breakdown Breakdown::term(const QString &label, int64_t value, Unit unit, const QString &rule)
{
    Breakdown result = made(Kind::Term, label, {}, rule);
    result.m_value = value;
    result.m_unit = unit;
    return result;
}

Breakdown Breakdown::sum(const QString &label, std::vector<Breakdown> parts, const QString &rule)
{
    Breakdown result = made(Kind::Sum, label, std::move(parts), rule);
    result.m_value = result.evaluated();
    return result;
}

Breakdown Breakdown::product(const QString &label, std::vector<Breakdown> parts, const QString &rule)
{
    Breakdown result = made(Kind::Product, label, std::move(parts), rule);
    result.m_value = result.evaluated();
    return result;
}

Breakdown Breakdown::best(const QString &label, std::vector<Breakdown> parts, const QString &rule)
{
    Q_ASSERT(!parts.empty());
    Breakdown result = made(Kind::Best, label, std::move(parts), rule);
    const auto smaller = [](const Breakdown &a, const Breakdown &b) { return a.value() < b.value(); };
    const auto winner = std::max_element(result.m_parts.cbegin(), result.m_parts.cend(), smaller);
    result.m_winner = static_cast<size_t>(winner - result.m_parts.cbegin());
    result.m_value = result.evaluated();
    result.m_unit = winner->unit();
    return result;
}

Breakdown Breakdown::lookup(const QString &label, Breakdown input, int64_t value, Unit unit,
                            const QString &rule)
{
    Breakdown result = made(Kind::Lookup, label, {std::move(input)}, rule);
    result.m_value = value;
    result.m_unit = unit;
    return result;
}

Breakdown Breakdown::scaled(const QString &label, Breakdown part, int64_t numerator, int64_t denominator,
                            const QString &rule)
{
    Q_ASSERT(denominator > 0);
    Breakdown result = made(Kind::Scaled, label, {std::move(part)}, rule);
    result.m_numerator = numerator;
    result.m_denominator = denominator;
    result.m_value = result.evaluated();
    return result;
}

Breakdown Breakdown::negative(const Breakdown &part)
{
    return scaled(part.label(), part, -1, 1);
}

Breakdown Breakdown::atLeast(const QString &label, Breakdown part, int64_t least, const QString &rule)
{
    Breakdown result = made(Kind::Clamped, label, {std::move(part)}, rule);
    result.m_numerator = least;
    result.m_denominator = 1;
    result.m_value = result.evaluated();
    return result;
}

Breakdown Breakdown::atMost(const QString &label, Breakdown part, int64_t most, const QString &rule)
{
    Breakdown result = made(Kind::Clamped, label, {std::move(part)}, rule);
    result.m_numerator = most;
    result.m_denominator = -1;
    result.m_value = result.evaluated();
    return result;
}

Breakdown Breakdown::share(const QString &label, Breakdown part, Breakdown whole, const QString &rule)
{
    Breakdown result = made(Kind::Share, label, {std::move(part), std::move(whole)}, rule);
    result.m_value = result.evaluated();
    result.m_unit = Unit::Percent;
    return result;
}

Breakdown Breakdown::named(const QString &label) const
{
    Breakdown result = *this;
    result.m_label = label;
    return result;
}

QStringList Breakdown::rules() const
{
    QStringList found;
    if (!m_rule.isEmpty()) found.append(m_rule);
    for (const Breakdown &part : m_parts)
        found.append(part.rules());
    found.removeDuplicates();
    return found;
}

} // namespace sky
