#include "core/hursagmu/party/campaign.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/text.h"
#include "core/json/reader.h"

#include <QSet>

namespace sky::hursagmu
{

namespace
{

QString signOf(const Issue &issue)
{
    return issue.code + QLatin1Char('\n') + issue.subject;
}

QStringList changedNumbers(const sky::Evaluation &before, const sky::Evaluation &after)
{
    QStringList lines;
    for (const DerivedValue &value : after.values) {
        const DerivedValue *old = before.find(value.id);
        if (!old || old->number.value() == value.number.value()) continue;
        lines << filled(Text::tr("%1 %2 \u2192 %3"), value.label,
                        numberText(old->number.value(), old->number.unit()),
                        numberText(value.number.value(), value.number.unit()));
    }
    return lines;
}

/// Sentences of what is wrong afterwards and was not before.
QStringList newProblems(const sky::Evaluation &before, const sky::Evaluation &after)
{
    QSet<QString> known;
    for (const Issue &issue : before.issues)
        known << signOf(issue);
    QStringList lines;
    for (const Issue &issue : after.issues)
        if (issue.severity != Severity::Note && !issue.accepted && !known.contains(signOf(issue)))
            lines << issue.sentence;
    return lines;
}

} // namespace

Result<RuleOptions> campaignOptions(const party::Party &party)
{
    RuleOptions options;
    json::Faults faults;
    const json::Value value(party.campaign);
    json::ObjectReader reader(value, QStringLiteral("campaign"), faults);
    for (const OptionField &field : optionFields()) {
        const json::Value *found = reader.take(field.id);
        if (found && !field.write(options, *found))
            reader.fault(field.id, Text::tr("this value is not allowed."));
    }
    options.unknown = reader.rest();
    if (faults.any()) return tl::unexpected(faults.first());
    return options;
}

void setCampaignOptions(party::Party &party, const RuleOptions &options)
{
    const RuleOptions standard;
    json::Object campaign;
    for (const OptionField &field : optionFields()) {
        json::Value value = field.read(options);
        if (!(value == field.read(standard))) campaign.add(field.id, std::move(value));
    }
    campaign.members.insert(campaign.members.end(), options.unknown.begin(), options.unknown.end());
    party.campaign = std::move(campaign);
}

Edit adoptOptions(const RuleOptions &options)
{
    const QString name = Text::tr("Use the campaign's rules");
    return {name, QString(), [options](sky::Character &character) -> Result<void> {
                RuleOptions adopted = options;
                adopted.unknown = static_cast<const Character &>(character).options.unknown;
                return setOptions(adopted).change(character);
            }};
}

OptionsReport optionsReport(const party::Seat &seat, const RuleOptions &options, const GameSystem &game)
{
    OptionsReport report{seat.member.path, seat.name(), {}, {}, {}};
    if (!seat.character) return report;
    const auto changed = seat.character->clone();
    if (auto done = adoptOptions(options).change(*changed); !done) return report;
    report.options = game.describeChange(*seat.character, *changed);
    if (report.options.isEmpty()) return report;
    const EvaluationPtr after = game.evaluate(*changed);
    report.numbers = changedNumbers(*seat.evaluation, *after);
    report.problems = newProblems(*seat.evaluation, *after);
    return report;
}

} // namespace sky::hursagmu
