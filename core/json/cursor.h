#pragma once

#include <QByteArrayView>

namespace sky::json
{

/// A place in a UTF-8 text that only moves forward and knows its line and column, both counted from 1;
/// columns are characters, not bytes.
class Cursor
{
public:
    explicit Cursor(QByteArrayView text)
        : m_text(text)
    {
    }

    QByteArrayView text() const { return m_text; }
    qsizetype offset() const { return m_offset; }
    int line() const { return m_line; }
    int column() const { return m_column; }

    bool atEnd() const { return m_offset >= m_text.size(); }
    /// The byte here; NUL at the end.
    char peek() const { return atEnd() ? '\0' : m_text[m_offset]; }
    void advanceTo(qsizetype offset);
    /// Skips all bytes that are among `bytes`.
    void skip(QByteArrayView bytes);
    void skipBlanks() { skip(" \t\r\n"); }

private:
    QByteArrayView m_text;
    qsizetype m_offset = 0;
    int m_line = 1;
    int m_column = 1;
};

} // namespace sky::json
