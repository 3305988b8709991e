#include "tests/support/endlesswriter.h"

#include <QtGlobal>

#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <ctime>
#include <new>

namespace sky::test
{

EndlessWriter::EndlessWriter(const std::function<bool(int)> &write)
{
    void *memory = ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) qFatal("no memory to share");
    m_shared = new (memory) Shared;
    m_process = ::fork();
    if (m_process < 0) qFatal("no second process");
    while (m_process == 0) {
        m_shared->within = true;
        const bool written = write(m_shared->done % 2);
        m_shared->within = false;
        if (!written) m_shared->failed = true;
        if (!written) ::_exit(1);
        ++m_shared->done;
    }
    while (m_shared->done == 0 && !m_shared->failed)
        ::sched_yield();
    if (m_shared->failed) qFatal("nothing could be written");
}

EndlessWriter::~EndlessWriter()
{
    killAfter(0);
    ::munmap(m_shared, sizeof(Shared));
}

bool EndlessWriter::killAfter(int microseconds)
{
    if (m_process <= 0) return false;
    const timespec moment{0, microseconds * 1'000L};
    ::nanosleep(&moment, nullptr);
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
    m_process = -1;
    if (m_shared->failed) qFatal("the writer could not write");
    return m_shared->within;
}

} // namespace sky::test
