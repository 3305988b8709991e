#pragma once

#include "core/json/cursor.h"
#include "core/json/salvage.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace sky::json
{

/// A text that need not be JSON, from beginning to end: where blanks, texts in quotes and what makes no sense
/// end in it. Keeps what was found wrong on the way.
class DamagedText
{
public:
    DamagedText(QByteArrayView text, const Limits &limits)
        : m_cursor(text)
        , m_limits(limits)
    {
    }

    const Cursor &cursor() const { return m_cursor; }
    QByteArrayView rest() const { return m_cursor.text().sliced(m_cursor.offset()); }
    bool atEnd() const { return m_cursor.atEnd(); }
    char peek() const { return m_cursor.peek(); } ///< as in `Cursor`
    bool isQuote() const { return peek() == '"' || peek() == '\''; }
    void step(qsizetype bytes = 1) { m_cursor.advanceTo(m_cursor.offset() + bytes); }
    void goTo(qsizetype offset) { m_cursor.advanceTo(offset); }
    /// What follows is missing; the cursor stays.
    void cut() { m_cutOff = true; }
    void cutHere(); ///< the rest is left out
    bool isCutOff() const { return m_cutOff; }

    /// Of a QT_TRANSLATE_NOOP("Json", ...), since it is translated only while there is room for it.
    void flaw(const char *sentence, const QString &argument = {});
    std::vector<Flaw> takeFlaws() { return std::move(m_flaws); }

    static constexpr int NotFirst = -1;
    /// How many blanks stand before what is here; `NotFirst` where more than blanks does, and at the end.
    /// Those behind an opening bracket count too: it may have got between them.
    int indent() const;
    /// That of what follows the closing bracket here, and blanks and commas; brackets before it on its line
    /// are not counted.
    int indentBehind() const;
    /// What follows the byte here on the same line, but for blanks; a line break where nothing does.
    char peekBehind() const;

    void skipBlanks();
    /// What is no value and no name, to where the next of them may begin; at least one byte.
    void skipGarbage();
    /// The comma between two, or too many or too few of them; `closing` ends what they stand in.
    void separate(char closing);

    struct Quoted {
        QString text;
        bool whole = true; ///< else the text ended first
    };
    /// The text in quotes here, with or without an end; nothing for one that is too long.
    std::optional<Quoted> quoted();
    /// Whether a text in quotes with a colon behind it is here, as a member begins; a long one is none.
    bool isMember() const;
    /// The bytes of a number, of a word or of a name without quotes here, which may be none; the cursor
    /// stays.
    QByteArrayView word() const;

private:
    /// Looked through for closing quotes in vain: so many times the text's size, and the rest is given up.
    static constexpr qsizetype MostUnused = 8;

    struct Span {
        qsizetype from, end; ///< of what stands between the quotes
        qsizetype next;      ///< where it goes on
        bool whole;
    };
    void skipComment(QByteArrayView end);
    Span spanHere();
    Span spanOverLines(Span span, qsizetype line);
    QString unescaped(QByteArrayView raw);

    Cursor m_cursor;
    const Limits &m_limits;
    std::vector<Flaw> m_flaws;
    qsizetype m_unused = 0; ///< bytes
    bool m_cutOff = false;
};

} // namespace sky::json
