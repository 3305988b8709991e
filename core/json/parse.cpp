#include "core/json/parse.h"

#include "core/json/cursor.h"
#include "core/json/diagnosis.h"
#include "core/json/text.h"
#include "core/json/utf8.h"

#include <QSet>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sky::json
{

namespace
{

qsizetype skipDigits(QByteArrayView text, qsizetype offset)
{
    while (offset < text.size() && text[offset] >= '0' && text[offset] <= '9') {
        ++offset;
    }
    return offset;
}

/// The length of the number, accepted by the parser, that `text` begins with.
qsizetype numberLength(QByteArrayView text)
{
    const auto at = [text](qsizetype offset) { return offset < text.size() ? text[offset] : '\0'; };
    qsizetype end = at(0) == '-' ? 1 : 0;
    end = at(end) == '0' ? end + 1 : skipDigits(text, end); // "01" is a 0 and a 1
    if (at(end) == '.') end = skipDigits(text, end + 1);
    if (at(end) != 'e' && at(end) != 'E') return end;
    ++end;
    return skipDigits(text, at(end) == '+' || at(end) == '-' ? end + 1 : end);
}

/// Builds a Value from the parser's events. The parser tells no places: the cursor follows it from token to
/// token through the same text, which also gives the numbers as they were written.
class Builder : public nlohmann::json_sax<nlohmann::json>
{
public:
    Builder(QByteArrayView text, const Limits &limits)
        : m_cursor(text)
        , m_limits(limits)
    {
    }

    std::optional<Error> error() const { return m_error; }
    Value takeRoot() { return std::move(m_root); }

    bool null() override { return scalar(nullptr, 4); }
    bool boolean(bool value) override { return scalar(value, value ? 4 : 5); }
    bool number_integer(number_integer_t) override { return number(); }
    bool number_unsigned(number_unsigned_t) override { return number(); }
    bool number_float(number_float_t, const string_t &) override { return number(); }
    bool string(string_t &text) override;
    bool binary(binary_t &) override { return false; } // JSON has none
    bool start_object(std::size_t) override { return open(Object{}, Accepted::ObjectStart); }
    bool key(string_t &text) override;
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Array{}, Accepted::ArrayStart); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string &token,
                     const nlohmann::json::exception &exception) override;

private:
    struct Container {
        Value *value = nullptr;
        QSet<QString> keys;
    };

    void toToken() { m_cursor.skip(" \t\r\n,:"); }
    bool number();
    bool scalar(Value value, qsizetype length);
    bool open(Value value, Accepted accepted);
    bool close();
    /// Puts the value where it belongs and gives its lasting address; null when there are too many.
    Value *place(Value value);
    qsizetype quotedLength() const;
    bool tooLong(const QString &text);
    bool refuse(const QString &sentence, const QString &detail);
    void settle(); ///< an element is complete

    Cursor m_cursor;
    const Limits &m_limits;
    Value m_root;
    std::vector<Container> m_open;
    QString m_key;
    Accepted m_accepted = Accepted::Nothing;
    int m_values = 0;
    std::optional<Error> m_error;
};

bool Builder::refuse(const QString &sentence, const QString &detail)
{
    m_error = errorAt(m_cursor, sentence, detail);
    return false;
}

void Builder::settle()
{
    if (m_open.empty()) {
        m_accepted = Accepted::Whole;
    } else {
        m_accepted = m_open.back().value->asObject() ? Accepted::ObjectElement : Accepted::ArrayElement;
    }
}

Value *Builder::place(Value value)
{
    if (++m_values > m_limits.values) {
        refuse(Text::tr("there are more than %1 values.").arg(m_limits.values),
               QStringLiteral("too many values"));
        return nullptr;
    }
    value.setPlace(m_cursor.line(), m_cursor.column());
    if (m_open.empty()) return &(m_root = std::move(value));
    if (Array *array = m_open.back().value->asArray()) return &array->emplace_back(std::move(value));
    Object *object = m_open.back().value->asObject();
    object->add(m_key, std::move(value));
    return &object->members.back().value;
}

bool Builder::scalar(Value value, qsizetype length)
{
    toToken();
    if (!place(std::move(value))) return false;
    m_cursor.advanceTo(m_cursor.offset() + length);
    settle();
    return true;
}

bool Builder::number()
{
    toToken();
    const QByteArrayView text = m_cursor.text().sliced(m_cursor.offset());
    const qsizetype length = numberLength(text);
    return scalar(Number{text.first(length).toByteArray()}, length);
}

/// The length of the quoted text here, quotes included; the parser has accepted it.
qsizetype Builder::quotedLength() const
{
    const QByteArrayView text = m_cursor.text();
    qsizetype end = m_cursor.offset() + 1;
    while (text[end] != '"') {
        end += text[end] == '\\' ? 2 : 1;
    }
    return end + 1 - m_cursor.offset();
}

bool Builder::tooLong(const QString &text)
{
    if (text.size() <= m_limits.stringLength) return false;
    refuse(Text::tr("this text is longer than %1 characters.").arg(m_limits.stringLength),
           QStringLiteral("text too long"));
    return true;
}

bool Builder::string(string_t &text)
{
    toToken();
    const QString value = decodeUtf8(text);
    return !tooLong(value) && scalar(value, quotedLength());
}

bool Builder::key(string_t &text)
{
    toToken();
    m_key = decodeUtf8(text);
    if (tooLong(m_key)) return false;
    QSet<QString> &keys = m_open.back().keys;
    const qsizetype before = keys.size();
    keys.insert(m_key);
    if (keys.size() == before) {
        return refuse(Text::tr("\"%1\" stands twice in the same object.").arg(m_key.left(80)),
                      QStringLiteral("duplicate key"));
    }
    m_cursor.advanceTo(m_cursor.offset() + quotedLength());
    m_accepted = Accepted::Key;
    return true;
}

bool Builder::open(Value value, Accepted accepted)
{
    toToken();
    if (static_cast<int>(m_open.size()) >= m_limits.depth) {
        return refuse(Text::tr("brackets are nested more than %1 deep.").arg(m_limits.depth),
                      QStringLiteral("nested too deep"));
    }
    Value *const container = place(std::move(value));
    if (!container) return false;
    // The address lasts: nothing is added to the parent before this container is closed.
    m_open.push_back({container, {}});
    m_cursor.advanceTo(m_cursor.offset() + 1);
    m_accepted = accepted;
    return true;
}

bool Builder::close()
{
    toToken();
    m_cursor.advanceTo(m_cursor.offset() + 1);
    m_open.pop_back();
    settle();
    return true;
}

bool Builder::parse_error(std::size_t position, const std::string &,
                          const nlohmann::json::exception &exception)
{
    const QString sentence = diagnose(m_cursor, m_accepted);
    // Not exception.what(): it quotes the text.
    return refuse(sentence, QStringLiteral("parse error %1 at byte %2")
                                .arg(QString::number(exception.id), QString::number(position)));
}

/// Faults of the bytes themselves, before any grammar.
std::optional<Error> badBytes(QByteArrayView text)
{
    if (text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF")) {
        return errorAt(Cursor(text), Text::tr("the text is stored as UTF-16; it must be UTF-8."),
                       QStringLiteral("UTF-16 byte order mark"));
    }
    Cursor cursor(text);
    if (!text.isValidUtf8()) { // fast; the slow search is for the place only
        cursor.advanceTo(firstBadByte(text));
        return errorAt(cursor, Text::tr("this is not text in UTF-8."), QStringLiteral("bad UTF-8"));
    }
    // The parser would take a NUL byte for the end of the text.
    const qsizetype nul = text.indexOf('\0');
    if (nul >= 0) {
        cursor.advanceTo(nul);
        return errorAt(cursor, Text::tr("there is a NUL byte here; this is not a text."),
                       QStringLiteral("NUL byte"));
    }
    return std::nullopt;
}

} // namespace

Result<Value> parse(QByteArrayView text, const Limits &limits)
{
    if (text.size() > limits.bytes) {
        return fail(ErrorKind::Unreadable, Text::tr("The text is longer than %1 bytes.").arg(limits.bytes),
                    QStringLiteral("text of %1 bytes").arg(text.size()));
    }
    const bool marked = text.startsWith("\xEF\xBB\xBF");
    const QByteArrayView unmarked = marked ? text.sliced(3) : text;
    if (auto error = badBytes(unmarked)) return tl::unexpected(*error);

    Builder builder(unmarked, limits);
    // The parser skips one mark by itself; without the first it would skip a second.
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) {
        return tl::unexpected(builder.error().value());
    }
    return builder.takeRoot();
}

} // namespace sky::json
