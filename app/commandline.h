#pragma once

#include "core/base/sources.h"

#include <QStringList>
#include <QTextStream>

namespace sky::app
{

/// Exit codes of every command; of several files the worst counts.
enum ExitCode { Fine = 0, Refused = 1, Usage = 2, Unreadable = 3 };

/// What a command needs from outside; tests give their own.
struct Surroundings {
    QTextStream &out;
    QTextStream &err;
    Clock clock;
    IdSource ids;
};

/// Runs one command ("new", "edit", ...) and gives its exit code. `arguments` are without the program's name.
int runCommandLine(const QStringList &arguments, Surroundings &surroundings);

/// The words that begin a command.
QStringList commandNames();

/// Whether that command measures or paints text and so needs a QGuiApplication.
bool needsFonts(const QStringList &arguments);

} // namespace sky::app
