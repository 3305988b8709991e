// What an edit costs until it is on the screen. Quote ratios between rows, and to a frame of 16 ms.
#include "core/hursagmu/edits/edits.h"
#include "core/storage/envelope.h"
#include "tests/benchmark/wholeprocess.h"
#include "tests/ui/uifixture.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/actions.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

using namespace sky;

namespace
{

constexpr int Rounds = 60;

/// Gives Sir Alaric 300 more things.
void fill(ui::OpenFile &file, const hursagmu::Catalogue &catalogue, const IdSource &ids)
{
    std::vector<Edit> edits;
    for (int i = 0; i < 300; ++i) {
        hursagmu::Item item;
        item.catalogueId = i % 2 == 0 ? QStringLiteral("torch") : QStringLiteral("dagger");
        item.kind = i % 2 == 0 ? hursagmu::ItemKind::Gear : hursagmu::ItemKind::Weapon;
        item.place = hursagmu::Place::Left;
        edits.push_back(hursagmu::addItem(catalogue, item, ids));
    }
    if (!file.bench().apply(QStringLiteral("Fill"), edits)) std::abort();
}

/// Median of the times that the edits take until all that they changed is painted, in milliseconds.
double median(QWidget &window, const std::function<void(int)> &edit)
{
    std::vector<double> times;
    for (int i = 0; i < Rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        edit(i);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    window.update();
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void measureEdits()
{
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
    test::UiFixture fixture;
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(1280, 800);
    window.show();
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    const auto &catalogue = fixture.game->catalogue();
    fill(file, catalogue, fixture.services.ids);
    const char *pages[] = {"Build", "Equipment", "Notes"};
    for (int page = 0; page < 3; ++page) {
        window.actions().find(QStringLiteral("view.page%1").arg(page + 1))->trigger();
        QCoreApplication::processEvents();
        const double mass = median(
            window, [&](int i) { file.bench().apply(hursagmu::setBodyMass(Weight::ofUnits(100 + i))); });
        const double item = median(window, [&](int i) {
            hursagmu::Item changed =
                static_cast<const hursagmu::Character &>(*file.document().character()).items.back();
            changed.quantity = 2 + i % 7;
            file.bench().apply(hursagmu::changeItem(catalogue, changed));
        });
        std::printf("%-12s edit of a number %6.2f ms   of a thing %6.2f ms\n", pages[page], mass, item);
    }
}

void measureStarts(const QString &folder)
{
    const QString file = folder + QStringLiteral("/alaric.skychar"); // a lock is written beside it
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"), file);
    const auto costs = bench::measure({{QStringLiteral(SKYCHAMBER_WINDOW_PROBE)},
                                       {QStringLiteral(SKYCHAMBER_WINDOW_START)},
                                       {QStringLiteral(SKYCHAMBER_WINDOW_START), file}},
                                      15);
    const char *names[] = {"bare window probe", "start page", "one character"};
    std::printf("\n%-24s %8s %8s %10s\n", "to the first paint", "ms", "ratio", "peak MiB");
    for (size_t i = 0; i < costs.size(); ++i)
        std::printf("%-24s %8.1f %8.2f %10.1f%s\n", names[i], costs[i].milliseconds,
                    costs[i].milliseconds / costs[0].milliseconds, costs[i].mebibytes,
                    costs[i].good ? "" : "  FAILED");
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    for (const char *name : {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        qputenv(name, home.path().toUtf8());
    QApplication application(argc, argv);
    measureEdits();
    measureStarts(home.path());
    return 0;
}
