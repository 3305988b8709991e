#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

using print::Role;
using Entry = print::Header::Entry;

Entry labelled(const QString &label, const QString &value, const QString &subject)
{
    return {{{label + QLatin1Char(' '), Role::Label}, {isolated(value), Role::Body}}, {subject}};
}

void append(print::Runs &runs, const QString &label, int64_t value, Role role = Role::Body)
{
    const QString gap = runs.empty() ? QString() : QStringLiteral("   ");
    runs.push_back({gap + label + QLatin1Char(' '), Role::Label});
    runs.push_back({figure(value), role});
}

std::vector<Entry> people(const Character &character)
{
    return {labelled(Text::tr("player"), character.player, QStringLiteral("base/player")),
            labelled(Text::tr("campaign"), character.campaign, QStringLiteral("base/campaign")),
            labelled(Text::tr("Master"), character.master, QStringLiteral("base/master"))};
}

std::vector<Entry> points(const Evaluation &evaluation)
{
    Entry budget;
    budget.runs = {{figure(evaluation.spent), Role::BodyStrong},
                   {Text::tr(" of %1 points").arg(figure(evaluation.budget)), Role::Body}};
    Entry groups;
    append(groups.runs, Text::tr("talents"), evaluation.spentTalents.value());
    append(groups.runs, Text::tr("professions"), evaluation.spentProfessions.value());
    append(groups.runs, Text::tr("gifts"), evaluation.spentGifts.value());
    Entry experience;
    append(experience.runs, Text::tr("experience"), evaluation.experienceEarned);
    append(experience.runs, Text::tr("spent"), evaluation.experienceSpent);
    append(experience.runs, Text::tr("unspent"), evaluation.experienceUnspent(), Role::BodyStrong);
    return {budget, groups, experience};
}

/// The commonest in few words.
QString draftSentence(const Source &source, const Issue &issue)
{
    if (issue.code != QLatin1String("over-budget")) return issue.sentence;
    return filled(Text::tr("over budget by %1: %2 of %3 points"), issue.amount, source.evaluation.spent,
                  source.evaluation.budget);
}

} // namespace

print::Header header(const Source &source)
{
    print::Header header;
    header.nameSubjects = {QStringLiteral("base/name")};
    header.subtitle = {{{source.character.conceptText, Role::Body}}, {QStringLiteral("base/concept")}};
    if (source.character.conceptText.trimmed().isEmpty())
        header.subtitle = labelled(Text::tr("concept"), {}, QStringLiteral("base/concept"));
    header.lines = {people(source.character), points(source.evaluation)};
    header.portrait = source.character.portrait;
    return header;
}

void tellDay(print::SheetContent &content, QDate day)
{
    const QString date = longDate(day);
    content.title = filled(Text::tr("%1, as of %2"), content.title, date);
    const QString sentence = typeset(Text::tr("As of %1; equipment and notes are today's").arg(date));
    content.header.lines.push_back({{{{sentence, Role::BodyStrong}}, {}}});
    // Cards have no head; the first one is the character's.
    if (!content.cards.empty()) content.cards.front().text.prepend(sentence + QStringLiteral(". "));
}

QString draftReason(const Source &source)
{
    QStringList sentences;
    for (const Issue &issue : source.evaluation.issues)
        if (issue.isOpenError()) sentences << draftSentence(source, issue);
    if (sentences.isEmpty()) return {};
    QString reason = sentences.front();
    if (reason.endsWith(QLatin1Char('.'))) reason.chop(1);
    const auto others = static_cast<int>(sentences.size()) - 1;
    return others == 0 ? reason : Text::tr("%1; and %n more", nullptr, others).arg(reason);
}

} // namespace sky::hursagmu::sheet
