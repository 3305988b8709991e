#include "ui/dialogs/versionsdialog.h"

#include "core/storage/files.h"
#include "tests/ui/support/windowfixture.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
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
            const auto saved = file.save();
            Q_ASSERT(saved);
        }
        rename("Third");
    }
    void rename(const char *name)
    {
        const auto done = file.document().apply(callHim(QString::fromLatin1(name)));
        Q_ASSERT(done);
    }
    QString name() { return file.document().character()->name; }
};

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
        ui::VersionsDialog dialog(saved.file, nullptr);
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
        ui::VersionsDialog dialog(saved.file, nullptr);
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
        ui::VersionsDialog dialog(saved.file, nullptr);
        QVERIFY(!buttonOf(dialog, QStringLiteral("Bring back"))->isEnabled());
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->toPlainText().isEmpty());
    }

    void opensOneAsACharacterOfItsOwn()
    {
        Saved saved;
        ui::VersionsDialog dialog(saved.file, nullptr);
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

    void aDamagedVersionIsToldAndTheOthersStay()
    {
        Saved saved;
        QVERIFY(storage::writeFile(saved.file.versions()[1].file, "{ damaged"));
        ui::VersionsDialog dialog(saved.file, nullptr);
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
};

QTEST_MAIN(TestVersionsDialog)
#include "tst_versions_dialog.moc"
