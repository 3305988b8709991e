#pragma once

#include "app/commands/context.h"
#include "core/formats/batch.h"
#include "core/formats/inputs.h"

namespace sky::app
{

/// Tells what became of an export: each file as it is done, and the count at the end.
class ExportReport
{
public:
    /// What was written is told on the standard output; with `quiet`, where that takes the file itself, not
    /// at all.
    ExportReport(const Context &context, const formats::BatchRequest &request, bool quiet);

    void leftOut(const std::vector<formats::Inputs::Left> &left);
    void take(const formats::BatchOutcome &outcome);
    /// Of the sheet of several.
    void takeAll(const formats::BatchOutcome &outcome);
    /// The last line, and the exit code.
    int finish(const Result<formats::BatchEnd> &done);
    int count();

private:
    void say(const QString &path, const QString &sentence);
    void sayLacks(const formats::BatchOutcome &outcome);

    const Context &m_context;
    const formats::BatchRequest &m_request;
    bool m_quiet;
    bool m_replaces; ///< of the one file
    int m_written = 0, m_failed = 0, m_skipped = 0;
    int m_pages = 0; ///< in one file of all
    int m_worst = Fine;
    QStringList m_warned;
};

} // namespace sky::app
