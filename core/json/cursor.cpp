#include "core/json/cursor.h"

#include <algorithm>

namespace sky::json
{

namespace
{

bool continuesCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

} // namespace

void Cursor::advanceTo(qsizetype offset)
{
    for (const qsizetype end = std::min(offset, m_text.size()); m_offset < end; ++m_offset) {
        const char byte = m_text[m_offset];
        if (byte == '\n') {
            ++m_line;
            m_column = 1;
        } else if (!continuesCharacter(byte)) {
            ++m_column;
        }
    }
}

void Cursor::skip(QByteArrayView bytes)
{
    while (!atEnd() && bytes.contains(peek())) {
        advanceTo(m_offset + 1);
    }
}

} // namespace sky::json
