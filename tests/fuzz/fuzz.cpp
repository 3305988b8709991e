// fuzz --target=NAME [LIBFUZZER-ARGUMENT...]: gives a target bytes for as long as it is let.

#include "tests/fuzz/targets.h"

#include <QGuiApplication>

#include <spdlog/spdlog.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace
{

const sky::fuzz::Target *wanted = nullptr;

const sky::fuzz::Target *named(const char *argument)
{
    for (const sky::fuzz::Target &target : sky::fuzz::targets())
        if (std::strcmp(argument, (QByteArray("--target=") + target.name).constData()) == 0) return &target;
    return nullptr;
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    for (int i = 1; i < *argc && !wanted; ++i)
        wanted = named((*argv)[i]);
    if (!wanted) {
        for (const sky::fuzz::Target &target : sky::fuzz::targets())
            std::printf("%s\n", target.name);
        std::exit(2);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("LC_ALL", "C.UTF-8");
    spdlog::set_level(spdlog::level::off);
    static int none = 1;
    new QGuiApplication(none, *argv); // for the fonts; lives as long as the program
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    wanted->run(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
