#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/json/value.h"

#include <QString>

namespace sky::ui::hursagmu
{

/// How the value of an option reads: the catalogue's words, "yes", "sword, rapier"; empty where it is none.
QString optionText(const json::Value &value, const sky::hursagmu::OptionInfo &option,
                   const sky::hursagmu::Catalogue &catalogue);
/// The way back from what a person typed.
Result<json::Value> optionValue(const QString &text, const sky::hursagmu::OptionInfo &option,
                                const sky::hursagmu::Catalogue &catalogue);
/// What there is to choose from, as value and words; empty for one that is typed.
std::vector<std::pair<json::Value, QString>> optionChoices(const sky::hursagmu::OptionInfo &option);
/// "dice", "printed option" ... for people.
QString optionGroup(const QString &group);

} // namespace sky::ui::hursagmu
