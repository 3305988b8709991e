#include "ui/hursagmu/build/spending.h"

#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

int64_t purseOf(const Document &document)
{
    const auto &facts = evaluationOf(document);
    const bool inPlay = characterOf(document).phase == sky::hursagmu::Phase::Play;
    return inPlay ? facts.experienceUnspent() : facts.remaining;
}

sky::hursagmu::LedgerStamp stampOf(const Workbench &bench)
{
    return {bench.services().clock().date(), {}, {}, {}};
}

} // namespace sky::ui::hursagmu
