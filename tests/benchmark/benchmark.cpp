// What the user waits for, measured. Quote ratios between rows, not times: machines differ and are noisy.
#include "core/document/document.h"
#include "core/formats/batch.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/hursagmu.h"
#include "core/print/export.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/benchmark/partybenchmark.h"
#include "tests/benchmark/wholeprocess.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <cstdio>

using namespace sky;

namespace
{

/// The games and one full character, made once.
struct Stage {
    GameRegistry games;
    std::shared_ptr<const hursagmu::Hursagmu> game;
    QByteArray bytes;
    CharacterPtr character;
    QTemporaryDir folder;
};

Stage *stage = nullptr;

/// Sir Alaric with so many things in his sack that the whole is a heavy character.
CharacterPtr full(const Character &alaric)
{
    auto copy = std::make_shared<hursagmu::Character>(static_cast<const hursagmu::Character &>(alaric));
    const IdSource ids = countingIds(QStringLiteral("full"));
    for (int i = 0; i < 300; ++i) {
        hursagmu::Item item;
        item.id = ids();
        item.catalogueId = i % 2 == 0 ? QStringLiteral("torch") : QStringLiteral("dagger");
        item.kind = i % 2 == 0 ? hursagmu::ItemKind::Gear : hursagmu::ItemKind::Weapon;
        item.place = hursagmu::Place::Left;
        copy->items.push_back(item);
    }
    return copy;
}

void evaluateOne(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(stage->game->evaluate(*stage->character));
}
BENCHMARK(evaluateOne)->Name("evaluate, 311 items")->Unit(benchmark::kMillisecond);

void editAndUndo(benchmark::State &state)
{
    Document document(stage->game, stage->character);
    int mass = 0;
    for (auto _ : state) {
        if (!document.apply(hursagmu::setBodyMass(Weight::ofUnits(100 + ++mass % 100))))
            state.SkipWithError("refused");
        document.undoStack().undo();
    }
}
BENCHMARK(editAndUndo)->Name("edit and undo, 311 items")->Unit(benchmark::kMillisecond);

void loadOne(benchmark::State &state)
{
    for (auto _ : state) {
        auto loaded = storage::readCharacter(stage->bytes, stage->games);
        if (!loaded) state.SkipWithError("unreadable");
        benchmark::DoNotOptimize(loaded);
    }
}
BENCHMARK(loadOne)->Name("load, Sir Alaric, from memory")->Unit(benchmark::kMillisecond);

void saveOne(benchmark::State &state)
{
    const auto loaded = storage::readCharacter(stage->bytes, stage->games);
    const QString path = stage->folder.filePath(QStringLiteral("one.skychar"));
    for (auto _ : state)
        if (!storage::writeFile(path, storage::writeCharacter(*loaded->character, *stage->game)))
            state.SkipWithError("not written");
}
BENCHMARK(saveOne)->Name("save, Sir Alaric, synced to disk")->Unit(benchmark::kMillisecond);

void loadThousand(benchmark::State &state)
{
    for (int i = 0; i < 1000; ++i)
        if (!storage::writeFile(stage->folder.filePath(QStringLiteral("%1.skychar").arg(i)), stage->bytes))
            return state.SkipWithError("not written");
    for (auto _ : state)
        for (int i = 0; i < 1000; ++i) {
            const auto bytes = storage::readFile(stage->folder.filePath(QStringLiteral("%1.skychar").arg(i)));
            auto loaded = storage::readCharacter(*bytes, stage->games);
            benchmark::DoNotOptimize(stage->game->evaluate(*loaded->character));
        }
}
BENCHMARK(loadThousand)->Name("load and evaluate 1,000 files")->Unit(benchmark::kMillisecond)->Iterations(3);

void exportSheets(benchmark::State &state)
{
    const auto loaded = storage::readCharacter(stage->bytes, stage->games);
    for (auto _ : state)
        for (int64_t i = 0; i < state.range(0); ++i)
            if (!print::exportPdf(*loaded->character, *stage->game, {})) state.SkipWithError("not printed");
}
BENCHMARK(exportSheets)->Name("layout and PDF, sheets")->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);

/// So many sheets of one layout; beside the standard one it shows what the layout costs.
void exportLayout(benchmark::State &state, const QString &layout)
{
    const auto loaded = storage::readCharacter(stage->bytes, stage->games);
    print::Options options;
    options.layout = layout;
    for (auto _ : state)
        for (int64_t i = 0; i < state.range(0); ++i)
            if (!print::exportPdf(*loaded->character, *stage->game, options))
                state.SkipWithError("not printed");
}

void registerLayouts(const GameSystem &game)
{
    for (const QString &layout : game.layouts())
        benchmark::RegisterBenchmark(qUtf8Printable(QStringLiteral("layout %1, sheets").arg(layout)),
                                     exportLayout, layout)
            ->Arg(1)
            ->Arg(500)
            ->Unit(benchmark::kMillisecond);
}

/// So many files through the batch, by all threads, into a folder or the one file.
void exportBatch(benchmark::State &state, const QString &format)
{
    formats::BatchRequest request;
    request.replaceAny = true; // each round writes over the one before
    request.format = formats::byId(format).value();
    request.options.clock = systemClock();
    request.naming = QStringLiteral("{file}");
    QTemporaryDir out;
    request.intoFolder = !request.format.forMany;
    request.oneFile = request.format.forMany;
    request.target = request.intoFolder ? out.path() : out.filePath(QStringLiteral("all.csv"));
    for (int64_t i = 0; i < state.range(0); ++i) {
        request.files << stage->folder.filePath(QStringLiteral("batch%1.skychar").arg(i));
        if (!storage::writeFile(request.files.back(), stage->bytes))
            return state.SkipWithError("not written");
    }
    for (auto _ : state) {
        const auto told = [&state](const formats::BatchOutcome &outcome, size_t, size_t) {
            if (outcome.error) state.SkipWithError("not exported");
            return true;
        };
        if (!formats::exportAll(request, stage->games, told)) state.SkipWithError("nothing exported");
    }
}

void registerBatches()
{
    for (const formats::Format &format : formats::all())
        if (format.templatePath.isEmpty())
            benchmark::RegisterBenchmark(qUtf8Printable(QStringLiteral("export as %1, files").arg(format.id)),
                                         exportBatch, format.id)
                ->Arg(1)
                ->Arg(500)
                ->Unit(benchmark::kMillisecond)
                ->UseRealTime();
}

void wholeProcesses()
{
    const QString file = QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar");
    const QString program = QStringLiteral(SKYCHAMBER_PROGRAM);
    const QString pdf = stage->folder.filePath(QStringLiteral("out.pdf"));
    const auto costs = sky::bench::measure(
        {{QStringLiteral(SKYCHAMBER_PROBE), pdf},
         {program, QStringLiteral("show"), file},
         {program, QStringLiteral("export"), file, QStringLiteral("--pdf"), pdf, QStringLiteral("--force")}},
        15);
    std::printf("\n%-34s %10s %8s %10s\n", "whole process, median of 15", "ms", "ratio", "peak MiB");
    const char *names[] = {"bare painter probe", "skychamber show", "skychamber export"};
    for (size_t i = 0; i < costs.size(); ++i)
        std::printf("%-34s %10.1f %8.2f %10.1f%s\n", names[i], costs[i].milliseconds,
                    costs[i].milliseconds / costs[0].milliseconds, costs[i].mebibytes,
                    costs[i].good ? "" : "  FAILED");
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    registerBatches();
    Stage here;
    const auto game = hursagmu::Hursagmu::create();
    const auto bytes = storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"));
    if (!game || !bytes) return 1;
    here.game = *game;
    here.games.add(*game);
    here.bytes = *bytes;
    const auto loaded = storage::readCharacter(here.bytes, here.games);
    if (!loaded) return 1;
    here.character = full(*loaded->character);
    stage = &here;
    registerLayouts(*here.game);
    sky::bench::registerParty();
    benchmark::RunSpecifiedBenchmarks();
    wholeProcesses();
    return 0;
}
