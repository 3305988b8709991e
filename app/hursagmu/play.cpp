#include "app/commands/commands.h"
#include "app/hursagmu/stamp.h"
#include "core/hursagmu/edits/ledger.h"

namespace sky::app
{

namespace
{

struct PlayArguments {
    std::string file;
    bool keep = false;
    bool drop = false;
    bool back = false;
    bool acceptDebt = false;
    StampArguments stamp;
};

/// Points that are left have to be kept or dropped by somebody's word.
Result<hursagmu::Leftover> leftoverOf(const PlayArguments &arguments, const hursagmu::Evaluation &evaluation)
{
    if (arguments.drop) return hursagmu::Leftover::Dropped;
    if (arguments.keep || evaluation.remaining <= 0) return hursagmu::Leftover::Kept;
    return fail(ErrorKind::Usage, Words::tr("%1 of %2 points are left: --keep makes them experience, --drop "
                                            "gives them up.")
                                      .arg(evaluation.remaining)
                                      .arg(evaluation.budget));
}

Result<QString> goBack(OpenFile &file, const hursagmu::LedgerStamp &stamp, const Context &context)
{
    const auto done = file.document->apply(hursagmu::returnToCreation(context.around.ids, stamp));
    if (!done) return tl::unexpected(done.error());
    return Words::tr("Back in creation; the ledger says so.");
}

Result<QString> begin(OpenFile &file, const PlayArguments &arguments, const hursagmu::LedgerStamp &stamp,
                      const Context &context)
{
    const auto leftover = leftoverOf(arguments, evaluationOf(file));
    if (!leftover) return tl::unexpected(leftover.error());
    const auto begun = file.document->apply(
        hursagmu::enterPlay(context.hursagmu->catalogue(), *leftover, context.around.ids, stamp,
                            arguments.acceptDebt ? hursagmu::Debt::Accepted : hursagmu::Debt::Refused));
    if (!begun) return tl::unexpected(begun.error());
    return Words::tr("In play; %1 experience unspent.")
        .arg(numberText(evaluationOf(file).experienceUnspent(), Unit::Points));
}

int runPlay(const PlayArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const auto stamp = stampOf(arguments.stamp, context);
    if (!stamp) return report(context, stamp.error(), path);
    const auto sentence =
        arguments.back ? goBack(*file, *stamp, context) : begin(*file, arguments, *stamp, context);
    if (!sentence) return report(context, sentence.error(), path);
    if (const auto saved = save(*file); !saved) return report(context, saved.error(), path);
    context.out() << *sentence << '\n';
    return Fine;
}

} // namespace

Command declarePlay(CLI::App &parent)
{
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App *app = parent.add_subcommand("play", "Begin play, or go back to creation");
    app->add_option("FILE", arguments->file, "Character file")->required();
    auto *keep = app->add_flag("--keep", arguments->keep, "Points that creation left become experience");
    auto *drop = app->add_flag("--drop", arguments->drop, "They are given up")->excludes(keep);
    auto *back = app->add_flag("--back", arguments->back, "Back to creation")->excludes(keep)->excludes(drop);
    app->add_flag("--accept-debt", arguments->acceptDebt,
                  "Begun again: let what was spent since and is no longer there be owed")
        ->excludes(back);
    declareStamp(*app, arguments->stamp);
    return {app, [arguments](const Context &context) { return runPlay(*arguments, context); }};
}

} // namespace sky::app
