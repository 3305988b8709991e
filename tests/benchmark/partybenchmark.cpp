// A party of 500: what its Master waits for.

#include "tests/benchmark/partybenchmark.h"

#include "core/hursagmu/party/table.h"
#include "tests/support/partyplace.h"

#include <benchmark/benchmark.h>

#include <algorithm>

namespace sky::bench
{

namespace
{

constexpr int Members = 500;

using test::PartyPlace;

/// On a disk, where syncing takes its time.
QString onDisk()
{
    return QDir::temp().filePath(QStringLiteral("skychamber-XXXXXX"));
}

void readTable(benchmark::State &state)
{
    PartyPlace place(Members, onDisk());
    const hursagmu::Catalogue &catalogue = place.game()->catalogue();
    for (auto _ : state) {
        place.read();
        const auto columns = hursagmu::partyColumns(place.seats, catalogue);
        for (const party::Seat &seat : place.seats)
            for (const hursagmu::PartyColumn &column : columns)
                benchmark::DoNotOptimize(hursagmu::partyCell(seat, column));
    }
}

void sortTable(benchmark::State &state)
{
    const PartyPlace place(Members, onDisk());
    const auto columns = hursagmu::partyColumns(place.seats, place.game()->catalogue());
    const auto column = std::find_if(columns.begin(), columns.end(), [](const hursagmu::PartyColumn &each) {
        return each.id == QLatin1String("value/defense");
    });
    for (auto _ : state) {
        std::vector<std::pair<int64_t, size_t>> order;
        for (size_t i = 0; i < place.seats.size(); ++i)
            order.emplace_back(hursagmu::partyCell(place.seats[i], *column).number.value_or(0), i);
        std::sort(order.begin(), order.end());
        benchmark::DoNotOptimize(order);
    }
}

void writeAward(benchmark::State &state)
{
    PartyPlace place(Members, onDisk());
    hursagmu::AwardPlan plan;
    plan.stamp = {QDate(2026, 3, 29), QStringLiteral("The glass stair"), {}, QStringLiteral("well played")};
    for (const party::Seat &seat : place.seats)
        plan.shares.push_back({seat.member.path, 4});
    for (auto _ : state) {
        if (!hursagmu::award(place.desk(), plan)) return state.SkipWithError("refused");
        state.PauseTiming();
        place.read();
        state.ResumeTiming();
    }
}

} // namespace

void registerParty()
{
    benchmark::RegisterBenchmark("party of 500: read, all cells of the table", readTable)
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("party of 500: sort by a column", sortTable)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("party of 500: award, all files synced", writeAward)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(3);
}

} // namespace sky::bench
