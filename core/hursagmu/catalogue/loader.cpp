#include "core/hursagmu/catalogue/loader.h"

#include "core/hursagmu/model/options.h"
#include "core/hursagmu/text.h"
#include "core/json/parse.h"

#include <QFile>
#include <QRegularExpression>

namespace sky::hursagmu
{

namespace
{

constexpr int MaxEntries = 5'000;
constexpr qsizetype MaxFileSize = 4 * 1024 * 1024;

Result<json::Value> readJson(const QString &path, const QString &fileName)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > MaxFileSize)
        return fail(ErrorKind::Unreadable, Text::tr("%1: it cannot be read.").arg(fileName),
                    file.errorString());
    auto value = json::parse(file.readAll());
    if (!value)
        return fail(ErrorKind::Unreadable, QStringLiteral("%1: %2").arg(fileName, value.error().message),
                    value.error().detail);
    return value;
}

/// A misspelt member would otherwise silently mean the default.
void refuseLeftovers(json::ObjectReader &reader)
{
    for (const json::Member &member : reader.rest())
        reader.fault(member.key, Text::tr("it is not known here."));
}

bool isId(const QString &id)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[a-z][a-z0-9]*(_[a-z0-9]+)*\\z"));
    return pattern.match(id).hasMatch();
}

} // namespace

Result<CatalogueLists> Loader::load()
{
    const std::pair<QString, EntryReader> files[] = {
        {QStringLiteral("rules"), &Loader::readRule},
        {QStringLiteral("traits"), &Loader::readTrait},
        {QStringLiteral("gifts"), &Loader::readGift},
        {QStringLiteral("weapon_sizes"), &Loader::readSize},
        {QStringLiteral("weapons"), &Loader::readWeapon},
        {QStringLiteral("armor"), &Loader::readArmor},
        {QStringLiteral("foci"), &Loader::readFocus},
        {QStringLiteral("gear"), &Loader::readGear},
        {QStringLiteral("budgets"), &Loader::readBudget},
        {QStringLiteral("homelands"), &Loader::readHomeland},
        {QStringLiteral("options"), &Loader::readOption},
        {QStringLiteral("template_texts"), &Loader::readTemplateText},
    };
    for (const auto &[kind, read] : files) {
        if (auto done = readFile(kind, read); !done) return tl::unexpected(done.error());
        if (auto whole = checkCount(kind); !whole) return tl::unexpected(whole.error());
    }
    return std::move(m_lists);
}

Result<void> Loader::readFile(const QString &kind, EntryReader read)
{
    const QString fileName = kind + QLatin1String(".json");
    const auto value = readJson(m_folder + QLatin1Char('/') + fileName, fileName);
    if (!value) return tl::unexpected(value.error());

    json::Faults faults;
    json::ObjectReader file(*value, {}, faults);
    if (file.requiredString(u"catalogue") != kind)
        file.fault(u"catalogue", Text::tr("it must be \"%1\".").arg(kind));
    requiredInteger(file, u"version", 1, 1);
    if (!file.has(u"entries")) file.fault(u"entries", Text::tr("it is missing."));
    file.objects(u"entries", MaxEntries, [this, read](json::ObjectReader &entry) {
        (this->*read)(entry);
        refuseLeftovers(entry);
    });
    refuseLeftovers(file);
    if (!faults.any()) return {};
    return fail(ErrorKind::Unreadable, QStringLiteral("%1: %2").arg(fileName, faults.first().message),
                faults.first().detail);
}

/// Two lists must be complete: weapons lean on the three sizes, and every option of the program is described.
Result<void> Loader::checkCount(const QString &kind) const
{
    if (kind == QLatin1String("weapon_sizes") && m_lists.sizes.size() != 3)
        return fail(
            ErrorKind::Unreadable,
            Text::tr("weapon_sizes.json: entries: they must be small, medium and large, in this order."));
    if (kind == QLatin1String("options") && m_lists.options.size() != optionFields().size())
        return fail(ErrorKind::Unreadable,
                    Text::tr("options.json: entries: %1 options are described, not %2.")
                        .arg(m_lists.options.size())
                        .arg(optionFields().size()));
    return {};
}

Loader::Common Loader::readCommon(json::ObjectReader &reader, std::set<QString> &ids)
{
    Common common;
    common.id = reader.requiredString(u"id");
    if (!isId(common.id))
        reader.fault(u"id",
                     Text::tr("\"%1\" is not made of lower case letters, digits and single underscores.")
                         .arg(common.id));
    if (!ids.insert(common.id).second) reader.fault(u"id", Text::tr("\"%1\" is there twice.").arg(common.id));
    common.name = reader.requiredString(u"name");
    common.aliases = toList(reader.strings(u"aliases"));
    common.description = reader.requiredString(u"description", 2'000);
    common.rules = readRules(reader);
    return common;
}

QStringList Loader::readRules(json::ObjectReader &reader)
{
    if (!reader.has(u"rules")) reader.fault(u"rules", Text::tr("it is missing."));
    const QStringList rules = toList(reader.strings(u"rules"));
    for (const QString &rule : rules) {
        if (!m_ruleIds.contains(rule)) reader.fault(u"rules", Text::tr("rule %1 does not exist.").arg(rule));
    }
    return rules;
}

int64_t requiredInteger(json::ObjectReader &reader, QStringView key, int64_t min, int64_t max)
{
    if (!reader.has(key)) reader.fault(key, Text::tr("it is missing."));
    return reader.integer(key, min, max, min);
}

bool requiredBoolean(json::ObjectReader &reader, QStringView key)
{
    if (!reader.has(key)) reader.fault(key, Text::tr("it is missing."));
    return reader.boolean(key);
}

int requiredWord(json::ObjectReader &reader, QStringView key, const std::vector<QString> &words)
{
    if (!reader.has(key)) reader.fault(key, Text::tr("it is missing."));
    return reader.word(key, words, 0);
}

std::optional<int64_t> nullableDecimal(json::ObjectReader &reader, QStringView key, int64_t perUnit)
{
    if (!reader.has(key)) reader.fault(key, Text::tr("it is missing."));
    const auto value = reader.optionalDecimal(key, perUnit);
    if (value && *value < 0) reader.fault(key, Text::tr("it must not be negative."));
    return value;
}

QStringList toList(const std::vector<QString> &strings)
{
    return QStringList(strings.begin(), strings.end());
}

} // namespace sky::hursagmu
