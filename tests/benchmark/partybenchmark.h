#pragma once

namespace sky::bench
{

/// Adds the rows of a party.
void registerParty();

} // namespace sky::bench
