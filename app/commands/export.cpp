#include "app/commands/exportreport.h"
#include "app/commands/sheetarguments.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>

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
    bool force = false;
    SheetArguments sheet;
};

constexpr QLatin1String StandardOutput("-");

Result<void> wrong(const QString &sentence)
{
    return fail(ErrorKind::Usage, sentence);
}

/// Several characters need a folder, unless all come into one file.
Result<void> settleTarget(bool several, formats::BatchRequest &request)
{
    if (request.target == StandardOutput)
        return several && !request.oneFile
                   ? wrong(Words::tr("Several characters do not go to the standard output; name a folder."))
                   : Result<void>();
    const QFileInfo target(request.target);
    if (request.oneFile && target.isDir())
        return wrong(Words::tr("One file for all needs a name; %1 is a folder.").arg(request.target));
    request.intoFolder = !request.oneFile && (target.isDir() || request.target.endsWith(u'/'));
    if (several && !request.oneFile && !request.intoFolder)
        return wrong(Words::tr("Several characters need a folder; %1 is none.").arg(request.target));
    return {};
}

/// The sheet, unless something that was said of it changes nothing.
Result<void> settleSheet(const SheetArguments &arguments, const Context &context,
                         formats::BatchRequest &request)
{
    const auto options = sheetOptions(arguments, context);
    if (!options) return tl::unexpected(options.error());
    request.options = *options;
    const bool ofGroup = formats::isOfGroup(options->layout, context.games);
    if (request.oneFile && !ofGroup && options->attach && !arguments.attach.value_or(false)) {
        request.options.attach = false;
        context.err() << "skychamber: "
                      << Words::tr(
                             "The preset puts each character into its PDF; one PDF of several has none.")
                      << '\n';
    }
    request.oneFile = request.oneFile || ofGroup;
    return refuseIdle(arguments, request.format, *options, context.usualGame());
}

/// Options about files that would change nothing.
Result<void> refuseIdleFiles(const ExportArguments &arguments, const formats::BatchRequest &request)
{
    if (!arguments.naming.empty() && !request.intoFolder)
        return wrong(Words::tr("--name changes nothing here. It is for files in a folder."));
    if (arguments.force && request.target == StandardOutput)
        return wrong(Words::tr("--force changes nothing here. It is for files that are there already."));
    if (arguments.oneFile && !request.format.onPaper && !request.format.forMany)
        return wrong(
            Words::tr("--one-file is for a PDF or a table. Each character has a file of its own here: %1.")
                .arg(request.format.name));
    return {};
}

/// Where to and as what.
Result<formats::BatchRequest> targetOf(const ExportArguments &arguments)
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
        return fail(ErrorKind::Usage,
                    Words::tr("--pdf writes a PDF; for another format use --output: %1.").arg(format->name));
    request.target = text(arguments.pdf.empty() ? arguments.output : arguments.pdf);
    request.naming = text(arguments.naming);
    request.oneFile = arguments.oneFile || format->forMany;
    request.replaceAny = arguments.force;
    request.toReplaceAny = Words::tr("--force replaces it.");
    return request;
}

Result<formats::BatchRequest> requestOf(const ExportArguments &arguments, const formats::Inputs &inputs,
                                        const Context &context)
{
    auto request = targetOf(arguments);
    if (!request) return request;
    request->files = inputs.files;
    request->title = inputs.party;
    const QStringList named = texts(arguments.files);
    const bool several = inputs.files.size() > 1 || named.size() > 1 || QFileInfo(named.front()).isDir();
    // A template with a fault is told once, before a folder is made.
    const auto settled =
        formats::Writing::begin(request->format, context.usualGame())
            .and_then([&](const formats::Writing &) { return formats::checkPattern(request->naming); })
            .and_then([&] { return settleSheet(arguments.sheet, context, *request); })
            .and_then([&] { return settleTarget(several, *request); })
            .and_then([&] { return refuseIdleFiles(arguments, *request); });
    if (!settled) return tl::unexpected(settled.error());
    if (inputs.files.isEmpty() && inputs.left.empty())
        return fail(ErrorKind::Unreadable, Words::tr("There is no character in %1.").arg(named.join(u' ')));
    return request;
}

/// Bytes as they are, after what was told; a stream into a text takes them as text.
Result<void> toOutput(QTextStream &out, const QByteArray &bytes)
{
    out.flush();
    if (QString *text = out.string())
        *text += QString::fromUtf8(bytes);
    else
        std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout); // its state is told at the end
    return {};
}

int runExport(const ExportArguments &arguments, const Context &context)
{
    const formats::Inputs inputs = formats::inputsOf(texts(arguments.files));
    auto request = requestOf(arguments, inputs, context);
    if (!request) return report(context, request.error());
    const bool quiet = request->target == StandardOutput;
    if (quiet)
        request->output = [&context](const QByteArray &bytes) { return toOutput(context.out(), bytes); };
    ExportReport told(context, *request, quiet);
    request->toldOfAll = [&told](const formats::BatchOutcome &outcome) { told.takeAll(outcome); };
    told.leftOut(inputs.left);
    if (inputs.files.isEmpty()) return told.count();
    if (request->intoFolder && !QDir().mkpath(request->target))
        return report(
            context,
            {ErrorKind::Failed, Words::tr("The folder %1 cannot be made.").arg(request->target), {}});
    return told.finish(formats::exportAll(*request, context.games,
                                          [&told](const formats::BatchOutcome &outcome, size_t, size_t) {
                                              told.take(outcome);
                                              return true;
                                          }));
}

} // namespace

Command declareExport(CLI::App &parent)
{
    auto arguments = std::make_shared<ExportArguments>();
    QStringList formats;
    for (const formats::Format &format : formats::usual())
        formats << format.id;
    formats << QStringLiteral("template:NAME");
    CLI::App *app =
        parent.add_subcommand("export", "Print characters to PDF, or write them in other formats");
    app->add_option("FILE", arguments->files, "Character files, parties, or folders of characters")
        ->required();
    app->add_option("--format", arguments->format,
                    "pdf (the default) or another: " + formats.join(QStringLiteral(", ")).toStdString());
    app->add_option("-o,--output", arguments->output,
                    "The file to write, a folder for several, or - for the standard output");
    app->add_option("--pdf", arguments->pdf, "The same for a PDF");
    app->add_flag("--one-file", arguments->oneFile, "All characters in one PDF");
    app->add_flag("--force", arguments->force, "Replace also files that Skychamber did not write");
    app->add_option("--name", arguments->naming,
                    "What files in a folder are called: {name}, {player}, {file}, {layout}, {format}");
    declareSheet(*app, arguments->sheet);
    return {app, [arguments](const Context &context) { return runExport(*arguments, context); }};
}

} // namespace sky::app
