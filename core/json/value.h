#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace sky::json
{

class Value;

/// One key and its value. Keys keep the order of the text.
struct Member;

using Array = std::vector<Value>;
using Members = std::vector<Member>;

/// A number as it was written; never passed through a double unless somebody asks.
struct Number {
    QByteArray text;
    friend bool operator==(const Number &, const Number &) = default;
};

/// An object in the order of its text. Duplicate keys are kept; `find` gives the first.
struct Object {
    Members members;

    const Value *find(QStringView key) const;
    Value *find(QStringView key);
    /// Replaces the first member of that key in place or appends one.
    void set(const QString &key, Value value);
    /// Appends; the caller knows that the key is new.
    void add(const QString &key, Value value);
    bool remove(QStringView key);

    friend bool operator==(const Object &, const Object &);
};

/// A JSON value that keeps key order, the text of numbers, duplicate keys and where it stood.
class Value
{
public:
    using Data = std::variant<std::nullptr_t, bool, Number, QString, Array, Object>;

    Value();
    Value(std::nullptr_t);
    Value(bool value);
    Value(int value);
    Value(int64_t value);
    Value(Number value);
    Value(const QString &value);
    Value(const char *) = delete; // would become bool
    Value(Array value);
    Value(Object value);

    bool isNull() const { return std::holds_alternative<std::nullptr_t>(m_data); }
    const bool *asBool() const { return std::get_if<bool>(&m_data); }
    const Number *asNumber() const { return std::get_if<Number>(&m_data); }
    const QString *asString() const { return std::get_if<QString>(&m_data); }
    const Array *asArray() const { return std::get_if<Array>(&m_data); }
    Array *asArray() { return std::get_if<Array>(&m_data); }
    const Object *asObject() const { return std::get_if<Object>(&m_data); }
    Object *asObject() { return std::get_if<Object>(&m_data); }
    /// The number as an integer; nothing when it is no number, has a fraction or does not fit.
    std::optional<int64_t> toInteger() const;

    /// "a text", "a number", ...: for messages, translated.
    QString typeName() const;

    /// 1-based place in the text it was parsed from; 0 when it was not parsed. Not part of equality.
    int line() const { return m_line; }
    int column() const { return m_column; }
    void setPlace(int line, int column)
    {
        m_line = line;
        m_column = column;
    }

    friend bool operator==(const Value &a, const Value &b) { return a.m_data == b.m_data; }

private:
    Data m_data;
    int m_line = 0;
    int m_column = 0;
};

struct Member {
    QString key;
    Value value;
    friend bool operator==(const Member &, const Member &) = default;
};

inline bool operator==(const Object &a, const Object &b)
{
    return a.members == b.members;
}

} // namespace sky::json
