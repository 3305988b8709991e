#include "ui/print/batchrun.h"

#include "ui/services/prompts.h"

#include <QWidget>

namespace sky::ui
{

BatchRun::BatchRun(const Services &services, QWidget *dialog)
    : QObject(dialog)
    , m_services(services)
    , m_dialog(dialog)
{
}

template<typename Call>
void BatchRun::post(Call call)
{
    QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
}

void BatchRun::start(const formats::BatchRequest &request)
{
    m_request = request;
    m_request.replaceAny = true; // what is in the way is asked about here, or was by the file's dialog
    m_warned.clear();
    if (m_request.intoFolder)
        lookWhatIsThere();
    else
        run();
}

void BatchRun::lookWhatIsThere()
{
    m_thread =
        std::jthread([this, request = m_request, games = m_services.registry()](const std::stop_token &stop) {
            const QStringList foreign =
                formats::foreignInTheWay(request, games, [&stop] { return !stop.stop_requested(); });
            post([this, foreign, stopped = stop.stop_requested()] { askAbout(foreign, stopped); });
        });
}

void BatchRun::askAbout(const QStringList &foreign, bool stopped)
{
    m_thread = {};
    const Question question{
        tr("Replace files?"),
        tr("%n file(s) of these names are in the folder already.", nullptr, int(foreign.size())),
        tr("Skychamber did not write them, or cannot tell. What they hold now is lost when "
           "they are replaced; files that it wrote itself are replaced anyway."),
        {tr("Replace"), tr("Cancel")},
        1,
        1};
    if (stopped || (!foreign.isEmpty() && m_services.prompts.choose(m_dialog, question) != 0))
        finish(formats::BatchEnd::Stopped);
    else
        run();
}

void BatchRun::run()
{
    m_thread = std::jthread(
        [this, request = m_request, games = m_services.registry()](std::stop_token stop) mutable {
            request.toldOfAll = [this](const formats::BatchOutcome &outcome) {
                post([this, outcome] { Q_EMIT toldOfAll(outcome); });
            };
            request.painted = [this, stop](size_t sheets) {
                post([this, sheets] { Q_EMIT painted(int(sheets)); });
                return !stop.stop_requested();
            };
            const auto each = [this, stop](const formats::BatchOutcome &outcome, size_t done, size_t) {
                post([this, outcome, done] { Q_EMIT told(outcome, int(done)); });
                return !stop.stop_requested();
            };
            const auto result = formats::exportAll(request, games, each);
            post([this, result] { finish(result); });
        });
}

void BatchRun::finish(const Result<formats::BatchEnd> &result)
{
    m_thread = {};
    if (result)
        Q_EMIT ended(*result);
    else
        Q_EMIT failed(result.error());
}

QString BatchRun::problemOf(const formats::BatchOutcome &outcome)
{
    if (outcome.error) return outcome.error->message;
    QStringList sentences;
    if (!outcome.missing.isEmpty())
        sentences << tr("not in the file: %1").arg(outcome.missing.join(QStringLiteral(", ")));
    for (const QString &warning : outcome.warnings)
        if (!m_warned.contains(warning)) sentences << warning;
    m_warned += QSet<QString>(outcome.warnings.begin(), outcome.warnings.end());
    return sentences.join(u' ');
}

} // namespace sky::ui
