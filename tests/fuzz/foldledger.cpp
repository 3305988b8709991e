#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/storage/gamefile.h"
#include "tests/fuzz/common.h"
#include "tests/fuzz/targets.h"
#include "tests/support/randomledger.h"

#include <algorithm>

namespace sky::fuzz
{

using namespace hursagmu;

namespace
{

QString traitOf(Numbers &numbers)
{
    const auto &traits = game()->catalogue().traits();
    const size_t place = numbers.byte() % (traits.size() + 2);
    return place < traits.size() ? traits[place].id : QStringLiteral("own%1").arg(numbers.byte());
}

GiftEntry giftOf(Numbers &numbers)
{
    const auto &gifts = game()->catalogue().gifts();
    GiftEntry gift;
    gift.id = QStringLiteral("g%1").arg(numbers.byte());
    const size_t place = numbers.byte() % (gifts.size() + 1);
    if (place < gifts.size()) gift.gift = gifts[place].id;
    if (gift.isCustom()) gift.name = QStringLiteral("a gift");
    gift.cost = numbers.number(0, static_cast<int>(limits::GiftCost));
    gift.count = numbers.number(1, static_cast<int>(limits::GiftCount));
    return gift;
}

/// Any entry that a file may hold, whether it makes sense or not.
LedgerEntry entryOf(Numbers &numbers, int place)
{
    LedgerEntry entry;
    entry.id = QStringLiteral("e%1").arg(place);
    entry.kind = static_cast<EntryKind>(numbers.byte() % 6);
    entry.date = QDate(2026, 1, 1).addDays(numbers.byte() % 16);
    entry.sequence = place;
    entry.from = numbers.byte() % 101;
    entry.to = numbers.byte() % 101;
    if (entry.kind == EntryKind::Award || entry.kind == EntryKind::Correction)
        entry.points = numbers.number(-30'000, 30'000) * (numbers.byte() % 33);
    if (entry.kind == EntryKind::Raise || entry.kind == EntryKind::Retrain) entry.trait = traitOf(numbers);
    const bool givenUp = entry.kind == EntryKind::Retrain && numbers.byte() % 2 == 0;
    if (entry.kind == EntryKind::Gift || givenUp) entry.gift = giftOf(numbers);
    if (entry.kind == EntryKind::Gift) entry.gift->id = QStringLiteral("g%1").arg(place); // each is new
    if (givenUp) entry.trait.clear();
    if (entry.kind == EntryKind::Retrain && numbers.byte() % 4 == 0)
        entry.paidBack = static_cast<int64_t>(numbers.wide() % static_cast<uint64_t>(limits::PaidBack));
    if (entry.kind == EntryKind::NewTrait) {
        const QString name = QStringLiteral("a trait");
        const Level level = Level::of(entry.to).value_or(Level());
        const QString id = QStringLiteral("own%1").arg(place); // each is new
        entry.newTrait = TraitEntry{id, name, TraitKind::Talent, true, level, {}};
    }
    if (numbers.byte() % 8 == 0) entry.struck = Strike{entry.date, {}, {}};
    return entry;
}

hursagmu::Character anyLedger(Numbers &numbers)
{
    hursagmu::Character character;
    character.phase = Phase::Play;
    character.creation.budget = numbers.number(0, 1'000);
    character.options.refunds = static_cast<Refunds>(numbers.byte() % 3);
    for (int place = 1; !numbers.isEmpty() && place <= 200; ++place)
        character.ledger.push_back(entryOf(numbers, place));
    return character;
}

void stepsMustAddUp(const Fold &folded)
{
    int64_t earned = 0, spent = 0;
    for (const FoldStep &step : folded.steps) {
        must(!step.entry->struck, "what is struck does not count");
        earned = bounded(earned + step.earned);
        spent = bounded(spent + step.spent);
        must(step.balance == earned - spent, "the balance after each entry is what it brought and cost");
    }
    must(folded.earned == earned && folded.spent == spent, "the sums are those of the steps");
    must(std::is_sorted(folded.steps.begin(), folded.steps.end(),
                        [](const FoldStep &a, const FoldStep &b) { return comesBefore(*a.entry, *b.entry); }),
         "entries count in their order");
}

void statementMustAddUp(const hursagmu::Character &character, int64_t unspent)
{
    const auto lines = statement(character, game()->catalogue());
    must(lines.size() == character.ledger.size(), "every entry has a line");
    int64_t sum = 0;
    for (const StatementLine &line : lines) {
        sum += line.points.value();
        must(line.points.evaluated() == line.points.value(), "an explanation gives the number it explains");
        must(line.balance == sum, "the balance of a line is the sum of those before");
    }
    must(sum == unspent, "the last balance is what is unspent");
}

void filesMustAgree(const hursagmu::Character &character)
{
    const auto read = readGamePart(writeGamePart(character));
    if (!read) qWarning("%s", qUtf8Printable(read.error().message));
    must(read.has_value(), "a ledger can be read as it was written");
    must((*read)->ledger == character.ledger, "a ledger is read as it was written");
}

} // namespace

/// The first byte says whether verbs made the ledger, of a seed, or whether it holds anything a file may
/// hold.
void foldLedger(const QByteArray &bytes)
{
    Numbers numbers(bytes);
    const uint8_t kind = numbers.byte();
    const auto most = static_cast<test::Happening>(kind / 2 % 3);
    const hursagmu::Character character =
        kind % 2 == 0 ? anyLedger(numbers)
                      : test::randomLedger(*game(), numbers.wide(4), numbers.byte() % 64, most).character;
    const Fold folded = fold(character, game()->catalogue());
    stepsMustAddUp(folded);
    const EvaluationPtr now = game()->evaluate(character);
    const auto &own = static_cast<const hursagmu::Evaluation &>(*now);
    must(own.experienceUnspent() == folded.earned - folded.spent, "the evaluation folds the same way");
    statementMustAddUp(character, own.experienceUnspent());
    filesMustAgree(character);
    for (const Moment &moment : moments(character))
        must(asOf(character, game()->catalogue(), moment.date) != nullptr, "every day can be gone back to");
    for (const LedgerEntry &entry : character.ledger)
        must(!dependantsOf(character, game()->catalogue(), entry.id).entries.contains(entry.id),
             "no entry stands on itself");
}

} // namespace sky::fuzz
