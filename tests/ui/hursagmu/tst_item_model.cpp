#include "tests/ui/uifixture.h"

#include "core/hursagmu/edits/edits.h"
#include "ui/hursagmu/equipment/itemmodel.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::hursagmu::Item;
using sky::hursagmu::Place;

namespace
{

/// A model over a blank character, checked at every signal.
struct Bench {
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.blank();
    ItemVerbs verbs{file.bench(), fixture.game->catalogue()};
    ItemModel model{verbs};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    QString add(const char *catalogueId, int64_t quantity = 1, Place place = Place::Carried,
                const QString &container = {})
    {
        Item item;
        item.catalogueId = QLatin1String(catalogueId);
        item.kind = fixture.game->catalogue().thing(item.catalogueId)->kind;
        item.quantity = quantity;
        item.place = place;
        item.container = container;
        file.bench().apply(sky::hursagmu::addItem(fixture.game->catalogue(), item, fixture.services.ids));
        return characterOf(file.document()).items.back().id;
    }
    QString text(const QString &id, int column, int role = Qt::DisplayRole) const
    {
        return model.indexOf(id).siblingAtColumn(column).data(role).toString();
    }
    QModelIndex group(Place place) const { return model.groupIndex(place); }
    void drop(const QStringList &ids, const QModelIndex &target)
    {
        QModelIndexList indexes;
        for (const QString &id : ids)
            indexes << model.indexOf(id);
        const std::unique_ptr<QMimeData> data(model.mimeData(indexes));
        model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, target);
    }
};

} // namespace

class TestItemModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhereThingsAre();
    void nestsContentsAndSumsThem();
    void groupsSumTheirWeights();
    void editsQuantityAndName();
    void movesByDroppingOnAPlace();
    void movesByDroppingOnAContainer();
    void dropsSeveralAsOneStep();
    void refusesAContainerInItself();
    void takesNothingFromAnotherCharacter();
    void removesAContainerAndKeepsItsContents();
    void turnsNestingInsideOut();
    void oneEditChangesOneRow();
    void showsKilogramsWhenSet();
    void changesNothingWhileReadOnly();
    void followsRandomMoves();
};

void TestItemModel::showsWhereThingsAre()
{
    Bench bench;
    const QString mail = bench.add("mail", 1, Place::Worn);
    const QString rope = bench.add("rope", 10);
    const QString chest = bench.add("chest", 1, Place::Left);
    QCOMPARE(bench.model.indexOf(mail).parent(), bench.group(Place::Worn));
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.group(Place::Carried));
    QCOMPARE(bench.model.indexOf(chest).parent(), bench.group(Place::Left));
    QCOMPARE(bench.text(rope, ItemModel::NameColumn), QStringLiteral("Rope"));
    QCOMPARE(bench.text(rope, ItemModel::NameColumn, ItemModel::RemarkRole), QStringLiteral("yards"));
    QCOMPARE(bench.text(rope, ItemModel::QuantityColumn), QStringLiteral("10"));
    QCOMPARE(bench.text(rope, ItemModel::WeightColumn), QStringLiteral("5 lb"));
    QCOMPARE(bench.text(rope, ItemModel::PriceColumn), QStringLiteral("1 gc"));
    QCOMPARE(bench.text(chest, ItemModel::WhereColumn), QStringLiteral("left behind"));
    QVERIFY(bench.verbs.takeInHand(rope));
    QCOMPARE(bench.text(rope, ItemModel::WhereColumn), QStringLiteral("in hand"));
}

void TestItemModel::nestsContentsAndSumsThem()
{
    Bench bench;
    const QString pack = bench.add("backpack");
    QCOMPARE(bench.text(pack, ItemModel::NameColumn, ItemModel::RemarkRole), QStringLiteral("empty"));
    const QString sack = bench.add("sack", 1, Place::Carried, pack);
    const QString torch = bench.add("torch", 6, Place::Carried, sack);
    QCOMPARE(bench.model.indexOf(torch).parent(), bench.model.indexOf(sack));
    QCOMPARE(bench.model.indexOf(sack).parent(), bench.model.indexOf(pack));
    QCOMPARE(bench.text(pack, ItemModel::NameColumn, ItemModel::RemarkRole), QStringLiteral("2 inside"));
    QCOMPARE(bench.text(pack, ItemModel::WeightColumn), QStringLiteral("1 lb"));
    QCOMPARE(bench.text(pack, ItemModel::WeightColumn, ItemModel::WholeRole), QStringLiteral("8 lb"));
    QVERIFY(bench.verbs.move({pack}, {Place::Left, {}}));
    QCOMPARE(bench.text(torch, ItemModel::WhereColumn), QStringLiteral("left behind"));
}

void TestItemModel::groupsSumTheirWeights()
{
    Bench bench;
    bench.add("mail", 1, Place::Worn);
    const QString sack = bench.add("sack", 1, Place::Mount);
    bench.add("torch", 6, Place::Mount, sack);
    const auto weight = [&bench](Place place) {
        return bench.group(place).siblingAtColumn(ItemModel::WeightColumn).data().toString();
    };
    QCOMPARE(weight(Place::Worn), QStringLiteral("40 lb"));
    QCOMPARE(weight(Place::Mount), QStringLiteral("7 lb"));
    QCOMPARE(weight(Place::Carried), QStringLiteral("0 lb"));
    QCOMPARE(bench.group(Place::Mount).siblingAtColumn(ItemModel::WhereColumn).data().toString(),
             QStringLiteral("not in the load"));
}

void TestItemModel::editsQuantityAndName()
{
    Bench bench;
    const QString torch = bench.add("torch");
    const QModelIndex index = bench.model.indexOf(torch);
    QVERIFY(bench.model.setData(index.siblingAtColumn(ItemModel::QuantityColumn), 4));
    QVERIFY(bench.model.setData(index, QStringLiteral("Pine torch")));
    QCOMPARE(characterOf(bench.file.document()).findItem(torch)->quantity, 4);
    QCOMPARE(bench.text(torch, ItemModel::NameColumn), QStringLiteral("Pine torch"));
    // Back to the name of the lists: no name of its own.
    QVERIFY(bench.model.setData(index, QStringLiteral("Torch")));
    QCOMPARE(characterOf(bench.file.document()).findItem(torch)->name, QString());
    QVERIFY(!bench.model.setData(index.siblingAtColumn(ItemModel::WeightColumn), 4));
}

void TestItemModel::movesByDroppingOnAPlace()
{
    Bench bench;
    const QString rope = bench.add("rope");
    bench.drop({rope}, bench.group(Place::Mount));
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.group(Place::Mount));
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.group(Place::Carried));
}

void TestItemModel::movesByDroppingOnAContainer()
{
    Bench bench;
    const QString pack = bench.add("backpack");
    const QString rope = bench.add("rope");
    bench.drop({rope}, bench.model.indexOf(pack));
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.model.indexOf(pack));
    QVERIFY(bench.model.flags(bench.model.indexOf(pack)) & Qt::ItemIsDropEnabled);
    QVERIFY(!(bench.model.flags(bench.model.indexOf(rope)) & Qt::ItemIsDropEnabled));
}

void TestItemModel::dropsSeveralAsOneStep()
{
    Bench bench;
    const QString pack = bench.add("backpack");
    const QString rope = bench.add("rope", 1, Place::Carried, pack);
    const QString torch = bench.add("torch");
    const int steps = bench.file.document().undoStack().count();
    bench.drop({pack, rope, torch}, bench.group(Place::Left));
    QCOMPARE(bench.file.document().undoStack().count(), steps + 1);
    QCOMPARE(bench.model.indexOf(torch).parent(), bench.group(Place::Left));
    // What was dragged together with its container stays in it.
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.model.indexOf(pack));
}

void TestItemModel::refusesAContainerInItself()
{
    Bench bench;
    const QString pack = bench.add("backpack");
    const QString sack = bench.add("sack", 1, Place::Carried, pack);
    const std::unique_ptr<QMimeData> data(bench.model.mimeData({bench.model.indexOf(pack)}));
    for (const QString &target : {pack, sack})
        QVERIFY(
            !bench.model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, bench.model.indexOf(target)));
    QSignalSpy refused(&bench.file.bench(), &ui::Workbench::refused);
    QVERIFY(!bench.verbs.move({pack}, {Place::Carried, sack}));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(bench.model.indexOf(sack).parent(), bench.model.indexOf(pack));
}

void TestItemModel::takesNothingFromAnotherCharacter()
{
    Bench bench;
    const QString rope = bench.add("rope");
    ui::OpenFile &other = bench.fixture.knight();
    const ItemVerbs verbs(other.bench(), bench.fixture.game->catalogue());
    ItemModel model(verbs);
    const std::unique_ptr<QMimeData> data(bench.model.mimeData({bench.model.indexOf(rope)}));
    QVERIFY(!model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, model.groupIndex(Place::Left)));
}

void TestItemModel::removesAContainerAndKeepsItsContents()
{
    Bench bench;
    const QString pack = bench.add("backpack", 1, Place::Left);
    const QString rope = bench.add("rope", 1, Place::Carried, pack);
    QVERIFY(bench.verbs.remove({pack}));
    QVERIFY(!bench.model.indexOf(pack).isValid());
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.group(Place::Left));
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.model.indexOf(rope).parent(), bench.model.indexOf(pack));
}

void TestItemModel::turnsNestingInsideOut()
{
    Bench bench;
    const QString a = bench.add("backpack");
    const QString b = bench.add("sack", 1, Place::Carried, a);
    QVERIFY(
        bench.file.bench().apply(QStringLiteral("inside out"),
                                 {sky::hursagmu::moveItem(bench.fixture.game->catalogue(), b, Place::Mount),
                                  sky::hursagmu::putInto(bench.fixture.game->catalogue(), a, b)}));
    QCOMPARE(bench.model.indexOf(b).parent(), bench.group(Place::Mount));
    QCOMPARE(bench.model.indexOf(a).parent(), bench.model.indexOf(b));
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.model.indexOf(b).parent(), bench.model.indexOf(a));
}

void TestItemModel::oneEditChangesOneRow()
{
    Bench bench;
    std::vector<Edit> edits;
    Item torch;
    torch.catalogueId = QStringLiteral("torch");
    for (int i = 0; i < 300; ++i)
        edits.push_back(
            sky::hursagmu::addItem(bench.fixture.game->catalogue(), torch, bench.fixture.services.ids));
    QVERIFY(bench.file.bench().apply(QStringLiteral("many"), edits));
    QCOMPARE(bench.model.itemCount(), 300);
    QSignalSpy changed(&bench.model, &ItemModel::dataChanged);
    QSignalSpy reset(&bench.model, &ItemModel::modelReset);
    QSignalSpy moved(&bench.model, &ItemModel::rowsMoved);
    const QString id = characterOf(bench.file.document()).items[150].id;
    QVERIFY(bench.verbs.setQuantity(id, 7));
    QCOMPARE(changed.count(), 2); // the row and its group's sum
    QVERIFY(bench.verbs.move({characterOf(bench.file.document()).items[0].id}, {Place::Left, {}}));
    QCOMPARE(moved.count(), 1);
    QVERIFY(bench.verbs.remove({characterOf(bench.file.document()).items[1].id}));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(reset.count(), 0);
}

void TestItemModel::showsKilogramsWhenSet()
{
    Bench bench;
    const QString mail = bench.add("mail", 1, Place::Worn);
    bench.fixture.settings.change([](ui::Settings &settings) { settings.kilograms = true; });
    QCOMPARE(bench.text(mail, ItemModel::WeightColumn), QStringLiteral("40 lb (18.1 kg)"));
}

void TestItemModel::changesNothingWhileReadOnly()
{
    Bench bench;
    const QString torch = bench.add("torch");
    bench.file.bench().setReadOnly(QStringLiteral("open elsewhere"));
    const QModelIndex index = bench.model.indexOf(torch);
    QVERIFY(!(bench.model.flags(index) & (Qt::ItemIsEditable | Qt::ItemIsDragEnabled)));
    QVERIFY(!bench.model.setData(index, QStringLiteral("x")));
    QVERIFY(!bench.verbs.remove({torch}));
    QCOMPARE(bench.model.itemCount(), 1);
}

void TestItemModel::followsRandomMoves()
{
    Bench bench;
    const char *things[] = {"backpack", "sack", "pouch", "chest", "torch", "rope"};
    for (const char *thing : things)
        for (int i = 0; i < 3; ++i)
            bench.add(thing);
    quint32 seed = 1;
    const auto next = [&seed](size_t most) {
        seed = seed * 1664525u + 1013904223u;
        return size_t(seed >> 8) % most;
    };
    QUndoStack &undo = bench.file.document().undoStack();
    for (int step = 0; step < 300; ++step) {
        const auto &items = characterOf(bench.file.document()).items;
        const QString id = items[next(items.size())].id;
        switch (next(4)) {
        case 0:
            bench.verbs.move({id}, {Place(next(4)), {}});
            break;
        case 1: // often refused: no container, or inside itself
            bench.verbs.move({id}, {Place::Carried, items[next(items.size())].id});
            break;
        case 2:
            bench.verbs.remove({id});
            undo.undo();
            break;
        default:
            undo.undo();
        }
        for (const auto &item : evaluationOf(bench.file.document()).items) {
            const QModelIndex parent =
                item.inContainer.isEmpty() ? bench.group(item.place) : bench.model.indexOf(item.inContainer);
            QCOMPARE(bench.model.indexOf(item.id).parent(), parent);
        }
    }
}

QTEST_MAIN(TestItemModel)
#include "tst_item_model.moc"
