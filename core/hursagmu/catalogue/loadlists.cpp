// Traits, gifts, budgets, homelands, rules, options and template texts.

#include "core/hursagmu/catalogue/loader.h"

#include "core/hursagmu/model/options.h"
#include "core/hursagmu/text.h"

#include <QRegularExpression>

namespace sky::hursagmu
{

void Loader::readRule(json::ObjectReader &reader)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[HE]-[0-9]{3}\\z"));
    RuleInfo rule;
    rule.id = reader.requiredString(u"id");
    if (!pattern.match(rule.id).hasMatch())
        reader.fault(u"id", Text::tr("\"%1\" is no rule number.").arg(rule.id));
    if (!m_ruleIds.insert(rule.id).second)
        reader.fault(u"id", Text::tr("\"%1\" is there twice.").arg(rule.id));
    rule.chapter = reader.requiredString(u"chapter");
    rule.text = reader.requiredString(u"text", 2'000);
    m_lists.rules.push_back(rule);
}

void Loader::readTrait(json::ObjectReader &reader)
{
    const Common common = readCommon(reader, m_ids);
    TraitInfo trait;
    trait.id = common.id;
    trait.name = common.name;
    trait.aliases = common.aliases;
    trait.description = common.description;
    trait.rules = common.rules;
    trait.kind = static_cast<TraitKind>(
        requiredWord(reader, u"kind", {QStringLiteral("talent"), QStringLiteral("profession")}));
    trait.governs = toList(reader.strings(u"governs"));
    reader.objects(u"levels", Level::Max, [&trait](json::ObjectReader &level) {
        const auto at = requiredInteger(level, u"level", Level::Min, Level::Max);
        if (!trait.levels.empty() && at <= trait.levels.back().first)
            level.fault(u"level", Text::tr("it must rise from one to the next."));
        trait.levels.emplace_back(static_cast<int>(at), level.requiredString(u"text"));
    });
    m_lists.traits.push_back(trait);
}

void Loader::readGift(json::ObjectReader &reader)
{
    static const std::vector<QString> categories = {QStringLiteral("sorcery"), QStringLiteral("sense"),
                                                    QStringLiteral("general"),
                                                    QStringLiteral("alien_biology")};
    const Common common = readCommon(reader, m_ids);
    GiftInfo gift;
    gift.id = common.id;
    gift.name = common.name;
    gift.aliases = common.aliases;
    gift.description = common.description;
    gift.rules = common.rules;
    gift.category = categories[static_cast<size_t>(requiredWord(reader, u"category", categories))];
    gift.cost = requiredInteger(reader, u"cost", 0, 10'000);
    gift.perLimb = requiredWord(reader, u"repeat", {QStringLiteral("once"), QStringLiteral("per_limb")}) == 1;
    gift.nonHuman = requiredBoolean(reader, u"non_human");
    if (const json::Value *asks = reader.take(u"asks"); asks && !asks->isNull())
        gift.asks = reader.string(u"asks", {}, 200);
    gift.shortText = reader.requiredString(u"short");
    if (gift.isDiscipline() && !reader.has(u"range_increment"))
        reader.fault(u"range_increment", Text::tr("it is missing."));
    if (const auto increment = reader.optionalInteger(u"range_increment", 0, 1'000))
        gift.rangeIncrement = static_cast<int>(*increment);
    gift.uses = toList(reader.strings(u"uses"));
    m_lists.gifts.push_back(gift);
}

void Loader::readBudget(json::ObjectReader &reader)
{
    const Common common = readCommon(reader, m_ids);
    m_lists.budgets.push_back(
        {common.id, common.name, common.description, requiredInteger(reader, u"points", 0, 1'000'000)});
}

void Loader::readHomeland(json::ObjectReader &reader)
{
    const Common common = readCommon(reader, m_ids);
    m_lists.homelands.push_back({common.id, common.name, common.description});
}

void Loader::readTemplateText(json::ObjectReader &reader)
{
    const Common common = readCommon(reader, m_templateIds);
    m_lists.templateTexts.push_back(
        {common.id, common.name, reader.requiredString(u"line"), common.description, common.aliases});
}

namespace
{

/// Every value an option names must be one the program takes.
void checkValues(json::ObjectReader &reader, const OptionField &field, const json::Value *values)
{
    if (!values || !values->asArray()) return;
    for (const json::Value &value : *values->asArray()) {
        RuleOptions options;
        if (!field.write(options, value))
            reader.fault(u"values", Text::tr("there is a value that is not allowed."));
    }
}

} // namespace

void Loader::readOption(json::ObjectReader &reader)
{
    const Common common = readCommon(reader, m_ids);
    OptionInfo option;
    option.id = common.id;
    option.name = common.name;
    option.description = common.description;
    option.rules = common.rules;
    option.group = reader.requiredString(u"group");
    option.type = reader.requiredString(u"type");
    option.nullable = requiredBoolean(reader, u"nullable");
    reader.object(u"value_names", [&option](json::ObjectReader &names) {
        for (const json::Member &member : names.rest())
            option.valueNames.emplace_back(member.key, names.requiredString(member.key));
    });

    const size_t index = m_lists.options.size();
    const json::Value *standard = reader.take(u"default");
    const json::Value *values = reader.take(u"values");
    if (index >= optionFields().size() || optionFields()[index].id != option.id) {
        reader.fault(u"id",
                     Text::tr("\"%1\" is no option of the program, or not in its order.").arg(option.id));
    } else {
        const OptionField &field = optionFields()[index];
        if (!standard || !(*standard == field.read({})))
            reader.fault(u"default", Text::tr("it is not the program's default."));
        checkValues(reader, field, values);
    }
    m_lists.options.push_back(option);
}

} // namespace sky::hursagmu
