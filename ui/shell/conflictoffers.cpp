#include "ui/shell/conflictoffers.h"

#include "core/base/isolated.h"
#include "core/storage/files.h"
#include "ui/dialogs/mergedialog.h"
#include "ui/services/prompts.h"
#include "ui/services/wastebasket.h"
#include "ui/services/workspace.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recoverylist.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr QLatin1String ConflictTopic("conflict");
constexpr QLatin1String MergedTopic("merged");

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
    const QPointer<OpenFile> file(&view->file());
    m_copies.look(*file, m_window.services().registry(),
                  [this, file](const std::vector<ConflictCopy> &found) { // in the background
                      QMetaObject::invokeMethod(
                          this,
                          [this, file, found] {
                              if (file) show(*file, found);
                          },
                          Qt::QueuedConnection);
                  });
}

void ConflictOffers::finish()
{
    m_copies.finish();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void ConflictOffers::show(OpenFile &file, std::vector<ConflictCopy> copies)
{
    DocumentView *view = m_window.currentView();
    if (!view || &view->file() != &file) return; // it is looked for again when it is shown
    copies.erase(std::remove_if(copies.begin(), copies.end(),
                                [this](const ConflictCopy &copy) { return m_copies.isSettled(copy); }),
                 copies.end());
    QByteArray &offered = m_offered[&file];
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
    const QString title = tr("They can't be merged");
    OpenFile &file = view.file();
    if (file.bench().isReadOnly()) return tellFailed(title, file.bench().readOnlyReason());
    const auto bytes = storage::readFile(copy.path);
    if (!bytes) return tellFailed(title, tr("%1: %2").arg(nameOfCopy(copy), bytes.error().message));
    const auto both = file.mergeWith(*bytes, OpenFile::Theirs::Elsewhere);
    if (!both) return tellFailed(title, tr("%1: %2").arg(nameOfCopy(copy), both.error().message));
    MergeDialog dialog(*both, file.document().system(),
                       tr("Choose what to take from %1.").arg(nameOfCopy(copy)), tr("The copy"), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto choices = dialog.choices();
    const bool isAny = std::find(choices.begin(), choices.end(), json::Side::Theirs) != choices.end();
    if (isAny) {
        if (const auto taken = file.takeMerged(*both, choices, *bytes); !taken)
            return tellFailed(title, taken.error().message);
    }
    tellMerged(view, copy, *bytes,
               isAny ? tr("Merged with %1, which stays where it is. The file changes only when you save.")
                     : tr("Nothing was taken from %1, which stays where it is."));
    settle(copy);
}

/// `sentence` has a place for the name of the copy.
void ConflictOffers::tellMerged(DocumentView &view, const ConflictCopy &copy, const QByteArray &bytes,
                                const QString &sentence)
{
    const auto remove = [this, &view, copy, bytes] { moveAway(view, copy, bytes); };
    view.offer(MergedTopic, Notice::Kind::Note, sentence.arg(nameOfCopy(copy)),
               {{tr("Move the copy to the wastebasket"), remove}, {tr("Close"), [] {}}});
}

/// As long as it holds what was merged: whoever wrote it may have gone on.
void ConflictOffers::moveAway(DocumentView &view, const ConflictCopy &copy, const QByteArray &bytes)
{
    const auto moved =
        storage::readFile(copy.path).and_then([&](const QByteArray &now) -> Result<WastedFile> {
            if (now != bytes) return refuse(tr("It was changed since it was merged."));
            return moveToWastebasket(copy.path);
        });
    const QString title = tr("The copy stays where it is");
    if (!moved) return tellFailed(title, tr("%1: %2").arg(nameOfCopy(copy), moved.error().message));
    const auto undo = [this, file = *moved, copy] {
        if (const auto back = takeOutOfWastebasket(file); !back)
            tellFailed(tr("The copy stays in the wastebasket"),
                       tr("%1: %2").arg(nameOfCopy(copy), back.error().message));
    };
    std::vector<OfferLine::Offer> offers{{tr("Close"), [] {}}};
    if (!moved->now.isEmpty()) offers.insert(offers.begin(), {tr("Undo"), undo});
    view.offer(MergedTopic, Notice::Kind::Note, tr("%1 is in the wastebasket.").arg(nameOfCopy(copy)),
               std::move(offers));
}

void ConflictOffers::tellFailed(const QString &title, const QString &sentence)
{
    m_window.services().prompts.tell(&m_window, title, sentence);
}

} // namespace sky::ui
