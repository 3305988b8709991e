#pragma once

#include <QString>

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace sky::ui
{

/// Does work on a thread of its own, so that a slow disk holds nobody up. The thread begins with the first
/// job. A job must own all that it uses, or use what never changes.
class Background
{
public:
    Background() = default;
    /// Returns when all is done.
    ~Background() { finish(); }
    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// A job of the same name that has not begun is dropped for this one; of those that have, only one runs
    /// at a time. Jobs of different names may change places.
    void run(const QString &name, std::function<void()> job);
    /// Returns when all is done. The next job begins a thread again.
    void finish();

private:
    void work(const std::stop_token &stop);

    std::mutex m_mutex;
    std::condition_variable_any m_more;
    std::map<QString, std::function<void()>> m_jobs;
    std::jthread m_thread;
};

} // namespace sky::ui
