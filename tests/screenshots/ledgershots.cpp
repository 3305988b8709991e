#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/rules/evaluation.h"
#include "tests/screenshots/partyshots.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/hursagmu/advancement/ledgerview.h"
#include "ui/widgets/datefield.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QTest>

#include <array>

namespace sky
{

namespace
{

QWidget *openDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (qobject_cast<QDialog *>(widget) && widget->isVisible()) return widget;
    return nullptr;
}

void press(const QWidget &window, const char *text)
{
    for (auto *button : window.findChildren<QPushButton *>())
        if (button->isVisible() && QString(button->text()).remove(u'&') == QLatin1String(text))
            return button->click();
}

void saveDialog(const QDir &folder, const QString &name)
{
    if (QWidget *dialog = openDialog()) {
        save(*dialog, folder, name);
        dialog->close();
        QTest::qWait(0);
    }
}

/// Four years of play: 200 entries.
void playLong(test::WindowFixture &fixture, ui::OpenFile &file)
{
    const auto &catalogue = fixture.game->catalogue();
    const auto &ids = fixture.services.ids;
    const QString master = QStringLiteral("Ubar");
    for (int i = 0; i < 200; ++i) {
        const QDate day = QDate(2022, 3, 5).addDays(7 * i);
        const bool raise = i % 20 == 19;
        constexpr std::array traits = {"warrior", "sneak", "archer"};
        const QString trait = QLatin1String(traits[size_t(i / 20 % 3)]);
        const int level =
            static_cast<const hursagmu::Evaluation &>(*file.document().evaluation()).level(trait);
        file.bench().apply(
            raise ? hursagmu::setTrait(catalogue, trait, *Level::of(level + 1), ids, {day, {}, master, {}})
                  : hursagmu::grantExperience(catalogue, {hursagmu::EntryKind::Award, 1 + i % 5, {}}, ids,
                                              {day, QStringLiteral("Session %1").arg(i), master,
                                               QStringLiteral("The road, day %1").arg(i)}));
    }
}

/// A field of dates with its calendar open over the dialog.
void takeCalendar(const QDir &folder, const QString &suffix)
{
    auto *field = openDialog() ? openDialog()->findChild<ui::DateField *>() : nullptr;
    if (!field) return;
    for (QAction *action : field->actions())
        action->trigger();
    QTest::qWait(50);
    if (QWidget *calendar = QApplication::activePopupWidget()) {
        save(*calendar, folder, QStringLiteral("calendar") + suffix);
        calendar->close();
    }
}

} // namespace

void takeLongLedger(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::WindowFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
    });
    ui::MainWindow &window = fixture.window;
    window.resize(look.size);
    fixture.knight();
    ui::OpenFile &file = *window.currentFile();
    window.currentView()->showPage(QStringLiteral("advancement"));
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    press(window, "Begin play...");
    saveDialog(folder, QStringLiteral("dialog-begin") + suffix);
    file.bench().apply(hursagmu::enterPlay(fixture.game->catalogue(), hursagmu::Leftover::Kept,
                                           fixture.services.ids,
                                           {QDate(2022, 3, 1), {}, QStringLiteral("Ubar"), {}}));
    playLong(fixture, file);
    save(window, folder, QStringLiteral("advancement-long") + suffix);
    auto *ledger = window.findChild<ui::hursagmu::LedgerView *>();
    press(window, "Award...");
    takeCalendar(folder, suffix);
    saveDialog(folder, QStringLiteral("dialog-award") + suffix);
    ledger->setFocus();
    ledger->setCurrentIndex(ledger->model()->index(5, 0));
    save(window, folder, QStringLiteral("advancement-long-award") + suffix);
    press(window, "Edit...");
    saveDialog(folder, QStringLiteral("dialog-edit") + suffix);
    ledger->setCurrentIndex(ledger->model()->index(ledger->model()->rowCount() - 6, 0));
    file.bench().apply(hursagmu::grantExperience(
        fixture.game->catalogue(), {hursagmu::EntryKind::Award, 25, {}}, fixture.services.ids,
        {QDate(2027, 1, 1), {}, {}, QStringLiteral("The new year")}));
    save(window, folder, QStringLiteral("advancement-to-come") + suffix);
    press(window, "Undo this entry...");
    saveDialog(folder, QStringLiteral("dialog-strike") + suffix);
}

} // namespace sky
