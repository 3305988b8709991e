#pragma once

#include <optional>

namespace sky
{

/// A trait level: 0 to 100. A value outside cannot be built.
class Level
{
public:
    static constexpr int Min = 0;
    static constexpr int Max = 100;

    constexpr Level() = default;

    /// Nothing when `value` is outside Min..Max.
    static constexpr std::optional<Level> of(int value)
    {
        if (value < Min || value > Max) return std::nullopt;
        return Level(value);
    }

    constexpr int value() const { return m_value; }

    friend constexpr bool operator==(Level, Level) = default;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of a <=> b < 0 for a pointer
    friend constexpr auto operator<=>(Level, Level) = default;

private:
    constexpr explicit Level(int value)
        : m_value(value)
    {
    }
    int m_value = 0;
};

} // namespace sky
