#include "app/commands/commands.h"
#include "core/base/oneline.h"

namespace sky::app
{

namespace
{

QString severityWord(const Issue &issue)
{
    if (issue.accepted) return Words::tr("accepted");
    switch (issue.severity) {
    case Severity::Error:
        return Words::tr("error");
    case Severity::Warning:
        return Words::tr("warning");
    case Severity::Note:
        return Words::tr("note");
    }
    return {};
}

void printIssue(const Issue &issue, const Context &context)
{
    context.out() << "  " << severityWord(issue) << ' ' << issue.code;
    if (!issue.subject.isEmpty()) context.out() << ' ' << issue.subject;
    context.out() << ": " << inOneLine(issue.sentence) << " [" << issue.rule << ']';
    if (issue.accepted)
        context.out() << Words::tr(" (accepted by %1: %2)")
                             .arg(inOneLine(issue.accepted->by), inOneLine(issue.accepted->reason));
    context.out() << '\n';
}

int checkFile(const OpenFile &file, const Context &context)
{
    const Evaluation &evaluation = *file.document->evaluation();
    context.out() << file.path << ": ";
    if (evaluation.issues.empty())
        context.out() << Words::tr("no problems");
    else
        context.out() << Words::tr("%n problem(s) or note(s)", nullptr, int(evaluation.issues.size()));
    context.out() << '\n';
    for (const Issue &issue : evaluation.issues)
        printIssue(issue, context);
    return evaluation.hasOpenErrors() ? Refused : Fine;
}

} // namespace

Command declareCheck(CLI::App &parent)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App *app = parent.add_subcommand("check", "List what the rules say against characters");
    app->add_option("FILE", *files, "Character files")->required();
    return {app, [files](const Context &context) {
                return forEachFile(context, texts(*files),
                                   [&](const OpenFile &file) { return checkFile(file, context); });
            }};
}

} // namespace sky::app
