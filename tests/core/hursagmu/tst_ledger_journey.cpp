#include "core/document/document.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/ledger/growth.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/print/export.h"
#include "tests/support/builder.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;

/// Each of the seven templates goes through three sessions, step by step as at the table.
class TestLedgerJourney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeSessions_data();
    void threeSessions();
};

namespace
{

const std::shared_ptr<const Hursagmu> &game()
{
    static const auto made = std::make_shared<const Hursagmu>(test::catalogue());
    return made;
}

/// One character on its way, through the document.
class Journey
{
public:
    explicit Journey(const QString &templateId)
        : m_ids(countingIds(QStringLiteral("j")))
    {
        auto character = game()->fromTemplate(templateId).value();
        game()->renewIds(*character, m_ids);
        m_document = std::make_unique<Document>(game(), CharacterPtr(std::move(character)));
    }

    const hursagmu::Character &now() const
    {
        return static_cast<const hursagmu::Character &>(*m_document->character());
    }
    const hursagmu::Evaluation &facts() const
    {
        return static_cast<const hursagmu::Evaluation &>(*m_document->evaluation());
    }
    const Catalogue &catalogue() const { return game()->catalogue(); }

    void apply(const Edit &edit)
    {
        const auto done = m_document->apply(edit);
        QVERIFY2(done, done ? "" : qPrintable(QStringLiteral("%1: %2").arg(edit.name, done.error().message)));
    }

    void play(QDate day)
    {
        apply(enterPlay(catalogue(), Leftover::Kept, m_ids, {day, {}, QStringLiteral("Ruth"), {}}));
    }
    void award(int64_t points, QDate day, const QString &session)
    {
        apply(grantExperience(catalogue(), {EntryKind::Award, points, {}}, m_ids,
                              {day, session, QStringLiteral("Ruth"), {}}));
    }
    void correct(int64_t points, QDate day)
    {
        apply(grantExperience(catalogue(), {EntryKind::Correction, points, {}}, m_ids,
                              {day, {}, QStringLiteral("Ruth"), QStringLiteral("miscounted")}));
    }
    /// Raises the cheapest traits, one level each.
    void raiseCheapest(int count, QDate day)
    {
        for (int i = 0; i < count; ++i) {
            const PresentTrait *cheapest = nullptr;
            for (const auto *list : {&facts().talents, &facts().professions})
                for (const PresentTrait &trait : *list)
                    if (!cheapest || *trait.nextCost < *cheapest->nextCost) cheapest = &trait;
            const Level next = *Level::of(cheapest->level.value() + 1);
            apply(setTrait(catalogue(), cheapest->id, next, m_ids,
                           {day, {}, {}, QStringLiteral("raise %1").arg(++m_raises)}));
        }
    }
    void take(const char *giftId, QDate day)
    {
        GiftEntry gift;
        gift.gift = QString::fromLatin1(giftId);
        gift.explanation = QStringLiteral("drank from the sky spring");
        gift.approved = true;
        apply(takeGift(catalogue(), gift, m_ids, {day, {}, {}, {}}));
    }
    const LedgerEntry &firstRaise() const
    {
        return *std::find_if(now().ledger.begin(), now().ledger.end(),
                             [](const LedgerEntry &entry) { return entry.kind == EntryKind::Raise; });
    }
    void strike(const QStringList &entries, QDate day)
    {
        apply(strikeEntries(catalogue(), entries,
                            {day, {}, QStringLiteral("Ruth"), QStringLiteral("never happened")}));
    }

    int count(EntryKind kind) const
    {
        return static_cast<int>(
            std::count_if(now().ledger.begin(), now().ledger.end(),
                          [kind](const LedgerEntry &entry) { return entry.kind == kind; }));
    }

private:
    IdSource m_ids;
    std::unique_ptr<Document> m_document;
    int m_raises = 0;
};

/// Every number and explanation that follows from the character.
QStringList values(const sky::Evaluation &evaluation)
{
    QStringList lines;
    for (const DerivedValue &value : evaluation.values)
        lines << value.id + u' ' + value.label + u' ' + value.number.toText() + u' ' + value.remark;
    for (const Meter &meter : evaluation.meters)
        lines << QStringLiteral("%1 %2 %3").arg(meter.id).arg(meter.spentSum()).arg(meter.total);
    return lines;
}

} // namespace

void TestLedgerJourney::threeSessions_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : game()->templates())
        QTest::newRow(qUtf8Printable(info.id)) << info.id;
    QCOMPARE(game()->templates().size(), size_t{7});
}

void TestLedgerJourney::threeSessions()
{
    QFETCH(QString, id);
    const QDate first(2026, 1, 17), second(2026, 2, 14), third(2026, 3, 14);
    Journey journey(id);
    journey.play({2026, 1, 10});
    journey.award(6, first, QStringLiteral("Night at Harrow Keep"));
    journey.raiseCheapest(3, first.addDays(1));
    journey.award(9, second, QStringLiteral("The drowned gate"));
    journey.raiseCheapest(3, second);
    const auto saved = game()->write(journey.now());
    const QStringList then = values(journey.facts());
    const int64_t unspentThen = journey.facts().experienceUnspent();

    journey.award(14, third, QStringLiteral("The bear of Ninhar"));
    journey.raiseCheapest(3, third);
    journey.take("superior_olfaction", third.addDays(1));
    journey.correct(-1, third.addDays(2));
    QCOMPARE(journey.count(EntryKind::Raise), 9);
    QCOMPARE(journey.count(EntryKind::Gift), 1);

    // Nothing was edited so far: the second session is what was saved then.
    const auto asOfSecond = game()->asOf(journey.now(), second);
    const EvaluationPtr evaluated = game()->evaluate(*asOfSecond);
    QCOMPARE(values(*evaluated), then);
    QCOMPARE(static_cast<const hursagmu::Evaluation &>(*evaluated).experienceUnspent(), unspentThen);
    QVERIFY(game()->write(*asOfSecond) == saved);

    // An old raise was a mistake; what stood on it goes with it.
    const QString mistake = journey.firstRaise().id;
    const QStringList set =
        QStringList{mistake} + dependantsOf(journey.now(), journey.catalogue(), mistake).entries;
    const size_t entries = journey.now().ledger.size();
    journey.strike(set, {2026, 3, 20});
    QCOMPARE(journey.now().ledger.size(), entries);
    QVERIFY(!journey.facts().hasOpenErrors());
    QCOMPARE(statement(journey.now(), journey.catalogue()).back().balance,
             journey.facts().experienceUnspent());
    QVERIFY(!growthOf(journey.now(), journey.catalogue()).traits.empty());

    print::Options options;
    options.layout = QStringLiteral("audit");
    const auto audit = print::exportPdf(journey.now(), *game(), options);
    QVERIFY(audit);
    QCOMPARE(audit->missing, QStringList());
}

QTEST_MAIN(TestLedgerJourney)
#include "tst_ledger_journey.moc"
