#pragma once

#include "core/storage/filelock.h"
#include "core/storage/journal.h"

#include <map>

namespace sky::storage
{

/// The same, with the file named.
tl::unexpected<Error> about(const QString &path, const Error &error);

/// Brings the files of a journal to one end.
class Settlement
{
public:
    /// `isLastTry`: what cannot be reached is not waited for any more.
    explicit Settlement(Journal &journal, bool isLastTry = false)
        : m_journal(journal)
        , m_isLastTry(isLastTry)
    {
    }

    /// For work of a program that has ended: keeps the files from others, and removes its locks.
    void lockFiles();
    void run();
    FinishedWrites finished() const;
    /// Whether people have to hear of it: not when it was tried before and still cannot be done.
    bool isNews() const { return m_isNews; }
    /// Targets that are to be put back still.
    const QStringList &pending() const { return m_pending; }
    /// Why a file could not be completed, and what became of the others; nothing when all were.
    std::optional<Error> failure() const;

private:
    enum class Content { Before, After, Foreign, Missing, Unreachable };

    Content contentOf(size_t i) const;
    bool complete();
    bool completeOne(size_t i);
    void failAt(size_t i, Content content);
    bool place(size_t i);
    void takeBack();
    void takeBackOne(size_t i);
    void restore(size_t i);
    Result<void> replace(size_t i, const QByteArray &bytes) const;
    bool hasAnyAfter() const;
    void leave(size_t i);
    void leavePending(size_t i);
    void syncFolders() const;
    void close();

    Journal &m_journal;
    bool m_isLastTry;
    std::vector<FileLock> m_locks;
    std::map<size_t, Error> m_held; ///< files that may not be touched
    bool m_completed = false;
    bool m_isNews = false;
    QStringList m_left;        ///< paths; for good
    QStringList m_unreachable; ///< paths
    QStringList m_pending;     ///< their targets
    QString m_kept;
    std::optional<Error> m_failure;
};

} // namespace sky::storage
