#include "core/print/export.h"
#include "app/commands/commands.h"
#include "app/commands/isodate.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sky::app
{

namespace
{

struct ExportArguments {
    std::vector<std::string> files;
    std::string pdf;
    std::string paper = "a4";
    std::string layout = "standard";
    std::optional<std::string> asOf;
};

/// Where the PDF of `input` goes: `target` itself, or a file named after the input in it when it is a folder.
QString outputPath(const QString &input, const QString &target)
{
    if (!QFileInfo(target).isDir()) return target;
    return QDir(target).filePath(QFileInfo(input).completeBaseName() + QStringLiteral(".pdf"));
}

/// Several files need a folder and different names in it.
Result<void> checkTarget(const QStringList &files, const QString &target)
{
    if (files.size() == 1) return {};
    if (!QFileInfo(target).isDir())
        return fail(ErrorKind::Usage,
                    Words::tr("Several characters need a folder for their PDFs; %1 is none.").arg(target));
    QStringList outputs;
    for (const QString &file : files) {
        const QString output = outputPath(file, target);
        if (outputs.contains(output))
            return fail(ErrorKind::Usage, Words::tr("Two characters would both become %1.").arg(output));
        outputs << output;
    }
    return {};
}

/// What is there already may be replaced only by its like: a slip must not turn a character into its own
/// page.
Result<void> mayReplace(const QString &path)
{
    QFile there(path);
    if (!there.exists()) return {};
    if (there.open(QIODevice::ReadOnly) && there.peek(5) == "%PDF-") return {};
    return fail(ErrorKind::Refused, Words::tr("The file is there already and is no PDF; it stays as it is."));
}

int exportFile(const OpenFile &file, const QString &path, const print::Options &options,
               const Context &context)
{
    if (const auto may = mayReplace(path); !may) return report(context, may.error(), path);
    const auto made = print::exportPdf(*file.document->character(), file.document->system(), options);
    if (!made) return report(context, made.error(), file.path);
    const auto written = storage::writeFile(path, made->bytes);
    if (!written) return report(context, written.error(), path);
    for (const QString &warning : made->warnings)
        context.err() << "skychamber: " << file.path << ": " << warning << '\n';
    for (const QString &missing : made->missing)
        context.err() << "skychamber: " << file.path << ": " << Words::tr("not printed: %1").arg(missing)
                      << '\n';
    context.out() << Words::tr("Wrote %1 (%n page(s))", nullptr, made->pages).arg(path) << '\n';
    return made->missing.isEmpty() ? Fine : Refused;
}

Result<print::Options> optionsOf(const ExportArguments &arguments, const Context &context)
{
    const auto paper = print::paperByName(text(arguments.paper));
    if (!paper) return tl::unexpected(paper.error());
    print::Options options;
    options.paper = *paper;
    options.clock = context.around.clock;
    options.layout = text(arguments.layout).toLower();
    const QStringList layouts = context.usualGame().layouts();
    if (!layouts.contains(options.layout))
        return fail(ErrorKind::Usage, Words::tr("There is no layout \u201c%1\u201d; there are: %2.")
                                          .arg(text(arguments.layout), layouts.join(QStringLiteral(", "))));
    if (!arguments.asOf) return options;
    const auto day = parseDate(text(*arguments.asOf));
    if (!day) return tl::unexpected(day.error());
    options.asOf = *day;
    return options;
}

int runExport(const ExportArguments &arguments, const Context &context)
{
    const QStringList files = texts(arguments.files);
    const QString target = text(arguments.pdf);
    if (const auto checked = checkTarget(files, target); !checked) return report(context, checked.error());
    const auto options = optionsOf(arguments, context);
    if (!options) return report(context, options.error());
    return forEachFile(context, files, [&](const OpenFile &file) {
        return exportFile(file, outputPath(file.path, target), *options, context);
    });
}

} // namespace

Command declareExport(CLI::App &parent)
{
    auto arguments = std::make_shared<ExportArguments>();
    CLI::App *app = parent.add_subcommand("export", "Print characters to PDF");
    app->add_option("FILE", arguments->files, "Character files")->required();
    app->add_option("--pdf", arguments->pdf, "The PDF to write, or a folder for several")->required();
    app->add_option("--paper", arguments->paper, "a4 (the default) or letter");
    app->add_option("--layout", arguments->layout, "standard (the default), or audit: the ledger");
    app->add_option("--as-of", arguments->asOf, "As the ledger has it at the end of that day, as 2026-02-14");
    return {app, [arguments](const Context &context) { return runExport(*arguments, context); }};
}

} // namespace sky::app
