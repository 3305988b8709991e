#pragma once

#include <unistd.h>

#include <cstddef>
#include <utility>

namespace sky::storage
{

/// Owns an open file descriptor.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int fd)
        : m_fd(fd)
    {
    }
    Descriptor(Descriptor &&other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {
    }
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~Descriptor() { close(); }

    bool isOpen() const { return m_fd >= 0; }
    int get() const { return m_fd; }
    /// False with errno set when the system reports that late.
    bool close() { return m_fd < 0 || ::close(std::exchange(m_fd, -1)) == 0; }

private:
    int m_fd = -1;
};

/// Lets the program have so many more files open at once, as far as the system allows it.
void allowDescriptors(size_t count);

} // namespace sky::storage
