#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sky::bench
{

/// What runs of a whole program took.
struct ProcessCost {
    double milliseconds = 0; ///< median of the wall times
    double mebibytes = 0;    ///< largest resident set
    bool good = false;       ///< every run ended with exit code 0
};

/// Runs each of `commands` (program and arguments) in turn, `rounds` times after one warm-up.
std::vector<ProcessCost> measure(const std::vector<QStringList> &commands, int rounds);

} // namespace sky::bench
