#include "core/json/diagnosis.h"

#include "core/json/text.h"
#include "core/json/utf8.h"

#include <QChar>

#include <algorithm>
#include <optional>

namespace sky::json
{

namespace
{

/// The four hexadecimal digits at `offset` as a code unit.
std::optional<char16_t> codeUnit(QByteArrayView text, qsizetype offset)
{
    if (offset + 4 > text.size()) return std::nullopt;
    int unit = 0;
    for (const char digit : text.sliced(offset, 4)) {
        const int lower = digit | 0x20;
        if (digit >= '0' && digit <= '9') {
            unit = unit * 16 + (digit - '0');
        } else if (lower >= 'a' && lower <= 'f') {
            unit = unit * 16 + (lower - 'a' + 10);
        } else {
            return std::nullopt;
        }
    }
    return static_cast<char16_t>(unit);
}

/// The length of the escape at `offset` (its backslash), or nothing and what is wrong with it.
std::optional<int> escapeLength(QByteArrayView text, qsizetype offset, QString &fault)
{
    const char kind = offset + 1 < text.size() ? text[offset + 1] : '\0';
    if (kind != 'u') {
        if (kind != '\0' && QByteArrayView("\"\\/bfnrt").contains(kind)) return 2;
        fault = Text::tr("a backslash must be followed by one of \" \\ / b f n r t u; a backslash itself is "
                         "written twice.");
        return std::nullopt;
    }
    const auto first = codeUnit(text, offset + 2);
    if (!first) {
        fault = Text::tr("\\u must be followed by four digits or letters a to f.");
        return std::nullopt;
    }
    if (!QChar::isSurrogate(*first)) return 6;
    const bool paired = text.sliced(offset + 6).startsWith("\\u");
    const auto second = paired ? codeUnit(text, offset + 8) : std::nullopt;
    if (QChar::isHighSurrogate(*first) && second && QChar::isLowSurrogate(*second)) return 12;
    fault = Text::tr("this \\u stands for half a character only.");
    return std::nullopt;
}

/// What is wrong with the text in quotes that begins here.
QString diagnoseString(Cursor &cursor)
{
    const QByteArrayView text = cursor.text();
    qsizetype offset = cursor.offset() + 1;
    while (offset < text.size() && text[offset] != '"') {
        const char byte = text[offset];
        int length = 1;
        QString fault;
        if (byte == '\n' || byte == '\r') {
            fault = Text::tr("the closing quote is missing on this line; a line break inside a text is "
                             "written \\n.");
        } else if (byte == '\t') {
            fault = Text::tr("a tab inside a text must be written \\t.");
        } else if (byte >= 0 && byte < ' ') {
            fault = Text::tr("a text holds a control character.");
        } else if (byte == '\\') {
            length = escapeLength(text, offset, fault).value_or(0);
        }
        if (!fault.isEmpty()) {
            cursor.advanceTo(offset);
            return fault;
        }
        offset += length;
    }
    return Text::tr("the text in quotes that begins here is never closed.");
}

QString diagnoseUnexpected(const Cursor &cursor)
{
    const char byte = cursor.peek();
    if (byte == '\'') return Text::tr("texts are written in double quotes, not in single ones.");
    if (byte == '/' || byte == '#') return Text::tr("comments are not allowed here.");
    const QByteArrayView rest = cursor.text().sliced(cursor.offset());
    const char32_t character =
        decodeUtf8(rest.first(std::min<qsizetype>(4, rest.size()))).toStdU32String().front();
    return Text::tr("the character U+%1 does not belong here.")
        .arg(QString::number(static_cast<uint>(character), 16).toUpper().rightJustified(4, u'0'));
}

bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_';
}

bool beginsNumber(char byte)
{
    return (byte >= '0' && byte <= '9') || byte == '-' || byte == '+' || byte == '.';
}

bool beginsValue(char byte)
{
    return byte == '"' || byte == '{' || byte == '[' || isLetter(byte) || beginsNumber(byte);
}

QString wrongBracket(char found, char close)
{
    return Text::tr("%1 stands where %2 was expected.").arg(QLatin1Char(found)).arg(QLatin1Char(close));
}

QString tooEarly()
{
    return Text::tr("the text ends too early; something is missing here, at least a closing bracket.");
}

/// What is wrong where a value had to stand.
QString diagnoseValue(Cursor &cursor)
{
    if (cursor.atEnd()) return tooEarly();
    const char byte = cursor.peek();
    if (byte == '"') return diagnoseString(cursor);
    if (byte == ',' || byte == '}' || byte == ']' || byte == ':') {
        return Text::tr("a value is missing before %1").arg(QLatin1Char(byte));
    }
    if (isLetter(byte)) {
        return Text::tr("this word is not known; texts need double quotes, and without quotes there are only "
                        "true, false, null and numbers.");
    }
    if (beginsNumber(byte)) {
        return Text::tr("this is not a number as JSON writes it (12, -3, 0.5), or it is too large.");
    }
    return diagnoseUnexpected(cursor);
}

/// What is wrong where a key had to stand.
QString diagnoseKey(Cursor &cursor)
{
    if (cursor.atEnd()) return tooEarly();
    const char byte = cursor.peek();
    if (byte == '"') return diagnoseString(cursor);
    if (byte == '\'' || byte == '/' || byte == '#') return diagnoseUnexpected(cursor);
    return Text::tr("a name in double quotes is missing here.");
}

/// What is wrong behind an element of a container that `close` would end.
QString diagnoseContinuation(Cursor &cursor, char close)
{
    if (cursor.atEnd()) return tooEarly();
    const char byte = cursor.peek();
    if (byte == '}' || byte == ']') {
        return wrongBracket(byte, close);
    }
    if (byte != ',') {
        return beginsValue(byte) ? Text::tr("a comma is missing before this.") : diagnoseUnexpected(cursor);
    }
    cursor.advanceTo(cursor.offset() + 1);
    cursor.skipBlanks();
    if (cursor.peek() == close) {
        return Text::tr("there is a comma too many before %1").arg(QLatin1Char(close));
    }
    if (cursor.peek() == ',') return Text::tr("there is a comma too many here.");
    return close == '}' ? diagnoseKey(cursor) : diagnoseValue(cursor);
}

QString diagnoseColon(Cursor &cursor)
{
    if (cursor.atEnd()) return tooEarly();
    if (cursor.peek() != ':') return Text::tr("a colon is missing before this.");
    cursor.advanceTo(cursor.offset() + 1);
    cursor.skipBlanks();
    return diagnoseValue(cursor);
}

} // namespace

Error errorAt(const Cursor &place, const QString &sentence, const QString &detail)
{
    return {ErrorKind::Unreadable,
            Text::tr("Line %1, column %2: %3").arg(place.line()).arg(place.column()).arg(sentence),
            QStringLiteral("line %1, column %2: %3").arg(place.line()).arg(place.column()).arg(detail)};
}

QString diagnose(Cursor &cursor, Accepted accepted)
{
    cursor.skipBlanks();
    switch (accepted) {
    case Accepted::Nothing:
        return diagnoseValue(cursor);
    case Accepted::Key:
        return diagnoseColon(cursor);
    case Accepted::ObjectStart:
        return cursor.peek() == ']' ? wrongBracket(']', '}') : diagnoseKey(cursor);
    case Accepted::ArrayStart:
        return cursor.peek() == '}' ? wrongBracket('}', ']') : diagnoseValue(cursor);
    case Accepted::ObjectElement:
        return diagnoseContinuation(cursor, '}');
    case Accepted::ArrayElement:
        return diagnoseContinuation(cursor, ']');
    case Accepted::Whole:
        break;
    }
    return Text::tr("something follows after the end of the text.");
}

} // namespace sky::json
