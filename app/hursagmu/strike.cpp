#include "app/commands/commands.h"
#include "app/hursagmu/ledgertext.h"
#include "app/hursagmu/stamp.h"
#include "core/base/oneline.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/text.h"

namespace sky::app
{

using namespace sky::hursagmu;

namespace
{

struct StrikeArguments {
    std::string file;
    std::vector<std::string> entries;
    bool withDependants = false;
    bool acceptDebt = false;
    StampArguments stamp;
};

/// "Warrior 8 → 9"; of an award, which has no more words, "+4"
QString whatOf(const StatementLine &line)
{
    if (!line.what.isEmpty()) return line.what;
    return signedNumber(line.struck ? line.was : line.points.value());
}

/// "k7f3  2026-02-14  raise Warrior 8 → 9"
void printEntries(const hursagmu::Character &character, const Catalogue &catalogue, const QStringList &ids,
                  QTextStream &out)
{
    for (const StatementLine &line : statement(character, catalogue))
        if (ids.contains(line.entry))
            out << "  " << line.entry << "  " << line.date.toString(Qt::ISODate) << "  "
                << inOneLine(QStringLiteral("%1 %2").arg(line.kindWord, whatOf(line))) << '\n';
}

/// All that goes: what was named, and with it what depends on it when that is wanted. Otherwise that is
/// shown, and nothing is struck; with a debt accepted, what merely lacks points may stay.
Result<QStringList> wholeSet(const OpenFile &file, const StrikeArguments &arguments, const Context &context)
{
    const Catalogue &catalogue = context.hursagmu->catalogue();
    QStringList named = texts(arguments.entries);
    named.removeDuplicates();
    const Dependants found = dependantsOf(characterOf(file), catalogue, named);
    if (found.entries.isEmpty() || arguments.acceptDebt) return named;
    if (arguments.withDependants) return named + found.entries;
    context.err() << Words::tr("These depend on it:") << '\n';
    printEntries(characterOf(file), catalogue, found.entries, context.err());
    return fail(ErrorKind::Refused,
                Words::tr("Nothing is struck; --with-dependants strikes these %n entries too.", nullptr,
                          static_cast<int>(found.entries.size())));
}

int runStrike(const StrikeArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const auto stamp = stampOf(arguments.stamp, context);
    if (!stamp) return report(context, stamp.error(), path);
    const auto set = wholeSet(*file, arguments, context);
    if (!set) return report(context, set.error(), path);
    const Debt debt = arguments.acceptDebt ? Debt::Accepted : Debt::Refused;
    const auto struck =
        file->document->apply(strikeEntries(context.hursagmu->catalogue(), *set, *stamp, debt));
    if (!struck) return report(context, struck.error(), path);
    if (const auto saved = save(*file); !saved) return report(context, saved.error(), path);
    context.out() << Words::tr("Struck:") << '\n';
    printEntries(characterOf(*file), context.hursagmu->catalogue(), *set, context.out());
    context.out()
        << Words::tr("%1 unspent.").arg(numberText(evaluationOf(*file).experienceUnspent(), Unit::Points))
        << '\n';
    return Fine;
}

} // namespace

Command declareStrike(CLI::App &parent)
{
    auto arguments = std::make_shared<StrikeArguments>();
    CLI::App *app = parent.add_subcommand("strike", "Strike entries of the ledger as a mistake");
    app->add_option("FILE", arguments->file, "Character file")->required();
    app->add_option("ENTRY", arguments->entries, "Ids, as \"ledger\" shows them")->required();
    auto *set = app->add_flag("--with-dependants", arguments->withDependants, "And all that depends on them");
    app->add_flag("--accept-debt", arguments->acceptDebt,
                  "Let experience be owed instead of striking what it paid for")
        ->excludes(set);
    declareStamp(*app, arguments->stamp);
    app->get_option("--reason")->required();
    return {app, [arguments](const Context &context) { return runStrike(*arguments, context); }};
}

} // namespace sky::app
