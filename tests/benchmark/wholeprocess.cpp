#include "tests/benchmark/wholeprocess.h"

#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sky::bench
{

namespace
{

struct Run {
    double milliseconds = 0;
    double mebibytes = 0;
    bool good = false;
};

/// Begins as somebody's first start does: nothing is left of an earlier run.
[[noreturn]] void become(const QStringList &command, const QByteArray &home)
{
    for (const char *name : {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        ::setenv(name, home.constData(), 1);
    const int nothing = ::open("/dev/null", O_WRONLY);
    ::dup2(nothing, STDOUT_FILENO);
    std::vector<QByteArray> words;
    for (const QString &word : command)
        words.push_back(word.toLocal8Bit());
    std::vector<char *> arguments;
    for (QByteArray &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(arguments.front(), arguments.data());
    ::_exit(127);
}

Run runOnce(const QStringList &command)
{
    const QTemporaryDir home;
    const QByteArray path = home.path().toUtf8();
    const auto began = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0) become(command, path);
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    return {took.count(), double(usage.ru_maxrss) / 1024, WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

std::vector<ProcessCost> measure(const std::vector<QStringList> &commands, int rounds)
{
    std::vector<std::vector<double>> times(commands.size());
    std::vector<ProcessCost> costs(commands.size(), {0, 0, true});
    for (int round = 0; round <= rounds; ++round) {
        for (size_t i = 0; i < commands.size(); ++i) {
            const Run run = runOnce(commands[i]);
            costs[i].good = costs[i].good && run.good;
            costs[i].mebibytes = std::max(costs[i].mebibytes, run.mebibytes);
            if (round > 0) times[i].push_back(run.milliseconds);
        }
    }
    for (size_t i = 0; i < commands.size(); ++i)
        costs[i].milliseconds = median(times[i]);
    return costs;
}

} // namespace sky::bench
