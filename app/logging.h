#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace sky::app
{

enum class LogLevel { Trace, Debug, Info, Warning, Error, Critical, Off };

/// "trace" ... "off", in the order of LogLevel: the words of --log-level.
QStringList logLevelNames();
/// Nothing when it is none of logLevelNames().
std::optional<LogLevel> logLevelNamed(const QString &name);

/// From now on; nothing below that level is kept.
void setLogLevel(LogLevel level);

/// The folder of the log: $XDG_STATE_HOME/skychamber, or ~/.local/state/skychamber.
QString logFolder();

struct LogOptions {
    LogLevel level = LogLevel::Info;
    QString folder = logFolder();
    bool warningsToStderr = false;
};

/// The program's log while it lives, and where Qt's own messages go: skychamber.log in the folder, three
/// files of 1 MiB at most. One at a time. Whoever writes to it (spdlog::info and its like) never writes a
/// character's text. That it can't be written any more is said once on the standard error.
class Logging
{
public:
    explicit Logging(const LogOptions &options = {});
    ~Logging();
    Logging(const Logging &) = delete;
    Logging &operator=(const Logging &) = delete;

    /// Why there is no log file, when there is none; the program goes on without it.
    const std::optional<Error> &problem() const { return m_problem; }

private:
    struct Before;
    std::unique_ptr<Before> m_before; ///< what logged before, put back at the end
    std::optional<Error> m_problem;
};

} // namespace sky::app
