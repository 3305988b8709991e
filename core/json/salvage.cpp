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

constexpr int Unknown = DamagedText::NotFirst;
constexpr qsizetype LongText = 200; ///< characters; shorter ones are names and words, of which a half is none

/// Follows the grammar as long as it holds, and where it does not, goes on at the next place that makes
/// sense. Which bracket is missing or too many, the lines tell: as files are written, what is in a container
/// stands further in than what is around it. `m_depth` bounds how deep it calls itself.
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
    std::optional<Value> containerFrom(bool isObject);
    std::optional<Value> valueOfMember();
    void readObject(Object &object);
    void readMembers(Object &object, QSet<QString> &keys);
    void readMember(Object &object, QSet<QString> &keys);
    void skipBracketBefore(QByteArrayView next);
    void readNameless();
    void readArray(Array &array);
    std::optional<Value> entry();
    Object rootObject();
    bool closes(char closing, char other);
    bool isStray(char closing) const;
    void skipStray(char closing);
    bool standsOutside(char closing) const;
    void noteIndent();
    int indentAround(size_t levels) const;
    void missing(char bracket);
    void tooMany(char bracket);
    bool isFurtherIn() const;
    std::optional<QString> key();
    std::optional<Value> word();

    DamagedText m_text;
    const Limits &m_limits;
    int m_depth = 0;
    int m_objects = 0, m_arrays = 0; ///< open ones
    int m_values = 0;
    bool m_isUnbalanced = false;
    /// Of what lies around the whole, of the whole and of each container that is open within, how far its
    /// lines are indented; `Unknown` where they do not tell.
    std::vector<int> m_indents;
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
    m_text.step();
    return containerFrom(isObject);
}

/// What stands behind its bracket, also where that is missing.
std::optional<Value> Mender::containerFrom(bool isObject)
{
    if (m_depth >= m_limits.depth) {
        m_text.flaw(QT_TRANSLATE_NOOP("Json", "brackets were nested more than %1 deep."),
                    QString::number(m_limits.depth));
        return std::nullopt;
    }
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

void Mender::missing(char bracket)
{
    m_isUnbalanced = true;
    m_text.flaw(QT_TRANSLATE_NOOP("Json", "%1 was missing."), QChar::fromLatin1(bracket));
}

void Mender::tooMany(char bracket)
{
    m_isUnbalanced = true;
    m_text.flaw(QT_TRANSLATE_NOOP("Json", "there was a %1 too many."), QChar::fromLatin1(bracket));
}

/// How far the container so many levels out is indented; 0 is the one that is read.
int Mender::indentAround(size_t levels) const
{
    return levels < m_indents.size() ? m_indents[m_indents.size() - 1 - levels] : Unknown;
}

/// By the first thing in a container. Where it stands no further in than what is around it, it tells nothing.
void Mender::noteIndent()
{
    const int here = m_text.indent();
    const auto around =
        std::find_if(m_indents.rbegin() + 1, m_indents.rend(), [](int indent) { return indent != Unknown; });
    m_indents.back() = around != m_indents.rend() && here > *around ? here : Unknown;
}

/// Whether this stands on a line of its own, further in than the container that is read.
bool Mender::isFurtherIn() const
{
    return indentAround(0) != Unknown && m_text.indent() > indentAround(0);
}

/// Whether the bracket here closes nothing: no such container is open; or it, or what follows it, stands
/// further in than what it would end in; or it stands within a line of a container that goes over lines.
bool Mender::isStray(char closing) const
{
    const char here = m_text.peek();
    if (here != '}' && here != ']') return false;
    if (here != closing && (here == '}' ? m_objects : m_arrays) == 0) return true;
    const int around = indentAround(here == closing ? 1 : 2);
    if (around != Unknown && (m_text.indent() > around || m_text.indentBehind() > around)) return true;
    return indentAround(0) != Unknown && m_text.indent() == Unknown &&
           !QByteArrayView(",}]/\r\n").contains(m_text.peekBehind());
}

/// Whether what is here belongs to a container further out, as one of its entries or as its closing bracket.
bool Mender::standsOutside(char closing) const
{
    const int here = m_text.indent();
    if (here == Unknown || here > indentAround(1) || m_indents.size() <= 2) return false;
    if (m_text.peek() == closing) return here < indentAround(1);
    return std::find(m_indents.begin() + 1, m_indents.end() - 1, here) != m_indents.end() - 1;
}

void Mender::skipStray(char closing)
{
    while (!m_text.atEnd() && isStray(closing)) {
        tooMany(m_text.peek());
        m_text.step();
        m_text.skipBlanks();
    }
}

/// Whether the container ends here: by its bracket, by that of another one around it that is open, or because
/// what follows is not in it.
bool Mender::closes(char closing, char other)
{
    skipStray(closing);
    if (!m_text.atEnd() && (standsOutside(closing) || m_text.peek() == other)) {
        missing(closing);
        return true;
    }
    if (m_text.peek() != closing) return false;
    m_text.step();
    return true;
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

/// A member further in is in the object that is this one's value; an object further in, on a line of its own,
/// is the first of a list.
std::optional<Value> Mender::valueOfMember()
{
    const bool isMember = m_text.isMember();
    if (!isFurtherIn() || (!isMember && m_text.peek() != '{')) return value();
    const int line = m_text.cursor().line();
    const int column = m_text.cursor().column();
    missing(isMember ? '{' : '[');
    std::optional<Value> result = containerFrom(isMember);
    if (!result) return result;
    const Array *list = result->asArray();
    if (list && list->size() == 1) result = Value(list->front()); // that was all: just written in another way
    result->setPlace(line, column);
    return result;
}

/// One within a member, where none can be: what the member goes on with follows on the same line.
void Mender::skipBracketBefore(QByteArrayView next)
{
    const bool isClosing = m_text.peek() == '}' || m_text.peek() == ']';
    // An object never begins with a bracket.
    const bool isOpening = next == QByteArrayView(":")
                               ? m_text.peek() == '{' || m_text.peek() == '['
                               : m_text.peek() == '{' && QByteArrayView("{[").contains(m_text.peekBehind());
    if ((!isClosing && !isOpening) || !next.contains(m_text.peekBehind())) return;
    tooMany(m_text.peek());
    m_text.step();
    m_text.skipBlanks();
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
    skipBracketBefore(":");
    if (m_text.peek() == ':')
        m_text.step();
    else
        flaw(QT_TRANSLATE_NOOP("Json", "a colon was missing."));
    m_text.skipBlanks();
    skipBracketBefore("\"{[-0123456789tfn");
    if (m_text.peek() == ',' || m_text.peek() == '}' || m_text.peek() == ']')
        return flaw(QT_TRANSLATE_NOOP("Json", "a value was missing."));
    const qsizetype before = m_text.cursor().offset();
    auto read = valueOfMember();
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

/// A value among members: where what is in it stands no further in than they do, only the bracket is too
/// many.
void Mender::readNameless()
{
    const bool isObject = m_text.peek() == '{';
    m_text.step();
    m_text.skipBlanks();
    if (m_text.isMember() && !isFurtherIn()) return tooMany(isObject ? '{' : '[');
    flaw(QT_TRANSLATE_NOOP("Json", "a value had no name and was left out."));
    containerFrom(isObject);
}

void Mender::readMembers(Object &object, QSet<QString> &keys)
{
    m_text.skipBlanks();
    skipStray('}');
    noteIndent();
    for (; !closes('}', ']'); m_text.separate('}')) {
        if (m_text.atEnd()) {
            m_text.cut();
            return;
        }
        if (m_text.peek() == '{' || m_text.peek() == '[') { // not to be taken for what lies around
            readNameless();
        } else if (m_text.peek() != ',') {
            readMember(object, keys);
        }
    }
}

void Mender::readObject(Object &object)
{
    ++m_objects;
    m_indents.push_back(Unknown);
    QSet<QString> keys;
    readMembers(object, keys);
    m_indents.pop_back();
    --m_objects;
}

/// A member further in than what is around the list is that of an entry.
std::optional<Value> Mender::entry()
{
    if (!m_text.isMember()) return value();
    const int line = m_text.cursor().line();
    const int column = m_text.cursor().column();
    missing('{');
    auto result = containerFrom(true);
    if (result) result->setPlace(line, column);
    return result;
}

void Mender::readArray(Array &array)
{
    ++m_arrays;
    m_indents.push_back(Unknown);
    m_text.skipBlanks();
    skipStray(']');
    if (!m_text.isMember()) noteIndent();
    for (; !closes(']', '}'); m_text.separate(']')) {
        if (m_text.atEnd()) {
            m_text.cut();
            break;
        }
        if (m_text.isMember() &&
            (indentAround(1) == Unknown || m_text.indent() <= indentAround(1))) { // of the object around it
            missing(']');
            break;
        }
        const qsizetype before = m_text.cursor().offset();
        const bool isObject = m_text.peek() == '{' || m_text.isMember();
        auto read = entry();
        const bool isStuck = m_text.cursor().offset() == before && !m_text.atEnd() && m_text.peek() != ',';
        if (read && isObject && m_text.isCutOff())
            flaw(QT_TRANSLATE_NOOP("Json", "an entry that is cut off was left out."));
        else if (read && !isStuck)
            array.push_back(std::move(*read));
        else if (isStuck)
            m_text.skipGarbage();
    }
    m_indents.pop_back();
    --m_arrays;
}

/// From the first bracket on, also where the end comes too early.
Object Mender::rootObject()
{
    m_indents = {std::max(m_text.indent(), 0), Unknown};
    m_text.step();
    ++m_depth;
    ++m_objects;
    Object root;
    QSet<QString> keys;
    readMembers(root, keys);
    for (m_text.skipBlanks(); !m_text.isCutOff() && (m_text.peek() == ',' || m_text.peek() == '"');
         m_text.skipBlanks()) {
        flaw(QT_TRANSLATE_NOOP("Json", "the end of the whole came too early."));
        m_isUnbalanced = true;
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
    return {std::move(root), m_text.takeFlaws(), m_text.isCutOff(), m_isUnbalanced || m_text.isCutOff()};
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
    // What is in order is taken as it is, however its lines are indented.
    if (auto whole = parse(text, limits); whole && whole->asObject()) return {std::move(*whole), {}};
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
