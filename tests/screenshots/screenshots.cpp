// screenshots FOLDER [party|ledger|paper|rescue|recovery]: pictures of every page, light, dark and large,
// for anyone to look at; or of the Master's desk, the ledger, what prints, what is saved of damaged files or
// of work that was not saved alone.
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/edits/loadouts.h"
#include "core/hursagmu/rules/evaluation.h"
#include "tests/screenshots/partyshots.h"
#include "tests/ui/uifixture.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/actions.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

#include <cstdio>

using namespace sky;

void sky::save(QWidget &window, const QDir &folder, const QString &name)
{
    QTest::qWait(50); // for what is painted after the first paint
    const QString path = folder.filePath(name + QStringLiteral(".png"));
    if (!window.grab().save(path)) std::fprintf(stderr, "could not write %s\n", qPrintable(path));
}

namespace
{

const Look Looks[] = {
    {"light", ui::ColorScheme::Light, 100, {1280, 800}},
    {"dark", ui::ColorScheme::Dark, 100, {1280, 800}},
    {"small", ui::ColorScheme::Light, 100, {1280, 720}},
    {"largetext", ui::ColorScheme::Light, 200, {1920, 1080}},
    {"darklarge", ui::ColorScheme::Dark, 200, {1920, 1080}},
    {"largesmall", ui::ColorScheme::Light, 200, {1280, 800}},
};

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

struct Happening {
    QDate date;
    int64_t points;     ///< of an award or correction
    const char *what;   ///< its reason, or the trait raised
    int level;          ///< 0: no raise
    bool wrong = false; ///< a correction
};

const Happening Journey[] = {
    {{2026, 1, 17}, 4, "The road to Harrow", 0},
    {{2026, 1, 18}, 0, "sneak", 4},
    {{2026, 1, 31}, 5, "Night at Harrow Keep", 0},
    {{2026, 2, 1}, -1, "The award of 31 Jan was 4, not 5", 0, true},
    {{2026, 2, 1}, 0, "perception", 7},
    {{2026, 2, 14}, 4, "The drowned gate", 0},
    {{2026, 2, 28}, 5, "Ashes of the ford", 0},
    {{2026, 3, 14},
     4,
     "The bear of Ninhar, which had eaten three of the miller's sheep and one of his sons",
     0},
    {{2026, 3, 15}, 0, "warrior", 9},
    {{2026, 3, 28}, 3, "A wedding in Richland", 0},
};

/// Some months of play: awards, raises, a correction, a mistake that was struck, wishes.
void play(test::UiFixture &fixture, ui::OpenFile &file)
{
    const auto &catalogue = fixture.game->catalogue();
    const auto &ids = fixture.services.ids;
    const QString master = QStringLiteral("Ubar");
    file.bench().apply(hursagmu::setName(QStringLiteral("Juk the Barbarian")));
    file.bench().apply(hursagmu::enterPlay(catalogue, hursagmu::Leftover::Kept, ids,
                                           {QDate(2026, 1, 10), QStringLiteral("Session 0"), master, {}}));
    for (const Happening &each : Journey) {
        const QString what = QLatin1String(each.what);
        const auto kind = each.wrong ? hursagmu::EntryKind::Correction : hursagmu::EntryKind::Award;
        file.bench().apply(each.level > 0 ? hursagmu::setTrait(catalogue, what, *Level::of(each.level), ids,
                                                               {each.date, {}, master, {}})
                                          : hursagmu::grantExperience(catalogue, {kind, each.points, {}}, ids,
                                                                      {each.date, {}, master, what}));
    }
    const auto &character = static_cast<const hursagmu::Character &>(*file.document().character());
    for (const auto &entry : character.ledger)
        if (entry.trait == QLatin1String("sneak"))
            file.bench().apply(hursagmu::strikeEntries(
                catalogue, {entry.id},
                {QDate(2026, 2, 2), {}, master, QStringLiteral("bought for the wrong character")}));
    const std::tuple<const char *, int, const char *> wishes[] = {
        {"archer", 4, ""}, {"strength", 8, ""}, {"warrior", 10, ""}, {"", 0, "starvision"}};
    for (const auto &[trait, level, gift] : wishes)
        file.bench().apply(
            hursagmu::addWish(catalogue, {{}, QLatin1String(trait), level, QLatin1String(gift), {}}, ids));
}

QDialog *openDialog(const ui::MainWindow &window)
{
    for (auto *dialog : window.findChildren<QDialog *>())
        if (dialog->isVisible()) return dialog;
    return nullptr;
}

/// The page Advancement in play, its table of growth, and what opens over it.
void takeAdvancement(const Look &look, const QDir &folder)
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
    ui::OpenFile &file = fixture.knight();
    window.showFile(&file);
    window.currentView()->showPage(QStringLiteral("advancement"));
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    file.bench().apply(hursagmu::setBudget(90));
    save(window, folder, QStringLiteral("advancement-obstacles") + suffix);
    file.document().undoStack().undo();
    save(window, folder, QStringLiteral("advancement-creation") + suffix);
    play(fixture, file);
    window.currentView()->showPage(QStringLiteral("build"));
    save(window, folder, QStringLiteral("build-play") + suffix);
    window.currentView()->showPage(QStringLiteral("advancement"));
    file.bench().jumpTo(QStringLiteral("ledger"));
    save(window, folder, QStringLiteral("advancement-play") + suffix);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    save(window, folder, QStringLiteral("advancement-raise") + suffix);
    for (QPushButton *button : window.findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == QLatin1String("As a table")) button->click();
    file.bench().jumpTo(QStringLiteral("wishes"));
    save(window, folder, QStringLiteral("advancement-wishes") + suffix);
    for (const char *action : {"character.game3", "character.game2"}) {
        window.actions().find(QLatin1String(action))->trigger();
        QDialog *dialog = openDialog(window);
        save(*dialog, folder, QStringLiteral("dialog-%1").arg(QLatin1String(action + 10)) + suffix);
        dialog->close();
    }
    for (auto *choice : window.findChildren<ui::ChoiceField *>()) {
        if (!choice->isVisible() || choice->itemText(0) != QLatin1String("today")) continue;
        choice->setCurrentIndex(3);
        Q_EMIT choice->chosen(3);
    }
    save(*openDialog(window), folder, QStringLiteral("dialog-asof") + suffix);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2 && argc != 3) {
        std::fprintf(stderr, "usage: screenshots FOLDER [party|ledger|paper|rescue|recovery]\n");
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("DISPLAY")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    for (const Look &look : Looks) {
        const QByteArray alone = argc == 3 ? argv[2] : "";
        if (alone.isEmpty() || alone == "paper") takePaper(look, folder);
        if (alone.isEmpty() || alone == "rescue") takeRescue(look, folder);
        if (alone.isEmpty() || alone == "recovery") takeRecovery(look, folder);
        if (alone == "paper" || alone == "rescue" || alone == "recovery") continue;
        if (alone != "ledger") takeParty(look, folder);
        if (alone == "ledger") takeAdvancement(look, folder);
        if (alone != "party") takeLongLedger(look, folder);
        if (!alone.isEmpty()) continue;
        takeAll(look, folder);
        takeShop(look, folder);
        takeAdvancement(look, folder);
    }
    return 0;
}
