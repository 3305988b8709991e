#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/hursagmu.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/view.h"
#include "ui/panels/pointsbar.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QFile>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>

using namespace sky;
using test::WindowFixture;
using ui::hursagmu::FormDialog;

namespace
{

const hursagmu::Character &characterOf(ui::OpenFile &file)
{
    return static_cast<const hursagmu::Character &>(*file.document().character());
}

FormDialog *dialogOf(WindowFixture &fixture)
{
    for (auto *dialog : fixture.window.findChildren<FormDialog *>())
        if (dialog->isVisible()) return dialog;
    return nullptr;
}

void type(WindowFixture &fixture, const QString &field, const QString &text)
{
    for (auto *line : dialogOf(fixture)->findChildren<ui::LineField *>())
        if (line->accessibleName() == field) QTest::keyClicks(line, text);
}

QString headOf(WindowFixture &fixture)
{
    QStringList texts;
    for (auto *label : fixture.window.findChildren<ui::Label *>())
        if (label->isVisible()) texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

/// Into play and back, from the window's menu.
class TestPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void menuSaysWhatCanBeDone();
    void beginsByKeyboard();
    void letsLeftoverPointsLapse();
    void listsWhatStandsInTheWay();
    void goesBackWithAReason();
    void barOfReopenedCreationCountsCreationAlone();
    void awardsFromTheMenu();
    void namesTheActionsInTheSearch();
    void exportsTheAuditPage();
    void printsTheAuditPage();
};

void TestPlay::menuSaysWhatCanBeDone()
{
    WindowFixture fixture;
    QVERIFY(!fixture.can("character.game1"));
    fixture.knight();
    QVERIFY(fixture.can("character.game1"));  // begin play
    QVERIFY(!fixture.can("character.game2")); // back to creation
    QVERIFY(!fixture.can("character.game3")); // award
    fixture.window.currentFile()->bench().setReadOnly(QStringLiteral("Another Skychamber has it open."));
    fixture.window.actions().refresh();
    QVERIFY(!fixture.can("character.game1"));
}

void TestPlay::beginsByKeyboard()
{
    WindowFixture fixture;
    ui::OpenFile &file = fixture.knight();
    QTest::keyClick(&fixture.window, Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    FormDialog *dialog = dialogOf(fixture);
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    QVERIFY(dialog->findChildren<QRadioButton *>().isEmpty()); // nothing is left of the budget
    dialog->findChild<ui::DateField *>()->setDate(QDate(2026, 1, 10));
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(!dialogOf(fixture));
    QVERIFY(characterOf(file).phase == hursagmu::Phase::Play);
    QVERIFY2(headOf(fixture).contains(QStringLiteral("in play since 10 Jan 2026")),
             qPrintable(headOf(fixture)));
    QVERIFY(headOf(fixture).contains(QStringLiteral("0 earned, 0 spent")));
    QTest::keyClick(&fixture.window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(characterOf(file).phase == hursagmu::Phase::Creation);
    QVERIFY(headOf(fixture).contains(QStringLiteral("in creation")));
}

void TestPlay::letsLeftoverPointsLapse()
{
    WindowFixture fixture;
    ui::OpenFile &file = fixture.blank(40);
    for (const int choice : {0, 1}) {
        fixture.trigger("character.game1");
        const auto choices = dialogOf(fixture)->findChildren<QRadioButton *>();
        QCOMPARE(choices.size(), 2);
        choices[choice]->click();
        QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
        QCOMPARE(ui::hursagmu::evaluationOf(file.document()).experienceUnspent(), choice == 0 ? 40 : 0);
        file.document().undoStack().undo();
    }
}

void TestPlay::listsWhatStandsInTheWay()
{
    WindowFixture fixture;
    ui::OpenFile &file = fixture.knight();
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    fixture.trigger("character.game1");
    FormDialog *dialog = dialogOf(fixture);
    QVERIFY(!dialog->deedButton()->isEnabled());
    QString texts;
    for (auto *label : dialog->findChildren<ui::Label *>())
        texts += label->text();
    for (const Issue &issue : file.document().evaluation()->issues)
        if (issue.isOpenError()) QVERIFY2(texts.contains(issue.sentence), qPrintable(texts));
    for (auto *button : dialog->findChildren<QPushButton *>())
        if (button->text().contains(QStringLiteral("problems"))) QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!dialogOf(fixture));
    QVERIFY(characterOf(file).phase == hursagmu::Phase::Creation);
}

void TestPlay::goesBackWithAReason()
{
    WindowFixture fixture;
    ui::OpenFile &file = fixture.knight();
    fixture.trigger("character.game1");
    QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
    fixture.trigger("character.game2");
    QVERIFY(!dialogOf(fixture)->deedButton()->isEnabled());
    type(fixture, QStringLiteral("Reason"), QStringLiteral("the campaign begins anew"));
    QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
    QVERIFY(characterOf(file).phase == hursagmu::Phase::Creation);
    QCOMPARE(characterOf(file).ledger.back().reason, QStringLiteral("the campaign begins anew"));
    QTest::keyClick(&fixture.window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(characterOf(file).phase == hursagmu::Phase::Play);
    QCOMPARE(characterOf(file).ledger.size(), size_t(1));
}

void TestPlay::barOfReopenedCreationCountsCreationAlone()
{
    WindowFixture fixture;
    ui::OpenFile &file = fixture.knight();
    const QString before = fixture.window.findChild<ui::PointsBar *>()->accessibleName();
    const auto &catalogue = fixture.game->catalogue();
    const auto &ids = fixture.services.ids;
    const hursagmu::LedgerStamp stamp{QDate(2026, 3, 1), {}, {}, QStringLiteral("anew")};
    auto &bench = file.bench();
    QVERIFY(bench.apply(hursagmu::enterPlay(catalogue, hursagmu::Leftover::Kept, ids, stamp)));
    QVERIFY(
        bench.apply(hursagmu::grantExperience(catalogue, {hursagmu::EntryKind::Award, 8, {}}, ids, stamp)));
    QVERIFY(bench.apply(hursagmu::setTrait(catalogue, QStringLiteral("warrior"), *Level::of(9), ids, stamp)));
    QVERIFY(fixture.window.findChild<ui::PointsBar *>()->accessibleName() != before);
    QVERIFY(bench.apply(hursagmu::returnToCreation(ids, stamp)));
    QCOMPARE(fixture.window.findChild<ui::PointsBar *>()->accessibleName(), before);
}

void TestPlay::awardsFromTheMenu()
{
    WindowFixture fixture;
    ui::OpenFile &file = fixture.knight();
    fixture.trigger("character.game1");
    QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
    fixture.trigger("character.game3");
    type(fixture, QStringLiteral("Reason"), QStringLiteral("The drowned gate"));
    QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
    QCOMPARE(ui::hursagmu::evaluationOf(file.document()).experienceUnspent(), 4);
    QVERIFY(headOf(fixture).contains(QStringLiteral("4 earned, 0 spent")));
}

void TestPlay::namesTheActionsInTheSearch()
{
    WindowFixture fixture;
    fixture.knight();
    const QAction *begin = fixture.window.actions().find(QStringLiteral("character.game1"));
    QVERIFY(begin->isVisible());
    QCOMPARE(QString(begin->text()).remove(QLatin1Char('&')), QStringLiteral("Begin Play..."));
    QVERIFY(begin->statusTip().contains(QStringLiteral("ledger")));
}

void TestPlay::exportsTheAuditPage()
{
    WindowFixture fixture;
    fixture.knight();
    QVERIFY(!fixture.can("character.game5")); // the ledger is empty
    fixture.trigger("character.game1");
    QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
    QVERIFY(fixture.can("character.game5"));
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("audit.pdf"))};
    fixture.trigger("character.game5");
    QVERIFY2(fixture.prompts.suggestions.front().endsWith(QStringLiteral("Knight (audit).pdf")),
             qPrintable(fixture.prompts.suggestions.front()));
    QFile written(fixture.path(QStringLiteral("audit.pdf")));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF"));
    QVERIFY2(fixture.prompts.told.isEmpty(), qPrintable(fixture.prompts.told.join(QLatin1Char(' '))));
}

void TestPlay::printsTheAuditPage()
{
    WindowFixture fixture;
    fixture.knight();
    fixture.trigger("character.game1");
    QTest::mouseClick(dialogOf(fixture)->deedButton(), Qt::LeftButton);
    const QString path = fixture.path(QStringLiteral("printed.pdf"));
    fixture.prompts.printers = {[&](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        return true;
    }};
    fixture.trigger("character.game6");
    QVERIFY(QFile::exists(path));
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    QVERIFY(reader.waitForFinished());
    const QString words = QString::fromUtf8(reader.readAllStandardOutput()).simplified();
    for (const char *word : {"Knight", "LEDGER", "Play begins", "unspent", "entries, 0 struck"})
        QVERIFY2(words.contains(QLatin1String(word)), qPrintable(words));
}

QTEST_MAIN(TestPlay)
#include "tst_play.moc"
