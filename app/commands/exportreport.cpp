#include "app/commands/exportreport.h"
#include "core/base/oneline.h"

#include <QFileInfo>

#include <algorithm>

namespace sky::app
{

namespace
{

QString wrote(const QString &path, bool replaced)
{
    return (replaced ? Words::tr("Replaced %1") : Words::tr("Wrote %1")).arg(visible(path));
}

} // namespace

ExportReport::ExportReport(const Context &context, const formats::BatchRequest &request, bool quiet)
    : m_context(context)
    , m_request(request)
    , m_quiet(quiet)
    , m_replaces(!quiet && request.oneFile && QFileInfo::exists(request.target))
{
}

void ExportReport::say(const QString &path, const QString &sentence)
{
    m_context.out().flush(); // so that the sentence stands where it belongs
    m_context.err() << "skychamber: " << visible(path) << ": " << visible(sentence) << '\n';
}

void ExportReport::leftOut(const std::vector<formats::Inputs::Left> &left)
{
    for (const formats::Inputs::Left &each : left) {
        ++(each.failed ? m_failed : m_skipped);
        if (each.failed) m_worst = Unreadable;
        say(each.path, each.failed ? each.why : Words::tr("skipped: %1").arg(each.why));
    }
}

/// What is not in it, and what the machine lacks.
void ExportReport::sayLacks(const formats::BatchOutcome &outcome)
{
    for (const QString &warning : outcome.warnings)
        if (!m_warned.contains(warning)) say(outcome.input, warning); // of the machine, not the character
    for (const QString &warning : outcome.warnings)
        m_warned << warning;
    for (const QString &missing : outcome.missing)
        say(outcome.input,
            (m_request.format.onPaper ? Words::tr("not printed: %1") : Words::tr("not in the file: %1"))
                .arg(missing));
    if (!outcome.missing.isEmpty()) m_worst = std::max<int>(m_worst, Refused);
}

void ExportReport::takeAll(const formats::BatchOutcome &outcome)
{
    sayLacks(outcome);
    m_pages = outcome.pages;
}

void ExportReport::take(const formats::BatchOutcome &outcome)
{
    if (outcome.error) {
        ++m_failed;
        const QString &path = outcome.output.isEmpty() || m_request.output ? outcome.input : outcome.output;
        m_worst = std::max(m_worst, report(m_context, *outcome.error, path));
        return;
    }
    ++m_written;
    m_pages += outcome.pages;
    sayLacks(outcome);
    if (m_quiet || outcome.output.isEmpty()) return;
    QString told = wrote(outcome.output, outcome.replaced);
    if (outcome.numbered) told += Words::tr(", from %1").arg(visible(outcome.input));
    if (m_request.format.onPaper) told += u' ' + Words::tr("(%n page(s))", nullptr, outcome.pages);
    m_context.out() << told << '\n';
}

int ExportReport::finish(const Result<formats::BatchEnd> &done)
{
    if (!done)
        return std::max(m_worst, report(m_context, done.error(), m_quiet ? QString() : m_request.target));
    if (m_quiet) return m_worst;
    if (m_request.oneFile)
        m_context.out() << wrote(m_request.target, m_replaces)
                        << (m_pages > 0 ? u' ' + Words::tr("(%n page(s))", nullptr, m_pages) : QString())
                        << '\n';
    return count();
}

/// One line for many.
int ExportReport::count()
{
    if (m_written + m_failed + m_skipped < 2) return m_worst;
    QStringList parts{m_request.oneFile ? Words::tr("%n character(s) in it", nullptr, m_written)
                                        : Words::tr("Wrote %n file(s)", nullptr, m_written)};
    if (m_failed > 0) parts << Words::tr("%1 failed").arg(m_failed);
    if (m_skipped > 0) parts << Words::tr("%1 skipped").arg(m_skipped);
    m_context.out() << parts.join(QStringLiteral(", ")) << ".\n";
    return m_worst;
}

} // namespace sky::app
