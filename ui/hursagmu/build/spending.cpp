#include "ui/hursagmu/build/spending.h"

#include "core/hursagmu/refusal.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

Purse purseOf(const Workbench &bench)
{
    const auto &facts = evaluationOf(bench.document());
    const QDate day = Stamp::now(bench).date;
    const int64_t points = facts.purseOn(day);
    const bool whole = facts.phase != sky::hursagmu::Phase::Play || points == facts.experienceUnspent();
    return {points, whole ? QString() : sky::hursagmu::dayWords(day)};
}

bool asksMaster(const Document &document)
{
    const auto &character = characterOf(document);
    return character.phase == sky::hursagmu::Phase::Play &&
           character.options.giftAfterCreation == sky::hursagmu::GiftAfterCreation::Approval;
}

namespace
{

/// Levels and gifts that lowerings in play gave up, all told.
int givenUp(const sky::hursagmu::Character &character)
{
    int sum = 0;
    for (const auto &entry : character.ledger)
        if (!entry.struck && entry.kind == sky::hursagmu::EntryKind::Retrain)
            sum += entry.gift ? 1 : entry.from - entry.to;
    return sum;
}

/// What doing less in play brings back, where the ledger would note it; nothing else asks.
std::optional<int64_t> broughtBack(const Workbench &bench, const Edit &lessening)
{
    const Document &document = bench.document();
    const auto &now = characterOf(document);
    if (now.phase != sky::hursagmu::Phase::Play || bench.isReadOnly()) return std::nullopt;
    const auto then = document.preview(lessening);
    if (!then) return std::nullopt;
    const auto &next = static_cast<const sky::hursagmu::Character &>(*then->character);
    if (givenUp(next) <= givenUp(now)) return std::nullopt;
    return evaluationOf(*then->evaluation).experienceUnspent() - evaluationOf(document).experienceUnspent();
}

Question lessening(const QString &title, const QString &sentence, const QString &deed, int64_t back)
{
    const QString detail =
        back > 0
            ? View::tr("The ledger notes it, and %n point(s) come back. (rule E-025)", nullptr, int(back))
            : View::tr("The ledger notes it, and no points come back. What was bought by mistake is undone "
                       "on the Advancement page instead. (rule E-025)");
    return Question{title, sentence, detail, {deed, View::tr("Cancel")}, back > 0 ? 0 : 1, 1};
}

} // namespace

std::optional<Question> beforeLowering(const Workbench &bench, const Edit &lowering, const QString &name,
                                       int level)
{
    const auto back = broughtBack(bench, lowering);
    if (!back) return std::nullopt;
    return lessening(View::tr("Lower in play"),
                     sky::hursagmu::filled(View::tr("Lower %1 to %2?"), name, level), View::tr("Lower"),
                     *back);
}

std::optional<Question> beforeGivingUp(const Workbench &bench, const Edit &dropping, const QString &gift)
{
    const auto back = broughtBack(bench, dropping);
    if (!back) return std::nullopt;
    return lessening(View::tr("Give up in play"), sky::hursagmu::filled(View::tr("Give up %1?"), gift),
                     View::tr("Give Up"), *back);
}

QString refusalText(const Error &error)
{
    if (error.detail != QLatin1String(sky::hursagmu::WantOfBudget)) return error.message;
    return View::tr("%1 To spend more all the same: Character, Let the Draft Go over Budget (Ctrl+D).")
        .arg(error.message);
}

sky::hursagmu::LedgerStamp stampOf(const Workbench &bench)
{
    return Stamp::now(bench);
}

} // namespace sky::ui::hursagmu
