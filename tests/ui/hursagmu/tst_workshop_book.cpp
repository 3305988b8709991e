#include "tests/ui/support/workshopbench.h"
#include "ui/theme/theme.h"

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::hursagmu::GoodsInfo;
using sky::hursagmu::Item;
using sky::hursagmu::ItemKind;
using Bench = test::WorkshopBench;

namespace
{

constexpr int MostActions = 12;

QString bookName(const GoodsInfo &goods)
{
    const QString name = goods.name.at(0).toUpper() + goods.name.mid(1);
    return QStringLiteral("%1%2 (book)").arg(name, goods.focus ? QStringLiteral(", focus") : QString());
}

} // namespace

/// What the book has, made in the workshop: with the book's numbers, in a few clicks and keys.
class TestWorkshopBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(*qApp, ui::ColorScheme::Light, 100); }
    void theBooksThingsAreMadeInAFewActions_data();
    void theBooksThingsAreMadeInAFewActions();
    void theBooksWeaponsAreBuiltFromNothing_data();
    void theBooksWeaponsAreBuiltFromNothing();
};

void TestWorkshopBook::theBooksThingsAreMadeInAFewActions_data()
{
    QTest::addColumn<QString>("id");
    const test::UiFixture fixture;
    for (const GoodsInfo &goods : fixture.game->catalogue().goods())
        if (goods.kind != ItemKind::Gear) QTest::newRow(qUtf8Printable(goods.id)) << goods.id;
}

void TestWorkshopBook::theBooksThingsAreMadeInAFewActions()
{
    QFETCH(QString, id);
    Bench b;
    const GoodsInfo &goods = *b.game->catalogue().thing(id);
    b.open();
    b.from(bookName(goods));
    const size_t before = b.character().items.size();
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QCOMPARE(b.character().items.size(), before + 1);
    QVERIFY2(b.actions <= MostActions, qPrintable(QString::number(b.actions)));
    const Item &item = b.character().items.back();
    QCOMPARE(item.catalogueId, id);
    const auto *made = b.facts().item(item.id);
    QVERIFY(made->weapon == goods.weapon && made->armor == goods.armor && made->focus == goods.focus);
    QCOMPARE(made->priceKnown, goods.price.has_value());
    if (goods.price) QCOMPARE(made->price.value(), goods.price->smallest());
    if (goods.armor) QCOMPARE(made->weight.value(), int64_t(goods.armor->endurance) * 10'000);
    if (goods.weight) QCOMPARE(made->weight.value(), goods.weight->smallest());
}

void TestWorkshopBook::theBooksWeaponsAreBuiltFromNothing_data()
{
    QTest::addColumn<QString>("id");
    const test::UiFixture fixture;
    for (const GoodsInfo &goods : fixture.game->catalogue().goods())
        if (goods.weapon) QTest::newRow(qUtf8Printable(goods.id)) << goods.id;
}

/// The letters of the name are not counted, all else is.
void TestWorkshopBook::theBooksWeaponsAreBuiltFromNothing()
{
    QFETCH(QString, id);
    Bench b;
    const GoodsInfo &goods = *b.game->catalogue().thing(id);
    b.open();
    QTest::keyClicks(b.name(), goods.name);
    if (goods.weapon->weaponClass == sky::hursagmu::WeaponClass::Missile)
        b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Missile")));
    b.click(b.control<QAbstractButton>(QStringLiteral("Size: ") +
                                       b.game->catalogue().size(goods.weapon->size).name));
    if (goods.weapon->weaponClass == sky::hursagmu::WeaponClass::Melee) {
        if (goods.weapon->throwable) b.click(b.control<QCheckBox>(QStringLiteral("Throwable")));
        b.step(QStringLiteral("Defense"), goods.weapon->defense);
        b.step(QStringLiteral("Damage"), goods.weapon->damage);
        if (goods.weapon->shield) b.click(b.labelled<QCheckBox>(QStringLiteral("Counts as a shield")));
    } else if (goods.weapon->offenseTrait == QLatin1String("athlete")) {
        ++b.actions;
        b.control<ui::ChoiceField>(QStringLiteral("Shot with"))->setFocus();
        b.key(Qt::Key_Down);
    }
    if (goods.weapon->noble) b.click(b.labelled<QCheckBox>(QStringLiteral("Noble, sword-like × 10")));
    if (goods.weapon->mechanical) b.click(b.labelled<QCheckBox>(QStringLiteral("Mechanical × 10")));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QVERIFY2(b.actions <= MostActions, qPrintable(QString::number(b.actions)));
    const Item &item = b.character().items.back();
    const auto *made = b.facts().item(item.id);
    QCOMPARE(made->name, goods.name);
    auto wanted = *goods.weapon;
    if (wanted.weaponClass == sky::hursagmu::WeaponClass::Missile)
        wanted.damage = made->weapon->damage; // by size
    QVERIFY(*made->weapon == wanted);
    QCOMPARE(made->price.value(), goods.price->smallest());
}

QTEST_MAIN(TestWorkshopBook)
#include "tst_workshop_book.moc"
