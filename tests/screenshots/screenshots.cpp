// screenshots FOLDER: pictures of every page, light, dark and large, for anyone to look at.
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/loadouts.h"
#include "core/hursagmu/rules/evaluation.h"
#include "tests/ui/uifixture.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/actions.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

#include <cstdio>

using namespace sky;

namespace
{

struct Look {
    const char *name;
    ui::ColorScheme scheme;
    int textPercent;
    QSize size;
};

const Look Looks[] = {
    {"light", ui::ColorScheme::Light, 100, {1280, 800}},
    {"dark", ui::ColorScheme::Dark, 100, {1280, 800}},
    {"small", ui::ColorScheme::Light, 100, {1280, 720}},
    {"largetext", ui::ColorScheme::Light, 200, {1920, 1080}},
    {"largesmall", ui::ColorScheme::Light, 200, {1280, 800}},
};

void save(QWidget &window, const QDir &folder, const QString &name)
{
    QTest::qWait(50); // for what is painted after the first paint
    const QString path = folder.filePath(name + QStringLiteral(".png"));
    if (!window.grab().save(path)) std::fprintf(stderr, "could not write %s\n", qPrintable(path));
}

/// The workshop with each kind of thing on its table, begun from the book's.
void takeWorkshop(ui::MainWindow &window, ui::OpenFile &file, const QDir &folder, const QString &suffix)
{
    file.bench().jumpTo(QStringLiteral("workshop"));
    for (auto *from : window.findChildren<ui::ChoiceField *>()) {
        if (!from->isVisible() || from->accessibleName() != QLatin1String("Begin from")) continue;
        for (const char *start : {"Hatchet", "Crossbow", "Plate", "Staff, focus"}) {
            const int index = from->findText(QStringLiteral("%1 (book)").arg(QLatin1String(start)));
            from->setCurrentIndex(index);
            Q_EMIT from->chosen(index);
            save(window, folder,
                 QStringLiteral("workshop-%1").arg(QLatin1String(start).left(4)).toLower() + suffix);
        }
        const QSize usual = window.size(); // and with room for WHY beside it
        window.resize(usual * 5 / 4);
        save(window, folder, QStringLiteral("workshop-wide") + suffix);
        window.resize(usual);
    }
}

/// States that a page is seldom in: steps that were taken back, a gift that is looked at, nothing to change.
void takeStates(ui::MainWindow &window, ui::OpenFile &file, const QDir &folder, const QString &suffix)
{
    file.bench().apply(hursagmu::setBudget(90));
    file.bench().apply(hursagmu::setAcceptsDebt(true));
    file.bench().apply(
        hursagmu::setConcept(QStringLiteral("A healer of the marshes who has sworn never to go home")));
    file.document().undoStack().undo();
    window.currentView()->setHistoryShown(true);
    window.currentView()->reveal(QStringLiteral("offer/empathy"));
    save(window, folder, QStringLiteral("build-history") + suffix);
    file.bench().setReadOnly(QStringLiteral("Another Skychamber has had this file open since 18:04."));
    window.sayDone(QStringLiteral("Saved as /characters/Eshara.skychar."));
    save(window, folder, QStringLiteral("build-readonly") + suffix);
}

/// The id of a spell that takes more than the power, the one that has most to show.
QString pushedSpell(ui::OpenFile &file)
{
    const auto &facts = static_cast<const hursagmu::Evaluation &>(*file.document().evaluation());
    for (const auto &line : facts.spells)
        if (!line.castings.empty() && line.castings.front().cl) return line.id;
    return facts.spells.empty() ? QString() : facts.spells.front().id;
}

void takeAll(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::UiFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
    });
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(look.size);
    window.showStart();
    window.show();
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    save(window, folder, QStringLiteral("start") + suffix);
    fixture.sample(QStringLiteral("eshara.skychar"));
    fixture.sample(QStringLiteral("ubar-tutu.skychar"));
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    window.showFile(&file);
    file.bench().setSpotlight(QStringLiteral("defense"));
    const auto pages = fixture.services.games.front()->pages();
    for (size_t i = 0; i < pages.size(); ++i) {
        window.actions().find(QStringLiteral("view.page%1").arg(i + 1))->trigger();
        save(window, folder, pages[i].id + suffix);
    }
    takeWorkshop(window, file, folder, suffix);
    ui::OpenFile &sorcerer = *fixture.workspace.files().front();
    window.showFile(&sorcerer);
    window.actions().find(QStringLiteral("view.page1"))->trigger();
    save(window, folder, QStringLiteral("build-sorcerer") + suffix);
    window.actions().find(QStringLiteral("view.page3"))->trigger();
    sorcerer.bench().jumpTo(QStringLiteral("spell/") + pushedSpell(sorcerer));
    sorcerer.bench().setSpotlight(QStringLiteral("casting/power"));
    save(window, folder, QStringLiteral("sorcery-sorcerer") + suffix);
    takeStates(window, *fixture.workspace.files().front(), folder, suffix);
}

/// A purse, load-outs, and the shop open beside what is owned.
void takeShop(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::UiFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
    });
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(look.size);
    window.show();
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    window.showFile(&file);
    window.actions().find(QStringLiteral("view.page2"))->trigger();
    file.bench().apply(hursagmu::setPurse({4, 2, 5, {}}));
    for (const char *name : {"travelling", "fight"})
        file.bench().apply(hursagmu::keepLoadOut(QLatin1String(name), fixture.services.ids));
    file.bench().apply(hursagmu::setHands(fixture.game->catalogue(), {}));
    for (QPushButton *button : window.findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == QLatin1String("Compare")) button->click();
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    save(window, folder, QStringLiteral("equipment-loadouts") + suffix);
    for (QPushButton *button : window.findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == QLatin1String("Add...")) button->click();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("tor"));
    save(window, folder, QStringLiteral("equipment-shop") + suffix);
    auto *view = window.findChild<QTreeView *>(QStringLiteral("ownedThings"));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_S);
    save(window, folder, QStringLiteral("equipment-sell") + suffix);
    for (QPushButton *button : window.findChildren<QPushButton *>())
        if (button->isVisible() && button->text().startsWith(QLatin1String("A thing of your own")))
            button->click();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Harp carved by the river people"));
    hursagmu::Item anvil;
    anvil.name = QStringLiteral("Anvil");
    anvil.weightEach = Weight::ofUnits(60);
    anvil.quantity = 40;
    file.bench().apply(hursagmu::addItem(fixture.game->catalogue(), anvil, fixture.services.ids));
    file.bench().apply(hursagmu::setPurse({1'000'000'000, 1'000'000'000, 1'000'000'000, {}}));
    for (QLineEdit *search : window.findChildren<QLineEdit *>())
        if (search->placeholderText() == QLatin1String("Find an item"))
            search->setText(QStringLiteral("candle"));
    if (auto *scroll = qobject_cast<QScrollArea *>(view->parentWidget()->parentWidget()->parentWidget()))
        scroll->verticalScrollBar()->setValue(0);
    save(window, folder, QStringLiteral("equipment-overload") + suffix);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: screenshots FOLDER\n");
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("DISPLAY")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    for (const Look &look : Looks) {
        takeAll(look, folder);
        takeShop(look, folder);
    }
    return 0;
}
