#pragma once

#include "core/document/document.h"
#include "core/storage/charactermerge.h"
#include "core/storage/envelope.h"
#include "core/storage/filelock.h"
#include "core/storage/versions.h"
#include "ui/binding/workbench.h"
#include "ui/services/crashcopies.h"
#include "ui/services/filewatch.h"
#include "ui/services/services.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace sky::ui
{

/// An open character with its file: saves it, keeps it from other programs, notices when somebody else writes
/// it. Where it can't be kept, the workbench is read-only and says why.
class OpenFile : public QObject
{
    Q_OBJECT

public:
    /// A character that has no file yet.
    OpenFile(const Services &services, std::shared_ptr<const GameSystem> system, CharacterPtr character,
             QObject *parent = nullptr);
    /// Opens a file. The error has a sentence that does not name the file.
    static Result<std::unique_ptr<OpenFile>> open(const Services &services, const QString &path);
    /// A character whose program ended without a goodbye, with its file where that can still be opened.
    static Result<std::unique_ptr<OpenFile>> recover(const Services &services, const CrashCopy &copy);

    Document &document() { return *m_document; }
    Workbench &bench() { return *m_bench; }

    const QString &path() const { return m_path; } ///< empty: never saved
    /// As in storage::Loaded; empty also where another reason makes it read-only.
    const QString &newer() const { return m_newer; }
    /// What was migrated when the file was opened, in words.
    const QStringList &migrated() const { return m_migrated; }
    /// The file's bytes as they were read or written here last; empty: never.
    const QByteArray &savedBytes() const { return m_bytes; }
    /// What the present state was made from: those, or of a restored copy what it comes from; empty: unknown.
    const QByteArray &baseBytes() const { return m_bytes.isEmpty() ? m_base : m_bytes; }
    /// The file's name, or the character's where there is none yet; without a mark for changes.
    QString title() const;
    /// Something would be lost by closing: changed, or never saved and not as it was made.
    bool needsSaving() const;

    /// To its own path, which it must have. Refused while the file holds what somebody else wrote: that is
    /// never overwritten unseen. A file that is gone is made again.
    Result<void> save();
    /// Refused when another program has that file open. A read-only character is free to change afterwards;
    /// of a newer one (`newer`), what this program does not know is lost in the copy.
    Result<void> saveAs(const QString &path);
    Result<void> saveAsTemplate(const QString &path, const QString &templateName);

    /// Takes the character as the file has it now, in one step that can be undone.
    Result<void> revert();
    /// The same, as the answer to `changedOutside`.
    Result<void> reload();
    /// The other answer: what somebody else wrote is kept beside, as "NAME (other).skychar", whose path is
    /// given; the next save replaces the file.
    Result<QString> keepMine();
    /// What became different here and in those bytes of the same character. The file and what is here both
    /// come from what was read or written here last; what any other file comes from is not known.
    enum class Theirs { File, Elsewhere };
    Result<storage::CharacterMerge> mergeWith(const QByteArray &theirs, Theirs whose) const;
    /// Takes the merge in one step that can be undone. `theirs` are the bytes it is of; they are kept as a
    /// version, and where the file holds them, the next save replaces it.
    Result<void> takeMerged(const storage::CharacterMerge &merge, const std::vector<json::Side> &choices,
                            const QByteArray &theirs);
    /// Takes what was not saved before a crash, in one step that can be undone. Where the file was changed
    /// since then, it is as after any change from outside.
    Result<void> restore(const CrashCopy &copy);
    /// What was saved of this character, the newest first; a copy under another name has the same.
    std::vector<storage::Version> versions() const;
    Result<storage::Loaded> read(const storage::Version &version) const;
    /// Takes the character as it was saved then, in one step that can be undone.
    Result<void> bringBack(const storage::Version &version);
    /// What became of the file since it was read or written here.
    FileWatch::State outside() const { return m_watch.state(); }
    /// Looks at the file and its lock at once, for when the window gets the focus.
    void look();

    /// Tries to get a file that was opened read-only; true when it may be changed from now on.
    bool tryUnlock();
    /// It may only be looked at because somebody else has it open.
    bool isHeldElsewhere() const { return m_heldElsewhere && m_bench->isReadOnly(); }
    /// Takes it from whoever has it open. There it can only be looked at from then on, and what is not saved
    /// there stays there. `changedOutside` where the file is not what was read here.
    Result<void> takeOver();

Q_SIGNALS:
    void titleChanged(); ///< title, path or needsSaving
    /// The file is not what it was when it was read or written here: `outside` says what it is. A character
    /// that is open read-only follows its file without asking, unless it has changes of its own.
    void changedOutside();

private:
    struct Heading {
        QString title;
        QString path;
        bool needsSaving = false;
        friend bool operator==(const Heading &, const Heading &) = default;
    };

    OpenFile(const Services &services, storage::Loaded loaded, const QString &path, const QByteArray &bytes);
    /// The lock on a file that may be changed.
    static Result<storage::FileLock> keep(const QString &path, const Services &services);
    void hold(Result<storage::FileLock> lock);
    void lookAtLock();
    void goOnWith(storage::FileLock lock);
    void install(std::shared_ptr<const GameSystem> system, CharacterPtr character);
    Result<void> write(const QString &path);
    Result<void> keepWhatIsThere(const QString &path) const;
    Result<void> take(const QString &stepName);
    Result<storage::Loaded> understood(const QByteArray &bytes) const;
    void setOnlyToLookAt(const Error &why);
    void onOutside();
    Heading heading() const;
    void tellTitle();

    const Services &m_services;
    storage::Versions m_versions;
    QString m_path;
    QByteArray m_bytes;
    bool m_isKept = false; ///< those are among the versions
    QString m_bytesId;     ///< of the character in them, which a person may have undone to another
    QByteArray m_base;     ///< what a restored copy comes from, where that is not `m_bytes`
    QString m_newer;
    QStringList m_migrated;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Workbench> m_bench;
    std::optional<storage::FileLock> m_lock;
    bool m_heldElsewhere = false;
    FileWatch m_watch, m_lockWatch; ///< of the file, and of the lock that is held on it
    Heading m_told;                 ///< by titleChanged
};

} // namespace sky::ui
