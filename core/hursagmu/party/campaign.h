#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/options.h"
#include "core/party/party.h"
#include "core/party/roster.h"
#include "core/rules/edit.h"

namespace sky::hursagmu
{

/// The Master's options of a party; the defaults where it says nothing. The error names what is not
/// understood.
Result<RuleOptions> campaignOptions(const party::Party &party);
void setCampaignOptions(party::Party &party, const RuleOptions &options);

/// Gives a member the campaign's options; what a later version wrote among its own stays.
Edit adoptOptions(const RuleOptions &options);

/// What the campaign's options would change in a member: what of its options differs, and the numbers before
/// and after ("Defense 15 \u2192 16", "2 new problems: ...").
struct OptionsReport {
    QString member, name;
    QStringList options, numbers, problems;
    bool isEmpty() const { return options.isEmpty(); }
};
OptionsReport optionsReport(const party::Seat &seat, const RuleOptions &options, const GameSystem &game);

} // namespace sky::hursagmu
