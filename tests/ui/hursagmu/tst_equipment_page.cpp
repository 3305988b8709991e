#include "tests/ui/uifixture.h"

#include "core/hursagmu/edits/edits.h"
#include "ui/hursagmu/equipment/addpanel.h"
#include "ui/hursagmu/equipment/equipmentpage.h"
#include "ui/hursagmu/equipment/itemview.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::hursagmu::Item;
using sky::hursagmu::Place;

namespace
{

/// A combo box says its value instead of its name, so the name given goes first.
QString nameOf(QWidget &control)
{
    if (!control.accessibleName().isEmpty()) return control.accessibleName();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&control);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// The equipment page of a character in a shown window.
class Bench
{
public:
    explicit Bench(bool knight = true)
        : file(knight ? fixture.knight() : fixture.blank())
        , page(file.bench(), *fixture.game)
        , view(*page.findChild<ItemView *>())
    {
        page.resize(900, 700);
        // The window shows the panel beside the page; here it lies on it.
        QObject::connect(&page, &EquipmentPage::sidePanelChanged, &page,
                         [this, shown = QPointer<QWidget>()]() mutable {
                             if (shown) shown->hide();
                             shown = page.sidePanel();
                             if (!shown) return;
                             shown->resize(440, page.height());
                             shown->show();
                         });
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) qWarning("the window did not become active");
    }

    const sky::hursagmu::Character &character() const { return characterOf(file.document()); }
    const sky::hursagmu::Evaluation &facts() const { return evaluationOf(file.document()); }
    ItemVerbs verbs() const { return {file.bench(), fixture.game->catalogue()}; }

    /// The control whose accessible name begins so.
    template<class Control>
    Control *control(const QString &name) const
    {
        for (Control *each : page.findChildren<Control *>()) {
            if (nameOf(*each).startsWith(name)) return each;
        }
        return nullptr;
    }
    QString idOf(const QString &name) const
    {
        for (const auto &item : facts().items)
            if (item.name.compare(name, Qt::CaseInsensitive) == 0) return item.id;
        return {};
    }
    const sky::hursagmu::PresentItem *item(const QString &name) const { return facts().item(idOf(name)); }

    void select(const QStringList &names)
    {
        view.setFocus();
        view.reveal(idOf(names.first()));
        for (const QString &name : names.mid(1))
            view.selectionModel()->select(view.items().indexOf(idOf(name)),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    void choose(ui::ChoiceField *field, const QString &text)
    {
        field->setFocus();
        const int index = field->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        while (field->currentIndex() != index)
            QTest::keyClick(field, field->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }

    test::UiFixture fixture;
    ui::OpenFile &file;
    EquipmentPage page;
    ItemView &view;
};

} // namespace

class TestEquipmentPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsByKeyboard();
    void addsByMouseWithQuantityAndPlace();
    void addsAThingOfOnesOwn();
    void armorIsWornUnlessToldOtherwise();
    void movesByM();
    void movesSeveralAsOneStep();
    void removesAndBringsBack();
    void countsByPlusAndMinus();
    void renamesByF2();
    void editsTheQuantityInItsCell();
    void takesInHandByH();
    void chooseAHand();
    void aTwoHandedThingTakesBothHands();
    void aHandTooManyGoesWhenItIsEmptied();
    void tipsSayNamesAsTheyAre();
    void editsTheParticulars();
    void tellsARefusalBesideTheField();
    void showsThePresentAmountAgainWhenOneIsRefused();
    void findsAmongTheThings();
    void anEditKeepsSelectionAndScrolling();
    void keepsThePurse();
    void addsAndRemovesAMount();
    void saysWhatTheLoadCosts();
    void revealsSubjects();
    void namesEveryControlOnce();
    void explainsTheCurrentThing();
    void theCurrentThingKeepsItsGroundUnderThePointer();
};

void TestEquipmentPage::addsByKeyboard()
{
    Bench bench(false);
    auto *open = bench.control<QPushButton>(QStringLiteral("Add..."));
    open->setFocus();
    QTest::keyClick(open, Qt::Key_Space);
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find among"));
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("torch"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(bench.character().items.size(), size_t(1)); // at once, and the next word can be typed
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("rope"));
    QTest::keyClick(search, Qt::Key_Down);
    auto *list = bench.control<QTreeView>(QStringLiteral("Things to add"));
    QTRY_VERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Return);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(bench.character().items.size(), size_t(2)); // the same again makes the stack larger
    QCOMPARE(bench.item(QStringLiteral("rope"))->quantity, 2);
    QVERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!list->isVisible());
    QVERIFY(bench.view.hasFocus());
}

void TestEquipmentPage::addsByMouseWithQuantityAndPlace()
{
    Bench bench(false);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Add...")), Qt::LeftButton);
    auto *list = bench.control<QTreeView>(QStringLiteral("Things to add"));
    QTest::keyClicks(bench.control<ui::SearchField>(QStringLiteral("Find among")), QStringLiteral("rope"));
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    bench.control<ui::NumberField>(QStringLiteral("How many"))->setValue(10);
    bench.choose(bench.control<ui::ChoiceField>(QStringLiteral("Where to")), QStringLiteral("on the mount"));
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Just add rope")), Qt::LeftButton);
    QCOMPARE(bench.item(QStringLiteral("rope"))->quantity, 10);
    QCOMPARE(bench.item(QStringLiteral("rope"))->place, Place::Mount);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QTRY_COMPARE(bench.item(QStringLiteral("rope"))->quantity, 11);
}

void TestEquipmentPage::addsAThingOfOnesOwn()
{
    Bench bench(false);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Add...")), Qt::LeftButton);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("A thing of your own")), Qt::LeftButton);
    auto *name = bench.control<ui::LineField>(QStringLiteral("Its name"));
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, QStringLiteral("Harp"));
    QTest::keyClicks(bench.control<ui::LineField>(QStringLiteral("Its weight")), QStringLiteral("2.5"));
    QTest::keyClicks(bench.control<ui::LineField>(QStringLiteral("Its price")), QStringLiteral("400"));
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Just add Harp")), Qt::LeftButton);
    const auto *harp = bench.item(QStringLiteral("Harp"));
    QVERIFY(harp);
    QCOMPARE(harp->weight.value(), Weight::ofSmallest(2500).smallest());
    QCOMPARE(harp->price.value(), Money::ofUnits(400).smallest());
    QCOMPARE(name->text(), QString());
}

void TestEquipmentPage::armorIsWornUnlessToldOtherwise()
{
    Bench bench(false);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Add...")), Qt::LeftButton);
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find among"));
    QTest::keyClicks(search, QStringLiteral("mail"));
    auto *add = bench.control<QPushButton>(QStringLiteral("Just add mail"));
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(bench.item(QStringLiteral("mail"))->place, Place::Worn);
    search->setText(QStringLiteral("torch"));
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(bench.item(QStringLiteral("torch"))->place, Place::Carried);
}

void TestEquipmentPage::movesByM()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    QTest::keyClick(&bench.view, Qt::Key_M);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_L); // Left behind
    QTRY_COMPARE(bench.item(QStringLiteral("dagger"))->place, Place::Left);
    QCOMPARE(bench.view.currentId(), bench.idOf(QStringLiteral("dagger")));
}

void TestEquipmentPage::movesSeveralAsOneStep()
{
    Bench bench;
    const int steps = bench.file.document().undoStack().count();
    bench.select({QStringLiteral("dagger"), QStringLiteral("sword")});
    QTest::keyClick(&bench.view, Qt::Key_M);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_M); // On the mount
    QTRY_COMPARE(bench.item(QStringLiteral("sword"))->place, Place::Mount);
    QCOMPARE(bench.item(QStringLiteral("dagger"))->place, Place::Mount);
    QCOMPARE(bench.file.document().undoStack().count(), steps + 1);
    QCOMPARE(bench.view.selectedIds().size(), 2);
}

void TestEquipmentPage::removesAndBringsBack()
{
    Bench bench;
    const int before = bench.view.items().itemCount();
    bench.select({QStringLiteral("dagger")});
    QTest::keyClick(&bench.view, Qt::Key_Delete);
    QVERIFY(!bench.item(QStringLiteral("dagger")));
    QCOMPARE(bench.view.items().itemCount(), before - 1);
    bench.file.document().undoStack().undo();
    QVERIFY(bench.item(QStringLiteral("dagger")));
}

void TestEquipmentPage::countsByPlusAndMinus()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    const int steps = bench.file.document().undoStack().count();
    QTest::keyClick(&bench.view, Qt::Key_Plus);
    QTest::keyClick(&bench.view, Qt::Key_Plus);
    QTest::keyClick(&bench.view, Qt::Key_Minus);
    QCOMPARE(bench.item(QStringLiteral("dagger"))->quantity, 2);
    QCOMPARE(bench.file.document().undoStack().count(), steps + 1);
}

void TestEquipmentPage::renamesByF2()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    const QString id = bench.view.currentId();
    QTest::keyClick(&bench.view, Qt::Key_F2);
    auto *editor = bench.control<ui::LineField>(QStringLiteral("Name of Dagger"));
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("<b>Mercy</b>"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(bench.character().findItem(id)->name, QStringLiteral("<b>Mercy</b>"));
}

void TestEquipmentPage::editsTheQuantityInItsCell()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    const QModelIndex cell = bench.view.currentIndex().siblingAtColumn(ItemModel::QuantityColumn);
    QTest::mouseClick(bench.view.viewport(), Qt::LeftButton, {}, bench.view.visualRect(cell).center());
    QTest::keyClick(&bench.view, Qt::Key_Return);
    auto *editor = bench.control<ui::NumberField>(QStringLiteral("Quantity of Dagger"));
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("3"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(bench.item(QStringLiteral("dagger"))->quantity, 3);
}

void TestEquipmentPage::takesInHandByH()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    QTest::keyClick(&bench.view, Qt::Key_H);
    QVERIFY(bench.item(QStringLiteral("dagger"))->inHand);
    QTest::keyClick(&bench.view, Qt::Key_H);
    QVERIFY(!bench.item(QStringLiteral("dagger"))->inHand);
}

void TestEquipmentPage::chooseAHand()
{
    Bench bench;
    bench.choose(bench.control<ui::ChoiceField>(QStringLiteral("Right hand")), QStringLiteral("nothing"));
    QCOMPARE(bench.character().hands[0], QString());
    bench.choose(bench.control<ui::ChoiceField>(QStringLiteral("Right hand")), QStringLiteral("Dagger"));
    QCOMPARE(bench.character().hands[0], bench.idOf(QStringLiteral("dagger")));
    const QString shown = bench.control<QLabel>(QStringLiteral("Defense in hand"))->text();
    QCOMPARE(shown, QString::number(bench.facts().inHand.front().defense.value()));
}

void TestEquipmentPage::aTwoHandedThingTakesBothHands()
{
    Bench bench;
    Item spear;
    spear.kind = sky::hursagmu::ItemKind::Weapon;
    spear.catalogueId = QStringLiteral("spear");
    QVERIFY(bench.file.bench().apply(
        sky::hursagmu::addItem(bench.fixture.game->catalogue(), spear, bench.fixture.services.ids)));
    bench.select({QStringLiteral("spear")});
    QTest::keyClick(&bench.view, Qt::Key_H);
    const QString id = bench.idOf(QStringLiteral("spear"));
    QCOMPARE(bench.character().hands, std::vector<QString>({id, id}));
    auto *left = bench.control<ui::ChoiceField>(QStringLiteral("Left hand"));
    QCOMPARE(left->currentText(), QStringLiteral("held by the spear"));
    bench.choose(left, QStringLiteral("Shield"));
    QCOMPARE(bench.character().hands[0], QString());
    QCOMPARE(bench.character().hands[1], bench.idOf(QStringLiteral("shield")));
}

void TestEquipmentPage::aHandTooManyGoesWhenItIsEmptied()
{
    Bench bench;
    const QString dagger = bench.idOf(QStringLiteral("dagger"));
    const auto hold = [dagger](Character &character) -> Result<void> {
        static_cast<sky::hursagmu::Character &>(character).hands = {QString(), QString(), dagger};
        return {};
    };
    QVERIFY(bench.file.bench().apply({QStringLiteral("hold"), {}, hold}));
    const QPointer<ui::ChoiceField> field = bench.control<ui::ChoiceField>(QStringLiteral("Hand 3"));
    QVERIFY(field);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Home);
    QVERIFY(field); // it is still at work
    QVERIFY(!field->isVisible());
    QTRY_VERIFY(!field);
    QCOMPARE(bench.character().hands.size(), size_t(2));
}

void TestEquipmentPage::tipsSayNamesAsTheyAre()
{
    Bench bench;
    const QString name = QStringLiteral("Cut & <b>Thrust</b>");
    QVERIFY(bench.verbs().rename(bench.idOf(QStringLiteral("sword")), name));
    auto *hand = bench.control<ui::ChoiceField>(QStringLiteral("Right hand"));
    QCOMPARE(hand->currentText(), name);
    QVERIFY(Qt::mightBeRichText(hand->toolTip()));
    QTextDocument tip;
    tip.setHtml(hand->toolTip());
    QCOMPARE(tip.toPlainText(), name);
}

void TestEquipmentPage::editsTheParticulars()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    const QString id = bench.view.currentId();
    auto *note = bench.control<ui::LineField>(QStringLiteral("Note"));
    note->setFocus();
    const int steps = bench.file.document().undoStack().count();
    QTest::keyClicks(note, QStringLiteral("from home"));
    QCOMPARE(bench.character().findItem(id)->note, QStringLiteral("from home"));
    QCOMPARE(bench.file.document().undoStack().count(), steps + 1);
    auto *weight = bench.control<ui::LineField>(QStringLiteral("Weight of one"));
    QTest::keyClicks(weight, QStringLiteral("1,5"));
    QTest::keyClick(weight, Qt::Key_Return);
    QCOMPARE(bench.character().findItem(id)->weightEach, Weight::ofSmallest(1500));
    bench.choose(bench.control<ui::ChoiceField>(QStringLiteral("Quality")), QStringLiteral("poor"));
    QCOMPARE(bench.character().findItem(id)->quality, sky::hursagmu::Quality::Poor);
    QTest::mouseClick(bench.control<QCheckBox>(QStringLiteral("Container")), Qt::LeftButton, {}, {8, 8});
    QTRY_VERIFY(bench.item(QStringLiteral("dagger"))->container);
    weight->clear();
    QTest::keyClick(weight, Qt::Key_Return);
    QCOMPARE(bench.character().findItem(id)->weightEach, std::nullopt);
}

void TestEquipmentPage::tellsARefusalBesideTheField()
{
    Bench bench;
    QSignalSpy refused(&bench.file.bench(), &ui::Workbench::refused);
    bench.select({QStringLiteral("dagger")});
    auto *weight = bench.control<ui::LineField>(QStringLiteral("Weight of one"));
    weight->setFocus();
    QTest::keyClicks(weight, QStringLiteral("heavy"));
    QTest::keyClick(weight, Qt::Key_Return);
    QVERIFY(weight->property("problem").toBool());
    QCOMPARE(bench.character().findItem(bench.view.currentId())->weightEach, std::nullopt);
    QCOMPARE(refused.count(), 0);
}

void TestEquipmentPage::showsThePresentAmountAgainWhenOneIsRefused()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    QVERIFY(bench.verbs().setQuantity(bench.view.currentId(), 1000)); // too much is too much of all of them
    bench.choose(bench.control<ui::ChoiceField>(QStringLiteral("Quality")), QStringLiteral("excellent"));
    for (const char *name : {"Weight of one", "Price of one", "Price times"}) {
        auto *field = bench.control<ui::LineField>(QLatin1String(name));
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("7\r"));
        QCOMPARE(field->text(), QStringLiteral("7"));
        QTest::keyClicks(field, QStringLiteral("99999999\r"));
        QCOMPARE(field->text(), QStringLiteral("7"));
    }
}

void TestEquipmentPage::findsAmongTheThings()
{
    Bench bench;
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find an item"));
    QTest::keyClicks(search, QStringLiteral("dagg"));
    const QModelIndex dagger = bench.view.items().indexOf(bench.idOf(QStringLiteral("dagger")));
    const QModelIndex sword = bench.view.items().indexOf(bench.idOf(QStringLiteral("sword")));
    QVERIFY(!bench.view.isRowHidden(dagger.row(), dagger.parent()));
    QVERIFY(bench.view.isRowHidden(sword.row(), sword.parent()));
    const QString count = QStringLiteral("1 of %1 items").arg(bench.view.items().itemCount());
    QVERIFY(bench.control<QLabel>(count));
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(!bench.view.isRowHidden(sword.row(), sword.parent()));
}

void TestEquipmentPage::anEditKeepsSelectionAndScrolling()
{
    Bench bench(false);
    std::vector<Edit> edits;
    Item thing;
    for (int i = 0; i < 300; ++i) {
        thing.name = QStringLiteral("Thing %1").arg(i);
        edits.push_back(
            sky::hursagmu::addItem(bench.fixture.game->catalogue(), thing, bench.fixture.services.ids));
    }
    QVERIFY(bench.file.bench().apply(QStringLiteral("many"), edits));
    bench.select({QStringLiteral("Thing 200")});
    QApplication::processEvents();
    const int scrolled = bench.view.verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    QTest::keyClick(&bench.view, Qt::Key_Plus);
    QCOMPARE(bench.item(QStringLiteral("Thing 200"))->quantity, 2);
    QVERIFY(bench.file.bench().apply(sky::hursagmu::moveItem(
        bench.fixture.game->catalogue(), bench.idOf(QStringLiteral("Thing 250")), Place::Left)));
    QApplication::processEvents();
    QCOMPARE(bench.view.verticalScrollBar()->value(), scrolled);
    QCOMPARE(bench.view.selectedIds(), QStringList{bench.idOf(QStringLiteral("Thing 200"))});
    QVERIFY(bench.view.isExpanded(bench.view.items().groupIndex(Place::Carried)));
}

void TestEquipmentPage::keepsThePurse()
{
    Bench bench(false);
    for (const auto &[name, coins] : {std::pair(QStringLiteral("Gold"), 4), {QStringLiteral("Silver"), 2}}) {
        auto *field = bench.control<ui::NumberField>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::number(coins));
        QTest::keyClick(field, Qt::Key_Return);
    }
    QCOMPARE(bench.character().purse.gold, 4);
    QCOMPARE(bench.character().purse.silver, 2);
    QVERIFY(bench.control<QLabel>(QStringLiteral("420 cc")));
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.character().purse.gold, 4);
    QCOMPARE(bench.character().purse.silver, 0);
}

void TestEquipmentPage::addsAndRemovesAMount()
{
    Bench bench(false);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Add a mount")), Qt::LeftButton);
    QVERIFY(bench.character().mount);
    auto *name = bench.control<ui::LineField>(QStringLiteral("Mount's name"));
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, QStringLiteral("Grey"));
    QCOMPARE(bench.character().mount->name, QStringLiteral("Grey"));
    auto *strength = bench.control<ui::NumberField>(QStringLiteral("Mount's Strength"));
    strength->setValue(12);
    QCOMPARE(bench.character().mount->strength.value(), 12);
    bench.control<ui::NumberField>(QStringLiteral("Mount's Athlete"))->setValue(9);
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.character().mount->strength.value(), 12);
    QCOMPARE(bench.character().mount->athlete.value(), 0);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Remove the mount")), Qt::LeftButton);
    QVERIFY(!bench.character().mount);
}

void TestEquipmentPage::saysWhatTheLoadCosts()
{
    Bench bench(false);
    Item anvil;
    anvil.name = QStringLiteral("Anvil");
    anvil.weightEach = Weight::ofUnits(60);
    QVERIFY(bench.file.bench().apply(
        sky::hursagmu::addItem(bench.fixture.game->catalogue(), anvil, bench.fixture.services.ids)));
    QVERIFY(bench.control<QLabel>(QStringLiteral("Load 60 of 100 lb")));
    QVERIFY(bench.control<QLabel>(QStringLiteral("Penalty of the load: \u22124 to movement")));
    QVERIFY(bench.control<QLabel>(QStringLiteral("Move 6 spaces instead of 10")));
    QVERIFY(bench.verbs().setQuantity(bench.idOf(QStringLiteral("Anvil")), 2));
    QVERIFY(bench.control<QLabel>(QStringLiteral("Penalty of the load: More than can be lifted")));
}

void TestEquipmentPage::revealsSubjects()
{
    Bench bench;
    const QString torch = bench.facts().items.back().id;
    QVERIFY(bench.page.reveal(QStringLiteral("item/") + torch));
    QCOMPARE(bench.view.currentId(), torch);
    QVERIFY(bench.view.hasFocus());
    QVERIFY(bench.page.reveal(QStringLiteral("hand/2")));
    QVERIFY(bench.control<ui::ChoiceField>(QStringLiteral("Left hand"))->hasFocus());
    QVERIFY(bench.page.reveal(QStringLiteral("load")));
    QVERIFY(bench.page.reveal(QStringLiteral("mount")));
    QVERIFY(!bench.page.reveal(QStringLiteral("item/none")));
    QVERIFY(!bench.page.reveal(QStringLiteral("trait/warrior")));
}

void TestEquipmentPage::namesEveryControlOnce()
{
    Bench bench;
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("Add...")), Qt::LeftButton);
    QTest::mouseClick(bench.control<QPushButton>(QStringLiteral("A thing of your own")), Qt::LeftButton);
    bench.page.reveal(QStringLiteral("mount"));
    bench.select({QStringLiteral("dagger")});
    QStringList names;
    for (QWidget *widget : bench.page.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
        if (qobject_cast<QLineEdit *>(widget) && qobject_cast<QSpinBox *>(widget->parent())) continue;
        const QString name = nameOf(*widget);
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names << name;
    }
    QVERIFY(names.size() > 20);
}

void TestEquipmentPage::explainsTheCurrentThing()
{
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    QCOMPARE(bench.file.bench().spotlight(),
             QStringLiteral("weight/") + bench.idOf(QStringLiteral("dagger")));
    QVERIFY(bench.facts().find(bench.file.bench().spotlight()));
    bench.control<QLabel>(QStringLiteral("Defense in hand"))->setFocus();
    QCOMPARE(bench.file.bench().spotlight(), QStringLiteral("hand/1/defense"));
}

void TestEquipmentPage::theCurrentThingKeepsItsGroundUnderThePointer()
{
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
    Bench bench;
    bench.select({QStringLiteral("dagger")});
    const QPoint place = bench.view.visualRect(bench.view.currentIndex()).topRight() + QPoint(-2, 2);
    QHoverEvent hover(QEvent::HoverMove, place, place, QPointF());
    QCoreApplication::sendEvent(bench.view.viewport(), &hover);
    QCOMPARE(bench.view.viewport()->grab().toImage().pixelColor(place), ui::colorsOf(&bench.view).tint);
}

QTEST_MAIN(TestEquipmentPage)
#include "tst_equipment_page.moc"
