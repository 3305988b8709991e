#pragma once

#include "core/hursagmu/model/character.h"

namespace sky::hursagmu
{

/// What is odd about experience of that day: it lies before play began, or after today and cannot be spent
/// before it. Empty where nothing is.
QString remarkOnDay(const Character &character, QDate day, QDate today);

} // namespace sky::hursagmu
