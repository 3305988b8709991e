#include "ui/dialogs/versionsdialog.h"

#include "core/hursagmu/model/character.h"
#include "core/json/parse.h"
#include "core/storage/files.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/dialogs/conflictmodel.h"
#include "ui/dialogs/mergedialog.h"

#include <QAbstractItemModelTester>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace sky;

namespace
{

Edit callHim(const QString &name)
{
    return {QStringLiteral("Rename"), {}, [name](Character &character) -> Result<void> {
                character.name = name;
                return {};
            }};
}

/// A character saved under three names, now with a fourth that is not saved.
struct Saved : test::WindowFixture {
    ui::OpenFile &file;

    Saved()
        : file(sample(QStringLiteral("alaric.skychar")))
    {
        for (const char *name : {"First", "Second"}) {
            rename(name);
            if (!file.save()) qFatal("it was not saved");
        }
        rename("Third");
    }
    void rename(const char *name)
    {
        if (!file.document().apply(callHim(QString::fromLatin1(name)))) qFatal("nothing was changed");
    }
    QString name() { return file.document().character()->name; }
};

/// A name and a note changed on both sides, a concept here and a campaign there.
storage::CharacterMerge sampleMerge(const test::UiFixture &fixture, bool hasBase = true)
{
    auto base = fixture.game->fromTemplate(QStringLiteral("knight")).value();
    const auto mine = base->clone();
    const auto theirs = base->clone();
    mine->name = QStringLiteral("Mine");
    theirs->name = QStringLiteral("Theirs");
    mine->notes = QStringLiteral("my notes");
    theirs->notes = QStringLiteral("their notes");
    mine->conceptText = QStringLiteral("a knight");
    theirs->campaign = QStringLiteral("Sky Road");
    const auto bytes = [&](const Character &c) { return storage::writeCharacter(c, *fixture.game); };
    return storage::CharacterMerge::of(hasBase ? bytes(*base) : QByteArray(), *mine, *fixture.game,
                                       bytes(*theirs), fixture.services.registry())
        .value();
}

QPushButton *buttonOf(const QWidget &dialog, const QString &text)
{
    for (auto *button : dialog.findChildren<QPushButton *>())
        if (button->text().remove(u'&') == text) return button;
    return nullptr;
}

} // namespace

class TestVersionsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatWasSavedAndWhatHasChangedSince()
    {
        Saved saved;
        ui::VersionsDialog dialog(ui::versioned(saved.file), nullptr);
        const auto *list = dialog.findChild<QListWidget *>();
        const auto *changes = dialog.findChild<QPlainTextEdit *>();
        QCOMPARE(list->count(), 3); // as it was opened, and two saves
        QVERIFY2(changes->toPlainText().contains(QStringLiteral("Second")) &&
                     changes->toPlainText().contains(QStringLiteral("Third")),
                 qPrintable(changes->toPlainText()));
        dialog.show();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QVERIFY2(changes->toPlainText().contains(QStringLiteral("First")),
                 qPrintable(changes->toPlainText()));
    }

    void bringsOneBackInAStepThatCanBeUndone()
    {
        Saved saved;
        ui::VersionsDialog dialog(ui::versioned(saved.file), nullptr);
        dialog.show();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Bring back")), Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(saved.name(), QStringLiteral("First"));
        QVERIFY(saved.file.needsSaving());
        saved.file.document().undoStack().undo();
        QCOMPARE(saved.name(), QStringLiteral("Third"));
    }

    void whatIsJustAsNowCannotBeBroughtBack()
    {
        Saved saved;
        QVERIFY(saved.file.save());
        ui::VersionsDialog dialog(ui::versioned(saved.file), nullptr);
        QVERIFY(!buttonOf(dialog, QStringLiteral("Bring back"))->isEnabled());
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->toPlainText().isEmpty());
    }

    void opensOneAsACharacterOfItsOwn()
    {
        Saved saved;
        ui::VersionsDialog dialog(ui::versioned(saved.file), nullptr);
        const QSignalSpy wanted(&dialog, &ui::VersionsDialog::copyWanted);
        dialog.show();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Open as a new character")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const auto copy = saved.workspace.createFromFile(wanted.front().front().toString());
        QVERIFY(copy);
        QCOMPARE((*copy)->document().character()->name, QStringLiteral("First"));
        QVERIFY((*copy)->path().isEmpty());
        QCOMPARE(saved.name(), QStringLiteral("Third"));
    }

    void versionsOfOneMinuteAreToldApartBySeconds()
    {
        Saved saved;
        const ui::VersionsDialog dialog(ui::versioned(saved.file), nullptr);
        const auto *list = dialog.findChild<QListWidget *>();
        for (int row = 0; row < list->count(); ++row)
            QCOMPARE(list->item(row)->text().count(u':'), 2);
        QVERIFY(list->item(1)->text().endsWith(QStringLiteral(", just before")));
        QVERIFY(list->item(2)->text() != list->item(1)->text());
    }

    void aPartyIsBroughtBackWithTheAwardsOfNow()
    {
        test::PartyFixture fixture;
        ui::PartyBench &bench = **fixture.workspace.openParty(fixture.writeSix());
        party::Session award;
        award.id = QStringLiteral("s1");
        award.date = QDate(2026, 1, 1);
        award.title = QStringLiteral("The toll bridge");
        award.shares.push_back({QStringLiteral("juk.skychar"), {}, QStringLiteral("Juk"), 2, {}});
        const auto change = [&](const std::function<void(party::Party &)> &how) {
            return bench.apply(QStringLiteral("Change"), [&how](party::Party &party) -> Result<void> {
                how(party);
                return {};
            });
        };
        QVERIFY(change([](party::Party &party) { party.name = QStringLiteral("Renamed"); }));
        QVERIFY(change([](party::Party &party) { party.members.erase(party.members.begin()); }));
        QVERIFY(change([&award](party::Party &party) { party.insert(award); }));
        fixture.window.showParty(&bench);
        QVERIFY(fixture.can("file.versions"));
        ui::VersionsDialog dialog(ui::versioned(bench), nullptr);
        dialog.show();
        const QString changes = dialog.findChild<QPlainTextEdit *>()->toPlainText();
        QVERIFY2(changes.contains(QStringLiteral("The Sky Road -> Renamed")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("Out of the party")), qPrintable(changes));
        QVERIFY2(!changes.contains(QStringLiteral("toll bridge")), qPrintable(changes));
        QVERIFY(!buttonOf(dialog, QStringLiteral("Open as a new character"))->isVisible());
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Bring back")), Qt::LeftButton);
        QCOMPARE(bench.party().name, QStringLiteral("The Sky Road"));
        QCOMPARE(bench.party().members.size(), std::size(test::SkyRoad));
        QCOMPARE(bench.party().sessions, std::vector<party::Session>{award});
        bench.undo();
        QCOMPARE(bench.party().name, QStringLiteral("Renamed"));
    }

    void whatIsNoSingleWordIsTold_data()
    {
        QTest::addColumn<QByteArray>("mine");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const char *mine, const char *theirs, const char *words) {
            QTest::newRow(name) << QByteArray(mine) << QByteArray(theirs) << QString::fromUtf8(words);
        };
        row("texts", R"(["a", "b"])", R"(["c"])", "a, b");
        row("things", R"([{"id": "1", "name": "Rope"}, {"id": "2", "catalogueId": "lamp"}])", "[]",
            "Rope, lamp");
        row("alike", R"([{"name": "Rope", "n": 1}])", R"([{"name": "Rope", "n": 2}])",
            "Rope, with other details");
        row("nameless", R"([{"n": 1}, {"n": 2}])", R"([{"n": 1}])", "a list of 2");
        row("many", "[1,2,3,4,5,6,7,8,9,10]", "[]", "1, 2, 3, 4, 5, 6, 7, 8 and 2 more");
        row("a picture", R"([{"mediaType": "image/png", "data": "AAAA"}])", "[]", "a picture of 3 bytes");
    }

    void whatIsNoSingleWordIsTold()
    {
        QFETCH(const QByteArray, mine);
        QFETCH(const QByteArray, theirs);
        QFETCH(const QString, words);
        QCOMPARE(ui::valueInWords(json::parse(mine).value(), json::parse(theirs).value()), words);
    }

    void conflictsGetTheirNamesOneAfterTheOther()
    {
        test::UiFixture fixture;
        const auto merge = sampleMerge(fixture);
        const ui::MergeDialog dialog(merge, *fixture.game, QStringLiteral("Both"), QStringLiteral("The file"),
                                     nullptr);
        const auto *model = dialog.findChild<QTableView *>()->model();
        const QString before = model->index(0, ui::ConflictModel::What).data().toString();
        QTRY_VERIFY(model->index(0, ui::ConflictModel::What).data().toString() != before);
        QVERIFY(
            model->index(0, ui::ConflictModel::What).data().toString().contains(QStringLiteral("Theirs")));
    }

    void aDamagedVersionIsToldAndTheOthersStay()
    {
        Saved saved;
        QVERIFY(storage::writeFile(saved.file.versions()[1].file, "{ damaged"));
        ui::VersionsDialog dialog(ui::versioned(saved.file), nullptr);
        dialog.show();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QVERIFY(!buttonOf(dialog, QStringLiteral("Bring back"))->isEnabled());
        QVERIFY(!buttonOf(dialog, QStringLiteral("Open as a new character"))->isEnabled());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QVERIFY(buttonOf(dialog, QStringLiteral("Bring back"))->isEnabled());
    }

    void whatASaveReplacesIsKept()
    {
        test::WindowFixture fixture;
        ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
        const QString other = fixture.path(QStringLiteral("eshara-copy.skychar"));
        QString esharasId;
        {
            ui::OpenFile &eshara = fixture.sample(QStringLiteral("eshara.skychar"));
            esharasId = eshara.document().character()->id;
            QVERIFY(storage::writeFile(other, eshara.savedBytes()));
        }
        QVERIFY(alaric.saveAs(other));
        const auto kept = fixture.services.versions().of(esharasId);
        QCOMPARE(kept.size(), size_t{1});
        const auto bytes = storage::readFile(kept.front().file);
        const auto loaded = storage::readCharacter(*bytes, fixture.services.registry());
        QVERIFY(loaded);
        QCOMPARE(loaded->character->id, esharasId);
    }

    void aStateFolderThatCannotBeWrittenDoesNotStopASave()
    {
        test::WindowFixture fixture;
        QVERIFY(storage::writeFile(fixture.path(QStringLiteral("in-the-way")), "x"));
        fixture.services.stateFolder = fixture.path(QStringLiteral("in-the-way"));
        ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
        QVERIFY(alaric.document().apply(callHim(QStringLiteral("Another"))));
        QVERIFY(alaric.save());
        QVERIFY(alaric.versions().empty());
    }

    void mergingTellsBothSidesAndAsksWhereTheyDisagree()
    {
        test::UiFixture fixture;
        const auto merge = sampleMerge(fixture);
        ui::MergeDialog dialog(merge, *fixture.game, QStringLiteral("Both"), QStringLiteral("The file"),
                               nullptr);
        dialog.show();
        const auto lists = dialog.findChildren<QPlainTextEdit *>();
        QCOMPARE(lists.size(), 2);
        QVERIFY(lists[0]->toPlainText().contains(QStringLiteral("campaign")));
        QVERIFY(lists[1]->toPlainText().contains(QStringLiteral("concept")));
        auto *view = dialog.findChild<QTableView *>();
        QAbstractItemModelTester tester(view->model());
        QCOMPARE(view->model()->rowCount(), 2);
        const auto text = [view](int row, int column) {
            return view->model()->index(row, column).data().toString();
        };
        QCOMPARE(text(0, ui::ConflictModel::Mine), QStringLiteral("Mine"));
        QCOMPARE(text(0, ui::ConflictModel::Theirs), QStringLiteral("Theirs"));
        QCOMPARE(dialog.choices(), std::vector<json::Side>(2, json::Side::Mine));
        // By the keyboard: the other side of the second.
        view->setFocus();
        view->setCurrentIndex(view->model()->index(1, ui::ConflictModel::Theirs));
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(dialog.choices(), (std::vector<json::Side>{json::Side::Mine, json::Side::Theirs}));
        QTest::keyClick(view, Qt::Key_Space); // taken back
        QCOMPARE(dialog.choices(), std::vector<json::Side>(2, json::Side::Mine));
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("All of the other")), Qt::LeftButton);
        QCOMPARE(dialog.choices(), std::vector<json::Side>(2, json::Side::Theirs));
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Merge")), Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void withoutWhatBothComeFromEverythingIsAsked()
    {
        test::UiFixture fixture;
        const auto merge = sampleMerge(fixture, false);
        const ui::MergeDialog dialog(merge, *fixture.game, QStringLiteral("Both"), QStringLiteral("The copy"),
                                     nullptr);
        QCOMPARE(dialog.findChildren<QPlainTextEdit *>().size(), 1);
        QCOMPARE(dialog.findChild<QTableView *>()->model()->rowCount(), 4);
    }

    void whatMakesNoCharacterTogetherIsNotTaken()
    {
        test::UiFixture fixture;
        auto base = fixture.game->blank(std::nullopt);
        base->id = QStringLiteral("00000000-0000-4000-8000-000000000001");
        auto &items = static_cast<hursagmu::Character &>(*base).items;
        items.resize(2);
        items[0].id = QStringLiteral("i1");
        items[0].catalogueId = QStringLiteral("backpack");
        items[1].id = QStringLiteral("i2");
        items[1].catalogueId = QStringLiteral("rope");
        const auto mine = base->clone();
        const auto theirs = base->clone();
        auto &left = static_cast<hursagmu::Character &>(*mine).items;
        left.erase(left.begin());
        static_cast<hursagmu::Character &>(*theirs).items[1].container = QStringLiteral("i1");
        const auto bytes = [&](const Character &c) { return storage::writeCharacter(c, *fixture.game); };
        const auto merge = storage::CharacterMerge::of(bytes(*base), *mine, *fixture.game, bytes(*theirs),
                                                       fixture.services.registry());
        QVERIFY(merge);
        const ui::MergeDialog dialog(*merge, *fixture.game, QStringLiteral("Both"),
                                     QStringLiteral("The file"), nullptr);
        QVERIFY(!buttonOf(dialog, QStringLiteral("Merge"))->isEnabled());
    }
};

QTEST_MAIN(TestVersionsDialog)
#include "tst_versions_dialog.moc"
