#include "app/crashreport.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <csignal>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <ctime>

namespace sky::app
{

namespace
{

struct Crash {
    int signal;
    const char *name;
};
constexpr std::array Crashes = {Crash{SIGSEGV, "SIGSEGV"}, Crash{SIGABRT, "SIGABRT"}, Crash{SIGBUS, "SIGBUS"},
                                Crash{SIGFPE, "SIGFPE"}, Crash{SIGILL, "SIGILL"}};

constexpr QLatin1String NewEnding(".new.txt");
constexpr char CommandMark[] = ", a command";
constexpr int MostFrames = 64;
constexpr int MostWaits = 50; ///< tenths of a second, for another thread that crashed before
constexpr size_t AltStackBytes = 64 * 1024;

/// Where the code of the program or of a library lies, and its name without a folder, which may be a
/// person's.
struct Code {
    size_t begin = 0, end = 0, base = 0;
    char name[64] = "";
};

// What the handler needs, made beforehand: in it, only what is safe in a signal handler may be called, so no
// memory is allocated and no lock taken. To name functions takes the lock of the loader.
struct Prepared {
    char path[4096] = "";
    char head[512] = ""; ///< versions and build, ready to be written
    std::array<Code, 256> code;
    std::atomic<size_t> codeCount = 0;
    std::array<struct sigaction, Crashes.size()> before{};
    void *stack = nullptr;
};
Prepared prepared;
std::atomic_flag isCrashing = ATOMIC_FLAG_INIT;

void put(int file, const char *text, size_t size)
{
    while (size > 0) {
        const ssize_t written = ::write(file, text, size);
        if (written <= 0) return;
        text += written;
        size -= size_t(written);
    }
}

void put(int file, const char *text)
{
    put(file, text, std::strlen(text));
}

void putNumber(int file, long long number)
{
    std::array<char, 24> digits;
    size_t at = digits.size();
    unsigned long long rest =
        number < 0 ? 0 - static_cast<unsigned long long>(number) : static_cast<unsigned long long>(number);
    do {
        digits[--at] = char('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) digits[--at] = '-';
    put(file, digits.data() + at, digits.size() - at);
}

void putHex(int file, size_t number)
{
    std::array<char, 2 * sizeof number> digits;
    size_t at = digits.size();
    do {
        digits[--at] = "0123456789abcdef"[number % 16];
        number /= 16;
    } while (number > 0);
    put(file, "0x");
    put(file, digits.data() + at, digits.size() - at);
}

/// "libQt6Core.so.6(+0x1234)", as addr2line takes it.
void putFrames(int file)
{
    std::array<void *, MostFrames> frames;
    const int count = ::backtrace(frames.data(), MostFrames);
    for (int i = 0; i < count; ++i) {
        const auto address = reinterpret_cast<size_t>(frames[size_t(i)]);
        for (size_t of = 0; of < prepared.codeCount; ++of) {
            const Code &code = prepared.code[of];
            if (address < code.begin || address >= code.end) continue;
            put(file, code.name);
            put(file, "(+");
            putHex(file, address - code.base);
            put(file, ")");
            break;
        }
        put(file, " [");
        putHex(file, address);
        put(file, "]\n");
    }
}

void writeReport(const Crash &crash, int code)
{
    const int file = ::open(prepared.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) return;
    put(file, prepared.head);
    put(file, "signal ");
    putNumber(file, crash.signal);
    put(file, " ");
    put(file, crash.name);
    put(file, ", code ");
    putNumber(file, code);
    put(file, "\ntime ");
    putNumber(file, ::time(nullptr));
    put(file, " seconds since 1970\nframes:\n");
    putFrames(file);
    ::close(file);
}

void onCrash(int signal, siginfo_t *info, void *)
{
    const timespec tenth{0, 100'000'000};
    int waited = 0;
    while (isCrashing.test_and_set() && waited++ < MostWaits) // another thread is at it, and ends all
        ::nanosleep(&tenth, nullptr);
    for (const Crash &crash : Crashes)
        if (crash.signal == signal && waited < MostWaits) writeReport(crash, info->si_code);
    std::signal(signal, SIG_DFL);
    std::raise(signal); // is blocked here, so that it comes on returning
}

/// Of this program, in hexadecimal; empty where it was linked without.
int findBuildId(dl_phdr_info *info, size_t, void *result)
{
    auto &id = *static_cast<QByteArray *>(result);
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const auto &header = info->dlpi_phdr[i];
        if (header.p_type != PT_NOTE) continue;
        const auto *at = reinterpret_cast<const char *>(info->dlpi_addr + header.p_vaddr);
        const char *const end = at + header.p_memsz;
        while (at + sizeof(ElfW(Nhdr)) <= end) {
            ElfW(Nhdr) note;
            std::memcpy(&note, at, sizeof note);
            const char *name = at + sizeof note;
            const char *content = name + ((note.n_namesz + 3U) & ~3U);
            if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0)
                id = QByteArray(content, qsizetype(note.n_descsz)).toHex();
            at = content + ((note.n_descsz + 3U) & ~3U);
        }
    }
    return 1; // the first is the program itself
}

/// What may be called in it, as far as there is room.
int noteCode(dl_phdr_info *info, size_t, void *)
{
    const char *slash = std::strrchr(info->dlpi_name, '/');
    const QByteArray name = info->dlpi_name[0] == 0 ? program_invocation_short_name
                                                    : QByteArray(slash ? slash + 1 : info->dlpi_name);
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const auto &header = info->dlpi_phdr[i];
        const size_t at = prepared.codeCount;
        if (header.p_type != PT_LOAD || (header.p_flags & PF_X) == 0 || at == prepared.code.size()) continue;
        Code &code = prepared.code[at];
        code = {info->dlpi_addr + header.p_vaddr, info->dlpi_addr + header.p_vaddr + header.p_memsz,
                info->dlpi_addr, ""};
        qstrncpy(code.name, name.constData(), sizeof code.name);
        prepared.codeCount = at + 1;
    }
    return 0;
}

QStringList reportsIn(const QDir &folder, const QString &ending)
{
    return folder.entryList({QStringLiteral("crash-*") + ending}, QDir::Files | QDir::NoSymLinks, QDir::Name);
}

void removeOld(const QDir &folder)
{
    const QStringList reports = reportsIn(folder, QStringLiteral(".txt"));
    for (qsizetype i = 0; i + CrashReports::Most < reports.size(); ++i)
        QFile::remove(folder.filePath(reports[i]));
}

void prepare(const QString &folder, CrashReports::Of of)
{
    const QString name =
        QStringLiteral("%1/crash-%2-%3%4")
            .arg(folder, QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz")),
                 QString::number(QCoreApplication::applicationPid()), NewEnding);
    qstrncpy(prepared.path, QFile::encodeName(name).constData(), sizeof prepared.path);
    QByteArray build;
    ::dl_iterate_phdr(findBuildId, &build);
    const QByteArray head = QByteArrayLiteral("Skychamber " SKYCHAMBER_VERSION ", Qt ") + qVersion() +
                            (of == CrashReports::Of::Command ? CommandMark : "") + "\nbuild " +
                            (build.isEmpty() ? QByteArrayLiteral("unknown") : build) + '\n';
    qstrncpy(prepared.head, head.constData(), sizeof prepared.head);
    std::array<void *, 1> first;
    ::backtrace(first.data(), 1); // loads what it needs
}

} // namespace

CrashReports::CrashReports(const QString &folder, Of of)
{
    removeOld(QDir(folder));
    prepare(folder, of);
    noteLibraries();
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // which report better
    prepared.stack =
        ::mmap(nullptr, AltStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (prepared.stack != MAP_FAILED) { // also where the stack itself ran over
        const stack_t stack{prepared.stack, 0, AltStackBytes};
        ::sigaltstack(&stack, nullptr);
    }
    struct sigaction action {
    };
    action.sa_sigaction = onCrash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ::sigfillset(&action.sa_mask);
    for (size_t i = 0; i < Crashes.size(); ++i)
        ::sigaction(Crashes[i].signal, &action, &prepared.before[i]);
#endif
}

CrashReports::~CrashReports()
{
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    for (size_t i = 0; i < Crashes.size(); ++i)
        ::sigaction(Crashes[i].signal, &prepared.before[i], nullptr);
    const stack_t none{nullptr, SS_DISABLE, 0};
    ::sigaltstack(&none, nullptr);
    if (prepared.stack != MAP_FAILED) ::munmap(prepared.stack, AltStackBytes);
#endif
    prepared.stack = nullptr;
}

void CrashReports::noteLibraries()
{
    prepared.codeCount = 0;
    ::dl_iterate_phdr(noteCode, nullptr);
}

std::optional<CrashReports::Report> CrashReports::untold(const QString &folder)
{
    const QDir place(folder);
    std::optional<Report> newest;
    for (const QString &name : reportsIn(place, NewEnding)) { // by time
        const QString told = place.filePath(name.chopped(NewEnding.size()) + QStringLiteral(".txt"));
        if (!QFile::rename(place.filePath(name), told)) continue;
        QFile file(told);
        const bool command = file.open(QFile::ReadOnly) && file.readLine(500).trimmed().endsWith(CommandMark);
        newest = {told, command ? Of::Command : Of::Window};
    }
    return newest;
}

} // namespace sky::app
