#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

/// What the present level cost and the next one will, on one row; nothing for a trait that cost nothing.
void addTraitCosts(print::Table &table, const PresentTrait &trait)
{
    if (trait.level == Level() && !trait.custom) return;
    const QString next =
        trait.nextCost ? Text::tr("; next level %1").arg(figure(*trait.nextCost)) : QString();
    const QString roll = trait.roll.value() == trait.level.value()
                             ? QString()
                             : QStringLiteral("; ") + filled(Text::tr("rolled %1"), trait.roll.toText());
    print::Row row;
    row.cells = {cell(QStringLiteral("name"), trait.name, print::Role::CaptionStrong),
                 cell(QStringLiteral("why"),
                      typeset(Text::tr("cost %1").arg(trait.cost.toText()) + next + roll),
                      print::Role::Caption)};
    table.rows.push_back(std::move(row));
}

bool isOfTrait(const DerivedValue &value)
{
    const QStringList kinds = {QStringLiteral("cost"), QStringLiteral("next"), QStringLiteral("roll")};
    return value.group == Text::tr("Traits") && kinds.contains(value.id.section(u'/', 0, 0));
}

/// Every value with where it comes from.
print::Section explanations(const Source &source)
{
    print::Table table;
    QString group;
    for (const DerivedValue &value : source.evaluation.values) {
        if (value.group != group) {
            group = value.group;
            print::Row head;
            head.kind = print::RowKind::Group;
            head.cells = {cell(QStringLiteral("name"), group, print::Role::Label)};
            table.rows.push_back(std::move(head));
            if (group == Text::tr("Traits"))
                for (const auto *traits : {&source.evaluation.talents, &source.evaluation.professions})
                    for (const PresentTrait &trait : *traits)
                        addTraitCosts(table, trait);
        }
        if (isOfTrait(value)) continue;
        print::Row row;
        const QString name =
            value.remark.isEmpty() ? value.label : filled(Text::tr("%1, %2"), value.label, value.remark);
        row.cells = {cell(QStringLiteral("name"), name, print::Role::CaptionStrong),
                     cell(QStringLiteral("why"), typeset(value.number.toText()), print::Role::Caption)};
        table.rows.push_back(std::move(row));
    }
    return {
        QStringLiteral("explanations"), Text::tr("Where the numbers come from"), {}, {}, std::move(table)};
}

/// What each gift does, once for each kind.
Block giftsInFull(const Source &source)
{
    print::Table table;
    QStringList done;
    for (const PresentGift &gift : source.evaluation.gifts) {
        const GiftInfo *info = source.catalogue.gift(gift.gift);
        if (!info || done.contains(info->id)) continue;
        done << info->id;
        QStringList sentences = {info->description};
        sentences += info->uses;
        print::Row row;
        row.star = info->isDiscipline();
        row.cells = {
            cell(QStringLiteral("name"), info->name, print::Role::CaptionStrong),
            cell(QStringLiteral("why"), typeset(sentences.join(u' ').trimmed()), print::Role::Caption)};
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) return {};
    return print::Section{
        QStringLiteral("gifttexts"), Text::tr("What the gifts do"), {}, {}, std::move(table)};
}

/// The rules that any of the explanations names.
Block rulesInShort(const Source &source)
{
    QStringList ids;
    for (const DerivedValue &value : source.evaluation.values)
        for (const QString &rule : value.number.rules())
            if (!ids.contains(rule)) ids << rule;
    ids.sort();
    print::Table table;
    for (const QString &id : ids) {
        const RuleInfo *rule = source.catalogue.rule(id);
        if (!rule) continue;
        print::Row row;
        row.cells = {cell(QStringLiteral("name"), QStringLiteral("%1, %2").arg(rule->id, rule->chapter),
                          print::Role::Caption),
                     cell(QStringLiteral("why"), typeset(rule->text), print::Role::Caption)};
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) return {};
    return print::Section{QStringLiteral("rules"), Text::tr("Rules in short"), {}, {}, std::move(table)};
}

} // namespace

void complete(const Source &source, print::SheetContent &content)
{
    content.sections.push_back(explanations(source));
    for (const auto block : {giftsInFull, rulesInShort})
        if (Block section = block(source)) content.sections.push_back(std::move(*section));
}

} // namespace sky::hursagmu::sheet
