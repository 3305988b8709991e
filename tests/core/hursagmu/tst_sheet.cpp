#include "core/hursagmu/checks/checks.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/sheet/sheet.h"
#include "core/hursagmu/sheet/words.h"
#include "tests/support/builder.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using sky::test::Builder;

namespace
{

print::SheetContent sheetOf(const Builder &builder)
{
    return makeSheet(builder.character, *builder.evaluated(), sky::test::catalogue());
}

/// The texts of a table's column, one for each row.
QStringList columnOf(const print::SheetContent &content, const char *section, const char *column)
{
    QStringList texts;
    const print::Section *found = content.find(QString::fromLatin1(section));
    if (!found) return texts;
    for (const print::Row &row : std::get<print::Table>(found->body).rows)
        for (const print::Cell &cell : row.cells)
            if (cell.column == QLatin1String(column)) texts << cell.text;
    return texts;
}

print::Strip::Item stripItem(const print::SheetContent &content, const char *label)
{
    const auto &items = std::get<print::Strip>(content.find(QStringLiteral("strip"))->body).items;
    const auto item = std::find_if(items.begin(), items.end(), [&](const print::Strip::Item &i) {
        return i.label == QLatin1String(label);
    });
    return item == items.end() ? print::Strip::Item() : *item;
}

Waiver waiver(const char *code, const char *subject)
{
    Waiver waiver;
    waiver.id = QStringLiteral("w1");
    waiver.code = QString::fromLatin1(code);
    waiver.subject = QString::fromLatin1(subject);
    waiver.amount = 1;
    return waiver;
}

} // namespace

class TestSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCheckHasWordsForBeingAccepted()
    {
        for (const QString &code : checkCodes()) {
            const QString title = sheet::acceptedTitle(code, QStringLiteral("sword"));
            QVERIFY2(title != code && !title.contains(QLatin1Char('%')), qPrintable(code));
        }
    }

    void wornCarriedAndStoredStandApart()
    {
        Builder builder;
        builder.character.mount = Mount();
        builder.add("mail", 1, Place::Worn);
        const QString pack = builder.add("backpack", 1, Place::Worn);
        builder.add("rope", 10, Place::Carried, pack);
        builder.add("sword");
        builder.add("lamp", 1, Place::Mount);
        builder.add("chest", 1, Place::Left);
        const QStringList names = columnOf(sheetOf(builder), "equipment", "name");
        const auto at = [&names](const char *words) {
            for (int i = 0; i < names.size(); ++i)
                if (names[i].contains(QLatin1String(words), Qt::CaseInsensitive)) return i;
            return -1;
        };
        const int order[] = {at("worn"),        at("mail"),  at("backpack"),     at("rope"),
                             at("carried"),     at("sword"), at("on the mount"), at("lamp"),
                             at("left behind"), at("chest")};
        QVERIFY2(order[0] >= 0 && std::is_sorted(std::begin(order), std::end(order)),
                 qPrintable(names.join(QLatin1Char(';'))));
    }

    void acceptedNamesTheThingAndWhetherItStillIs()
    {
        Builder builder;
        builder.character.options.optAlienNormalGifts = false;
        builder.gift("natural_weapon");
        const QString subject = QStringLiteral("gift/") + builder.character.creation.gifts.front().id;
        builder.character.waivers = {waiver("gift-alien", qPrintable(subject))};
        QCOMPARE(columnOf(sheetOf(builder), "accepted", "name"),
                 QStringList(QStringLiteral("Natural Weapon on a human")));
        builder.character.waivers = {waiver("gift-twice", qPrintable(subject))};
        QCOMPARE(columnOf(sheetOf(builder), "accepted", "name"),
                 QStringList(QStringLiteral("Natural Weapon more than once: no longer needed")));
    }

    void draftSaysHowFarOverBudget()
    {
        Builder builder;
        builder.character.creation.budget = 10;
        builder.levels({{"warrior", 8}});
        QCOMPARE(sheetOf(builder).draftReason, QStringLiteral("over budget by 6: 16 of 10 points"));
    }

    void stripKeepsToShortNames()
    {
        Builder builder;
        Item hide;
        hide.kind = ItemKind::Armor;
        hide.catalogueId = QStringLiteral("soft_hide");
        hide.name = QStringLiteral("Aegis of the Drowned");
        hide.place = Place::Worn;
        builder.add(hide);
        const print::Strip::Item move = stripItem(sheetOf(builder), "Move");
        QCOMPARE(move.figures.at(1).caption, QStringLiteral("swim"));
        QVERIFY2(move.derivation.contains(QStringLiteral("armor 2")), qPrintable(move.derivation));
    }

    /// Whatever a player calls his armor, only the armor's own part of a number is named after it.
    void armorCalledLikeATraitIsArmor()
    {
        Builder builder;
        builder.levels({{"athlete", 6}});
        Item mail;
        mail.kind = ItemKind::Armor;
        mail.catalogueId = QStringLiteral("mail");
        mail.name = QStringLiteral("Athlete");
        mail.place = Place::Worn;
        builder.add(mail);
        QCOMPARE(stripItem(sheetOf(builder), "Move").derivation,
                 QStringLiteral("10 + Athlete 6 \u2212 armor 4"));
        QCOMPARE(stripItem(sheetOf(builder), "Endurance").derivation,
                 QStringLiteral("Constitution 0 + armor 4"));
    }

    void aBoundThatIsReachedIsTold()
    {
        Builder builder;
        builder.add("plate", 1, Place::Worn);
        builder.add("sword", 18);
        const print::Strip::Item move = stripItem(sheetOf(builder), "Move");
        QCOMPARE(move.figures.front().text, QStringLiteral("0"));
        QVERIFY2(move.derivation.endsWith(QStringLiteral(", at least 0")), qPrintable(move.derivation));
    }

    void cardsSayHowManyHandsAWeaponTakes()
    {
        SheetRequest request;
        request.layout = QStringLiteral("cards");
        for (const GoodsInfo &goods : sky::test::catalogue().goods()) {
            if (!goods.weapon) continue;
            Builder builder;
            builder.add(qPrintable(goods.id));
            const print::SheetContent content =
                makeSheet(builder.character, *builder.evaluated(), sky::test::catalogue(), request);
            const bool two = handsFor(*goods.weapon, sky::test::catalogue()) > 1;
            QVERIFY2(content.cards.at(1).remark.contains(two ? QStringLiteral("two hands")
                                                             : QStringLiteral("one hand")),
                     qPrintable(goods.id + QLatin1Char(' ') + content.cards.at(1).remark));
        }
    }

    void severalPenaltiesGoWithoutNames()
    {
        Builder builder;
        builder.add("mail", 1, Place::Worn);
        builder.add("sword", 12);
        QCOMPARE(stripItem(sheetOf(builder), "Move").derivation,
                 QStringLiteral("10 + Athlete 0 \u2212 4 \u2212 12, at least 0"));
    }

    void largeSumsAreGrouped()
    {
        Builder builder;
        builder.character.purse.gold = 12345;
        QCOMPARE(sheetOf(builder).find(QStringLiteral("purse"))->aside,
                 QStringLiteral("in copper 1,234,500"));
    }

    void anotherNameOfTheBookIsNoNameOfItsOwn()
    {
        Builder builder;
        Item maul;
        maul.catalogueId = QStringLiteral("battle_axe");
        maul.name = QStringLiteral("Maul");
        const QString id = builder.add(maul);
        builder.hold({id, id});
        const print::SheetContent content = sheetOf(builder);
        QCOMPARE(columnOf(content, "equipment", "name"), QStringList(QStringLiteral("maul")));
        QCOMPARE(stripItem(content, "Defense").figures.at(0).caption, QStringLiteral("with maul"));
    }

    void mountedSaysOnlyWhatDiffers()
    {
        QVERIFY(columnOf(sheetOf(sky::test::alaric()), "hands", "remark")
                    .contains(QStringLiteral("no block 15")));
        QVERIFY(columnOf(sheetOf(sky::test::alaric()), "hands", "name")
                    .contains(QStringLiteral("Mounted, sword, shield")));
        Builder bare;
        bare.levels({{"rider", 2}, {"warrior", 2}});
        const QStringList names = columnOf(sheetOf(bare), "hands", "name");
        const QStringList remarks = columnOf(sheetOf(bare), "hands", "remark");
        QCOMPARE(remarks.value(names.indexOf(QStringLiteral("Mounted"))), QString());
        QVERIFY(names.contains(QStringLiteral("Mounted")));
    }
};

QTEST_GUILESS_MAIN(TestSheet)
#include "tst_sheet.moc"
