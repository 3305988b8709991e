#include "ui/hursagmu/build/spending.h"

#include "core/hursagmu/refusal.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

int64_t purseOf(const Document &document)
{
    const auto &facts = evaluationOf(document);
    const bool inPlay = characterOf(document).phase == sky::hursagmu::Phase::Play;
    return inPlay ? facts.experienceUnspent() : facts.remaining;
}

QString refusalText(const Error &error)
{
    if (error.detail != QLatin1String(sky::hursagmu::WantOfBudget)) return error.message;
    return View::tr("%1 To spend more all the same: Character, Let the Draft Go over Budget (Ctrl+D).")
        .arg(error.message);
}

sky::hursagmu::LedgerStamp stampOf(const Workbench &bench)
{
    return {bench.services().clock().date(), {}, {}, {}};
}

} // namespace sky::ui::hursagmu
