#include "tests/screenshots/partyshots.h"

#include "core/hursagmu/party/campaign.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"

#include <QFile>
#include <QTabBar>

namespace sky
{

namespace
{

void press(QWidget &place, const char *text)
{
    if (auto *button = test::PartyFixture::buttonIn(place, QLatin1String(text))) button->click();
}

void award(test::PartyFixture &fixture, const char *why, int points)
{
    const int before = int(fixture.bench().party().sessions.size());
    fixture.page()->findChild<ui::DateField *>()->setDate(QDate(2026, 1, 17).addDays(14 * before));
    auto *each = fixture.page()->findChild<ui::NumberField *>();
    each->setValue(points);
    Q_EMIT each->committed(points);
    fixture.inPage<ui::LineField>(QStringLiteral("Session or reason of the award"))
        ->setText(QLatin1String(why));
    press(*fixture.page(), "Award");
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
    save(fixture.window, folder, QStringLiteral("party-message") + suffix);
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
    save(*fixture.dialog(), folder, QStringLiteral("party-options") + suffix);
    fixture.bench().apply(QStringLiteral("Options"), [](party::Party &party) -> Result<void> {
        hursagmu::RuleOptions options;
        options.strictBeat = true;
        options.costExtension = hursagmu::CostExtension::TableOnly;
        hursagmu::setCampaignOptions(party, options);
        return {};
    });
    fixture.dialog()->close();
    fixture.front();
    press(*fixture.page(), "Campaign options...");
    press(*fixture.dialog(), "Apply to members...");
    saveDialog(fixture, folder, QStringLiteral("party-apply") + suffix);
    fixture.dialog()->close();
    fixture.front();
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
    fixture.write({"tutu", "Ubar Tutu", "Kim", "rogue", 10});
    fixture.window.commands().openPaths({fixture.fileOf("tutu")});
    fixture.window.showParty(fixture.workspace.parties().front().get());
    press(*fixture.page(), "Add a character...");
    saveDialog(fixture, folder, QStringLiteral("party-add") + suffix);
    fixture.trigger("file.newparty");
    saveDialog(fixture, folder, QStringLiteral("party-new") + suffix);
    QFile::remove(fixture.fileOf("vunata"));
    fixture.window.commands().openPaths({fixture.fileOf("kesh")});
    fixture.rename(*fixture.window.currentFile(), QStringLiteral("Kesh the Lender"));
    fixture.window.showParty(fixture.workspace.parties().front().get());
    save(fixture.window, folder, QStringLiteral("party-trouble") + suffix);
}

} // namespace sky
