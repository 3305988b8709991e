#include "core/json/value.h"

#include "core/json/text.h"

#include <algorithm>
#include <charconv>

namespace sky::json
{

namespace
{

template<class Range>
auto findMember(Range &members, QStringView key)
{
    return std::find_if(members.begin(), members.end(),
                        [key](const Member &member) { return member.key == key; });
}

} // namespace

const Value *Object::find(QStringView key) const
{
    const auto found = findMember(members, key);
    return found == members.end() ? nullptr : &found->value;
}

Value *Object::find(QStringView key)
{
    const auto found = findMember(members, key);
    return found == members.end() ? nullptr : &found->value;
}

void Object::set(const QString &key, Value value)
{
    if (Value *present = find(key)) {
        *present = std::move(value);
    } else {
        add(key, std::move(value));
    }
}

void Object::add(const QString &key, Value value)
{
    members.push_back(Member{key, std::move(value)});
}

bool Object::remove(QStringView key)
{
    const auto found = findMember(members, key);
    if (found == members.end()) return false;
    members.erase(found);
    return true;
}

// Here and not in the class: clang 14 asks for a whole Member as soon as it sees the variant being built.
Value::Value() = default;

Value::Value(std::nullptr_t) {}

Value::Value(bool value)
    : m_data(value)
{
}

Value::Value(int value)
    : m_data(Number{QByteArray::number(value)})
{
}

Value::Value(int64_t value)
    : m_data(Number{QByteArray::number(qlonglong{value})})
{
}

Value::Value(Number value)
    : m_data(std::move(value))
{
}

Value::Value(const QString &value)
    : m_data(value)
{
}

Value::Value(Array value)
    : m_data(std::move(value))
{
}

Value::Value(Object value)
    : m_data(std::move(value))
{
}

std::optional<int64_t> Value::toInteger() const
{
    const Number *number = asNumber();
    if (!number) return std::nullopt;
    int64_t result = 0;
    const char *const end = number->text.constData() + number->text.size();
    const auto [stop, error] = std::from_chars(number->text.constData(), end, result);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return result;
}

QString Value::typeName() const
{
    if (isNull()) return Text::tr("null");
    if (asBool()) return Text::tr("true or false");
    if (asNumber()) return Text::tr("a number");
    if (asString()) return Text::tr("a text");
    return asArray() ? Text::tr("a list") : Text::tr("an object");
}

} // namespace sky::json
