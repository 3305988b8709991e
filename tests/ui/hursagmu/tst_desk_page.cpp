// The desk as a whole: what is always in view, its access keys, its text size, and what a Master does with
// members beside awards.

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/party/campaign.h"
#include "tests/support/notalmighty.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/spenddialog.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressDialog>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

using namespace sky;
using test::PartyFixture;
using ui::hursagmu::AwardModel;
using ui::hursagmu::DeskTable;

namespace
{

void press(QWidget &place, const char *text)
{
    QPushButton *button = PartyFixture::buttonIn(place, QLatin1String(text));
    if (!button) qFatal("there is no button %s", text);
    QTest::mouseClick(button, Qt::LeftButton);
}

void award(PartyFixture &fixture, const char *why)
{
    fixture.inPage<ui::LineField>(QStringLiteral("Session or reason of the award"))
        ->setText(QLatin1String(why));
    press(*fixture.page(), "Award");
}

/// A party of so many.
void openMany(PartyFixture &fixture, int count)
{
    const auto model = fixture.make(test::SkyRoad[0]);
    party::Party party;
    party.id = newUuid();
    party.name = QStringLiteral("All the valley");
    party.system = fixture.game->id();
    for (int i = 0; i < count; ++i) {
        fixture.game->renewIds(*model, randomIds());
        model->name = QStringLiteral("Number %1").arg(i, 3, 10, QLatin1Char('0'));
        const QString file = QStringLiteral("%1.skychar").arg(i, 3, 10, QLatin1Char('0'));
        if (!storage::saveCharacter(fixture.path(QStringLiteral("sky-road/") + file), *model, *fixture.game))
            qFatal("not written");
        party.members.push_back({file, {}, {}, {}});
    }
    const QString path = fixture.path(QStringLiteral("sky-road/valley.skyparty"));
    if (!storage::writeFile(path, party::writeParty(party))) qFatal("not written");
    fixture.window.commands().openPaths({path});
    if (!QTest::qWaitFor([&fixture] { return !fixture.bench().isReading(); }, 30'000))
        qFatal("still reading");
}

/// The access keys of what is visible in a window, each with all that have it.
QMap<QString, QStringList> accessKeysOf(const QWidget &window)
{
    QMap<QString, QStringList> keys;
    const auto add = [&keys](const QString &text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty()) keys[key.toString()] << text;
    };
    for (const auto *button : window.findChildren<QAbstractButton *>())
        if (button->isVisible() && button->window() == &window) add(button->text());
    for (const auto *label : window.findChildren<QLabel *>())
        if (label->isVisible() && label->window() == &window && label->buddy()) add(label->text());
    for (const auto *bar : window.findChildren<QMenuBar *>())
        for (const QAction *menu : bar->actions())
            add(menu->text());
    for (const QAction *action : window.findChildren<QAction *>())
        for (const QKeySequence &key : action->shortcuts())
            if (key.toString().startsWith(QLatin1String("Alt+")) && keys.contains(key.toString()))
                keys[key.toString()] << action->text();
    return keys;
}

QStringList doubled(const QWidget &window)
{
    QStringList found;
    const auto keys = accessKeysOf(window);
    for (auto key = keys.begin(); key != keys.end(); ++key)
        if (key->size() > 1)
            found << QStringLiteral("%1: %2").arg(key.key(), key->join(QStringLiteral(", ")));
    return found;
}

bool isWholeInView(const QWidget &widget)
{
    const QRect place(widget.mapTo(widget.window(), QPoint()), widget.size());
    return widget.isVisible() && widget.window()->rect().contains(place) &&
           widget.visibleRegion().boundingRect() == widget.rect();
}

/// The application's text size, put back at the end.
struct TextSize {
    explicit TextSize(int percent) { ui::applyTheme(*qApp, ui::ColorScheme::Light, percent); }
    ~TextSize() { ui::applyTheme(*qApp, ui::ColorScheme::Light, 100); }
    TextSize(const TextSize &) = delete;
    TextSize &operator=(const TextSize &) = delete;
};

} // namespace

class TestDeskPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void awardAndTakeBackAreAlwaysInView_data();
    void awardAndTakeBackAreAlwaysInView();
    void aMessageMovesNothing();
    void whatAMessageCoversCanBeScrolledTo_data();
    void whatAMessageCoversCanBeScrolledTo();
    void noAccessKeyIsThereTwice();
    void textSizeIsFollowed();
    void headsStayWholeInAnotherLook_data();
    void headsStayWholeInAnotherLook();
    void playerAndNoteAreChanged_data();
    void playerAndNoteAreChanged();
    void whoIsMissingIsCalledByTheLastName();
    void aReadOnlyPartyIsNamedBeforeTheAward();
    void anOlderFileIsNamedBeforeTheAward();
    void amountsAreSaidAsTheyAre();
    void anAwardOfManyCanBeStopped();
    void aRenamedSessionIsRenamedInTheLedgers();
    void whatWasAwardedCannotBeUndoneInTheWindow();
    void whoWasTickedStaysTickedAndInTheWay();
    void theSelectedAwardIsTakenBack();
    void takingBackSaysWhatWasEdited();
    void theNextAwardBeginsAnew();
    void spendingOffersTheSession();
    void spendingGoesByItsDay();
    void whoComesBackIsTickedUnlessUnticked_data();
    void whoComesBackIsTickedUnlessUnticked();
    void aRefusalIsInView();
    void closingAMessageLeavesTheFocus_data();
    void closingAMessageLeavesTheFocus();
    void whoWasReadKeepsTheName();
    void takenBackIsSaidShortInTheRow();
};

void TestDeskPage::awardAndTakeBackAreAlwaysInView_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("100 %") << 100;
    QTest::newRow("200 %") << 200;
}

void TestDeskPage::awardAndTakeBackAreAlwaysInView()
{
    QFETCH(const int, percent);
    const TextSize size(percent);
    PartyFixture fixture;
    fixture.window.resize(1280, 720);
    openMany(fixture, 40);
    QCoreApplication::processEvents();
    QCOMPARE(fixture.window.size(), QSize(1280, 720));
    auto *scroll = fixture.page()->findChild<QScrollArea *>();
    for (const int place : {0, scroll->verticalScrollBar()->maximum()}) {
        scroll->verticalScrollBar()->setValue(place);
        for (const char *text : {"Award", "Take back..."}) {
            const QPushButton *button = PartyFixture::buttonIn(*fixture.page(), QLatin1String(text));
            QVERIFY2(button && isWholeInView(*button), text);
            QVERIFY(button->width() >= button->sizeHint().width());
        }
    }
}

void TestDeskPage::aMessageMovesNothing()
{
    PartyFixture fixture;
    fixture.openSix();
    QCoreApplication::processEvents();
    QList<QWidget *> parts;
    const QWidget *body = fixture.page()->findChild<QScrollArea *>()->widget(); // this one gets longer
    for (auto *part : fixture.page()->findChildren<QWidget *>())
        if (part->isVisible() && part != body) parts << part;
    const auto places = [&] {
        QList<QRect> rects;
        for (const QWidget *part : parts)
            rects << QRect(part->mapTo(&fixture.window, QPoint()), part->size());
        return rects;
    };
    const auto before = places();
    fixture.bench().refuse({ErrorKind::Refused, QStringLiteral("Nothing was changed. ").repeated(20), {}});
    QCoreApplication::processEvents();
    QVERIFY(fixture.said().contains(QLatin1String("Nothing was changed.")));
    QCOMPARE(places(), before);
    QVERIFY(isWholeInView(*PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Award"))));
}

void TestDeskPage::whatAMessageCoversCanBeScrolledTo_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("page that scrolls") << QSize(1280, 600);
    QTest::newRow("page that fits") << QSize(1280, 1000);
}

void TestDeskPage::whatAMessageCoversCanBeScrolledTo()
{
    QFETCH(const QSize, size);
    PartyFixture fixture;
    fixture.window.resize(size);
    fixture.openSix();
    QCoreApplication::processEvents();
    const auto *scroll = fixture.page()->findChild<QScrollArea *>();
    QScrollBar *bar = scroll->verticalScrollBar();
    const int before = bar->maximum();
    fixture.bench().refuse({ErrorKind::Refused, QStringLiteral("Nothing was changed. ").repeated(20), {}});
    QTRY_VERIFY(bar->maximum() > before);
    while (bar->value() < bar->maximum()) {
        const int value = bar->value();
        const QPointF middle = QRectF(scroll->viewport()->rect()).center();
        QWheelEvent wheel(middle, scroll->viewport()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(scroll->viewport(), &wheel);
        QVERIFY(bar->value() > value);
    }
    QVERIFY(isWholeInView(*PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Add a session..."))));
    QVERIFY(isWholeInView(*fixture.table("Who gets how much")));
    for (auto *close : fixture.window.findChildren<QToolButton *>())
        if (close->isVisible() && close->accessibleName() == QLatin1String("Close the message"))
            QTest::mouseClick(close, Qt::LeftButton);
    QTRY_COMPARE(bar->maximum(), before);
}

void TestDeskPage::noAccessKeyIsThereTwice()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, "The glass stair");
    QCOMPARE(doubled(fixture.window), QStringList());
    QVERIFY(accessKeysOf(fixture.window).size() > 10);
    for (const char *opens :
         {"Print all...", "Compare...", "Campaign options...", "Spend for...", "Add a character...",
          "Columns...", "Add a session...", "Edit...", "Take back..."}) {
        press(*fixture.page(), opens);
        QVERIFY2(doubled(*fixture.dialog()).isEmpty(),
                 qPrintable(QLatin1String(opens) + doubled(*fixture.dialog()).join(QLatin1Char(';'))));
        fixture.dialog()->close();
        fixture.front();
    }
    QTest::keyClick(fixture.table("Characters of the party"), Qt::Key_F2);
    QCOMPARE(doubled(*fixture.dialog()), QStringList());
    fixture.dialog()->close();
    fixture.trigger("file.newparty");
    QCOMPARE(doubled(*fixture.dialog()), QStringList());
    fixture.dialog()->close();
    fixture.front();
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        hursagmu::RuleOptions options;
        options.strictBeat = true;
        hursagmu::setCampaignOptions(party, options);
        return {};
    }));
    press(*fixture.page(), "Campaign options...");
    press(*fixture.dialog(), "Apply to members...");
    QVERIFY(fixture.inDialog<DeskTable>(QStringLiteral("What would change"))->isVisible());
    QCOMPARE(doubled(*fixture.dialog()), QStringList());
    fixture.dialog()->close();
    fixture.dialog()->close();
}

void TestDeskPage::headsStayWholeInAnotherLook_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 150, 200})
        QTest::addRow("%d %%", percent) << percent;
}

void TestDeskPage::headsStayWholeInAnotherLook()
{
    QFETCH(int, percent);
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    const TextSize restored(100);
    ui::applyTheme(*qApp, ui::ColorScheme::Dark, percent);
    QCoreApplication::processEvents();
    QHeaderView *header = table->horizontalHeader();
    QCOMPARE(header->font().pointSizeF(), ui::fontOf(ui::Type::Secondary).pointSizeF());
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(header->sectionSize(column) >= header->fontMetrics().horizontalAdvance(head),
                 qPrintable(head));
    }
}

void TestDeskPage::textSizeIsFollowed()
{
    PartyFixture fixture;
    fixture.openSix();
    const auto *title = fixture.inPage<ui::LineField>(QStringLiteral("Name of the party"));
    auto *table = fixture.table("Who gets how much");
    const auto tickWidth = [table] {
        const QImage picture = table->viewport()->grab().toImage();
        const QRect cell = table->visualRect(table->model()->index(0, 0));
        const QColor ink = picture.pixelColor(cell.left() + 14, cell.center().y() - 6);
        int width = 0;
        for (int x = cell.left(); x < cell.right() && x < picture.width(); ++x)
            width += picture.pixelColor(x, cell.center().y() - 6) == ink ? 1 : 0;
        return width;
    };
    const int before = tickWidth();
    const int height = title->fontMetrics().height();
    const TextSize size(200);
    QCoreApplication::processEvents();
    QCOMPARE(title->font().pointSizeF(), ui::fontOf(ui::Type::Name).pointSizeF());
    QVERIFY(title->fontMetrics().height() > height * 3 / 2);
    QVERIFY2(tickWidth() > before, qPrintable(QStringLiteral("%1, %2").arg(before).arg(tickWidth())));
}

void TestDeskPage::playerAndNoteAreChanged_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("F2") << false;
    QTest::newRow("double click") << true;
}

void TestDeskPage::playerAndNoteAreChanged()
{
    QFETCH(const bool, byMouse);
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    const QModelIndex player = table->model()->index(1, 1); // of Vunata
    QCOMPARE(player.data().toString(), QStringLiteral("Marek"));
    table->setCurrentIndex(player);
    if (byMouse) QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(player).center());
    if (byMouse)
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(player).center());
    else
        QTest::keyClick(table, Qt::Key_F2);
    QVERIFY(fixture.dialog());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Noor"));
    auto *note = fixture.dialog()->findChild<ui::TextField *>();
    note->setFocus();
    QTest::keyClicks(note, QStringLiteral("Late"));
    QTest::keyClick(note, Qt::Key_Return);
    QTest::keyClicks(note, QStringLiteral("but kind"));
    press(*fixture.dialog(), "Keep");
    const auto member = [&fixture] { return fixture.bench().party().members[1]; };
    QCOMPARE(member().player, QStringLiteral("Noor"));
    QCOMPARE(member().note, QStringLiteral("Late\nbut kind"));
    QTRY_COMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("Noor"));
    fixture.trigger("edit.undo");
    QTRY_COMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("Marek"));
    QCOMPARE(member().note, QString());
    QVERIFY(!fixture.window.currentFile()); // it was not opened
}

void TestDeskPage::whoIsMissingIsCalledByTheLastName()
{
    PartyFixture fixture;
    fixture.openSix();
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        party.notes = QStringLiteral("x");
        return {};
    }));
    QVERIFY(QFile::remove(fixture.fileOf("odo")));
    fixture.bench().look();
    auto *table = fixture.table("Characters of the party");
    const auto odo = [table](int role) { return table->model()->index(3, 0).data(role).toString(); };
    QTRY_COMPARE(odo(Qt::AccessibleTextRole), QStringLiteral("Sir Odo of Kirkland, file missing"));
    QVERIFY(odo(Qt::ToolTipRole).contains(QLatin1String("sky-road/odo.skychar")));
}

void TestDeskPage::aReadOnlyPartyIsNamedBeforeTheAward()
{
    const test::NotAlmighty mortal;
    PartyFixture fixture;
    const QString path = fixture.writeSix();
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    fixture.window.commands().openPaths({path});
    QTRY_VERIFY2(fixture.said().contains(QLatin1String("In the way: the party's file")),
                 qPrintable(fixture.said()));
}

/// As no file of today is of an older version, the forecast says so here.
void TestDeskPage::anOlderFileIsNamedBeforeTheAward()
{
    PartyFixture fixture;
    fixture.openSix();
    const QString remark = QStringLiteral("The file is of an older version.");
    hursagmu::AwardForecast forecast;
    forecast.member = QStringLiteral("juk.skychar");
    forecast.points = 4;
    forecast.possible = QStringLiteral("Perception 9 for 8");
    forecast.remark = remark;
    const ui::hursagmu::DeskWork work(fixture.bench(), *fixture.game);
    AwardModel model(work);
    model.show({forecast}, QDate(2026, 3, 29));
    const auto said = [&model](int row, int role) {
        return model.index(row, AwardModel::PossibleColumn).data(role).toString();
    };
    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
        QVERIFY2(said(0, role).contains(remark), qPrintable(said(0, role)));
        QVERIFY(said(0, role).contains(forecast.possible));
        QVERIFY(!said(1, role).contains(remark));
    }
}

void TestDeskPage::amountsAreSaidAsTheyAre()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Who gets how much");
    const auto give = [&](int row, int points) {
        QVERIFY(table->model()->setData(table->model()->index(row, AwardModel::PointsColumn), points,
                                        Qt::EditRole));
    };
    const auto *button = PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Award"));
    QTRY_VERIFY(button->accessibleDescription().contains(QLatin1String("6 characters: 4 each")));
    QVERIFY(button->accessibleDescription().contains(QLatin1String("24 points")));
    give(3, 0);
    give(4, 9);
    QTRY_VERIFY2(button->accessibleDescription().contains(
                     QLatin1String("25 points to 5 characters: 4, Kesh the Borrower 9")),
                 qPrintable(button->accessibleDescription()));
    give(4, 4);
    award(fixture, "The glass stair");
    const QString id = fixture.bench().party().sessions.front().id;
    const auto said = [&fixture] {
        return fixture.table("Sessions")->model()->index(0, 2).data().toString();
    };
    QCOMPARE(said(), QStringLiteral("4, Sir Odo of Kirkland 0"));
    // Odo was there after all.
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [&id](party::Party &party) -> Result<void> {
        party.session(id)->present << QStringLiteral("odo.skychar");
        return {};
    }));
    QCOMPARE(said(), QStringLiteral("4, Sir Odo of Kirkland 0"));
}

void TestDeskPage::anAwardOfManyCanBeStopped()
{
    PartyFixture fixture;
    openMany(fixture, 40);
    const QString first = fixture.path(QStringLiteral("sky-road/000.skychar"));
    const QByteArray before = *storage::readFile(first);
    bool stopped = false;
    QTimer::singleShot(0, &fixture.window, [&] {
        auto *progress = qobject_cast<QProgressDialog *>(QApplication::activeModalWidget());
        if (!progress) return;
        stopped = true;
        press(*progress, "Stop");
    });
    award(fixture, "The glass stair");
    QVERIFY(stopped);
    QVERIFY2(fixture.said().contains(QLatin1String("Stopped. Nothing was changed.")),
             qPrintable(fixture.said()));
    QCOMPARE(*storage::readFile(first), before);
    QVERIFY(fixture.bench().party().sessions.empty());
    award(fixture, "The glass stair");
    QVERIFY2(fixture.said().contains(QLatin1String("to 40 characters")), qPrintable(fixture.said()));
    QVERIFY(*storage::readFile(first) != before);
    QVERIFY(!QApplication::activeModalWidget());
}

void TestDeskPage::aRenamedSessionIsRenamedInTheLedgers()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, "The glass stair");
    for (const int answer : {1, 0}) {
        const QString title = answer == 1 ? QStringLiteral("A stair") : QStringLiteral("The stair of glass");
        fixture.prompts.choices = {answer};
        press(*fixture.page(), "Edit...");
        QVERIFY(fixture.dialog());
        qobject_cast<ui::LineField *>(QApplication::focusWidget())->setText(title);
        press(*fixture.dialog(), "Keep");
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QCOMPARE(fixture.bench().party().sessions.front().title, title);
        QCOMPARE(fixture.read("odo")->ledger.back().session,
                 answer == 1 ? QStringLiteral("The glass stair") : title);
    }
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    QCOMPARE(fixture.read("juk")->ledger.back().earlier.front().session, QStringLiteral("The glass stair"));
    QVERIFY(!fixture.can("edit.undo"));
}

void TestDeskPage::whatWasAwardedCannotBeUndoneInTheWindow()
{
    PartyFixture fixture;
    fixture.openSix();
    fixture.window.commands().openPaths({fixture.fileOf("juk")});
    ui::OpenFile &juk = *fixture.window.currentFile();
    fixture.window.showParty(fixture.workspace.parties().front().get());
    award(fixture, "The glass stair");
    QVERIFY(!juk.needsSaving());
    QVERIFY(!juk.document().undoStack().canUndo());
    const auto &facts = static_cast<const hursagmu::Evaluation &>(*juk.document().evaluation());
    QCOMPARE(facts.experienceEarned, int64_t(28));
}

void TestDeskPage::whoWasTickedStaysTickedAndInTheWay()
{
    PartyFixture fixture;
    fixture.openSix();
    QVERIFY(QFile::remove(fixture.fileOf("kesh")));
    fixture.bench().look();
    auto *table = fixture.table("Who gets how much");
    const auto ticked = [table](int row) { return table->model()->index(row, 0).data(Qt::CheckStateRole); };
    QTRY_VERIFY2(fixture.said().contains(QLatin1String("In the way: Kesh the Borrower")),
                 qPrintable(fixture.said()));
    QCOMPARE(ticked(4).toInt(), int(Qt::Checked));
    const QByteArray juk = fixture.bytesOf("juk");
    award(fixture, "The glass stair");
    QVERIFY(fixture.said().contains(QLatin1String("Nothing was changed.")));
    QCOMPARE(fixture.bytesOf("juk"), juk);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(4, 0)).topLeft() +
                          QPoint(16, table->rowHeight() / 2));
    QCOMPARE(ticked(4).toInt(), int(Qt::Unchecked));
    press(*fixture.page(), "Award");
    QCOMPARE(fixture.earned("juk"), int64_t(28));
}

void TestDeskPage::theSelectedAwardIsTakenBack()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, "The glass stair");
    award(fixture, "The bear of Ninhar");
    const QString first = fixture.bench().party().sessions.front().id;
    fixture.table("Sessions")->showCurrent(first);
    const auto *button = PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Take back..."));
    QVERIFY(button->accessibleName().contains(QLatin1String("The glass stair")));
    press(*fixture.page(), "Take back...");
    QVERIFY(fixture.dialog());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("A mistake"));
    press(*fixture.dialog(), "Take it back");
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(fixture.bench().party().session(first)->takenBack);
    QVERIFY(!fixture.bench().party().sessions.back().takenBack);
    QCOMPARE(fixture.earned("odo"), int64_t(24));
}

void TestDeskPage::takingBackSaysWhatWasEdited()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, "The glass stair");
    auto odo = fixture.read("odo");
    const hursagmu::LedgerEntry &entry = odo->ledger.back();
    test::change(*odo, hursagmu::editGrant(fixture.game->catalogue(),
                                           {entry.id, 6, entry.date, entry.session, entry.reason},
                                           {QDate(2026, 4, 1), {}, {}, QStringLiteral("more")}));
    QVERIFY(storage::saveCharacter(fixture.fileOf("odo"), *odo, *fixture.game, fixture.bytesOf("odo")));
    press(*fixture.page(), "Take back..."); // before the desk has looked at the files
    const auto *what = fixture.inDialog<ui::TextField>(QStringLiteral("What taking it back does"));
    QVERIFY2(what->toPlainText().contains(QLatin1String("Edited since: +4 had been awarded.")),
             qPrintable(what->toPlainText()));
    fixture.dialog()->close();
}

void TestDeskPage::theNextAwardBeginsAnew()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Who gets how much");
    QAbstractItemModel &model = *table->model();
    QVERIFY(model.setData(model.index(0, AwardModel::PointsColumn), 9, Qt::EditRole));
    QVERIFY(model.setData(model.index(1, AwardModel::NameColumn), Qt::Unchecked, Qt::CheckStateRole));
    auto *date = fixture.page()->findChild<ui::DateField *>();
    date->setDate(QDate(2026, 3, 1));
    award(fixture, "The glass stair");
    QCOMPARE(fixture.earned("juk"), int64_t(33));
    QCOMPARE(model.index(0, AwardModel::PointsColumn).data().toInt(), 4);
    // A tick is the Master's: it does not change by itself.
    QCOMPARE(model.index(1, AwardModel::NameColumn).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(date->date(), QDate(2026, 3, 29));
    QVERIFY(
        fixture.inPage<ui::LineField>(QStringLiteral("Session or reason of the award"))->text().isEmpty());
}

void TestDeskPage::spendingOffersTheSession()
{
    PartyFixture fixture;
    fixture.openSix();
    award(fixture, "The glass stair");
    award(fixture, "The bear of Ninhar");
    press(*fixture.page(), "Spend for...");
    QStringList texts;
    for (const auto *field : fixture.dialog()->findChildren<ui::LineField *>())
        texts << field->text();
    QVERIFY2(texts.contains(QLatin1String("The bear of Ninhar")), qPrintable(texts.join(QLatin1Char('|'))));
    fixture.dialog()->close();
}

void TestDeskPage::spendingGoesByItsDay()
{
    PartyFixture fixture;
    fixture.openSix();
    auto &model = *static_cast<AwardModel *>(fixture.table("Who gets how much")->model());
    model.setEach(-20); // little is left
    award(fixture, "The thief of Keph");
    model.setEach(4);
    fixture.inPage<ui::DateField>(QStringLiteral("Date of the award"))->setDate(QDate(2027, 1, 1));
    award(fixture, "The glass stair");
    press(*fixture.page(), "Spend for...");
    const auto left = [&fixture] {
        QStringList texts;
        for (const auto *label : fixture.dialog()->findChildren<ui::Label *>())
            texts << label->text();
        return texts.filter(QStringLiteral("points unspent")).join(QLatin1Char('|'));
    };
    QVERIFY2(left().endsWith(QStringLiteral("points unspent, 4 of them from 1 Jan 2027 on")),
             qPrintable(left()));
    const auto *table = fixture.inDialog<ui::hursagmu::DeskTable>(QStringLiteral("Traits to raise"));
    const auto lacking = [table] {
        int count = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            count += table->model()
                         ->index(row, ui::hursagmu::SpendModel::LackColumn)
                         .data()
                         .toString()
                         .endsWith(QStringLiteral(" short"));
        return count;
    };
    const int today = lacking();
    fixture.inDialog<ui::DateField>(QStringLiteral("Date of the raise"))->setDate(QDate(2027, 1, 1));
    QVERIFY2(left().endsWith(QStringLiteral("points unspent")), qPrintable(left()));
    QVERIFY(lacking() < today);
    fixture.dialog()->close();
}

void TestDeskPage::whoComesBackIsTickedUnlessUnticked_data()
{
    QTest::addColumn<bool>("unticked");
    QTest::newRow("never touched") << false;
    QTest::newRow("unticked by the Master") << true;
}

void TestDeskPage::whoComesBackIsTickedUnlessUnticked()
{
    QFETCH(const bool, unticked);
    PartyFixture fixture;
    const QString path = fixture.writeSix();
    const QByteArray kesh = fixture.bytesOf("kesh");
    QVERIFY(QFile::remove(fixture.fileOf("kesh")));
    fixture.window.commands().openPaths({path});
    QTRY_COMPARE(fixture.bench().seats().size(), size_t(6));
    QAbstractItemModel &model = *fixture.table("Who gets how much")->model();
    const auto ticked = [&model] { return model.index(4, 0).data(Qt::CheckStateRole).toInt(); };
    QCOMPARE(ticked(), int(Qt::Unchecked));
    if (unticked) QVERIFY(model.setData(model.index(4, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(storage::writeFile(fixture.fileOf("kesh"), kesh));
    fixture.bench().catchUp();
    QCOMPARE(ticked(), int(unticked ? Qt::Unchecked : Qt::Checked));
}

/// Also where a message lies over the page.
void TestDeskPage::aRefusalIsInView()
{
    PartyFixture fixture;
    fixture.window.resize(1280, 720);
    openMany(fixture, 40);
    QCoreApplication::processEvents();
    fixture.bench().refuse({ErrorKind::Refused, QStringLiteral("Nothing was changed. ").repeated(20), {}});
    QCoreApplication::processEvents();
    fixture.page()->findChild<QScrollArea *>()->verticalScrollBar()->setValue(0);
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::AltModifier);
    const auto inView = [&fixture] {
        for (const auto *notice : fixture.page()->findChildren<ui::Notice *>())
            if (notice->sentence().contains(QLatin1String("Say for which session")))
                return isWholeInView(*notice);
        return false;
    };
    QTRY_VERIFY(inView());
    QVERIFY(isWholeInView(*PartyFixture::buttonIn(*fixture.page(), QStringLiteral("Award"))));
}

void TestDeskPage::closingAMessageLeavesTheFocus_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

void TestDeskPage::closingAMessageLeavesTheFocus()
{
    QFETCH(const bool, byMouse);
    PartyFixture fixture;
    fixture.openSix();
    auto *table = fixture.table("Characters of the party");
    table->setFocus();
    fixture.bench().refuse({ErrorKind::Refused, QStringLiteral("Nothing was changed."), {}});
    QCoreApplication::processEvents();
    QToolButton *close = nullptr;
    for (auto *button : fixture.window.findChildren<QToolButton *>())
        if (button->isVisible() && button->accessibleName() == QLatin1String("Close the message"))
            close = button;
    QVERIFY(close);
    if (byMouse) {
        QTest::mouseClick(close, Qt::LeftButton);
    } else {
        close->setFocus(Qt::TabFocusReason);
        QTest::keyClick(close, Qt::Key_Space);
    }
    QVERIFY(!close->isVisible());
    QCOMPARE(QApplication::focusWidget(), table);
}

/// Without an award or any other change of the party.
void TestDeskPage::whoWasReadKeepsTheName()
{
    PartyFixture fixture;
    fixture.openSix();
    QVERIFY(QFile::remove(fixture.fileOf("odo")));
    fixture.bench().look();
    const auto *table = fixture.table("Characters of the party");
    const auto odo = [table] { return table->model()->index(3, 0).data(Qt::AccessibleTextRole).toString(); };
    QTRY_COMPARE(odo(), QStringLiteral("Sir Odo of Kirkland, file missing"));
    // And the party's file keeps it with the first change.
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        party.notes = QStringLiteral("x");
        return {};
    }));
    QCOMPARE(fixture.bench().party().members[3].name, QStringLiteral("Sir Odo of Kirkland"));
    QCOMPARE(odo(), QStringLiteral("Sir Odo of Kirkland, file missing"));
}

void TestDeskPage::takenBackIsSaidShortInTheRow()
{
    PartyFixture fixture;
    fixture.window.resize(1280, 720);
    fixture.openSix();
    auto *who = fixture.table("Who gets how much");
    QVERIFY(who->model()->setData(who->model()->index(3, AwardModel::PointsColumn), 2, Qt::EditRole));
    award(fixture, "The glass stair");
    const QString id = fixture.bench().party().sessions.front().id;
    QVERIFY(fixture.bench().apply(QStringLiteral("x"), [&id](party::Party &party) -> Result<void> {
        party.session(id)->takenBack = QDate(2026, 3, 30);
        return {};
    }));
    const auto *table = fixture.table("Sessions");
    const QModelIndex cell = table->model()->index(0, 2);
    QCOMPARE(cell.data().toString(), QStringLiteral("4, Sir Odo of Kirkland 2, taken back"));
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
        QVERIFY2(cell.data(role).toString().contains(QLatin1String("taken back 30 Mar 2026")),
                 qPrintable(cell.data(role).toString()));
}

QTEST_MAIN(TestDeskPage)
#include "tst_desk_page.moc"
