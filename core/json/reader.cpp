#include "core/json/reader.h"

#include "core/json/fault.h"
#include "core/json/text.h"

#include <algorithm>

namespace sky::json
{

void Faults::report(const QString &path, const Value *where, const QString &sentence)
{
    if (m_error) return;
    m_error = errorOf({where ? where->line() : 0, path, sentence});
}

ObjectReader::ObjectReader(const Value &value, QString path, Faults &faults)
    : m_value(value)
    , m_object(value.asObject())
    , m_path(std::move(path))
    , m_faults(faults)
{
    if (!m_object) {
        m_faults.report(m_path, &value,
                        Text::tr("an object is expected here, not %1.").arg(value.typeName()));
    }
}

bool ObjectReader::has(QStringView key) const
{
    return m_object && m_object->find(key);
}

const Value *ObjectReader::take(QStringView key)
{
    m_known.insert(key.toString());
    return m_object ? m_object->find(key) : nullptr;
}

QString ObjectReader::pathOf(QStringView key) const
{
    return m_path.isEmpty() ? key.toString() : m_path + u'.' + key.toString();
}

const Value *ObjectReader::ofType(QStringView key, bool (*test)(const Value &), const QString &expected)
{
    const Value *value = take(key);
    if (!value || test(*value)) return value;
    fault(key, Text::tr("%1 is expected here, not %2.").arg(expected, value->typeName()));
    return nullptr;
}

void ObjectReader::fault(QStringView key, const QString &sentence)
{
    const Value *value = m_object ? m_object->find(key) : nullptr;
    m_faults.report(pathOf(key), value ? value : &m_value, sentence);
}

namespace
{

bool isString(const Value &value)
{
    return value.asString();
}
bool isBool(const Value &value)
{
    return value.asBool();
}
bool isNumber(const Value &value)
{
    return value.asNumber();
}
bool isArray(const Value &value)
{
    return value.asArray();
}
bool isObject(const Value &value)
{
    return value.asObject();
}

} // namespace

QString ObjectReader::string(QStringView key, const QString &fallback, int maxLength)
{
    const Value *value = ofType(key, isString, Text::tr("a text"));
    if (!value) return fallback;
    if (value->asString()->size() > maxLength) {
        fault(key, Text::tr("the text is longer than %1 characters.").arg(maxLength));
        return fallback;
    }
    return *value->asString();
}

QString ObjectReader::requiredString(QStringView key, int maxLength)
{
    QString text = string(key, {}, maxLength);
    if (text.isEmpty()) {
        fault(key,
              has(key) ? Text::tr("a text that is not empty is expected here.") : Text::tr("it is missing."));
    }
    return text;
}

bool ObjectReader::boolean(QStringView key, bool fallback)
{
    const Value *value = ofType(key, isBool, Text::tr("true or false"));
    return value ? *value->asBool() : fallback;
}

std::optional<int64_t> ObjectReader::optionalInteger(QStringView key, int64_t min, int64_t max)
{
    const Value *value = ofType(key, isNumber, Text::tr("a whole number"));
    if (!value) return std::nullopt;
    const auto number = value->toInteger();
    if (number && *number >= min && *number <= max) return number;
    fault(key, Text::tr("a whole number from %1 to %2 is expected here, not %3.")
                   .arg(min)
                   .arg(max)
                   .arg(QLatin1String(value->asNumber()->text.left(40))));
    return std::nullopt;
}

int64_t ObjectReader::integer(QStringView key, int64_t min, int64_t max, int64_t fallback)
{
    return optionalInteger(key, min, max).value_or(fallback);
}

Level ObjectReader::level(QStringView key)
{
    const int64_t number = integer(key, Level::Min, Level::Max, Level::Min);
    return Level::of(static_cast<int>(number)).value();
}

std::optional<int64_t> ObjectReader::optionalDecimal(QStringView key, int64_t perUnit)
{
    const Value *given = take(key);
    if (!given || given->isNull()) return std::nullopt;
    const Value *value = ofType(key, isNumber, Text::tr("a number"));
    if (!value) return std::nullopt;
    const QLatin1String text(value->asNumber()->text);
    const auto amount = fromDecimal(QString(text), perUnit);
    if (!amount || *amount < 0) {
        fault(key, Text::tr("a plain number from 0 to %1 in steps of %2 is expected here, not %3.")
                       .arg(toDecimal(Weight::Limit, perUnit), toDecimal(1, perUnit),
                            text.left(std::min(text.size(), qsizetype{40}))));
        return std::nullopt;
    }
    return amount;
}

Weight ObjectReader::weight(QStringView key)
{
    return Weight::ofSmallest(optionalDecimal(key, Weight::PerUnit).value_or(0));
}

Money ObjectReader::money(QStringView key)
{
    return Money::ofSmallest(optionalDecimal(key, Money::PerUnit).value_or(0));
}

QDate ObjectReader::date(QStringView key)
{
    const Value *value = ofType(key, isString, Text::tr("a date"));
    if (!value) return {};
    const QString &text = *value->asString();
    const QDate date = QDate::fromString(text, Qt::ISODate);
    // Qt also takes "2024-02-01T10:00"; written back it would not be the same.
    if (!date.isValid() || date.toString(Qt::ISODate) != text) {
        fault(key, Text::tr("a date like 2024-05-31 is expected here."));
        return {};
    }
    return date;
}

int ObjectReader::word(QStringView key, const std::vector<QString> &words, int fallback)
{
    const Value *value = ofType(key, isString, Text::tr("a word"));
    if (!value) return fallback;
    const auto found = std::find(words.begin(), words.end(), *value->asString());
    if (found != words.end()) return static_cast<int>(found - words.begin());
    fault(key, Text::tr("one of these words is expected here: %1.")
                   .arg(QStringList(words.begin(), words.end()).join(QStringLiteral(", "))));
    return fallback;
}

std::vector<QString> ObjectReader::strings(QStringView key, int maxCount)
{
    std::vector<QString> texts;
    const Value *value = ofType(key, isArray, Text::tr("a list"));
    if (!value) return texts;
    const Array &array = *value->asArray();
    if (array.size() > static_cast<size_t>(maxCount)) {
        fault(key, Text::tr("the list has more than %1 entries.").arg(maxCount));
        return texts;
    }
    for (const Value &element : array) {
        if (!element.asString()) {
            fault(key, Text::tr("only texts are expected in this list, not %1.").arg(element.typeName()));
            return texts;
        }
        texts.push_back(*element.asString());
    }
    return texts;
}

void ObjectReader::objects(QStringView key, int maxCount, const std::function<void(ObjectReader &)> &each)
{
    const Value *value = ofType(key, isArray, Text::tr("a list"));
    if (!value) return;
    const Array &array = *value->asArray();
    if (array.size() > static_cast<size_t>(maxCount)) {
        fault(key, Text::tr("the list has more than %1 entries.").arg(maxCount));
        return;
    }
    const QString path = pathOf(key);
    for (size_t i = 0; i < array.size() && !m_faults.any(); ++i) {
        ObjectReader reader(array[i], QStringLiteral("%1[%2]").arg(path, QString::number(i)), m_faults);
        if (reader.m_object) each(reader);
    }
}

void ObjectReader::object(QStringView key, const std::function<void(ObjectReader &)> &each)
{
    const Value *value = ofType(key, isObject, Text::tr("an object"));
    if (!value) return;
    ObjectReader reader(*value, pathOf(key), m_faults);
    each(reader);
}

Members ObjectReader::rest() const
{
    Members unknown;
    if (!m_object) return unknown;
    std::copy_if(m_object->members.begin(), m_object->members.end(), std::back_inserter(unknown),
                 [this](const Member &member) { return m_known.count(member.key) == 0; });
    return unknown;
}

} // namespace sky::json
