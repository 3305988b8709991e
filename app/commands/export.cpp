#include "app/commands/sheetarguments.h"
#include "core/formats/batch.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sky::app
{

namespace
{

struct ExportArguments {
    std::vector<std::string> files;
    std::string format = "pdf";
    std::string pdf;
    std::string output;
    std::string naming;
    bool oneFile = false;
    SheetArguments sheet;
};

/// Several characters need a folder, unless all come into one file. One that ends with a slash is made.
Result<void> settleTarget(const QStringList &inputs, formats::BatchRequest &request)
{
    const bool several = inputs.size() > 1 || (inputs.size() == 1 && QFileInfo(inputs.front()).isDir());
    const QFileInfo target(request.target);
    if (request.oneFile && target.isDir())
        return fail(ErrorKind::Usage,
                    Words::tr("One file for all needs a name; %1 is a folder.").arg(request.target));
    request.intoFolder = !request.oneFile && (target.isDir() || request.target.endsWith(u'/'));
    if (several && !request.oneFile && !request.intoFolder)
        return fail(ErrorKind::Usage,
                    Words::tr("Several characters need a folder; %1 is none.").arg(request.target));
    if (request.intoFolder && !QDir().mkpath(request.target))
        return fail(ErrorKind::Failed, Words::tr("The folder %1 cannot be made.").arg(request.target));
    return {};
}

/// The sheet, unless something that was said of it changes nothing.
Result<void> settleSheet(const SheetArguments &arguments, const Context &context,
                         formats::BatchRequest &request)
{
    const auto options = sheetOptions(arguments, context);
    if (!options) return tl::unexpected(options.error());
    request.options = *options;
    request.oneFile = request.oneFile || formats::isOfGroup(options->layout, context.games);
    return refuseIdle(arguments, request.format, *options, context.usualGame());
}

Result<formats::BatchRequest> requestOf(const ExportArguments &arguments, const Context &context)
{
    formats::BatchRequest request;
    if (arguments.pdf.empty() && arguments.output.empty())
        return fail(ErrorKind::Usage, Words::tr("Where to? Either --output or --pdf is needed."));
    if (!arguments.pdf.empty() && !arguments.output.empty())
        return fail(ErrorKind::Usage, Words::tr("Only one of --output and --pdf can be given."));
    const auto format = formats::byId(text(arguments.format));
    if (!format) return tl::unexpected(format.error());
    request.format = *format;
    if (!arguments.pdf.empty() && format->id != QLatin1String("pdf"))
        return fail(ErrorKind::Usage, Words::tr("--pdf writes no %1; use --output.").arg(format->name));
    request.target = text(arguments.pdf.empty() ? arguments.output : arguments.pdf);
    request.naming = text(arguments.naming);
    request.oneFile = arguments.oneFile || format->forMany;
    if (arguments.oneFile && !format->onPaper && !format->forMany)
        return fail(ErrorKind::Usage,
                    Words::tr("A %1 holds one character; leave out --one-file.").arg(format->name));
    const QStringList inputs = texts(arguments.files);
    const auto settled = settleSheet(arguments.sheet, context, request).and_then([&] {
        return settleTarget(inputs, request);
    });
    if (!settled) return tl::unexpected(settled.error());
    if (!arguments.naming.empty() && !request.intoFolder)
        return fail(ErrorKind::Usage, Words::tr("--name changes nothing here. It is for files in a folder."));
    request.files = formats::characterFiles(inputs);
    if (request.files.isEmpty())
        return fail(ErrorKind::Unreadable, Words::tr("There is no character in %1.").arg(inputs.join(u' ')));
    return request;
}

int tell(const formats::BatchOutcome &outcome, const formats::BatchRequest &request, const Context &context)
{
    if (outcome.error)
        return report(context, *outcome.error, outcome.output.isEmpty() ? outcome.input : outcome.output);
    const auto say = [&](const QString &sentence) {
        context.err() << "skychamber: " << outcome.input << ": " << sentence << '\n';
    };
    for (const QString &warning : outcome.warnings)
        say(warning);
    for (const QString &missing : outcome.missing)
        say(Words::tr("not printed: %1").arg(missing));
    if (outcome.output.isEmpty()) return outcome.missing.isEmpty() ? Fine : Refused;
    if (request.format.onPaper)
        context.out() << Words::tr("Wrote %1 (%n page(s))", nullptr, outcome.pages).arg(outcome.output)
                      << '\n';
    else
        context.out() << Words::tr("Wrote %1").arg(outcome.output) << '\n';
    return outcome.missing.isEmpty() ? Fine : Refused;
}

int runExport(const ExportArguments &arguments, const Context &context)
{
    const auto request = requestOf(arguments, context);
    if (!request) return report(context, request.error());
    int worst = Fine;
    const auto done = formats::exportAll(*request, context.games,
                                         [&](const formats::BatchOutcome &outcome, size_t, size_t) {
                                             worst = std::max(worst, tell(outcome, *request, context));
                                             return true;
                                         });
    if (done && request->oneFile) context.out() << Words::tr("Wrote %1").arg(request->target) << '\n';
    return done ? worst : std::max(worst, report(context, done.error(), request->target));
}

} // namespace

Command declareExport(CLI::App &parent)
{
    auto arguments = std::make_shared<ExportArguments>();
    QStringList formats;
    for (const formats::Format &format : formats::all())
        formats << format.id;
    CLI::App *app =
        parent.add_subcommand("export", "Print characters to PDF, or write them in other formats");
    app->add_option("FILE", arguments->files, "Character files, or folders of them")->required();
    app->add_option("--format", arguments->format,
                    "pdf (the default) or another: " + formats.join(QStringLiteral(", ")).toStdString());
    app->add_option("-o,--output", arguments->output, "The file to write, or a folder for several");
    app->add_option("--pdf", arguments->pdf, "The same for a PDF");
    app->add_flag("--one-file", arguments->oneFile, "All characters in one PDF");
    app->add_option("--name", arguments->naming,
                    "What files in a folder are called: {name}, {player}, {file}, {layout}, {format}");
    declareSheet(*app, arguments->sheet);
    return {app, [arguments](const Context &context) { return runExport(*arguments, context); }};
}

} // namespace sky::app
