#include "app/commands/commands.h"
#include "core/hursagmu/edits/edits.h"

#include <algorithm>

namespace sky::app
{

namespace
{

struct AcceptArguments {
    std::string file, code, subject, reason, by;
};

/// The one open issue of that code and, if given, subject.
Result<Issue> findIssue(const Evaluation &evaluation, const QString &code, const QString &subject)
{
    std::vector<Issue> found;
    QStringList others;
    for (const Issue &issue : evaluation.issues) {
        if (issue.accepted) continue;
        const bool same = issue.code == code && (subject.isEmpty() || issue.subject == subject);
        if (same)
            found.push_back(issue);
        else
            others << QStringLiteral("%1 %2").arg(issue.code, issue.subject).trimmed();
    }
    if (found.size() == 1) return found.front();
    if (found.empty())
        return fail(ErrorKind::Usage,
                    Words::tr("There is no open problem \u201c%1\u201d. Open are: %2.")
                        .arg(QStringLiteral("%1 %2").arg(code, subject).trimmed(),
                             others.isEmpty() ? Words::tr("none") : others.join(QStringLiteral(", "))));
    QStringList subjects;
    for (const Issue &issue : found)
        subjects << issue.subject;
    return fail(ErrorKind::Usage, Words::tr("Several problems are called %1; name one: %2.")
                                      .arg(code, subjects.join(QStringLiteral(", "))));
}

int runAccept(const AcceptArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const auto issue =
        findIssue(*file->document->evaluation(), text(arguments.code), text(arguments.subject));
    if (!issue) return report(context, issue.error(), path);
    const auto applied =
        file->document->apply(hursagmu::acceptIssue(*issue, text(arguments.reason), text(arguments.by),
                                                    context.around.clock().date(), context.around.ids));
    if (!applied) return report(context, applied.error(), path);
    const auto saved = save(*file);
    if (!saved) return report(context, saved.error(), path);
    context.out() << Words::tr("Accepted: %1").arg(issue->sentence) << '\n';
    return Fine;
}

} // namespace

Command declareAccept(CLI::App &parent)
{
    auto arguments = std::make_shared<AcceptArguments>();
    CLI::App *app = parent.add_subcommand("accept", "Record that the Master lets a problem stand");
    app->add_option("FILE", arguments->file, "Character file")->required();
    app->add_option("CODE", arguments->code, "The problem's code, as check prints it")->required();
    app->add_option("SUBJECT", arguments->subject, "What it is about, when several have the code");
    app->add_option("--reason", arguments->reason, "Why")->required();
    app->add_option("--by", arguments->by, "Who accepts it")->required();
    return {app, [arguments](const Context &context) { return runAccept(*arguments, context); }};
}

} // namespace sky::app
