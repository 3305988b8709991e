#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace sky
{

/// An exact amount in a fixed smallest unit: value() counts 1/Scale of the named unit.
template<class Tag, int64_t Scale>
class Quantity
{
public:
    static constexpr int64_t PerUnit = Scale;
    /// Largest magnitude a file may hold, in smallest units: small enough that the sum of all the
    /// items a file may hold, in any quantity, cannot overflow.
    static constexpr int64_t Limit = int64_t{1'000'000'000'000};

    constexpr Quantity() = default;
    static constexpr Quantity ofUnits(int64_t units) { return Quantity(units * Scale); }
    static constexpr Quantity ofSmallest(int64_t smallest) { return Quantity(smallest); }

    constexpr int64_t smallest() const { return m_value; }

    constexpr Quantity &operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, int64_t n) { return Quantity(a.m_value * n); }
    friend constexpr bool operator==(Quantity, Quantity) = default;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of a <=> b < 0 for a pointer
    friend constexpr auto operator<=>(Quantity, Quantity) = default;

private:
    constexpr explicit Quantity(int64_t smallest)
        : m_value(smallest)
    {
    }
    int64_t m_value = 0;
};

/// Pounds in thousandths (decision: weight is int64 in 1/1000 lb).
using Weight = Quantity<struct WeightTag, 1000>;
/// Copper coins in hundredths, so that the half price of poor goods stays exact (E-043).
using Money = Quantity<struct MoneyTag, 100>;

/// "12", "0.5": as few decimals as the value needs, C locale, no unit.
QString toDecimal(int64_t smallest, int64_t perUnit);
inline QString toDecimal(Weight weight)
{
    return toDecimal(weight.smallest(), Weight::PerUnit);
}
inline QString toDecimal(Money money)
{
    return toDecimal(money.smallest(), Money::PerUnit);
}

/// Reads a plain decimal ("12", "0.5", "-3"), C locale. Nothing when the text is no number, has more decimals
/// than the unit carries, or lies beyond the limit.
std::optional<int64_t> fromDecimal(QStringView text, int64_t perUnit);

} // namespace sky
