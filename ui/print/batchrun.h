#pragma once

#include "core/formats/batch.h"
#include "ui/services/services.h"

#include <QObject>
#include <QSet>

#include <thread>

class QWidget;

namespace sky::ui
{

/// An export of many characters at work: in another thread, so that it can be watched and stopped. Asks once
/// about files in the way that are not this program's.
class BatchRun : public QObject
{
    Q_OBJECT

public:
    /// Questions are asked over `dialog`, whose child it is.
    BatchRun(const Services &services, QWidget *dialog);

    /// One at a time; into a folder, or where a file's dialog has asked.
    void start(const formats::BatchRequest &request);
    void stop() { m_thread.request_stop(); } ///< the end comes when the one under way is done
    bool isWorking() const { return m_thread.joinable(); }

    /// What went wrong with it, is not in it, or the machine lacks, in a sentence; empty when all is well.
    /// The same of the machine is said once.
    QString problemOf(const formats::BatchOutcome &outcome);

Q_SIGNALS:
    void told(const sky::formats::BatchOutcome &outcome, int done);
    void toldOfAll(const sky::formats::BatchOutcome &outcome); ///< of a sheet of several
    void painted(int sheets);                                  ///< of one PDF with a list
    void ended(sky::formats::BatchEnd end);
    void failed(const sky::Error &error); ///< nothing was done at all

private:
    void lookWhatIsThere();
    void askAbout(const QStringList &foreign, bool stopped);
    void run();
    /// Calls in the thread of the window.
    template<typename Call>
    void post(Call call);
    void finish(const Result<formats::BatchEnd> &result);

    const Services &m_services;
    QWidget *m_dialog;
    formats::BatchRequest m_request;
    QSet<QString> m_warned;
    std::jthread m_thread; ///< last: it ends before what it tells goes
};

} // namespace sky::ui
