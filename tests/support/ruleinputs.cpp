#include "tests/support/ruleinputs.h"

#include <cmath>

namespace sky::hursagmu
{

Breakdown RuleTraits::of(const QString &name) const
{
    const auto found = m_levels.find(name);
    return Breakdown::term(name, found == m_levels.end() ? 0 : found->second.value());
}

QJsonValue RuleInputs::take(const char *key)
{
    const QString name = QLatin1String(key);
    m_known.insert(name);
    return m_inputs.value(name);
}

double RuleInputs::real(const char *key, std::optional<double> fallback)
{
    const QJsonValue value = take(key);
    if (value.isDouble()) return value.toDouble();
    const bool absent = value.isUndefined() || value.isNull();
    if (!absent || !fallback) report(QStringLiteral("input %1 is no number").arg(QLatin1String(key)));
    return fallback.value_or(0);
}

int64_t RuleInputs::integer(const char *key, std::optional<int64_t> fallback)
{
    const double value = real(key, fallback ? std::optional(static_cast<double>(*fallback)) : std::nullopt);
    if (value != std::floor(value)) report(QStringLiteral("input %1 is not whole").arg(QLatin1String(key)));
    return std::llround(value);
}

std::optional<int64_t> RuleInputs::optionalInteger(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull()) return std::nullopt;
    return integer(key);
}

int64_t RuleInputs::decimal(const char *key, int64_t perUnit, std::optional<int64_t> fallback)
{
    const QJsonValue value = take(key);
    if (fallback && (value.isUndefined() || value.isNull())) return *fallback;
    return std::llround(real(key) * static_cast<double>(perUnit));
}

std::optional<int64_t> RuleInputs::optionalDecimal(const char *key, int64_t perUnit)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull()) return std::nullopt;
    return decimal(key, perUnit);
}

bool RuleInputs::boolean(const char *key, bool fallback)
{
    const QJsonValue value = take(key);
    if (value.isBool()) return value.toBool();
    if (!value.isUndefined() && !value.isNull())
        report(QStringLiteral("input %1 is no boolean").arg(QLatin1String(key)));
    return fallback;
}

int RuleInputs::dice(const char *key)
{
    const int64_t sum = integer(key);
    if (sum < 2 || sum > 12) report(QStringLiteral("input %1 is no sum of two dice").arg(QLatin1String(key)));
    return static_cast<int>(sum);
}

Level RuleInputs::level(const char *key)
{
    const std::optional<Level> level = Level::of(static_cast<int>(integer(key)));
    if (!level) report(QStringLiteral("input %1 is no level").arg(QLatin1String(key)));
    return level.value_or(Level());
}

QString RuleInputs::word(const char *key, const QString &fallback)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull()) return fallback;
    return value.toString();
}

Size RuleInputs::size(const char *key)
{
    const QString name = word(key, {});
    if (name == QLatin1String("large")) return Size::Large;
    if (name == QLatin1String("medium")) return Size::Medium;
    if (name != QLatin1String("small")) report(QStringLiteral("unknown size %1").arg(name));
    return Size::Small;
}

Quality RuleInputs::quality(const char *key)
{
    const QString name = word(key, QStringLiteral("good"));
    if (name == QLatin1String("poor")) return Quality::Poor;
    if (name == QLatin1String("excellent")) return Quality::Excellent;
    if (name != QLatin1String("good")) report(QStringLiteral("unknown quality %1").arg(name));
    return Quality::Good;
}

rules::SingleBonus RuleInputs::singleBonus(const char *key)
{
    const QString name = word(key, {});
    if (name == QLatin1String("damage")) return rules::SingleBonus::Damage;
    if (name == QLatin1String("defense")) return rules::SingleBonus::Defense;
    if (!name.isEmpty()) report(QStringLiteral("unknown bonus %1").arg(name));
    return rules::SingleBonus::None;
}

std::vector<int64_t> RuleInputs::integers(const char *key)
{
    const QJsonValue list = take(key);
    if (!list.isArray()) report(QStringLiteral("input %1 is no list").arg(QLatin1String(key)));
    std::vector<int64_t> numbers;
    const QJsonArray array = list.toArray();
    for (const QJsonValue &value : array) {
        if (!value.isDouble()) report(QStringLiteral("input %1 holds no number").arg(QLatin1String(key)));
        numbers.push_back(value.toInteger());
    }
    return numbers;
}

std::vector<std::pair<int64_t, int64_t>> RuleInputs::pairs(const char *key)
{
    const QJsonValue list = take(key);
    if (!list.isArray()) report(QStringLiteral("input %1 is no list").arg(QLatin1String(key)));
    std::vector<std::pair<int64_t, int64_t>> pairs;
    const QJsonArray array = list.toArray();
    for (const QJsonValue &value : array) {
        const QJsonArray pair = value.toArray();
        if (pair.size() != 2) report(QStringLiteral("input %1 holds no pair").arg(QLatin1String(key)));
        pairs.emplace_back(pair.at(0).toInteger(), pair.at(1).toInteger());
    }
    return pairs;
}

std::map<QString, int64_t> RuleInputs::counts(const char *key)
{
    const QJsonValue map = take(key);
    if (!map.isObject()) report(QStringLiteral("input %1 is no map").arg(QLatin1String(key)));
    std::map<QString, int64_t> counts;
    const QJsonObject object = map.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!it->isDouble()) report(QStringLiteral("%1 is no number").arg(it.key()));
        counts[it.key()] = it->toInteger();
    }
    return counts;
}

std::map<QString, Level> RuleInputs::levels(const char *key)
{
    std::map<QString, Level> levels;
    for (const auto &[name, value] : counts(key)) {
        const std::optional<Level> level = Level::of(static_cast<int>(value));
        if (!level) report(QStringLiteral("%1 has no level").arg(name));
        levels[name.toLower()] = level.value_or(Level());
    }
    return levels;
}

void RuleInputs::report(const QString &fault)
{
    if (m_fault.isEmpty()) m_fault = fault;
}

QString RuleInputs::fault() const
{
    if (!m_fault.isEmpty()) return m_fault;
    for (auto it = m_inputs.begin(); it != m_inputs.end(); ++it)
        if (!m_known.contains(it.key()) && !it.key().startsWith(QLatin1Char('_')))
            return QStringLiteral("unknown input %1").arg(it.key());
    return {};
}

} // namespace sky::hursagmu
