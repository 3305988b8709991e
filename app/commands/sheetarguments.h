#pragma once

#include "app/commands/commands.h"
#include "core/formats/format.h"

#include <optional>
#include <string>
#include <vector>

namespace sky::app
{

/// What a command line says of the sheet that is to be made.
struct SheetArguments {
    std::optional<std::string> preset, layout, paper, asOf;
    std::optional<std::string> injuries, sections, textSize, title, margin, binding, blankRows;
    std::optional<bool> landscape, portrait, bothSides, twoUp, nameless,
        attach; ///< none: as the preset has it
};

void declareSheet(CLI::App &app, SheetArguments &arguments);

/// The preset's options, or the usual ones, with what was said besides. An error names the option and what it
/// may be.
Result<print::Options> sheetOptions(const SheetArguments &arguments, const Context &context);

/// Refuses what was said but changes nothing in that format and on that sheet.
Result<void> refuseIdle(const SheetArguments &arguments, const formats::Format &format,
                        const print::Options &options, const GameSystem &game);

} // namespace sky::app
