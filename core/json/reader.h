#pragma once

#include "core/base/level.h"
#include "core/base/quantity.h"
#include "core/base/result.h"
#include "core/json/value.h"

#include <QDate>

#include <functional>
#include <optional>
#include <set>

namespace sky::json
{

/// Collects the first fault of a reading with its path ("creation.traits[3].level") and line.
class Faults
{
public:
    void report(const QString &path, const Value *where, const QString &sentence);
    bool any() const { return m_error.has_value(); }
    const Error &first() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

/// Reads one object member by member. A member that is missing gives the fallback; one of a wrong type or
/// out of range is a fault. What nobody asked for is handed out by `rest()`, in its order, to be written
/// back.
class ObjectReader
{
public:
    ObjectReader(const Value &value, QString path, Faults &faults);

    bool has(QStringView key) const;
    /// Marks the key as known and gives its value, or nullptr.
    const Value *take(QStringView key);

    QString string(QStringView key, const QString &fallback = {}, int maxLength = 100'000);
    /// Must be there and not be empty.
    QString requiredString(QStringView key, int maxLength = 200);
    bool boolean(QStringView key, bool fallback = false);
    int64_t integer(QStringView key, int64_t min, int64_t max, int64_t fallback);
    std::optional<int64_t> optionalInteger(QStringView key, int64_t min, int64_t max);
    Level level(QStringView key);
    Weight weight(QStringView key);
    Money money(QStringView key);
    /// A plain decimal in smallest units (perUnit = 1000 for pounds); nothing when missing or null.
    std::optional<int64_t> optionalDecimal(QStringView key, int64_t perUnit);
    QDate date(QStringView key); ///< ISO; an invalid date when missing
    /// One of `words`, by index; missing gives the fallback.
    int word(QStringView key, const std::vector<QString> &words, int fallback);
    std::vector<QString> strings(QStringView key, int maxCount = 10'000);
    /// Calls `each` with a reader for every object of the array.
    void objects(QStringView key, int maxCount, const std::function<void(ObjectReader &)> &each);
    /// Calls `each` when the member is there and is an object.
    void object(QStringView key, const std::function<void(ObjectReader &)> &each);

    Members rest() const;
    void fault(QStringView key, const QString &sentence);
    const QString &path() const { return m_path; }

private:
    QString pathOf(QStringView key) const;
    const Value *ofType(QStringView key, bool (*test)(const Value &), const QString &expected);

    const Value &m_value;
    const Object *m_object = nullptr;
    QString m_path;
    Faults &m_faults;
    std::set<QString> m_known;
};

} // namespace sky::json
