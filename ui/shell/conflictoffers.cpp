#include "ui/shell/conflictoffers.h"

#include "core/base/isolated.h"
#include "core/storage/files.h"
#include "ui/dialogs/mergedialog.h"
#include "ui/services/prompts.h"
#include "ui/services/workspace.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recoverylist.h"

#include <QEvent>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

const QString ConflictTopic = QStringLiteral("conflict");
const QString MergedTopic = QStringLiteral("merged");

QString nameOfCopy(const ConflictCopy &copy)
{
    return isolated(QFileInfo(copy.path).fileName());
}

} // namespace

ConflictOffers::ConflictOffers(MainWindow &window, Workspace &workspace)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
    connect(&workspace, &Workspace::opened, this, &ConflictOffers::look);
    connect(&workspace, &Workspace::closing, this, [this](const OpenFile *file) { m_offered.erase(file); });
}

bool ConflictOffers::eventFilter(QObject *watched, QEvent *event)
{
    const auto *whole = qobject_cast<MainWindow *>(watched); // null as soon as it is being taken down
    if (whole && event->type() == QEvent::ActivationChange && whole->isActiveWindow()) look();
    return QObject::eventFilter(watched, event);
}

void ConflictOffers::look()
{
    DocumentView *view = m_window.currentView();
    if (!view) return;
    const auto copies = m_copies.beside(view->file(), m_window.services().registry());
    QByteArray &offered = m_offered[&view->file()];
    if (copies.empty()) {
        offered.clear();
        view->hush(ConflictTopic);
    } else if (offered != copies.front().key) { // once only, so that nobody is interrupted
        offered = copies.front().key;
        offer(*view, copies.front());
    }
}

void ConflictOffers::offer(DocumentView &view, const ConflictCopy &copy)
{
    const OfferLine::Offer ignore{tr("Ignore"), [this, copy] { settle(copy); }};
    if (!copy.damage.isEmpty()) {
        view.offer(ConflictTopic, Notice::Kind::Warning,
                   tr("Beside it lies a conflict copy that cannot be read: %1. %2")
                       .arg(nameOfCopy(copy), copy.damage),
                   {ignore});
        return;
    }
    const auto start = [this, &view, copy] { merge(view, copy); }; // the button is in the view
    view.offer(ConflictTopic, Notice::Kind::Note,
               tr("Beside it lies a conflict copy of this character, of %1: %2.")
                   .arg(momentInWords(copy.time, m_window.services().clock()), nameOfCopy(copy)),
               {{tr("Merge..."), start, false}, ignore});
}

void ConflictOffers::settle(const ConflictCopy &copy)
{
    m_copies.settle(copy);
    look(); // the next one
}

/// With the copy as it is now. What both come from is not known: each difference is a choice.
void ConflictOffers::merge(DocumentView &view, const ConflictCopy &copy)
{
    OpenFile &file = view.file();
    if (file.bench().isReadOnly()) return tellFailed(file.bench().readOnlyReason());
    const auto bytes = storage::readFile(copy.path);
    if (!bytes) return tellFailed(tr("%1: %2").arg(nameOfCopy(copy), bytes.error().message));
    const auto both = file.mergeWith(*bytes, OpenFile::Theirs::Elsewhere);
    if (!both) return tellFailed(tr("%1: %2").arg(nameOfCopy(copy), both.error().message));
    MergeDialog dialog(*both, file.document().system(),
                       tr("Choose what to take from %1.").arg(nameOfCopy(copy)), tr("The copy"), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    if (const auto taken = file.takeMerged(*both, dialog.choices(), *bytes); !taken)
        return tellFailed(taken.error().message);
    view.offer(MergedTopic, Notice::Kind::Note,
               tr("Merged with %1, which stays where it is. The file changes only when you save.")
                   .arg(nameOfCopy(copy)),
               {{tr("Close"), [] {}}});
    settle(copy);
}

void ConflictOffers::tellFailed(const QString &sentence)
{
    m_window.services().prompts.tell(&m_window, tr("They can't be merged"), sentence);
}

} // namespace sky::ui
