// The page Sheet with its options, and what exports.
#include "tests/screenshots/partyshots.h"
#include "tests/ui/uifixture.h"
#include "ui/print/batchdialog.h"
#include "ui/print/exportdialog.h"
#include "ui/print/printing.h"
#include "ui/print/sheetoptionsdialog.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>

using namespace sky;

void sky::takePaper(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::UiFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
        settings.presets = {{QStringLiteral("Large print"), {}},
                            {QStringLiteral("For the convention at Harrow, with room for notes"), {}}};
        settings.presets[0].options.textSize = print::Options::MostText;
        settings.presets[1].options.sections = {"strip", "hands", "weapons", "talents", "professions"};
        settings.presets[1].options.titleLine = QStringLiteral("For the convention");
        settings.usualPreset = QStringLiteral("Large print");
    });
    ui::keepLastOptions(fixture.services, *fixture.game, fixture.settings.get().presets[1].options);
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(look.size);
    window.show();
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    window.showFile(&file);
    window.currentView()->showPage(QStringLiteral("sheet"));
    save(window, folder, QStringLiteral("sheet-chosen") + suffix);
    ui::SheetOptionsDialog options(fixture.services, *fixture.game,
                                   ui::lastOptions(fixture.services, *fixture.game), &window);
    options.show();
    save(options, folder, QStringLiteral("dialog-options") + suffix);
    options.close();
    ui::ExportDialog one(file.bench(), &window);
    one.show();
    save(one, folder, QStringLiteral("dialog-export") + suffix);
    one.close();
    ui::BatchDialog several(fixture.services, &window);
    several.show();
    save(several, folder, QStringLiteral("dialog-several") + suffix);
}
