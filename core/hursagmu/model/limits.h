#pragma once

#include <cstdint>

/// What a character may hold at most. A file beyond is invalid, so every edit has to stay within. Together
/// they keep all sums (weights, prices, points) inside 64 bits.
namespace sky::hursagmu::limits
{

inline constexpr int Traits = 2'000;
inline constexpr int Gifts = 2'000;
inline constexpr int LedgerEntries = 20'000;
inline constexpr int Sequence = 1'000'000; ///< of an entry within its date
inline constexpr int EntryVersions = 1'000;
inline constexpr int Wishes = 200;
inline constexpr int Items = 10'000;
inline constexpr int Hands = 10'000;
inline constexpr int Spells = 5'000;
inline constexpr int LoadOuts = 200;

inline constexpr int IdLength = 100;
inline constexpr int NameLength = 1'000;
inline constexpr int TextLength = 20'000; ///< of a note, a reason, an explanation

inline constexpr int64_t Budget = 1'000'000;
inline constexpr int64_t EntryPoints = 1'000'000;     ///< of one award or correction, either sign
inline constexpr int64_t PaidBack = int64_t{1} << 51; ///< by one retrain; more than level 100 costs
inline constexpr int64_t GiftCost = 10'000;
inline constexpr int64_t GiftCount = 1'000;
inline constexpr int64_t Quantity = 1'000'000;
/// Of a whole stack: 10^9 lb, and 10^10 cc before quality.
inline constexpr int64_t StackWeight = 1'000'000'000'000;
inline constexpr int64_t StackPrice = 1'000'000'000'000;
inline constexpr int64_t Multiplier = 10'000;       ///< hundredths, for excellent goods
inline constexpr int64_t FocusLength = 100'000'000; ///< hundredths of a foot
inline constexpr int64_t WidthDoublings = 20;
inline constexpr int64_t WeaponDefense = 100;
inline constexpr int64_t WeaponDamage = 100;
inline constexpr int64_t Armor = 100;
inline constexpr int64_t Damage = 1'000;
inline constexpr int64_t Coins = 1'000'000'000;
inline constexpr int64_t Intensity = 1'000;
inline constexpr int64_t SpellExtent = 1 << 20; ///< area, and duration
inline constexpr int64_t SpellChallenge = 100;
inline constexpr int64_t MountMove = 10'000; ///< spaces
inline constexpr int64_t FocusSplit = 1'000;
inline constexpr int64_t BodyMass = 1'000'000'000; ///< thousandths of a pound

} // namespace sky::hursagmu::limits
