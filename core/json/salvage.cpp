#include "core/json/salvage.h"

#include "core/json/cursor.h"
#include "core/json/text.h"
#include "core/json/utf8.h"

#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace sky::json
{

namespace
{

constexpr qsizetype LongText = 200; ///< bytes; shorter ones are names and words, of which a half is none

bool isWordByte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           byte == '_' || byte == '-' || byte == '+' || byte == '.';
}

/// Whether nothing is left but the brackets at the end.
bool isClosing(QByteArrayView rest)
{
    return rest.contains('}') && std::all_of(rest.begin(), rest.end(), [](char byte) {
               return QByteArrayView(" \t\r\n}],").contains(byte);
           });
}

/// Follows the grammar as long as it holds, and where it does not, goes on at the next place that makes
/// sense. `m_depth` bounds how deep it calls itself.
class Mender
{
public:
    Mender(QByteArrayView text, const Limits &limits)
        : m_cursor(text)
        , m_limits(limits)
    {
    }

    Salvaged mend();
    void flaw(const QString &sentence);

private:
    struct Quoted {
        QString text;
        bool whole = true;
    };

    bool atEnd() const { return m_cursor.atEnd(); }
    char peek() const { return m_cursor.peek(); }
    void step(qsizetype bytes = 1) { m_cursor.advanceTo(m_cursor.offset() + bytes); }
    bool startsWith(QByteArrayView bytes) const
    {
        return m_cursor.text().sliced(m_cursor.offset()).startsWith(bytes);
    }
    void skipBlanks();
    void skipComment(QByteArrayView end);
    void skipGarbage();
    void separate(char closing);

    std::optional<Value> value();
    std::optional<Value> container();
    void readObject(Object &object);
    void readMembers(Object &object, QSet<QString> &keys);
    void readMember(Object &object, QSet<QString> &keys);
    void readArray(Array &array);
    bool closes(char closing, char other);
    std::optional<QString> key();
    std::optional<Quoted> quoted();
    qsizetype endOfQuoted(qsizetype from, char quote) const;
    qsizetype endOnLine(qsizetype from, qsizetype lineEnd) const;
    QString unescaped(QByteArrayView raw);
    std::optional<Value> number(QByteArrayView word);
    std::optional<Value> word();

    /// Looked through for closing quotes in vain: so many times the text's size, and the rest is given up.
    static constexpr qsizetype MostUnused = 8;

    Cursor m_cursor;
    qsizetype m_unused = 0; ///< bytes
    const Limits &m_limits;
    Salvaged m_result;
    int m_depth = 0;
    int m_objects = 0, m_arrays = 0; ///< open ones
    int m_values = 0;
};

void Mender::flaw(const QString &sentence)
{
    if (m_result.flaws.size() < Salvaged::MostFlaws)
        m_result.flaws.push_back({m_cursor.line(), m_cursor.column(), sentence});
}

void Mender::skipComment(QByteArrayView end)
{
    flaw(Text::tr("a comment was left out."));
    const qsizetype found = m_cursor.text().indexOf(end, m_cursor.offset());
    m_cursor.advanceTo(found < 0 ? m_cursor.text().size() : found + end.size());
}

void Mender::skipBlanks()
{
    for (;;) {
        m_cursor.skipBlanks();
        if (startsWith("//"))
            skipComment("\n");
        else if (startsWith("/*"))
            skipComment("*/");
        else if (!atEnd() && peek() == '\0') {
            flaw(Text::tr("bytes that are zero were left out."));
            m_cursor.skip(QByteArrayView("\0", 1));
        } else
            return;
    }
}

/// What is no value and no name, to where the next of them may begin; at least one byte.
void Mender::skipGarbage()
{
    flaw(Text::tr("something here makes no sense and was left out."));
    const QByteArrayView text = m_cursor.text();
    qsizetype end = m_cursor.offset() + 1;
    while (end < text.size() && !QByteArrayView(",\n\"{}[]").contains(text[end]))
        ++end;
    m_cursor.advanceTo(end);
}

/// The comma between two, or too many or too few of them.
void Mender::separate(char closing)
{
    skipBlanks();
    int commas = 0;
    for (; !atEnd() && peek() == ','; skipBlanks()) {
        ++commas;
        step();
    }
    const bool isLast = atEnd() || peek() == '}' || peek() == ']';
    if (commas > 1 || (commas == 1 && peek() == closing)) flaw(Text::tr("there was a comma too many."));
    if (commas == 0 && !isLast) flaw(Text::tr("a comma was missing."));
}

/// The offset of the quote that ends what begins at `from`; the size of the text where there is none.
qsizetype Mender::endOfQuoted(qsizetype from, char quote) const
{
    const QByteArrayView text = m_cursor.text();
    while (from < text.size() && text[from] != quote)
        from += text[from] == '\\' ? 2 : 1;
    return std::min(from, text.size());
}

/// Where a text without a closing quote ends on its line: before the comma or bracket there.
qsizetype Mender::endOnLine(qsizetype from, qsizetype lineEnd) const
{
    const QByteArrayView text = m_cursor.text();
    qsizetype end = lineEnd;
    while (end > from && QByteArrayView(" \t\r,}]").contains(text[end - 1]))
        --end;
    return end;
}

std::optional<Mender::Quoted> Mender::quoted()
{
    const QByteArrayView text = m_cursor.text();
    const char quote = peek();
    if (quote != '"') flaw(Text::tr("a text stood in single quotes."));
    const qsizetype from = m_cursor.offset() + 1;
    qsizetype end = endOfQuoted(from, quote);
    qsizetype next = end + 1;
    Quoted result;
    const qsizetype line = text.sliced(from, end - from).indexOf('\n');
    if (line >= 0) {
        // A break in the text, or a quote forgotten? What follows the next quote tells.
        qsizetype after = std::min(end + 1, text.size());
        while (after < text.size() && QByteArrayView(" \t\r\n").contains(text[after]))
            ++after;
        const bool goesOn =
            end < text.size() && (after >= text.size() || QByteArrayView(",:}]").contains(text[after]));
        if (goesOn) {
            flaw(Text::tr("a line break stood in a text."));
        } else if (end < text.size() || isClosing(text.sliced(from + line))) {
            flaw(Text::tr("the closing quote was missing on this line."));
            m_unused += end - from;
            const bool isEndless = m_unused > MostUnused * text.size();
            end = isEndless ? text.size() : endOnLine(from, from + line);
            next = isEndless ? end + 1 : end;
        }
    }
    if (end >= text.size() && next > end) {
        m_result.cutOff = true;
        result.whole = false;
        next = end = text.size();
    }
    result.text = unescaped(text.sliced(from, end - from));
    m_cursor.advanceTo(std::min(next, text.size()));
    if (result.text.size() <= m_limits.stringLength) return result;
    flaw(Text::tr("a text of more than %1 characters was left out.").arg(m_limits.stringLength));
    return std::nullopt;
}

/// The characters of a text, with a sign in place of what is none.
QString Mender::unescaped(QByteArrayView raw)
{
    if (!raw.isValidUtf8()) flaw(Text::tr("characters that could not be read were replaced or left out."));
    const QString all = raw.isValidUtf8() ? decodeUtf8(raw) : QString::fromUtf8(raw);
    QString text;
    text.reserve(all.size());
    bool strange = false;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i] != u'\\' || i + 1 >= all.size()) {
            strange = strange || all[i] == QChar::Null; // a hole in the file
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
    if (!text.isValidUtf16()) {
        text = QString::fromUtf8(text.toUtf8());
        strange = true;
    }
    if (strange) flaw(Text::tr("characters that could not be read were replaced or left out."));
    return text;
}

/// What `parse` takes for one: what is written later has to be read again.
std::optional<Value> Mender::number(QByteArrayView word)
{
    auto read = parse(word);
    if (!read || !read->asNumber()) return std::nullopt;
    return std::move(*read);
}

/// A number or one of the three words; one that the end of the text has cut is none.
std::optional<Value> Mender::word()
{
    const QByteArrayView rest = m_cursor.text().sliced(m_cursor.offset());
    const auto end = std::find_if_not(rest.begin(), rest.end(), isWordByte);
    const QByteArrayView found = rest.first(end - rest.begin());
    if (found.isEmpty()) return std::nullopt;
    std::optional<Value> result;
    if (found == QByteArrayView("true") || found == QByteArrayView("True"))
        result = Value(true);
    else if (found == QByteArrayView("false") || found == QByteArrayView("False"))
        result = Value(false);
    else if (found == QByteArrayView("null") || found == QByteArrayView("None"))
        result = Value(nullptr);
    else
        result = number(found);
    if (end == rest.end()) {
        m_result.cutOff = true;
        result.reset();
    } else if (!result || (found[0] >= 'A' && found[0] <= 'Z')) {
        flaw(result ? Text::tr("a word was written in another way.")
                    : Text::tr("this is no value that can be read; it was left out."));
    }
    step(found.size());
    return result;
}

std::optional<Value> Mender::value()
{
    skipBlanks();
    if (atEnd()) {
        m_result.cutOff = true;
        return std::nullopt;
    }
    if (++m_values > m_limits.values) { // as if the text ended here
        flaw(Text::tr("there are more than %1 values; the rest was left out.").arg(m_limits.values));
        m_cursor.advanceTo(m_cursor.text().size());
        m_result.cutOff = true;
        return std::nullopt;
    }
    const int line = m_cursor.line();
    const int column = m_cursor.column();
    std::optional<Value> result;
    if (peek() == '{' || peek() == '[') {
        result = container();
    } else if (peek() == '"' || peek() == '\'') {
        const auto text = quoted();
        if (text && (text->whole || text->text.size() >= LongText)) {
            if (!text->whole) flaw(Text::tr("a text is cut off here."));
            result = Value(text->text);
        }
    } else {
        result = word();
    }
    if (result) result->setPlace(line, column);
    return result;
}

std::optional<Value> Mender::container()
{
    const bool isObject = peek() == '{';
    if (m_depth >= m_limits.depth) {
        flaw(Text::tr("brackets were nested more than %1 deep.").arg(m_limits.depth));
        step();
        return std::nullopt;
    }
    step();
    ++m_depth;
    Object object;
    Array array;
    if (isObject)
        readObject(object);
    else
        readArray(array);
    --m_depth;
    return isObject ? Value(std::move(object)) : Value(std::move(array));
}

/// Whether the container ends here: by its bracket, or by that of another one around it that is open.
bool Mender::closes(char closing, char other)
{
    if (peek() == closing) {
        step();
        return true;
    }
    const bool isAround = other == '}' ? m_objects > 0 : m_arrays > 0;
    if (peek() == other && isAround) {
        flaw(Text::tr("%1 was missing.").arg(QLatin1Char(closing)));
        return true;
    }
    return false;
}

std::optional<QString> Mender::key()
{
    if (peek() == '"' || peek() == '\'') {
        const auto name = quoted();
        if (!name || !name->whole) return std::nullopt;
        return name->text;
    }
    const QByteArrayView rest = m_cursor.text().sliced(m_cursor.offset());
    const auto end = std::find_if_not(rest.begin(), rest.end(), isWordByte);
    if (end == rest.begin()) return std::nullopt;
    flaw(Text::tr("a name stood without quotes."));
    const QString name = QString::fromLatin1(rest.first(end - rest.begin()));
    step(name.size());
    return name;
}

void Mender::readMember(Object &object, QSet<QString> &keys)
{
    const auto name = key();
    skipBlanks();
    if (atEnd()) {
        m_result.cutOff = true;
        return;
    }
    if (!name) return skipGarbage();
    if (peek() == ':')
        step();
    else
        flaw(Text::tr("a colon was missing."));
    skipBlanks();
    if (peek() == ',' || peek() == '}' || peek() == ']') return flaw(Text::tr("a value was missing."));
    const qsizetype before = m_cursor.offset();
    auto read = value();
    if (!read) {
        if (m_cursor.offset() == before && !atEnd()) skipGarbage();
        return;
    }
    const qsizetype known = keys.size();
    keys.insert(*name);
    if (keys.size() == known)
        flaw(Text::tr("\"%1\" stood twice in the same object; the first was kept.").arg(name->left(80)));
    else
        object.add(*name, std::move(*read));
}

void Mender::readMembers(Object &object, QSet<QString> &keys)
{
    for (skipBlanks(); !closes('}', ']'); separate('}')) {
        if (atEnd()) {
            m_result.cutOff = true;
            return;
        }
        if (peek() == '{' || peek() == '[') { // not to be taken for what lies around
            flaw(Text::tr("a value had no name and was left out."));
            value();
        } else if (peek() == ']') {
            skipGarbage();
        } else if (peek() != ',') {
            readMember(object, keys);
        }
    }
}

void Mender::readObject(Object &object)
{
    ++m_objects;
    QSet<QString> keys;
    readMembers(object, keys);
    --m_objects;
}

void Mender::readArray(Array &array)
{
    ++m_arrays;
    for (skipBlanks(); !closes(']', '}'); separate(']')) {
        if (atEnd()) {
            m_result.cutOff = true;
            break;
        }
        const qsizetype before = m_cursor.offset();
        const bool isObject = peek() == '{';
        auto entry = value();
        if (entry && isObject && m_result.cutOff)
            flaw(Text::tr("an entry that is cut off was left out."));
        else if (entry)
            array.push_back(std::move(*entry));
        else if (m_cursor.offset() == before && !atEnd() && peek() != ',')
            skipGarbage();
    }
    --m_arrays;
}

Salvaged Mender::mend()
{
    skipBlanks();
    const qsizetype start = m_cursor.text().indexOf('{', m_cursor.offset());
    if (start < 0) return std::move(m_result);
    if (start > m_cursor.offset()) flaw(Text::tr("what stood before the first { was left out."));
    m_cursor.advanceTo(start);
    const int line = m_cursor.line();
    const int column = m_cursor.column();
    step();
    ++m_depth;
    ++m_objects;
    Object root;
    QSet<QString> keys;
    readMembers(root, keys);
    for (skipBlanks(); !m_result.cutOff && (peek() == ',' || peek() == '"'); skipBlanks()) {
        flaw(Text::tr("the end of the whole came too early."));
        separate('}');
        readMembers(root, keys);
    }
    if (!m_result.cutOff && !atEnd()) flaw(Text::tr("what followed after the end was left out."));
    if (m_result.cutOff) {
        m_cursor.advanceTo(m_cursor.text().size());
        flaw(Text::tr("the text ends too early; what followed is missing."));
    }
    m_result.value = Value(std::move(root));
    m_result.value.setPlace(line, column);
    return std::move(m_result);
}

/// What was stored as UTF-16, which says so by its first bytes.
std::optional<QByteArray> fromUtf16(QByteArrayView text)
{
    if (!text.startsWith("\xFF\xFE") && !text.startsWith("\xFE\xFF")) return std::nullopt;
    QStringDecoder decoder(QStringDecoder::Utf16);
    return QString(decoder(text)).toUtf8();
}

} // namespace

Salvaged salvage(QByteArrayView text, const Limits &limits)
{
    const auto decoded = fromUtf16(text);
    QByteArrayView rest = decoded ? QByteArrayView(*decoded) : text;
    int marks = 0;
    for (; rest.startsWith("\xEF\xBB\xBF"); ++marks)
        rest = rest.sliced(3);
    rest = rest.first(std::min(rest.size(), limits.bytes));
    while (rest.endsWith('\0')) // the end of a file that was being written when the power went
        rest.chop(1);
    Mender mender(rest, limits);
    if (decoded) mender.flaw(Text::tr("the text was stored as UTF-16, not UTF-8."));
    if (marks > 1) mender.flaw(Text::tr("there was a byte order mark too many."));
    return mender.mend();
}

} // namespace sky::json
