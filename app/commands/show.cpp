#include "app/commands/commands.h"
#include "app/commands/showjson.h"
#include "app/commands/showtext.h"
#include "core/base/oneline.h"
#include "core/json/write.h"

namespace sky::app
{

namespace
{

struct ShowArguments {
    std::vector<std::string> files;
    bool json = false;
    bool text = false;
};

void printText(const Document &document, const Context &context)
{
    const Character &character = *document.character();
    const Evaluation &evaluation = *document.evaluation();
    context.out() << inOneLine(character.name) << '\n';
    printValues(evaluation.values, context.out());
    for (const Meter &meter : evaluation.meters)
        context.out() << '\n'
                      << Words::tr("%1: %2 of %3 spent, %4 left")
                             .arg(meter.label)
                             .arg(meter.spentSum())
                             .arg(meter.total)
                             .arg(meter.left());
    context.out() << '\n';
}

int runShow(const ShowArguments &arguments, const Context &context)
{
    return forEachFile(context, texts(arguments.files), [&](const OpenFile &file) {
        if (arguments.json)
            context.out() << QString::fromUtf8(json::write(showJson(*file.document)));
        else
            printText(*file.document, context);
        return int(Fine);
    });
}

} // namespace

Command declareShow(CLI::App &parent)
{
    auto arguments = std::make_shared<ShowArguments>();
    CLI::App *app = parent.add_subcommand("show", "Print every derived number with its explanation");
    app->add_option("FILE", arguments->files, "Character files")->required();
    auto *json = app->add_flag("--json", arguments->json, "As JSON, one document a file (app/show-json.md)");
    app->add_flag("--text", arguments->text, "As text, one number a line (the default)")->excludes(json);
    return {app, [arguments](const Context &context) { return runShow(*arguments, context); }};
}

} // namespace sky::app
