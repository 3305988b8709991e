#include "core/json/salvage.h"

#include "core/json/damagedtext.h"

#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace sky::json
{

namespace
{

constexpr qsizetype LongText = 200; ///< characters; shorter ones are names and words, of which a half is none

/// Follows the grammar as long as it holds, and where it does not, goes on at the next place that makes
/// sense. `m_depth` bounds how deep it calls itself.
class Mender
{
public:
    Mender(QByteArrayView text, const Limits &limits)
        : m_text(text, limits)
        , m_limits(limits)
    {
    }

    Salvaged mend();
    void flaw(const char *sentence) { m_text.flaw(sentence); }

private:
    std::optional<Value> value();
    std::optional<Value> container();
    void readObject(Object &object);
    void readMembers(Object &object, QSet<QString> &keys);
    void readMember(Object &object, QSet<QString> &keys);
    void readArray(Array &array);
    Object rootObject();
    bool closes(char closing, char other);
    std::optional<QString> key();
    std::optional<Value> word();

    DamagedText m_text;
    const Limits &m_limits;
    int m_depth = 0;
    int m_objects = 0, m_arrays = 0; ///< open ones
    int m_values = 0;
};

/// What `parse` takes for a number: what is written later has to be read again.
std::optional<Value> numberOf(QByteArrayView word)
{
    if (word[0] != '-' && (word[0] < '0' || word[0] > '9')) return std::nullopt;
    auto read = parse(word);
    if (!read || !read->asNumber()) return std::nullopt;
    return std::move(*read);
}

/// A number or one of the three words, as JSON or others write them.
std::optional<Value> valueOf(QByteArrayView word)
{
    if (word == QByteArrayView("true") || word == QByteArrayView("True")) return Value(true);
    if (word == QByteArrayView("false") || word == QByteArrayView("False")) return Value(false);
    if (word == QByteArrayView("null") || word == QByteArrayView("None")) return Value(nullptr);
    return numberOf(word);
}

/// One that the end of the text has cut is none.
std::optional<Value> Mender::word()
{
    const QByteArrayView found = m_text.word();
    if (found.isEmpty()) return std::nullopt;
    auto result = valueOf(found);
    if (found.size() == m_text.rest().size()) {
        m_text.cut();
        result.reset();
    } else if (!result) {
        flaw(QT_TRANSLATE_NOOP("Json", "this is no value that can be read; it was left out."));
    } else if (found[0] >= 'A' && found[0] <= 'Z') {
        flaw(QT_TRANSLATE_NOOP("Json", "a word was written in another way."));
    }
    m_text.step(found.size());
    return result;
}

std::optional<Value> Mender::value()
{
    m_text.skipBlanks();
    if (m_text.atEnd()) {
        m_text.cut();
        return std::nullopt;
    }
    if (++m_values > m_limits.values) { // as if the text ended here
        m_text.flaw(QT_TRANSLATE_NOOP("Json", "there are more than %1 values; the rest was left out."),
                    QString::number(m_limits.values));
        m_text.cutHere();
        return std::nullopt;
    }
    const int line = m_text.cursor().line();
    const int column = m_text.cursor().column();
    std::optional<Value> result;
    if (m_text.peek() == '{' || m_text.peek() == '[') {
        result = container();
    } else if (m_text.isQuote()) {
        const auto text = m_text.quoted();
        if (text && (text->whole || text->text.size() >= LongText)) {
            if (!text->whole) flaw(QT_TRANSLATE_NOOP("Json", "a text is cut off here."));
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
    const bool isObject = m_text.peek() == '{';
    if (m_depth >= m_limits.depth) {
        m_text.flaw(QT_TRANSLATE_NOOP("Json", "brackets were nested more than %1 deep."),
                    QString::number(m_limits.depth));
        m_text.step();
        return std::nullopt;
    }
    m_text.step();
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
    if (m_text.peek() == closing) {
        m_text.step();
        return true;
    }
    const bool isAround = other == '}' ? m_objects > 0 : m_arrays > 0;
    if (m_text.peek() == other && isAround) {
        m_text.flaw(QT_TRANSLATE_NOOP("Json", "%1 was missing."), QChar::fromLatin1(closing));
        return true;
    }
    return false;
}

std::optional<QString> Mender::key()
{
    if (m_text.isQuote()) {
        const auto name = m_text.quoted();
        if (!name || !name->whole) return std::nullopt;
        return name->text;
    }
    const QString name = QString::fromLatin1(m_text.word());
    if (name.isEmpty()) return std::nullopt;
    flaw(QT_TRANSLATE_NOOP("Json", "a name stood without quotes."));
    m_text.step(name.size());
    return name;
}

void Mender::readMember(Object &object, QSet<QString> &keys)
{
    const auto name = key();
    m_text.skipBlanks();
    if (m_text.atEnd()) {
        m_text.cut();
        return;
    }
    if (!name) return m_text.skipGarbage();
    if (m_text.peek() == ':')
        m_text.step();
    else
        flaw(QT_TRANSLATE_NOOP("Json", "a colon was missing."));
    m_text.skipBlanks();
    if (m_text.peek() == ',' || m_text.peek() == '}' || m_text.peek() == ']')
        return flaw(QT_TRANSLATE_NOOP("Json", "a value was missing."));
    const qsizetype before = m_text.cursor().offset();
    auto read = value();
    if (!read) {
        if (m_text.cursor().offset() == before && !m_text.atEnd()) m_text.skipGarbage();
        return;
    }
    const qsizetype known = keys.size();
    keys.insert(*name);
    if (keys.size() == known)
        m_text.flaw(QT_TRANSLATE_NOOP("Json", "\"%1\" stood twice in the same object; the first was kept."),
                    name->left(80));
    else
        object.add(*name, std::move(*read));
}

void Mender::readMembers(Object &object, QSet<QString> &keys)
{
    for (m_text.skipBlanks(); !closes('}', ']'); m_text.separate('}')) {
        if (m_text.atEnd()) {
            m_text.cut();
            return;
        }
        if (m_text.peek() == '{' || m_text.peek() == '[') { // not to be taken for what lies around
            flaw(QT_TRANSLATE_NOOP("Json", "a value had no name and was left out."));
            value();
        } else if (m_text.peek() == ']') {
            m_text.skipGarbage();
        } else if (m_text.peek() != ',') {
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
    for (m_text.skipBlanks(); !closes(']', '}'); m_text.separate(']')) {
        if (m_text.atEnd()) {
            m_text.cut();
            break;
        }
        if (m_text.isMember()) { // of the object around it
            m_text.flaw(QT_TRANSLATE_NOOP("Json", "%1 was missing."), QStringLiteral("]"));
            break;
        }
        const qsizetype before = m_text.cursor().offset();
        const bool isObject = m_text.peek() == '{';
        auto entry = value();
        if (entry && isObject && m_text.isCutOff())
            flaw(QT_TRANSLATE_NOOP("Json", "an entry that is cut off was left out."));
        else if (entry)
            array.push_back(std::move(*entry));
        else if (m_text.cursor().offset() == before && !m_text.atEnd() && m_text.peek() != ',')
            m_text.skipGarbage();
    }
    --m_arrays;
}

/// From the first bracket on, also where the end comes too early.
Object Mender::rootObject()
{
    m_text.step();
    ++m_depth;
    ++m_objects;
    Object root;
    QSet<QString> keys;
    readMembers(root, keys);
    for (m_text.skipBlanks(); !m_text.isCutOff() && (m_text.peek() == ',' || m_text.peek() == '"');
         m_text.skipBlanks()) {
        flaw(QT_TRANSLATE_NOOP("Json", "the end of the whole came too early."));
        m_text.separate('}');
        readMembers(root, keys);
    }
    return root;
}

Salvaged Mender::mend()
{
    m_text.skipBlanks();
    const Cursor &cursor = m_text.cursor();
    const qsizetype start = cursor.text().indexOf('{', cursor.offset());
    if (start < 0) return {Value(), m_text.takeFlaws()};
    if (start > cursor.offset())
        flaw(QT_TRANSLATE_NOOP("Json", "what stood before the first { was left out."));
    m_text.goTo(start);
    const int line = cursor.line();
    const int column = cursor.column();
    Value root(rootObject());
    root.setPlace(line, column);
    if (!m_text.isCutOff() && !m_text.atEnd())
        flaw(QT_TRANSLATE_NOOP("Json", "what followed after the end was left out."));
    if (m_text.isCutOff()) {
        m_text.cutHere();
        flaw(QT_TRANSLATE_NOOP("Json", "the text ends too early; what followed is missing."));
    }
    return {std::move(root), m_text.takeFlaws(), m_text.isCutOff()};
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
    if (decoded) mender.flaw(QT_TRANSLATE_NOOP("Json", "the text was stored as UTF-16, not UTF-8."));
    if (marks > 1) mender.flaw(QT_TRANSLATE_NOOP("Json", "there was a byte order mark too many."));
    return mender.mend();
}

} // namespace sky::json
