#include "ui/services/background.h"

#include <utility>

namespace sky::ui
{

void Background::run(const QString &name, std::function<void()> job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs[name] = std::move(job);
    }
    if (!m_thread.joinable()) m_thread = std::jthread([this](const std::stop_token &stop) { work(stop); });
    m_more.notify_one();
}

void Background::finish()
{
    if (!m_thread.joinable()) return;
    m_thread.request_stop(); // wakes the thread too
    m_thread.join();
}

/// What was asked for is done even after the stop.
void Background::work(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (m_more.wait(lock, stop, [this] { return !m_jobs.empty(); })) {
        const auto job = std::move(m_jobs.extract(m_jobs.begin()).mapped());
        lock.unlock();
        job();
        lock.lock();
    }
}

} // namespace sky::ui
