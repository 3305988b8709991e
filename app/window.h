#pragma once

#include "app/logging.h"
#include "core/base/result.h"

#include <QStringList>

#include <future>
#include <optional>

class QApplication;

namespace sky::ui
{
struct Settings;
}

namespace sky::app
{

/// How the window is asked for.
struct WindowStart {
    QStringList files; ///< to open; absolute paths
    LogLevel level = LogLevel::Info;
};

/// Nothing when the arguments are for the command line: a command, an option like --help, or a name that is
/// neither a command nor looks like a file.
std::optional<WindowStart> windowStart(const QStringList &arguments);

/// What a window opens first: what was open last time, where a person wants that, then the files it was asked
/// for, so that those stand in front.
QStringList filesAtStart(const WindowStart &start, const ui::Settings &settings, const QString &stateFolder);

/// Why no window can be opened, as far as that can be told beforehand; nothing when it seems it can.
std::optional<QString> noDisplay();

/// Reads what the system says of its fonts, in a thread of its own: begun before the QApplication is made, it
/// is done when Qt asks for it.
std::future<void> readFontsAhead();

/// Shows the window until it is closed. `logProblem` is told to the user, `fonts` is waited for before the
/// first is used. Gives an exit code.
int runWindow(QApplication &application, const WindowStart &start, const std::optional<Error> &logProblem,
              std::future<void> fonts);

} // namespace sky::app
