#include "core/json/damagedtext.h"

#include "core/json/text.h"
#include "core/json/utf8.h"

#include <algorithm>

namespace sky::json
{

namespace
{

constexpr QByteArrayView Blanks(" \t");
constexpr qsizetype DeepestIndent = 200; ///< bytes
constexpr qsizetype LongestName = 200;   ///< bytes, quotes and blanks included

constexpr const char *BrokenCharacters =
    QT_TRANSLATE_NOOP("Json", "characters that could not be read were replaced or left out.");

bool isWordByte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           byte == '_' || byte == '-' || byte == '+' || byte == '.';
}

/// Besides line breaks, which are told of where a text is found to go over lines.
bool holdsControls(QByteArrayView raw)
{
    for (qsizetype i = 0; i < raw.size(); ++i) {
        const bool isBreak = raw[i] == '\n' || (raw[i] == '\r' && i + 1 < raw.size() && raw[i + 1] == '\n');
        if (static_cast<unsigned char>(raw[i]) < 0x20 && !isBreak) return true;
    }
    return false;
}

/// The offset of what follows the bytes that are among `passed`.
qsizetype behind(QByteArrayView text, qsizetype offset, QByteArrayView passed)
{
    while (offset < text.size() && passed.contains(text[offset]))
        ++offset;
    return offset;
}

/// Where the line of `offset` begins; -1 where more than what is among `passed` stands between, or too much.
qsizetype startOf(QByteArrayView text, qsizetype offset, QByteArrayView passed)
{
    const qsizetype least = std::max<qsizetype>(offset - DeepestIndent, 0);
    while (offset > least && passed.contains(text[offset - 1]))
        --offset;
    return offset == 0 || text[offset - 1] == '\n' ? offset : -1;
}

int blanksIn(QByteArrayView text)
{
    return int(std::count_if(text.begin(), text.end(), [](char byte) { return Blanks.contains(byte); }));
}

/// Whether nothing is left but the brackets at the end.
bool isClosing(QByteArrayView rest)
{
    return rest.contains('}') && std::all_of(rest.begin(), rest.end(), [](char byte) {
               return QByteArrayView(" \t\r\n}],").contains(byte);
           });
}

/// The offset of the quote that ends what begins at `from`; the size of the text where there is none.
qsizetype endOfQuoted(QByteArrayView text, qsizetype from, char quote)
{
    while (from < text.size() && text[from] != quote)
        from += text[from] == '\\' ? 2 : 1;
    return std::min(from, text.size());
}

/// Where a text without a closing quote ends on its line: before the comma or bracket there.
qsizetype endOnLine(QByteArrayView text, qsizetype from, qsizetype lineEnd)
{
    qsizetype end = lineEnd;
    while (end > from && QByteArrayView(" \t\r,}]").contains(text[end - 1]))
        --end;
    return end;
}

/// Whether what follows a quote may follow a text.
bool goesOnBehind(QByteArrayView text, qsizetype quote)
{
    if (quote >= text.size()) return false;
    qsizetype after = quote + 1;
    while (after < text.size() && QByteArrayView(" \t\r\n").contains(text[after]))
        ++after;
    return after >= text.size() || QByteArrayView(",:}]").contains(text[after]);
}

/// The characters of escapes; `strange` becomes true where there is one that is none, or a hole in the file.
QString withoutEscapes(const QString &all, bool &strange)
{
    QString text;
    text.reserve(all.size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i] != u'\\' || i + 1 >= all.size()) {
            strange = strange || all[i] == QChar::Null;
            if (all[i] != u'\\' && all[i] != QChar::Null) text += all[i];
            continue;
        }
        const QChar escape = all[++i];
        static constexpr QStringView Names = u"nrtbf";
        static constexpr QStringView Meanings = u"\n\r\t\b\f";
        bool isNumber = false;
        const ushort code =
            escape == u'u' ? QStringView(all).mid(i + 1, 4).toUShort(&isNumber, 16) : ushort(0);
        if (isNumber && i + 4 < all.size()) {
            text += QChar(code);
            i += 4;
        } else if (const qsizetype known = Names.indexOf(escape); known >= 0) {
            text += Meanings[known];
        } else {
            strange = strange || !QStringView(u"\"\\/'").contains(escape);
            text += escape;
        }
    }
    return text;
}

} // namespace

void DamagedText::flaw(const char *sentence, const QString &argument)
{
    if (m_flaws.size() >= Salvaged::MostFlaws) return;
    const QString told = Text::tr(sentence);
    m_flaws.push_back({m_cursor.line(), m_cursor.column(), argument.isNull() ? told : told.arg(argument)});
}

void DamagedText::cutHere()
{
    m_cursor.advanceTo(m_cursor.text().size());
    cut();
}

int DamagedText::indent() const
{
    const QByteArrayView text = m_cursor.text();
    if (atEnd()) return NotFirst;
    qsizetype end = m_cursor.offset();
    const qsizetype begin = startOf(text, end, " \t}]");
    if (begin < 0) return NotFirst;
    if (peek() == '{' || peek() == '[') {
        const qsizetype next = behind(text, end + 1, Blanks);
        if (next < text.size() && text[next] != '\n' && text[next] != '\r') end = next;
    }
    return blanksIn(text.sliced(begin, end - begin));
}

int DamagedText::indentBehind() const
{
    const QByteArrayView text = m_cursor.text();
    const qsizetype offset = behind(text, m_cursor.offset() + 1, " \t\r\n,");
    if (offset >= text.size()) return NotFirst;
    const qsizetype begin = startOf(text, offset, " \t}],");
    if (begin < 0) return NotFirst;
    return blanksIn(text.sliced(begin, offset - begin));
}

char DamagedText::peekBehind() const
{
    const QByteArrayView text = m_cursor.text();
    const qsizetype offset = behind(text, m_cursor.offset() + 1, Blanks);
    return offset < text.size() ? text[offset] : '\n';
}

void DamagedText::skipComment(QByteArrayView end)
{
    flaw(QT_TRANSLATE_NOOP("Json", "a comment was left out."));
    const qsizetype found = m_cursor.text().indexOf(end, m_cursor.offset());
    m_cursor.advanceTo(found < 0 ? m_cursor.text().size() : found + end.size());
}

void DamagedText::skipBlanks()
{
    for (;;) {
        m_cursor.skipBlanks();
        if (rest().startsWith("//"))
            skipComment("\n");
        else if (rest().startsWith("/*"))
            skipComment("*/");
        else if (!atEnd() && peek() == '\0') {
            flaw(QT_TRANSLATE_NOOP("Json", "bytes that are zero were left out."));
            m_cursor.skip(QByteArrayView("\0", 1));
        } else
            return;
    }
}

void DamagedText::skipGarbage()
{
    flaw(QT_TRANSLATE_NOOP("Json", "something here makes no sense and was left out."));
    const QByteArrayView text = m_cursor.text();
    qsizetype end = m_cursor.offset() + 1;
    while (end < text.size() && !QByteArrayView(",\n\"{}[]").contains(text[end]))
        ++end;
    m_cursor.advanceTo(end);
}

void DamagedText::separate(char closing)
{
    skipBlanks();
    int commas = 0;
    for (; !atEnd() && peek() == ','; skipBlanks()) {
        ++commas;
        step();
    }
    const bool isLast = atEnd() || peek() == '}' || peek() == ']';
    if (commas > 1 || (commas == 1 && peek() == closing))
        flaw(QT_TRANSLATE_NOOP("Json", "there was a comma too many."));
    if (commas == 0 && !isLast) flaw(QT_TRANSLATE_NOOP("Json", "a comma was missing."));
}

/// A break in the text, or a quote forgotten? What follows the next quote tells. `line`: the first break.
DamagedText::Span DamagedText::spanOverLines(Span span, qsizetype line)
{
    const QByteArrayView text = m_cursor.text();
    if (goesOnBehind(text, span.end)) {
        flaw(QT_TRANSLATE_NOOP("Json", "a line break stood in a text."));
        return span;
    }
    if (span.end >= text.size() && !isClosing(text.sliced(line))) return span;
    flaw(QT_TRANSLATE_NOOP("Json", "the closing quote was missing on this line."));
    m_unused += span.end - span.from;
    if (m_unused > MostUnused * text.size()) return {span.from, text.size(), text.size(), false};
    const qsizetype end = endOnLine(text, span.from, line);
    return {span.from, end, end, true};
}

DamagedText::Span DamagedText::spanHere()
{
    const QByteArrayView text = m_cursor.text();
    const qsizetype from = m_cursor.offset() + 1;
    const qsizetype end = endOfQuoted(text, from, peek());
    const Span span{from, end, std::min(end + 1, text.size()), end < text.size()};
    const qsizetype line = text.sliced(from, end - from).indexOf('\n');
    return line < 0 ? span : spanOverLines(span, from + line);
}

std::optional<DamagedText::Quoted> DamagedText::quoted()
{
    if (peek() != '"') flaw(QT_TRANSLATE_NOOP("Json", "a text stood in single quotes."));
    const Span span = spanHere();
    if (!span.whole) cut();
    Quoted result{unescaped(m_cursor.text().sliced(span.from, span.end - span.from)), span.whole};
    m_cursor.advanceTo(span.next);
    if (result.text.size() <= m_limits.stringLength) return result;
    flaw(QT_TRANSLATE_NOOP("Json", "a text of more than %1 characters was left out."),
         QString::number(m_limits.stringLength));
    return std::nullopt;
}

/// The characters of a text, with a sign in place of what is none.
QString DamagedText::unescaped(QByteArrayView raw)
{
    const bool isText = raw.isValidUtf8();
    if (!isText) flaw(BrokenCharacters);
    bool strange = false;
    QString text = withoutEscapes(isText ? decodeUtf8(raw) : QString::fromUtf8(raw), strange);
    if (!text.isValidUtf16()) {
        text = QString::fromUtf8(text.toUtf8());
        strange = true;
    }
    if (strange)
        flaw(BrokenCharacters);
    else if (holdsControls(raw))
        flaw(QT_TRANSLATE_NOOP("Json", "a control character stood in a text."));
    return text;
}

bool DamagedText::isMember() const
{
    if (!isQuote()) return false;
    const QByteArrayView here = rest().first(std::min(rest().size(), LongestName));
    qsizetype end = endOfQuoted(here, 1, here[0]) + 1;
    while (end < here.size() && QByteArrayView(" \t\r\n").contains(here[end]))
        ++end;
    return end < here.size() && here[end] == ':';
}

QByteArrayView DamagedText::word() const
{
    const QByteArrayView here = rest();
    const auto end = std::find_if_not(here.begin(), here.end(), isWordByte);
    return here.first(end - here.begin());
}

} // namespace sky::json
