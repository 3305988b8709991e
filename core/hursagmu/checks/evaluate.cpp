#include "core/hursagmu/checks/evaluate.h"

#include "core/hursagmu/checks/checks.h"

namespace sky::hursagmu
{

std::shared_ptr<const Evaluation> evaluate(const Character &character, const Catalogue &catalogue)
{
    const Fold folded = fold(character, catalogue);
    const std::shared_ptr<Evaluation> result = derive(character, catalogue, folded);
    result->issues = check({character, catalogue, folded, *result});
    applyWaivers(result->issues, character.waivers);
    return result;
}

} // namespace sky::hursagmu
