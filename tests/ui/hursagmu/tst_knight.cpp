#include "core/storage/files.h"
#include "tests/ui/support/buildbench.h"
#include "ui/hursagmu/equipment/equipmentpage.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeView>

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::test::BuildBench;
using sky::test::UiFixture;

namespace
{

const QStringList Things = {QStringLiteral("sword"), QStringLiteral("shield"), QStringLiteral("dagger"),
                            QStringLiteral("mail")};

/// Both pages of a character in windows of their own.
struct Bench : BuildBench {
    using BuildBench::BuildBench;
    EquipmentPage equipment{file.bench(), *fixture.game};

    /// A combo box says its value instead of its name, so the name given goes first.
    static QString nameOf(QWidget *control)
    {
        if (!control->accessibleName().isEmpty()) return control->accessibleName();
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(control);
        return interface ? interface->text(QAccessible::Name) : QString();
    }
    template<class Control>
    Control *control(const QString &name)
    {
        for (Control *each : equipment.findChildren<Control *>())
            if (each->isVisible() && nameOf(each).startsWith(name)) return each;
        return nullptr;
    }
    void showEquipment()
    {
        equipment.resize(900, 700);
        // The window shows the panel beside the page; here it lies on it.
        QObject::connect(&equipment, &EquipmentPage::sidePanelChanged, &equipment,
                         [this, shown = QPointer<QWidget>()]() mutable {
                             if (shown) shown->hide();
                             shown = equipment.sidePanel();
                             if (!shown) return;
                             shown->resize(440, equipment.height());
                             shown->show();
                         });
        equipment.show();
        equipment.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&equipment));
    }
    /// The saved file, with ids replaced by the order in which they come first.
    QString saved(const QString &name)
    {
        const QString path = fixture.path(name);
        if (!file.saveAs(path)) return {};
        QString text = QString::fromUtf8(storage::readFile(path).value());
        static const QRegularExpression id(QStringLiteral("\"id\": \"([^\"]*)\""));
        int count = 0;
        for (auto matches = id.globalMatch(QString(text)); matches.hasNext();) {
            const QString old = matches.next().captured(1);
            if (fixture.game->catalogue().trait(old)) continue;
            text.replace(QLatin1Char('"') + old + QLatin1Char('"'), QStringLiteral("\"#%1\"").arg(++count));
        }
        return text;
    }
};

void pressPlus(TraitRow *row, int times)
{
    // plus is the last button before the two columns of figures
    const QFontMetrics metrics = row->fontMetrics();
    const int figures = 2 * (8 + metrics.horizontalAdvance(QStringLiteral("00000")));
    const QPoint plus(row->width() - 8 - figures - metrics.height() / 2, row->height() / 2);
    for (int i = 0; i < times; ++i)
        QTest::mouseClick(row, Qt::LeftButton, {}, plus);
}

/// Tab, arrows, digits and words.
void buildByKeyboard(Bench &bench, const hursagmu::Evaluation &wanted)
{
    const auto rows = bench.page.findChildren<TraitRow *>();
    rows.front()->setFocus(Qt::TabFocusReason);
    for (TraitRow *row : rows) {
        QCOMPARE(QApplication::focusWidget(), row);
        const int level = wanted.level(row->face().id);
        if (level > 6)
            QTest::keyClicks(row, QString::number(level));
        else
            for (int i = 0; i < level; ++i)
                QTest::keyClick(row, i % 2 == 0 ? Qt::Key_Right : Qt::Key_Plus);
        QTest::keyClick(row, Qt::Key_Tab);
    }
    bench.showEquipment();
    auto *add = bench.control<QPushButton>(QStringLiteral("Add..."));
    QVERIFY(add);
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find among"));
    QTRY_VERIFY(search->hasFocus());
    for (const QString &thing : Things) {
        QTest::keyClicks(search, thing);
        QTest::keyClick(search, Qt::Key_Return);
    }
    QTest::keyClick(search, Qt::Key_Escape);
    // The arrows pass the sword on the way to the shield, so the hand that keeps it comes last.
    for (const auto &[hand, held] : {std::pair("Left hand", "Shield"), std::pair("Right hand", "Sword")}) {
        auto *choice = bench.control<ui::ChoiceField>(QLatin1String(hand));
        choice->setFocus();
        const int index = choice->findText(QLatin1String(held));
        while (choice->currentIndex() != index)
            QTest::keyClick(choice, choice->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
}

/// Into view, then a double click.
void addByMouse(QTreeView &list, const QString &thing)
{
    const QAbstractItemModel &model = *list.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data().toString().compare(thing, Qt::CaseInsensitive) != 0) continue;
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        return;
    }
    QFAIL(qPrintable(thing));
}

void chooseByMouse(ui::ChoiceField &choice, const QString &text)
{
    QTest::mouseClick(&choice, Qt::LeftButton);
    QTRY_VERIFY(choice.view()->isVisible());
    QCoreApplication::processEvents(); // from here on a click is one of its own
    const QModelIndex index = choice.model()->index(choice.findText(text), 0);
    choice.view()->scrollTo(index);
    QTest::mouseClick(choice.view()->viewport(), Qt::LeftButton, {},
                      choice.view()->visualRect(index).center());
    QTRY_VERIFY(!choice.view()->isVisible());
}

void buildByMouse(Bench &bench, const hursagmu::Evaluation &wanted)
{
    for (TraitRow *row : bench.page.findChildren<TraitRow *>())
        pressPlus(row, wanted.level(row->face().id));
    bench.showEquipment();
    auto *add = bench.control<QPushButton>(QStringLiteral("Add..."));
    QTest::mouseClick(add, Qt::LeftButton);
    auto *list = bench.control<QTreeView>(QStringLiteral("Things to add"));
    QVERIFY(list);
    for (const QString &thing : Things)
        addByMouse(*list, thing);
    chooseByMouse(*bench.control<ui::ChoiceField>(QStringLiteral("Right hand")), QStringLiteral("Sword"));
    chooseByMouse(*bench.control<ui::ChoiceField>(QStringLiteral("Left hand")), QStringLiteral("Shield"));
}

} // namespace

/// The Knight of the templates, made from nothing on the pages.
class TestKnight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameFileByKeyboardAndByMouse();
};

void TestKnight::isTheSameFileByKeyboardAndByMouse()
{
    // Within that time an open list takes a click for the one that opened it.
    QApplication::setDoubleClickInterval(0);
    UiFixture fixture;
    const auto &wanted = ui::hursagmu::evaluationOf(fixture.knight().document());
    Bench keyboard(fixture, fixture.blank());
    buildByKeyboard(keyboard, wanted);
    keyboard.equipment.hide();
    Bench mouse(fixture, fixture.blank());
    buildByMouse(mouse, wanted);

    QCOMPARE(keyboard.facts().spent, wanted.spent);
    QCOMPARE(keyboard.facts().defense.value(), wanted.defense.value());
    QCOMPARE(keyboard.facts().load.carried.value(), wanted.load.carried.value());
    const QString file = keyboard.saved(QStringLiteral("keyboard.skychar"));
    QVERIFY(file.contains(QStringLiteral("\"catalogue\": \"mail\"")));
    QCOMPARE(mouse.saved(QStringLiteral("mouse.skychar")), file);
}

QTEST_MAIN(TestKnight)
#include "tst_knight.moc"
