#pragma once

#include <cstdint>
#include <random>

namespace sky::torture
{

/// Numbers that follow from a seed.
class Randomness
{
public:
    explicit Randomness(uint64_t seed)
        : m_engine(seed)
    {
    }
    /// 0 to below `end`; 0 where that is none.
    int below(int end) { return end < 2 ? 0 : int(m_engine() % uint64_t(end)); }
    bool oneIn(int many) { return below(many) == 0; }
    template<class List>
    const auto &of(const List &list)
    {
        return list[static_cast<decltype(list.size())>(below(int(list.size())))];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace sky::torture
