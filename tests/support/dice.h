#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace sky::test
{

/// Repeatable chance: the same seed gives the same throws everywhere.
class Dice
{
public:
    explicit Dice(uint64_t seed)
        : m_engine(seed)
    {
    }

    int64_t between(int64_t least, int64_t most)
    {
        return least + static_cast<int64_t>(m_engine() % static_cast<uint64_t>(most - least + 1));
    }
    int number(int least, int most) { return static_cast<int>(between(least, most)); }
    bool chance(int percent) { return between(1, 100) <= percent; }
    template<class T>
    const T &pick(const std::vector<T> &list)
    {
        return list[static_cast<size_t>(between(0, static_cast<int64_t>(list.size()) - 1))];
    }
    template<class T>
    void shuffle(std::vector<T> &list)
    {
        for (size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[static_cast<size_t>(between(0, static_cast<int64_t>(i) - 1))]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace sky::test
