#pragma once

#include "app/commands/commands.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/evaluation.h"

#include <optional>
#include <string>

namespace sky::app
{

/// What a command says about the entries it writes, UTF-8.
struct StampArguments {
    std::optional<std::string> date, session, reason, who;
};
/// Declares --date, --session, --reason and --who.
void declareStamp(CLI::App &app, StampArguments &arguments);

/// The day is today's unless one is given; an error of kind Usage when that is none.
Result<hursagmu::LedgerStamp> stampOf(const StampArguments &arguments, const Context &context);

const hursagmu::Character &characterOf(const OpenFile &file);
const hursagmu::Evaluation &evaluationOf(const OpenFile &file);

} // namespace sky::app
