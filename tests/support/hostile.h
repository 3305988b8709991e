#pragma once

#include "core/hursagmu/model/character.h"

#include <QString>

namespace sky::test
{

/// Markup, scripts, links, formulas, template tags, marks of direction and ends of lines in one text.
QString hostileText();

/// A sorcerer with a mount, a ledger and waivers, where every text that a person can type is `text`.
hursagmu::Character characterSaying(const QString &text);

} // namespace sky::test
