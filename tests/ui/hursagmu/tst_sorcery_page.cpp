#include "tests/ui/support/sorcerybench.h"

#include "ui/hursagmu/sorcery/chancecurve.h"
#include "ui/hursagmu/sorcery/spellmodel.h"
#include "ui/hursagmu/sorcery/splitslider.h"
#include "ui/shell/documentview.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

using namespace sky;
using namespace sky::ui::hursagmu;
namespace rules = sky::hursagmu::rules;
using Bench = test::SorceryBench;
using sky::hursagmu::Spell;
using test::nameOf;

namespace
{

Spell spellOf(const char *id, const char *name, const char *discipline, int intensity)
{
    Spell spell;
    spell.id = QLatin1String(id);
    spell.name = QLatin1String(name);
    spell.discipline = QLatin1String(discipline);
    spell.intensity = intensity;
    return spell;
}

hursagmu::Character withSpells(test::Builder builder, std::vector<Spell> spells)
{
    builder.character.spells = std::move(spells);
    return builder.character;
}

/// Of the picture of the page: two more than the power.
hursagmu::Character burningRain()
{
    Spell rain = spellOf("s1", "Burning rain", "mahasu", 8);
    rain.area = 2;
    rain.duration = 4;
    hursagmu::Character character =
        withSpells(test::vunata(), {rain, spellOf("s2", "Lend health", "talamu", 3)});
    character.focusForCommand = 6;
    return character;
}

} // namespace

class TestSorceryPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vunatasFireIsMadeInTheWindow();
    void niksSpellsAreMadeInTheWindow_data();
    void niksSpellsAreMadeInTheWindow();
    void typingANameIsOneStepAndUndoBringsBackTheBytes();
    void aNameMayNotBeEmptied();
    void arrowsDoubleTargetsAndDuration();
    void theFocusIsSharedByKeyboard();
    void theFocusIsSharedByPointer();
    void theWheelSharesNothingUnasked();
    void aimAndWaysAreNotInTheFile();
    void thePictureOfThePageIsRight();
    void theCurveCanBeHeard();
    void aSpellIsDuplicatedAndDeleted();
    void aLongBookIsSearched();
    void theModelIsSound();
    void mindsAreReadByFamiliarity();
    void anotherDisciplineBeginsWithoutALevel();
    void aPortalHasSizeRoundsAndWorld();
    void whatIsOutOfReachIsSaid();
    void withoutADisciplineThePageInvites();
    void revealsASpell();
    void theWindowLeadsHereAndToTheGifts();
    void numbersAreExplained();
    void namesEveryControlOnce();
    void tabFollowsTheReadingOrder();
    void aReadOnlyCharacterCanBeLookedAt();
};

void TestSorceryPage::vunatasFireIsMadeInTheWindow()
{
    Bench bench(test::vunata().character);
    bench.make(QStringLiteral("Fire"), {QStringLiteral("8"), QStringLiteral("2"), QStringLiteral("4")});
    QVERIFY2(bench.actions <= 12, qPrintable(QString::number(bench.actions)));
    QCOMPARE(bench.spell().name, QStringLiteral("Fire"));
    QCOMPARE(bench.spell().discipline, QStringLiteral("mahasu"));
    QCOMPARE(bench.figure("casting/energy"), qint64{14});
    QCOMPARE(bench.figure("casting/power"), qint64{14});
    QCOMPARE(bench.sentences(), QStringLiteral("Within power 14: 1 action. A failed roll costs nothing."));
}

void TestSorceryPage::niksSpellsAreMadeInTheWindow_data()
{
    QTest::addColumn<QString>("energy");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("18") << "18"
                        << "6 more than power 12: 8 actions (4 rounds), and the roll must reach 13.";
    QTest::newRow("24")
        << "24"
        << "12 more than power 12: 64 actions (32 rounds, about 3 minutes), and the roll must "
           "reach 19.";
}

void TestSorceryPage::niksSpellsAreMadeInTheWindow()
{
    QFETCH(QString, energy);
    QFETCH(QString, sentence);
    Bench bench(test::nik().character);
    bench.make(QStringLiteral("Storm"), {energy});
    QVERIFY2(bench.actions <= 12, qPrintable(QString::number(bench.actions)));
    QCOMPARE(QString::number(bench.figure("casting/energy")), energy);
    QVERIFY2(bench.sentences().startsWith(sentence), qPrintable(bench.sentences()));
}

void TestSorceryPage::typingANameIsOneStepAndUndoBringsBackTheBytes()
{
    Bench bench(burningRain());
    const QByteArray before = bench.bytes();
    auto *name = bench.control<ui::LineField>(QStringLiteral("Name of the spell"));
    name->setFocus();
    name->selectAll();
    bench.type(QStringLiteral("Rain of ash"));
    QCOMPARE(bench.spell().name, QStringLiteral("Rain of ash"));
    QCOMPARE(bench.file.document().undoStack().count(), 1);
    auto *intensity = bench.control<ui::NumberField>(QStringLiteral("Intensity"));
    intensity->setFocus();
    for (int i = 0; i < 3; ++i)
        bench.press(Qt::Key_Up);
    QCOMPARE(bench.spell().intensity, 11);
    QCOMPARE(bench.file.document().undoStack().count(), 2);
    bench.file.document().undoStack().undo();
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.bytes(), before);
    QCOMPARE(name->text(), QStringLiteral("Burning rain"));
}

void TestSorceryPage::aNameMayNotBeEmptied()
{
    Bench bench(burningRain());
    auto *name = bench.control<ui::LineField>(QStringLiteral("Name of the spell"));
    name->setFocus();
    name->selectAll();
    bench.press(Qt::Key_Delete);
    QVERIFY2(bench.sentences().contains(QStringLiteral("A spell needs a name.")),
             qPrintable(bench.sentences()));
    QCOMPARE(bench.spell().name, QStringLiteral("Burning rain"));
    bench.type(QStringLiteral("Ash"));
    QCOMPARE(bench.spell().name, QStringLiteral("Ash"));
    QVERIFY(!bench.sentences().contains(QStringLiteral("A spell needs a name.")));
}

void TestSorceryPage::arrowsDoubleTargetsAndDuration()
{
    Bench bench(burningRain());
    auto *targets = bench.control<ui::NumberField>(QStringLiteral("Targets"));
    targets->setFocus();
    bench.press(Qt::Key_Up);
    QCOMPARE(qint64{bench.spell().area}, qint64{4});
    bench.press(Qt::Key_Down);
    bench.press(Qt::Key_Down);
    bench.press(Qt::Key_Down);
    QCOMPARE(qint64{bench.spell().area}, qint64{1});
    targets->selectAll();
    bench.type(QStringLiteral("5"));
    bench.press(Qt::Key_Return);
    QCOMPARE(qint64{bench.spell().area}, qint64{5}); // any number may be typed
    bench.press(Qt::Key_Down);
    QCOMPARE(qint64{bench.spell().area}, qint64{4});
}

void TestSorceryPage::theFocusIsSharedByKeyboard()
{
    Bench bench(test::vunata().character);
    auto *slider = bench.page.findChild<SplitSlider *>();
    QCOMPARE(slider->value(), 8); // all of it, until somebody shares
    slider->setFocus();
    bench.press(Qt::Key_Left);
    bench.press(Qt::Key_Left);
    QCOMPARE(bench.character().focusForCommand, std::optional<int>(6));
    QCOMPARE(bench.figure("casting/power"), qint64{12});
    QCOMPARE(bench.figure("casting/resisting"), qint64{8});
    QCOMPARE(bench.file.document().undoStack().count(), 1);
    bench.press(Qt::Key_End);
    QVERIFY(!bench.character().focusForCommand); // all again
}

void TestSorceryPage::theFocusIsSharedByPointer()
{
    Bench bench(test::vunata().character);
    auto *slider = bench.page.findChild<SplitSlider *>();
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
    QCOMPARE(bench.character().focusForCommand, std::optional<int>(4));
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(2, slider->height() / 2));
    QCOMPARE(bench.character().focusForCommand, std::optional<int>(0));
}

void TestSorceryPage::theWheelSharesNothingUnasked()
{
    Bench bench(test::vunata().character);
    auto *slider = bench.page.findChild<SplitSlider *>();
    bench.control<QPushButton>(QStringLiteral("New spell"))->setFocus();
    const QPointF middle = slider->rect().center();
    QWheelEvent wheel(middle, slider->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(slider, &wheel);
    QCOMPARE(slider->value(), 8);
    QVERIFY(!bench.character().focusForCommand);
}

void TestSorceryPage::aimAndWaysAreNotInTheFile()
{
    Bench bench(burningRain());
    const QByteArray before = bench.bytes();
    for (const char *name :
         {"Defiance of the target", "Distance at which", "Followers", "Blood", "Target's Willpower"}) {
        bench.control<ui::NumberField>(QLatin1String(name))->setFocus();
        bench.press(Qt::Key_Up);
    }
    bench.control<ui::ChoiceField>(QStringLiteral("Time:"))->setFocus();
    bench.press(Qt::Key_Down);
    QCOMPARE(bench.bytes(), before);
    QCOMPARE(bench.file.document().undoStack().count(), 0);
    QCOMPARE(bench.figure("casting/roll"), qint64{7});   // a slow casting
    QCOMPARE(bench.figure("casting/power"), qint64{15}); // one follower, one wound
    QCOMPARE(bench.figure("casting/hold"), qint64{8});
}

void TestSorceryPage::thePictureOfThePageIsRight()
{
    Bench bench(burningRain());
    bench.control<ui::NumberField>(QStringLiteral("Distance at which"))->setFocus(Qt::TabFocusReason);
    bench.type(QStringLiteral("8"));
    bench.press(Qt::Key_Return);
    QCOMPARE(bench.sentences(),
             QStringLiteral(
                 "2 more than power 12: 2 actions (1 round), and the roll must reach 9. Below it the spell "
                 "fails and the dx comes back as shocks and stuns."));
    QCOMPARE(bench.figure("casting/cl"), qint64{10});
    const auto &facts = bench.page.findChild<ChanceCurve *>()->facts();
    QCOMPARE(rules::percentText(facts.hit->chance), QStringLiteral("83 %"));
    QCOMPARE(rules::percentText(facts.hold->chance), QStringLiteral("92 %"));
    QCOMPARE(qint64{facts.points.front().cl}, qint64{6});
    QCOMPARE(qint64{facts.points.back().cl}, qint64{18});
    const QAbstractItemModel &model = *bench.book().model();
    QCOMPARE(model.index(0, SpellModel::TimeColumn).data().toString(), QStringLiteral("2 actions"));
    QVERIFY(model.index(0, SpellModel::EnergyColumn).data(SpellModel::BeyondRole).toBool());
    QVERIFY(!model.index(1, SpellModel::EnergyColumn).data(SpellModel::BeyondRole).toBool());
}

void TestSorceryPage::theCurveCanBeHeard()
{
    Bench bench(burningRain());
    auto *curve = bench.page.findChild<ChanceCurve *>();
    QVERIFY2(curve->accessibleName().contains(QStringLiteral("it hits at CL 9: 92 %")),
             qPrintable(curve->accessibleName()));
    QVERIFY(curve->accessibleDescription().contains(QStringLiteral("CL 12: 58 %")));
    QVERIFY(curve->focusPolicy() & Qt::TabFocus);
}

void TestSorceryPage::aSpellIsDuplicatedAndDeleted()
{
    Bench bench(burningRain());
    const QByteArray before = bench.bytes();
    bench.book().setFocus();
    QTest::keyClick(&bench.book(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(bench.character().spells.size(), size_t(3));
    QCOMPARE(bench.spell(2).name, QStringLiteral("Burning rain, copy"));
    QVERIFY(bench.spell(2).id != bench.spell(0).id);
    bench.book().setFocus();
    QTest::keyClick(&bench.book(), Qt::Key_Delete);
    QCOMPARE(bench.character().spells.size(), size_t(2));
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Delete")), Qt::LeftButton);
    QCOMPARE(bench.character().spells.size(), size_t(1));
    QCOMPARE(bench.book().currentIndex().row(), 0);
    for (int i = 0; i < 3; ++i)
        bench.file.document().undoStack().undo();
    QCOMPARE(bench.bytes(), before);
}

void TestSorceryPage::aLongBookIsSearched()
{
    std::vector<Spell> spells;
    for (int i = 0; i < 300; ++i) {
        spells.push_back(spellOf("", "Spark", i % 3 == 0 ? "sabatu" : "mahasu", 1 + i % 20));
        spells.back().id = QStringLiteral("s%1").arg(i);
        spells.back().name += QStringLiteral(" %1").arg(i);
    }
    Bench bench(withSpells(test::vunata(), spells));
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find a spell"));
    search->setFocus();
    bench.type(QStringLiteral("sabatu 29"));
    QCOMPARE(bench.book().model()->rowCount(), 4); // 291, 294, 297 and 129
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.book().model()->rowCount(), 300);
}

void TestSorceryPage::theModelIsSound()
{
    Bench bench(burningRain());
    SpellDesk desk(bench.file.bench(), bench.fixture.game->catalogue(), nullptr);
    SpellModel model(desk);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(desk.duplicate(QStringLiteral("s1")));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(changes.count(), 0); // the others are as they were
    QVERIFY(desk.remove(QStringLiteral("s1")));
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(desk.change(QStringLiteral("name"), [](Spell &spell) { spell.name = QStringLiteral("Ash"); }));
    QCOMPARE(changes.count(), 1);
    bench.file.document().undoStack().undo();
    bench.file.document().undoStack().undo();
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(resets.count(), 0);
}

void TestSorceryPage::mindsAreReadByFamiliarity()
{
    test::Builder nik = test::nik();
    nik.gift("nekelmu");
    Bench bench(withSpells(nik, {spellOf("s1", "Whisper", "nekelmu", 0)}));
    QVERIFY2(bench.sentences().contains(QStringLiteral("intensity of 1")), qPrintable(bench.sentences()));
    auto *known = bench.control<ui::ChoiceField>(QStringLiteral("How well the mind is known: attack"));
    known->setFocus();
    for (int i = 0; i < 3; ++i)
        bench.press(Qt::Key_Down);
    QCOMPARE(bench.spell().challenge, std::optional<int>(10));
    QVERIFY(!bench.sentences().contains(QStringLiteral("intensity of 1")));
    QCOMPARE(bench.figure("casting/cl"), qint64{19}); // a stranger who resists with Defiance 9
    auto *level = bench.control<ui::NumberField>(QStringLiteral("Mind"));
    level->setFocus();
    level->selectAll();
    bench.type(QStringLiteral("17"));
    bench.press(Qt::Key_Return);
    QCOMPARE(bench.spell().challenge, std::optional<int>(17));
    QVERIFY(known->currentText().startsWith(QStringLiteral("another")));
}

/// How far a world is says nothing of how well a mind is known.
void TestSorceryPage::anotherDisciplineBeginsWithoutALevel()
{
    test::Builder nik = test::nik();
    nik.gift("nekelmu");
    Spell whisper = spellOf("s1", "Whisper", "nekelmu", 0);
    whisper.challenge = 10;
    Bench bench(withSpells(nik, {whisper}));
    const QByteArray before = bench.bytes();
    auto *discipline = bench.control<ui::ChoiceField>(QStringLiteral("Discipline of the spell: Nekelmu"));
    discipline->setFocus();
    bench.press(Qt::Key_Down);
    QVERIFY(bench.spell().discipline != QStringLiteral("nekelmu"));
    QVERIFY(!bench.spell().challenge);
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.bytes(), before);
}

void TestSorceryPage::aPortalHasSizeRoundsAndWorld()
{
    test::Builder nik = test::nik();
    nik.gift("amelatu");
    Spell gate = spellOf("s1", "Gate", "amelatu", 0);
    gate.area = 4;
    Bench bench(withSpells(nik, {gate}));
    QVERIFY(bench.control<ui::NumberField>(QStringLiteral("Size, spaces")));
    QVERIFY(bench.control<ui::NumberField>(QStringLiteral("Duration, rounds")));
    QVERIFY(!bench.value("casting/cl"));
    auto *world = bench.control<ui::NumberField>(QStringLiteral("World"));
    QCOMPARE(world->text(), QStringLiteral("Master's"));
    world->setFocus();
    world->selectAll();
    bench.type(QStringLiteral("11"));
    bench.press(Qt::Key_Return);
    QCOMPARE(bench.figure("casting/cl"), qint64{11});
}

void TestSorceryPage::whatIsOutOfReachIsSaid()
{
    Bench bench(withSpells(test::vunata(),
                           {spellOf("s1", "Drain", "talamu", 3), spellOf("s2", "Gate", "amelatu", 0)}));
    bench.control<ui::NumberField>(QStringLiteral("Distance at which"))->setFocus();
    bench.press(Qt::Key_Up);
    QVERIFY2(bench.sentences().contains(QStringLiteral("needs touch")), qPrintable(bench.sentences()));
    bench.book().setFocus();
    bench.press(Qt::Key_Down);
    QVERIFY2(bench.sentences().contains(QStringLiteral("has no Amelatu")), qPrintable(bench.sentences()));
}

void TestSorceryPage::withoutADisciplineThePageInvites()
{
    test::Builder nobody;
    nobody.levels({{"intellect", 4}});
    Bench bench(nobody.character);
    QSignalSpy jumps(&bench.file.bench(), &ui::Workbench::jumpRequested);
    bench.click(bench.control<QPushButton>(QStringLiteral("Choose a discipline")));
    QCOMPARE(jumps.value(0).value(0).toString(), QStringLiteral("gifts"));
    QVERIFY(!bench.page.findChild<QTreeView *>()->isVisible());
}

void TestSorceryPage::revealsASpell()
{
    Bench bench(burningRain());
    QVERIFY(!bench.page.reveal(QStringLiteral("spell/none")));
    QVERIFY(!bench.page.reveal(QStringLiteral("item/s2")));
    QVERIFY(bench.page.reveal(QStringLiteral("spell/s2")));
    QVERIFY(bench.book().hasFocus());
    QCOMPARE(bench.control<ui::LineField>(QStringLiteral("Name of the spell"))->text(),
             QStringLiteral("Lend health"));
    QVERIFY(bench.page.reveal(QStringLiteral("focus")));
}

void TestSorceryPage::theWindowLeadsHereAndToTheGifts()
{
    Bench bench(burningRain());
    ui::DocumentView view(bench.file, *bench.fixture.services.games.front());
    view.resize(1280, 720);
    view.show();
    QVERIFY(view.reveal(QStringLiteral("spell/s2"))); // as the problems do
    QCOMPARE(view.pageTitles().at(view.currentPage()), QStringLiteral("Sorcery"));
    QVERIFY(view.reveal(QStringLiteral("gifts")));
    QCOMPARE(view.pageTitles().at(view.currentPage()), QStringLiteral("Build"));
}

void TestSorceryPage::numbersAreExplained()
{
    Bench bench(burningRain());
    bench.book().setFocus();
    QCOMPARE(bench.file.bench().spotlight(), QStringLiteral("spell/s1"));
    bench.control<QLabel>(QStringLiteral("Power 12"))->setFocus();
    QCOMPARE(bench.file.bench().spotlight(), QStringLiteral("casting/power"));
    const DerivedValue *power = bench.file.bench().find(QStringLiteral("casting/power"));
    QCOMPARE(power->remark,
             QStringLiteral(
                 "All 8 on Command would make it 14, enough for Burning rain, and leave Willpower at 6."));
    QSignalSpy spotlights(&bench.file.bench(), &ui::Workbench::spotlightChanged);
    bench.page.findChild<SplitSlider *>()->setValue(7);
    QVERIFY(spotlights.count() > 0); // what is looked at is told to be another number
    QCOMPARE(bench.figure("casting/power"), qint64{13});
}

void TestSorceryPage::namesEveryControlOnce()
{
    test::Builder nik = test::nik();
    nik.gift("nekelmu");
    for (const char *discipline : {"mahasu", "nekelmu", "amelatu"}) {
        std::vector<Spell> spells;
        for (int i = 0; i < 9; ++i) {
            spells.push_back(spellOf("", "Spell", discipline, 4));
            spells.back().id = QStringLiteral("s%1").arg(i);
        }
        Bench bench(withSpells(nik, spells));
        QStringList names;
        for (QWidget *widget : bench.page.findChildren<QWidget *>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
            if (qobject_cast<QLineEdit *>(widget) && qobject_cast<QSpinBox *>(widget->parent())) continue;
            const QString name = nameOf(*widget);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            QVERIFY2(!names.contains(name), qPrintable(name));
            names << name;
        }
        QVERIFY(names.size() > 15);
    }
}

void TestSorceryPage::tabFollowsTheReadingOrder()
{
    Bench bench(burningRain());
    bench.control<ui::ChoiceField>(QStringLiteral("Focus"))->setFocus();
    QStringList names;
    for (int i = 0; i < 40 && !names.contains(QStringLiteral("Note on the sheet")); ++i) {
        names << nameOf(*QApplication::focusWidget())
                     .section(QLatin1Char(':'), 0, 0)
                     .section(QLatin1Char(','), 0, 0);
        bench.press(Qt::Key_Tab);
    }
    int at = -1;
    for (const char *name : {"Focus",
                             "Share of the focus for Command",
                             "Power 12",
                             "New spell",
                             "Spellbook",
                             "Duplicate",
                             "Name of the spell",
                             "Discipline of the spell",
                             "Intensity",
                             "Targets",
                             "Duration",
                             "Against",
                             "Defiance of the target",
                             "Distance at which it is cast",
                             "Chances with 2d6 + 5",
                             "Time",
                             "Followers",
                             "Blood",
                             "Target's Willpower",
                             "Rolled against",
                             "Note on the sheet"}) {
        const int next = int(names.indexOf(QLatin1String(name), at + 1));
        QVERIFY2(next > at,
                 qPrintable(QLatin1String(name) + QStringLiteral(" in ") + names.join(QLatin1Char('|'))));
        at = next;
    }
}

void TestSorceryPage::aReadOnlyCharacterCanBeLookedAt()
{
    Bench bench(burningRain());
    bench.file.bench().setReadOnly(QStringLiteral("Open elsewhere."));
    QVERIFY(!bench.control<QPushButton>(QStringLiteral("New spell"))->isEnabled());
    QVERIFY(!bench.control<ui::NumberField>(QStringLiteral("Intensity"))->isEnabled());
    auto *defiance = bench.control<ui::NumberField>(QStringLiteral("Defiance of the target"));
    QVERIFY(defiance->isEnabled());
    defiance->setFocus();
    bench.press(Qt::Key_Up);
    QCOMPARE(bench.figure("casting/cl"), qint64{10});
}

QTEST_MAIN(TestSorceryPage)

#include "tst_sorcery_page.moc"
