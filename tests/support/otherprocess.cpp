#include "tests/support/otherprocess.h"

#include <QtGlobal>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace sky::test
{

OtherProcess::OtherProcess(const std::function<bool()> &work)
{
    std::array<int, 2> pipe = {};
    if (::pipe(pipe.data()) != 0) qFatal("no pipe");
    m_process = ::fork();
    if (m_process < 0) qFatal("no second process");
    if (m_process == 0) {
        const char answer = work() ? 'y' : 'n';
        if (::write(pipe[1], &answer, 1) != 1) ::_exit(1);
        for (;;)
            ::pause();
    }
    char answer = 'n';
    m_succeeded = ::read(pipe[0], &answer, 1) == 1 && answer == 'y';
    ::close(pipe[0]);
    ::close(pipe[1]);
}

void OtherProcess::kill()
{
    if (m_process <= 0) return;
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
    m_process = -1;
}

} // namespace sky::test
