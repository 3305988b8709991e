#include "core/document/document.h"

#include "tests/support/toyedits.h"
#include "tests/support/toygame.h"

#include <QSignalSpy>
#include <QTest>

#include <rapidcheck.h>

using namespace sky;
using namespace sky::test;

namespace
{

std::unique_ptr<Document> openDocument()
{
    const std::shared_ptr<const GameSystem> game = toyGame();
    return std::make_unique<Document>(game, game->blank(10));
}

int64_t courageOf(const Document &document)
{
    return static_cast<const Toy &>(*document.character()).courage;
}

size_t charmsOf(const Document &document)
{
    return static_cast<const Toy &>(*document.character()).charms.size();
}

/// What an accepted step must keep: the evaluation is that of the value shown.
bool evaluationFits(const Document &document)
{
    const EvaluationPtr fresh = document.system().evaluate(*document.character());
    return document.evaluation()->find("luck")->number == fresh->find("luck")->number;
}

/// One edit of a random run: few values and keys, so that no-ops, merges and refusals happen often.
Edit randomEdit(int choice)
{
    switch (choice % 3) {
    case 0:
        return setCourage(choice % 7 - 1);
    case 1:
        return setBudget(5 + choice % 4);
    default:
        return addCharm(QString::number(choice), "charm");
    }
}

} // namespace

/// The way of every change: apply, refuse, merge, undo, save.
class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void applyShowsTheNextValueAndSaysSoOnce();
    void valuesHandedOutStayAsTheyWere();
    void editsOwnRefusalChangesNothing();
    void gamesRefusalChangesNothing();
    void editThatChangesNothingStoresNothing();
    void noOpIsFineWhereTheGameWouldRefuse();
    void severalEditsAreOneStep();
    void severalEditsAreAllOrNone();
    void previewStoresNothing();
    void replacingIsOneStepThatNobodyRefuses();
    void replacingByAnEqualValueStoresNothing();
    void nothingMergesIntoAReplacement();

    void editsOfOneFieldBecomeOneStep();
    void anotherEditBetweenKeepsStepsApart();
    void editsWithoutKeyStayApart();
    void changedBackVanishes();
    void afterVanishingNothingMergesIntoTheStepBelow();
    void undoEndsMerging();
    void redoEndsMerging();

    void listenersFindTheStackAtItsNewPlace();
    void listenersMayApply();
    void jumpOverSeveralStepsIsOneChange();

    void modifiedIsByComparison();
    void undoLivesThroughASave();
    void savedValueIsNeverMergedAway();
    void unsavedStaysModifiedUntilSaved();

    void undoAllAndRedoAllGiveTheSameValues();
};

void TestDocument::applyShowsTheNextValueAndSaysSoOnce()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    QVERIFY(document->apply(setCourage(4)));
    QCOMPARE(courageOf(*document), 4);
    QVERIFY(evaluationFits(*document));
    QCOMPARE(document->undoStack().undoText(), "Courage to 4");

    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 0);
    QVERIFY(evaluationFits(*document));
    document->undoStack().redo();
    QCOMPARE(courageOf(*document), 4);
    QVERIFY(evaluationFits(*document));
    QCOMPARE(changes.count(), 3);
}

void TestDocument::valuesHandedOutStayAsTheyWere()
{
    const auto document = openDocument();
    const CharacterPtr before = document->character();
    QVERIFY(document->apply(setCourage(4)));
    QCOMPARE(static_cast<const Toy &>(*before).courage, 0);
    document->undoStack().undo();
    QCOMPARE(document->character(), before);
}

void TestDocument::editsOwnRefusalChangesNothing()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    const CharacterPtr before = document->character();
    const Result<void> done = document->apply(setCourage(-1));
    QVERIFY(!done);
    QCOMPARE(done.error().kind, ErrorKind::Refused);
    QCOMPARE(done.error().message, "Courage cannot be below 0.");
    QCOMPARE(document->character(), before);
    QCOMPARE(document->undoStack().count(), 0);
    QCOMPARE(changes.count(), 0);
}

void TestDocument::gamesRefusalChangesNothing()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    const CharacterPtr before = document->character();
    const EvaluationPtr evaluation = document->evaluation();
    const Result<void> done = document->apply(setCourage(13));
    QVERIFY(!done);
    QCOMPARE(done.error().message, "3 points short");
    QCOMPARE(document->character(), before);
    QCOMPARE(document->evaluation(), evaluation);
    QCOMPARE(document->undoStack().count(), 0);
    QCOMPARE(changes.count(), 0);
}

void TestDocument::editThatChangesNothingStoresNothing()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(4)));
    const QSignalSpy changes(document.get(), &Document::changed);
    const CharacterPtr before = document->character();
    QVERIFY(document->apply(setCourage(4)));
    QVERIFY(document->apply("Nothing", {}));
    QVERIFY(document->apply("There and back", {setCourage(2), setCourage(4)}));
    QCOMPARE(document->character(), before);
    QCOMPARE(document->undoStack().count(), 1);
    QCOMPARE(changes.count(), 0);
}

void TestDocument::noOpIsFineWhereTheGameWouldRefuse()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(8)));
    QVERIFY(document->apply(setBudget(5)));
    QCOMPARE(document->evaluation()->debt(), 3);
    QVERIFY(document->apply(setCourage(8)));
    QVERIFY(document->apply(setCourage(7))); // still in debt, but going the right way
    QVERIFY(!document->apply(setCourage(8)));
}

void TestDocument::severalEditsAreOneStep()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    QVERIFY(document->apply("Become a hero", {setCourage(3), addCharm("a", "coin")}));
    QCOMPARE(courageOf(*document), 3);
    QCOMPARE(charmsOf(*document), size_t{1});
    QCOMPARE(document->undoStack().undoText(), "Become a hero");
    QCOMPARE(document->undoStack().count(), 1);
    QCOMPARE(changes.count(), 1);
    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 0);
    QCOMPARE(charmsOf(*document), size_t{0});
}

void TestDocument::severalEditsAreAllOrNone()
{
    const auto document = openDocument();
    const CharacterPtr before = document->character();
    const Result<void> done = document->apply("Half", {addCharm("a", "coin"), setCourage(-1)});
    QVERIFY(!done);
    QCOMPARE(done.error().message, "Courage cannot be below 0.");
    QCOMPARE(document->character(), before);
    // Dear in between, but payable in the end: only the whole step is judged.
    QVERIFY(document->apply("Change of mind", {setCourage(100), setCourage(5)}));
    QCOMPARE(courageOf(*document), 5);
}

void TestDocument::previewStoresNothing()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    const CharacterPtr before = document->character();
    const Result<Document::Candidate> candidate = document->preview(setCourage(6));
    QVERIFY(candidate);
    QCOMPARE(static_cast<const Toy &>(*candidate->character).courage, 6);
    QCOMPARE(candidate->evaluation->find("luck")->number.value(), 6);
    QVERIFY(!document->preview(setCourage(11)));
    QCOMPARE(document->preview(setCourage(0))->character, before);
    QCOMPARE(document->character(), before);
    QCOMPARE(document->undoStack().count(), 0);
    QCOMPARE(changes.count(), 0);
}

void TestDocument::replacingIsOneStepThatNobodyRefuses()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(4)));
    const CharacterPtr before = document->character();
    auto other = std::make_shared<Toy>(static_cast<const Toy &>(*before));
    other->courage = 100; // more than the budget pays
    other->name = QStringLiteral("Other");
    const QSignalSpy changes(document.get(), &Document::changed);
    document->replace(QStringLiteral("Revert"), other);
    QCOMPARE(courageOf(*document), 100);
    QVERIFY(evaluationFits(*document));
    QCOMPARE(document->undoStack().undoText(), "Revert");
    QCOMPARE(document->undoStack().count(), 2);

    document->undoStack().undo();
    QCOMPARE(document->character(), before);
    QVERIFY(evaluationFits(*document));
    document->undoStack().redo();
    QCOMPARE(document->character(), CharacterPtr(other));
    QCOMPARE(changes.count(), 3);
}

void TestDocument::replacingByAnEqualValueStoresNothing()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    document->replace(QStringLiteral("Revert"), CharacterPtr(document->character()->clone()));
    QCOMPARE(document->undoStack().count(), 0);
    QCOMPARE(changes.count(), 0);
}

void TestDocument::nothingMergesIntoAReplacement()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(1)));
    auto other = std::make_shared<Toy>(static_cast<const Toy &>(*document->character()));
    other->courage = 2;
    document->replace(QStringLiteral("Revert"), other);
    QVERIFY(document->apply(setCourage(3)));
    QCOMPARE(document->undoStack().count(), 3);
}

void TestDocument::editsOfOneFieldBecomeOneStep()
{
    const auto document = openDocument();
    const QSignalSpy changes(document.get(), &Document::changed);
    for (int64_t courage : {1, 2, 3}) {
        QVERIFY(document->apply(setCourage(courage)));
    }
    QCOMPARE(document->undoStack().count(), 1);
    QCOMPARE(document->undoStack().undoText(), "Courage to 3");
    QCOMPARE(changes.count(), 3);
    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 0);
    document->undoStack().redo();
    QCOMPARE(courageOf(*document), 3);
}

void TestDocument::anotherEditBetweenKeepsStepsApart()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(1)));
    QVERIFY(document->apply(setBudget(20)));
    QVERIFY(document->apply(setCourage(2)));
    QCOMPARE(document->undoStack().count(), 3);
}

void TestDocument::editsWithoutKeyStayApart()
{
    const auto document = openDocument();
    QVERIFY(document->apply(addCharm("a", "coin")));
    QVERIFY(document->apply(addCharm("b", "feather")));
    QVERIFY(document->apply("One", {setCourage(1)}));
    QVERIFY(document->apply("Two", {setCourage(2)}));
    QCOMPARE(document->undoStack().count(), 4);
}

void TestDocument::changedBackVanishes()
{
    const auto document = openDocument();
    const CharacterPtr before = document->character();
    QVERIFY(document->apply(setCourage(3)));
    const QSignalSpy changes(document.get(), &Document::changed);
    QVERIFY(document->apply(setCourage(0)));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(document->character(), before);
    QVERIFY(evaluationFits(*document));
    QCOMPARE(document->undoStack().count(), 0);
    QVERIFY(document->undoStack().isClean());
}

void TestDocument::afterVanishingNothingMergesIntoTheStepBelow()
{
    const auto document = openDocument();
    QVERIFY(document->apply(addCharm("a", "coin")));
    QVERIFY(document->apply(setCourage(1)));
    QVERIFY(document->apply(setCourage(0))); // vanishes
    QVERIFY(document->apply(setCourage(2)));
    QCOMPARE(document->undoStack().count(), 2);
    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 0);
    QCOMPARE(charmsOf(*document), size_t{1});
}

void TestDocument::undoEndsMerging()
{
    const auto document = openDocument();
    QVERIFY(document->apply(addCharm("a", "coin")));
    QVERIFY(document->apply(setCourage(1)));
    document->undoStack().undo();
    QVERIFY(document->apply(setCourage(2))); // its key was the last one, but that step is gone
    QCOMPARE(document->undoStack().count(), 2);
    document->undoStack().undo();
    QCOMPARE(charmsOf(*document), size_t{1});

    QVERIFY(document->apply(setCourage(3)));
    QVERIFY(document->apply(setBudget(20)));
    document->undoStack().undo();
    QVERIFY(document->apply(setCourage(4))); // the step below is of the same field, but was seen on its own
    QCOMPARE(document->undoStack().count(), 3);
    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 3);
}

void TestDocument::redoEndsMerging()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(1)));
    document->undoStack().undo();
    document->undoStack().redo();
    QVERIFY(document->apply(setCourage(2)));
    QCOMPARE(document->undoStack().count(), 2);
}

void TestDocument::listenersFindTheStackAtItsNewPlace()
{
    const auto document = openDocument();
    QStringList seen;
    connect(document.get(), &Document::changed, this,
            [&] { seen += document->undoStack().undoText() + '|' + document->undoStack().redoText(); });
    QVERIFY(document->apply(setCourage(1)));
    QVERIFY(document->apply(setCourage(2)));
    document->undoStack().undo();
    document->undoStack().redo();
    QCOMPARE(seen, QStringList({"Courage to 1|", "Courage to 2|", "|Courage to 2", "Courage to 2|"}));
}

void TestDocument::listenersMayApply()
{
    const auto document = openDocument();
    connect(document.get(), &Document::changed, this, [&] {
        if (charmsOf(*document) == 0) QVERIFY(document->apply(addCharm("a", "coin")));
    });
    QVERIFY(document->apply(setCourage(1)));
    QCOMPARE(courageOf(*document), 1);
    QCOMPARE(charmsOf(*document), size_t{1});
    QCOMPARE(document->undoStack().count(), 2);
    QCOMPARE(document->undoStack().index(), 2);
}

void TestDocument::jumpOverSeveralStepsIsOneChange()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(1)));
    QVERIFY(document->apply(addCharm("a", "coin")));
    QVERIFY(document->apply(addCharm("b", "feather")));
    const QSignalSpy changes(document.get(), &Document::changed);
    document->undoStack().setIndex(0);
    QCOMPARE(charmsOf(*document), size_t{0});
    QCOMPARE(changes.count(), 1);
}

void TestDocument::modifiedIsByComparison()
{
    const auto document = openDocument();
    QVERIFY(!document->isModified());
    QVERIFY(document->apply(setCourage(1)));
    QVERIFY(document->isModified());
    QVERIFY(document->apply(setBudget(20)));
    QVERIFY(document->apply("Back", {setCourage(0), setBudget(10)}));
    QVERIFY(!document->isModified());
    document->undoStack().undo();
    QVERIFY(document->isModified());
    document->markSaved();
    QVERIFY(!document->isModified());
}

void TestDocument::undoLivesThroughASave()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(1)));
    document->markSaved();
    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 0);
    QVERIFY(document->isModified());
    document->undoStack().redo();
    QVERIFY(!document->isModified());
    QVERIFY(document->undoStack().isClean());
}

void TestDocument::savedValueIsNeverMergedAway()
{
    const auto document = openDocument();
    QVERIFY(document->apply(setCourage(1)));
    document->markSaved();
    QVERIFY(document->apply(setCourage(2)));
    QVERIFY(document->apply(setCourage(3)));
    QCOMPARE(document->undoStack().count(), 2);
    document->undoStack().undo();
    QCOMPARE(courageOf(*document), 1);
    QVERIFY(!document->isModified());
    QVERIFY(document->undoStack().isClean());

    // Back to the start across the save: two steps, since the start is not what was saved.
    QVERIFY(document->apply(setCourage(0)));
    QCOMPARE(document->undoStack().count(), 2);
    QVERIFY(document->isModified());
}

void TestDocument::unsavedStaysModifiedUntilSaved()
{
    const auto document = openDocument();
    QVERIFY(!document->isModified());
    document->markUnsaved();
    QVERIFY(document->isModified());
    QVERIFY(document->apply(setCourage(1)));
    document->undoStack().undo();
    QVERIFY(document->isModified());
    document->markSaved();
    QVERIFY(!document->isModified());
}

void TestDocument::undoAllAndRedoAllGiveTheSameValues()
{
    const bool holds = rc::check("undo-all, redo-all", [](const std::vector<uint8_t> &choices) {
        const auto document = openDocument();
        const CharacterPtr start = document->character();
        std::vector<CharacterPtr> values = {start};
        for (const uint8_t choice : choices) {
            const CharacterPtr before = document->character();
            const bool accepted = document->apply(randomEdit(choice)).has_value();
            RC_ASSERT(accepted || document->character() == before);
            values.resize(static_cast<size_t>(document->undoStack().index()));
            values.push_back(document->character());
        }
        QUndoStack &stack = document->undoStack();
        RC_ASSERT(values.size() == static_cast<size_t>(stack.count()) + 1);
        for (size_t i = values.size() - 1; i > 0; --i) {
            RC_ASSERT(document->character() == values[i]);
            RC_ASSERT(!document->system().equals(*values[i], *values[i - 1]));
            stack.undo();
            RC_ASSERT(evaluationFits(*document));
        }
        RC_ASSERT(document->character() == start);
        RC_ASSERT(!document->isModified());
        while (stack.canRedo()) {
            stack.redo();
        }
        RC_ASSERT(document->character() == values.back());
    });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
