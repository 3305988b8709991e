#pragma once

#include "app/commands/context.h"
#include "core/hursagmu/party/awarding.h"
#include "core/party/partydocument.h"
#include "core/party/roster.h"

#include <string>
#include <vector>

namespace sky::app
{

/// A party with its members, opened for a command.
struct OpenParty {
    std::unique_ptr<party::PartyDocument> document;
    std::vector<party::Seat> seats;
};

/// A party's file, or a folder of characters.
Result<OpenParty> openParty(const Context &context, const QString &path);

/// What awards work with; refers to the party.
hursagmu::Desk deskOf(const OpenParty &party, const Context &context);

/// The members that a person means by names or files; all of them without any. An error of kind Usage says
/// which name is none, with those that are like it.
Result<std::vector<const party::Seat *>> membersNamed(const OpenParty &party,
                                                      const std::vector<std::string> &names);

/// Completes or takes back what a program that was ended left half done, and says so.
void finishEarlierWork(QTextStream &err);

} // namespace sky::app
