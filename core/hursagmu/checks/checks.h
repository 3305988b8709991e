#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"
#include "core/rules/issue.h"

#include <QStringList>

#include <vector>

namespace sky::hursagmu
{

/// What a check looks at. The catalogue outlives the issues: their fixes hold on to it.
struct Checked {
    const Character &character;
    const Catalogue &catalogue;
    const Fold &folded;
    const Evaluation &result; ///< complete but for the issues
};

/// The codes of all checks, in the order of the table.
QStringList checkCodes();

/// Every check on the character, in the order of the table in checks.cpp; waivers not yet applied.
std::vector<Issue> check(const Checked &checked);

} // namespace sky::hursagmu
