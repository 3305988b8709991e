#include "app/commands/commands.h"
#include "app/hursagmu/stamp.h"
#include "core/hursagmu/ledger/statement.h"

namespace sky::app
{

using hursagmu::PresentTrait;

namespace
{

struct RaiseArguments {
    std::string file, trait;
    std::optional<int> to;
    StampArguments stamp;
};

/// A trait of the lists, or one that the character has.
Result<const PresentTrait *> findTrait(const hursagmu::Evaluation &evaluation, const Context &context,
                                       const QString &word)
{
    std::vector<const PresentTrait *> found;
    QStringList ids;
    for (const auto *list : {&evaluation.talents, &evaluation.professions})
        for (const PresentTrait &trait : *list) {
            if (trait.id == word) return &trait;
            if (trait.name.compare(word, Qt::CaseInsensitive) != 0) continue;
            found.push_back(&trait);
            ids << trait.id;
        }
    if (found.size() == 1) return found.front();
    if (found.size() > 1)
        return fail(ErrorKind::Usage, Words::tr("Several traits are called %1; name one by id: %2.")
                                          .arg(word, ids.join(QStringLiteral(", "))));
    const auto info = context.hursagmu->catalogue().findTrait(word);
    if (!info) return tl::unexpected(info.error());
    return evaluation.trait((*info)->id);
}

/// The level asked for, the next one when none is.
Result<Level> wantedLevel(const PresentTrait &trait, std::optional<int> to)
{
    const int present = trait.level.value();
    const auto level = Level::of(to.value_or(present + 1));
    if (!level)
        return fail(ErrorKind::Usage, Words::tr("A level is from %1 to %2.").arg(Level::Min).arg(Level::Max));
    if (level->value() > present) return *level;
    return fail(ErrorKind::Refused,
                Words::tr("%1 stands at %2 already.").arg(trait.name, QString::number(present)));
}

/// Raises it by the ledger; gives the sentence that says for what.
Result<QString> raise(OpenFile &file, const RaiseArguments &arguments, const Context &context)
{
    if (characterOf(file).phase == hursagmu::Phase::Creation)
        return fail(ErrorKind::Refused, Words::tr("The character is in creation: \u201cedit --trait\u201d "
                                                  "buys with its points, \u201cplay\u201d begins play."));
    const auto trait = findTrait(evaluationOf(file), context, text(arguments.trait));
    if (!trait) return tl::unexpected(trait.error());
    const auto level = wantedLevel(**trait, arguments.to);
    if (!level) return tl::unexpected(level.error());
    const auto stamp = stampOf(arguments.stamp, context);
    if (!stamp) return tl::unexpected(stamp.error());
    const QString name = (*trait)->name;
    const int before = (*trait)->level.value();
    const int64_t spent = evaluationOf(file).experienceSpent;
    const auto raised = file.document->apply(
        hursagmu::setTrait(context.hursagmu->catalogue(), (*trait)->id, *level, context.around.ids, *stamp));
    if (!raised) return tl::unexpected(raised.error());
    return Words::tr("%1 %2 \u2192 %3 for %4 experience; %5 unspent.")
        .arg(name, QString::number(before), QString::number(level->value()),
             QString::number(evaluationOf(file).experienceSpent - spent),
             numberText(evaluationOf(file).experienceUnspent(), Unit::Points));
}

int runRaise(const RaiseArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const auto sentence = raise(*file, arguments, context);
    if (!sentence) return report(context, sentence.error(), path);
    if (const auto saved = save(*file); !saved) return report(context, saved.error(), path);
    context.out() << *sentence << '\n';
    return Fine;
}

} // namespace

Command declareRaise(CLI::App &parent)
{
    auto arguments = std::make_shared<RaiseArguments>();
    CLI::App *app = parent.add_subcommand("raise", "Raise a trait with experience, by one level or more");
    app->add_option("FILE", arguments->file, "Character file")->required();
    app->add_option("TRAIT", arguments->trait, "Talent or profession")->required();
    app->add_option("--to", arguments->to, "The level to reach (the next one)");
    declareStamp(*app, arguments->stamp);
    return {app, [arguments](const Context &context) { return runRaise(*arguments, context); }};
}

} // namespace sky::app
