#include "app/hursagmu/stamp.h"

#include "app/commands/isodate.h"

namespace sky::app
{

namespace
{

QString orEmpty(const std::optional<std::string> &given)
{
    return given ? text(*given) : QString();
}

} // namespace

void declareStamp(CLI::App &app, StampArguments &arguments)
{
    app.add_option("--date", arguments.date, "The day, as 2026-02-14 (today)")->group("Record");
    app.add_option("--session", arguments.session, "The session it belongs to")->group("Record");
    app.add_option("--reason", arguments.reason, "Why")->group("Record");
    app.add_option("--who", arguments.who, "Who writes it down")->group("Record");
}

Result<hursagmu::LedgerStamp> stampOf(const StampArguments &arguments, const Context &context)
{
    hursagmu::LedgerStamp stamp{context.around.clock().date(), orEmpty(arguments.session),
                                orEmpty(arguments.who), orEmpty(arguments.reason)};
    if (!arguments.date) return stamp;
    const auto date = parseDate(text(*arguments.date));
    if (!date) return tl::unexpected(date.error());
    stamp.date = *date;
    return stamp;
}

const hursagmu::Character &characterOf(const OpenFile &file)
{
    return static_cast<const hursagmu::Character &>(*file.document->character());
}

const hursagmu::Evaluation &evaluationOf(const OpenFile &file)
{
    return static_cast<const hursagmu::Evaluation &>(*file.document->evaluation());
}

} // namespace sky::app
