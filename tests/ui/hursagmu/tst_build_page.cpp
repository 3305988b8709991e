#include "core/hursagmu/edits/edits.h"
#include "tests/ui/support/buildbench.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>

using namespace sky;
using test::BuildBench;
using test::UiFixture;

class TestBuildPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEveryControlOnce();
    void goesThroughAllControlsInReadingOrder();
    void standsInOneColumnWhereTwoAreTooWide();
    void bringsTheRowThatIsRevealedIntoView();
    void keepsItsRowsThroughAnEdit();
};

namespace
{

QString nameOf(QWidget *widget)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

bool isControl(QWidget *widget)
{
    return widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy();
}

void unfoldAll(BuildBench &bench)
{
    bench.labelled<QPushButton>(QStringLiteral("Add trait..."))->click();
    bench.labelled<QPushButton>(QStringLiteral("Gift of your own..."))->click();
}

} // namespace

void TestBuildPage::namesEveryControlOnce()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.sample(QStringLiteral("eshara.skychar")));
    unfoldAll(bench);
    QSet<QString> names;
    for (QWidget *widget : bench.page.findChildren<QWidget *>()) {
        if (!isControl(widget) || widget->objectName() == QLatin1String("qt_spinbox_lineedit")) continue;
        const QString name = nameOf(widget);
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
        if (auto *button = qobject_cast<QAbstractButton *>(widget))
            QVERIFY2(name.contains(button->text()), qPrintable(name));
    }
    QVERIFY(names.size() > 30);
}

void TestBuildPage::goesThroughAllControlsInReadingOrder()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.knight());
    QVERIFY(bench.file.bench().apply(hursagmu::setBudget(130)));
    for (const auto kind : {hursagmu::TraitKind::Talent, hursagmu::TraitKind::Profession})
        QVERIFY(bench.file.bench().apply(
            hursagmu::addCustomTrait(fixture.game->catalogue(), QStringLiteral("Own %1").arg(int(kind)), kind,
                                     *Level::of(1), fixture.services.ids, {})));
    QStringList names;
    bench.focused(QStringLiteral("command"));
    do {
        names << nameOf(QApplication::focusWidget()).section(QLatin1Char(','), 0, 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    } while (names.size() < 40 && QApplication::focusWidget() != bench.row(QStringLiteral("command")));
    const QStringList wanted = {QStringLiteral("Command"),
                                QStringLiteral("Constitution"),
                                QStringLiteral("Intellect"),
                                QStringLiteral("Perception"),
                                QStringLiteral("Strength"),
                                QStringLiteral("Willpower"),
                                QStringLiteral("Own 0"),
                                QStringLiteral("Archer"),
                                QStringLiteral("Artisan"),
                                QStringLiteral("Athlete"),
                                QStringLiteral("Burglar"),
                                QStringLiteral("Healer"),
                                QStringLiteral("Ranger"),
                                QStringLiteral("Rider"),
                                QStringLiteral("Scholar"),
                                QStringLiteral("Sneak"),
                                QStringLiteral("Trickster"),
                                QStringLiteral("Trader"),
                                QStringLiteral("Warrior"),
                                QStringLiteral("Own 1"),
                                QStringLiteral("Add trait..."),
                                QStringLiteral("Find among 18 gifts"),
                                QStringLiteral("Gifts on offer"),
                                QStringLiteral("About Amelatu"),
                                QStringLiteral("Rule H-089"), // arrow keys lead to the others
                                QStringLiteral("Gift of your own..."),
                                QStringLiteral("Gifts taken")};
    QVERIFY2(names == wanted, qPrintable(names.join(QLatin1Char('|'))));
}

void TestBuildPage::standsInOneColumnWhereTwoAreTooWide()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.knight());
    const auto top = [&bench](const char *id) {
        return bench.row(QLatin1String(id))->mapTo(&bench.page, QPoint()).y();
    };
    QCOMPARE(top("archer"), top("command"));
    bench.page.resize(500, 700);
    QTRY_VERIFY(top("archer") > top("willpower"));
    const auto *scroll = bench.page.findChild<QScrollArea *>();
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    QVERIFY(bench.row(QStringLiteral("archer"))->width() > 400);
}

void TestBuildPage::bringsTheRowThatIsRevealedIntoView()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.knight());
    bench.page.resize(500, 300);
    QVERIFY(bench.page.reveal(QStringLiteral("trait/warrior")));
    QCOMPARE(QApplication::focusWidget(), bench.row(QStringLiteral("warrior")));
    QVERIFY(!bench.row(QStringLiteral("warrior"))->visibleRegion().isEmpty());
    QVERIFY(!bench.page.reveal(QStringLiteral("trait/nobody")));
}

/// An edit may be shown within a few milliseconds only if no widget is made anew.
void TestBuildPage::keepsItsRowsThroughAnEdit()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(1000));
    for (int i = 0; i < 20; ++i)
        QVERIFY(bench.file.bench().apply(hursagmu::addCustomTrait(
            fixture.game->catalogue(), QStringLiteral("Craft %1").arg(i), hursagmu::TraitKind::Profession,
            *Level::of(1), fixture.services.ids, {})));
    const auto before = bench.page.findChildren<QWidget *>();
    QTest::keyClick(bench.focused(QStringLiteral("warrior")), Qt::Key_Right);
    QCOMPARE(bench.level(QStringLiteral("warrior")), 1);
    QCOMPARE(bench.page.findChildren<QWidget *>(), before);
}

QTEST_MAIN(TestBuildPage)
#include "tst_build_page.moc"
