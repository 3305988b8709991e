#pragma once

#include "app/commands/context.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <vector>

namespace sky::app
{

/// One command of the program: its options are declared on `app`, its work is what `run` does afterwards.
struct Command {
    CLI::App *app = nullptr;
    std::function<int(const Context &)> run;
};

// Every game has these.
Command declareNew(CLI::App &parent);
Command declareCheck(CLI::App &parent);
Command declareShow(CLI::App &parent);
Command declareExport(CLI::App &parent);
Command declareSalvage(CLI::App &parent);

// Hursagmu's own verbs.
Command declareAccept(CLI::App &parent);
Command declareAward(CLI::App &parent);
Command declareEdit(CLI::App &parent);
Command declareForge(CLI::App &parent);
Command declareLedger(CLI::App &parent);
Command declareList(CLI::App &parent);
Command declareParty(CLI::App &parent);
Command declarePlay(CLI::App &parent);
Command declareRaise(CLI::App &parent);
Command declareSpell(CLI::App &parent);
Command declareStrike(CLI::App &parent);

/// Texts come from the command line as UTF-8.
inline QString text(const std::string &utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}
QStringList texts(const std::vector<std::string> &utf8);

} // namespace sky::app
