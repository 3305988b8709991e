#include "tests/screenshots/partyshots.h"

#include "tests/ui/support/partyfixture.h"

#include <QFile>
#include <QTabBar>

namespace sky
{

namespace
{

void award(test::PartyFixture &fixture, const char *why, int points)
{
    fixture.bench().apply(QLatin1String(why), [&](party::Party &party) -> Result<void> {
        party::Session session;
        session.id = fixture.services.ids();
        session.date = QDate(2026, 1, 17).addDays(14 * int(party.sessions.size()));
        session.title = QLatin1String(why);
        for (const party::Seat &seat : fixture.bench().seats()) {
            session.present << seat.member.path;
            session.shares.push_back({seat.member.path, {}, seat.name(), points, {}});
        }
        party.insert(session);
        return {};
    });
}

void press(QWidget &place, const char *text)
{
    if (auto *button = test::PartyFixture::buttonIn(place, QLatin1String(text))) button->click();
}

void saveDialog(test::PartyFixture &fixture, const QDir &folder, const QString &name)
{
    save(*fixture.dialog(), folder, name);
    fixture.dialog()->close();
}

} // namespace

/// The Master's desk: a party with its sessions, the dialogs, and one whose files are in trouble.
void takeParty(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::PartyFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
    });
    fixture.window.resize(look.size);
    fixture.openSix();
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    for (const char *title : {"The toll bridge", "Night at Harrow Keep", "The drowned gate",
                              "Ashes of the ford", "The bear of Ninhar", "A wedding in Richland"})
        award(fixture, title, title[4] == 'b' ? 5 : 4);
    fixture.window.activateWindow();
    QTest::keyClick(&fixture.window, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("The glass stair"));
    save(fixture.window, folder, QStringLiteral("party") + suffix);
    auto *tabs = fixture.inPage<QTabBar>(QStringLiteral("Of the party"));
    tabs->setCurrentIndex(1);
    fixture.table("Characters of the party")->setFocus();
    save(fixture.window, folder, QStringLiteral("party-whocan") + suffix);
    tabs->setCurrentIndex(0);
    press(*fixture.page(), "Compare...");
    saveDialog(fixture, folder, QStringLiteral("party-compare") + suffix);
    press(*fixture.page(), "Spend for...");
    saveDialog(fixture, folder, QStringLiteral("party-spend") + suffix);
    press(*fixture.page(), "Campaign options...");
    saveDialog(fixture, folder, QStringLiteral("party-options") + suffix);
    press(*fixture.page(), "Take back...");
    saveDialog(fixture, folder, QStringLiteral("party-takeback") + suffix);
    fixture.front();
    QTest::keyClick(fixture.table("Characters of the party"), Qt::Key_F2);
    saveDialog(fixture, folder, QStringLiteral("party-member") + suffix);
    press(*fixture.page(), "Add a session...");
    saveDialog(fixture, folder, QStringLiteral("party-session") + suffix);
    press(*fixture.page(), "Columns...");
    saveDialog(fixture, folder, QStringLiteral("party-columns") + suffix);
    press(*fixture.page(), "Print all...");
    saveDialog(fixture, folder, QStringLiteral("party-print") + suffix);
    fixture.trigger("file.newparty");
    saveDialog(fixture, folder, QStringLiteral("party-new") + suffix);
    QFile::remove(fixture.fileOf("vunata"));
    fixture.window.commands().openPaths({fixture.fileOf("kesh")});
    fixture.rename(*fixture.window.currentFile(), QStringLiteral("Kesh the Lender"));
    fixture.window.showParty(fixture.workspace.parties().front().get());
    save(fixture.window, folder, QStringLiteral("party-trouble") + suffix);
}

} // namespace sky
