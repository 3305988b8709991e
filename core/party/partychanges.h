#pragma once

#include "core/party/party.h"

#include <QStringList>

namespace sky::party
{

/// The differences in words, one a line; empty when equal.
QStringList describeChange(const Party &from, const Party &to);
/// The party as it was `then`, but with the awards as they are `now`: the members' files have them.
Party broughtBack(const Party &then, const Party &now);

} // namespace sky::party
