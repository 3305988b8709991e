#pragma once

#include "core/base/level.h"
#include "core/hursagmu/model/item.h"
#include "core/hursagmu/rules/equipment.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <map>
#include <optional>
#include <vector>

namespace sky::hursagmu
{

/// Trait levels by name; what is not named stands at 0.
class RuleTraits
{
public:
    explicit RuleTraits(std::map<QString, Level> levels)
        : m_levels(std::move(levels))
    {
    }
    Breakdown archer() const { return of(QStringLiteral("archer")); }
    Breakdown athlete() const { return of(QStringLiteral("athlete")); }
    Breakdown constitution() const { return of(QStringLiteral("constitution")); }
    Breakdown intellect() const { return of(QStringLiteral("intellect")); }
    Breakdown perception() const { return of(QStringLiteral("perception")); }
    Breakdown rider() const { return of(QStringLiteral("rider")); }
    Breakdown strength() const { return of(QStringLiteral("strength")); }
    Breakdown warrior() const { return of(QStringLiteral("warrior")); }

private:
    Breakdown of(const QString &name) const;
    std::map<QString, Level> m_levels;
};

/// The inputs of one vector. Remembers what was asked for, and the first thing that was wrong.
class RuleInputs
{
public:
    explicit RuleInputs(const QJsonObject &inputs)
        : m_inputs(inputs)
    {
    }

    /// Without a fallback the input must be there.
    int64_t integer(const char *key, std::optional<int64_t> fallback = {});
    std::optional<int64_t> optionalInteger(const char *key);
    double real(const char *key, std::optional<double> fallback = {});
    /// A number in smallest units, rounded to the nearest; the fallback is in smallest units too.
    int64_t decimal(const char *key, int64_t perUnit, std::optional<int64_t> fallback = {});
    std::optional<int64_t> optionalDecimal(const char *key, int64_t perUnit);
    bool boolean(const char *key, bool fallback);
    int dice(const char *key); ///< 2 to 12
    Level level(const char *key);
    Size size(const char *key);
    Quality quality(const char *key); ///< good when not given
    rules::SingleBonus singleBonus(const char *key);
    std::vector<int64_t> integers(const char *key);
    std::vector<std::pair<int64_t, int64_t>> pairs(const char *key);
    std::map<QString, int64_t> counts(const char *key);
    std::map<QString, Level> levels(const char *key); ///< by lower-case name
    RuleTraits traits(const char *key) { return RuleTraits(levels(key)); }

    void report(const QString &fault);
    /// The first thing that was wrong, also an input nobody asked for; empty when all is well.
    QString fault() const;

private:
    QJsonValue take(const char *key);
    QString word(const char *key, const QString &fallback);

    QJsonObject m_inputs;
    QSet<QString> m_known;
    QString m_fault;
};

} // namespace sky::hursagmu
