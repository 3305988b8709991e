#include "tests/screenshots/partyshots.h"

#include "core/storage/charactermerge.h"
#include "core/storage/portrait.h"
#include "tests/ui/support/deadcopies.h"
#include "ui/dialogs/mergedialog.h"
#include "ui/dialogs/versionsdialog.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recoveryshelf.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QListWidget>
#include <QPainter>

using namespace sky;

namespace
{

const QString LongName = QStringLiteral("Marguerite Eleonora Hildegard Countess of the Windswept Isles");

/// Of Sir Alaric as the file has him, with some changes.
ui::CrashCopy changedCopy(const test::UiFixture &fixture, const QString &path)
{
    const QByteArray saved = storage::readFile(path).value();
    auto now = storage::readCharacter(saved, fixture.services.registry()).value();
    now.character->name = LongName;
    now.character->notes += QStringLiteral("Owes Ansa a horse");
    now.character->conceptText = QStringLiteral("A lord's second son");
    now.character->player = QStringLiteral("Tom");
    now.character->campaign = QStringLiteral("The Sky Road");
    now.character->master = QStringLiteral("Ubar");
    return {{},
            path,
            QFileInfo(path).fileName(),
            fixture.services.clock().addDays(-2),
            ui::CrashCopy::hashOf(saved),
            storage::writeCharacter(*now.character, *fixture.game)};
}

storage::CharacterMerge mergeOf(const test::UiFixture &fixture, const QString &path)
{
    const QByteArray base = storage::readFile(path).value();
    const auto read = [&] {
        return storage::readCharacter(base, fixture.services.registry()).value().character;
    };
    const auto mine = read();
    const auto theirs = read();
    mine->name = LongName;
    theirs->name = QStringLiteral("Sir Alaric of Vor and Harrow");
    mine->notes = QStringLiteral("Owes Ansa a horse. ").repeated(20);
    theirs->notes = QStringLiteral("Owes nobody anything.");
    mine->campaign = QStringLiteral("The Sky Road");
    theirs->player = QStringLiteral("Tom");
    const auto portrait = [](Qt::GlobalColor from, Qt::GlobalColor to) {
        QImage picture(300, 400, QImage::Format_RGB32);
        QPainter painter(&picture);
        QLinearGradient gradient(0, 0, 300, 400);
        gradient.setColorAt(0, from);
        gradient.setColorAt(1, to);
        painter.fillRect(picture.rect(), gradient);
        painter.end();
        return storage::makePortrait(picture).value();
    };
    mine->portrait = portrait(Qt::darkBlue, Qt::yellow);
    theirs->portrait = portrait(Qt::darkGreen, Qt::white);
    return storage::CharacterMerge::of(base, *mine, *fixture.game,
                                       storage::writeCharacter(*theirs, *fixture.game),
                                       fixture.services.registry())
        .value();
}

void takeVersions(ui::OpenFile &file, const QDir &folder, const QString &suffix)
{
    for (const QString &name : {LongName, QStringLiteral("Alaric")}) {
        file.bench().apply({QStringLiteral("Rename"), {}, [&name](Character &character) -> Result<void> {
                                character.name = name;
                                return {};
                            }});
        if (!file.save()) return;
    }
    ui::VersionsDialog dialog(ui::versioned(file), nullptr);
    dialog.show();
    dialog.findChild<QListWidget *>()->setCurrentRow(1);
    save(dialog, folder, QStringLiteral("dialog-versions") + suffix);
}

} // namespace

void sky::takeRecovery(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::UiFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
    });
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"), path);
    ui::CrashCopy later = test::copyOfKnight(fixture, LongName);
    later.time = fixture.services.clock().addDays(-3);
    test::leaveCopies(fixture, {test::copyOfKnight(fixture, QStringLiteral("Juk the Barbarian")),
                                changedCopy(fixture, path), later});
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(look.size);
    window.showStart();
    window.show();
    auto found = fixture.workspace.crashCopies().found();
    fixture.workspace.crashCopies().putOff(found.front());
    window.commands().findCrashCopies();
    window.commands().offerCrashCopies();
    window.findChild<ui::RecoveryShelf *>()->finish();
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    save(window, folder, QStringLiteral("start-recovery") + suffix);
    const auto merge = mergeOf(fixture, path);
    ui::MergeDialog dialog(merge, *fixture.game,
                           QStringLiteral("alaric.skychar was changed here and by another program."),
                           QStringLiteral("The file"), nullptr);
    dialog.show();
    while (dialog.isNaming())
        QApplication::processEvents();
    save(dialog, folder, QStringLiteral("dialog-merge") + suffix);
    dialog.close();
    const QString copy = fixture.path(QStringLiteral("alaric (Anna's conflicted copy 2026-03-01).skychar"));
    if (!storage::writeFile(copy, storage::readFile(path).value().replace("Alaric", "Alarik"))) return;
    window.commands().openPaths({path});
    ui::OpenFile &file = *window.currentFile();
    save(window, folder, QStringLiteral("build-offers") + suffix);
    takeVersions(file, folder, suffix);
}
