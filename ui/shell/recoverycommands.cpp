// What was not saved before a crash.

#include "core/base/isolated.h"
#include "ui/services/prompts.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recoverylist.h"
#include "ui/shell/recoveryshelf.h"

namespace sky::ui
{

namespace
{

constexpr QLatin1String CopyTopic("copy");

} // namespace

void Commands::findCrashCopies()
{
    m_recovery.load();
}

bool Commands::offerCrashCopies(bool quietly, const QString &before)
{
    int others = 0;
    for (const CrashCopy &copy : m_recovery.copies())
        if (!copy.later && !(quietly && m_workspace.find(copy.path))) ++others;
    if (others == 0) return false;
    if (quietly)
        tellMoreUnsaved(before);
    else
        showUnsaved();
    return quietly;
}

void Commands::tellMoreUnsaved(const QString &before)
{
    const QString unsaved = tr("%n character(s) with changes that were not saved are kept on the start page.",
                               nullptr, m_recovery.fresh());
    m_window.offer(before.isEmpty() ? Notice::Kind::Note : Notice::Kind::Warning,
                   before.isEmpty() ? unsaved : tr("%1 %2", "two sentences").arg(before, unsaved),
                   tr("Show them"), [this] { showUnsaved(); });
}

QString Commands::needsUnsaved() const
{
    return m_recovery.copies().empty() ? tr("All that was changed is saved or open.") : QString();
}

void Commands::showUnsaved()
{
    m_window.showStart();
}

void Commands::restoreCopy(const QString &copy)
{
    const auto restored = m_recovery.restore(copy);
    if (!restored) {
        tellFailed(tr("It could not be brought back"), {restored.error().message});
        return;
    }
    m_window.showFile(*restored);
    if (DocumentView *view = m_window.currentView()) view->hush(CopyTopic);
    m_window.sayDone(tr("Brought back; it is not saved yet."));
    if (m_recovery.fresh() > 0) tellMoreUnsaved();
}

void Commands::restoreAllCopies()
{
    const QStringList failures = m_recovery.restoreAll();
    if (!failures.isEmpty()) tellFailed(tr("Not everything could be brought back"), failures);
}

void Commands::discardCopy(const QString &file)
{
    for (const CrashCopy &copy : m_recovery.copies()) {
        if (copy.file != file) continue;
        const Question question{tr("Discard?"),
                                tr("What was not saved of %1 is lost for good.").arg(isolated(copy.title)),
                                {},
                                {tr("Discard"), tr("Keep")},
                                1,
                                1};
        if (services().prompts.choose(&m_window, question) == 0) m_recovery.discard(file);
        return;
    }
}

void Commands::offerCopyOf(OpenFile &file)
{
    const CrashCopy *copy = m_recovery.of(file.path());
    DocumentView *view = m_window.currentView();
    if (!copy || !view || &view->file() != &file) return;
    const QString name = copy->file;
    view->offer(CopyTopic, Notice::Kind::Note,
                tr("Unsaved work from %1 is kept of this character.")
                    .arg(momentInWords(copy->time, services().clock())),
                {{tr("Restore"), [this, name] { restoreCopy(name); }}, {tr("Later"), [] {}}});
}

} // namespace sky::ui
