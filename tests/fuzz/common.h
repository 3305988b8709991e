#pragma once

#include "core/hursagmu/hursagmu.h"

#include <QByteArray>
#include <QtGlobal>

#include <memory>

/// What the targets share.
namespace sky::fuzz
{

inline void must(bool holds, const char *law)
{
    if (!holds) qFatal("This does not hold: %s", law);
}

inline std::shared_ptr<const hursagmu::Hursagmu> game()
{
    static const auto made = hursagmu::Hursagmu::create().value();
    return made;
}

inline const GameRegistry &games()
{
    static const GameRegistry registry = [] {
        GameRegistry made;
        made.add(game());
        return made;
    }();
    return registry;
}

/// A refusal that a person can read.
inline void mustBeTold(const Error &error, ErrorKind kind)
{
    must(error.kind == kind, "the error is of the kind that is promised");
    must(!error.message.isEmpty(), "an error has a sentence");
}

/// Takes numbers from bytes, zeros where there are no more.
class Numbers
{
public:
    explicit Numbers(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }

    bool isEmpty() const { return m_at >= m_bytes.size(); }
    uint8_t byte() { return isEmpty() ? 0 : static_cast<uint8_t>(m_bytes[m_at++]); }
    uint64_t wide(int bytes = 8)
    {
        uint64_t number = 0;
        for (; bytes > 0; --bytes)
            number = number << 8 | byte();
        return number;
    }
    /// The span is at most 65536.
    int number(int least, int most)
    {
        return least + static_cast<int>(wide(2) % static_cast<uint64_t>(most - least + 1));
    }
    QByteArray rest() const { return m_bytes.mid(m_at); }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

} // namespace sky::fuzz
