#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace sky::storage
{

/// One file of several that are written together.
struct Write {
    QString path;
    QByteArray before; ///< what is there; empty: no file
    QByteArray after;
};

/// Where a program that keeps its state in that folder has its journals.
QString journalFolderIn(const QString &stateFolder);

/// Writes all files or none. A journal in `journalFolder` (made when missing; on this machine's own disk)
/// holds both versions of each, so that a program that is ended at any moment leaves work that `finishWrites`
/// completes or takes back. Refused, with a sentence that names the file, when one is not what `before` says,
/// may not be written or its folder not written to; then nothing has changed anywhere. Earlier work that was
/// cut off is finished first; where that changed or told something, it is refused, for people to look at the
/// files. `what` is said to people after a crash ("Award of 4 points to 6 characters"). Whoever calls keeps
/// the files from other programs (`FileLock`).
Result<void> writeTogether(const std::vector<Write> &writes, const QString &journalFolder,
                           const QString &what);

/// What was found half done, and what became of it.
struct FinishedWrites {
    enum class Outcome {
        Completed, ///< every file is wholly after
        TakenBack, ///< wholly before
        Damaged,   ///< nothing was done: its record cannot be read
        Newer,     ///< nothing was done: a later version made it
    };
    QString what; ///< may be empty when damaged or newer
    Outcome outcome = Outcome::TakenBack;
    QStringList files;
    /// Files that somebody else wrote meanwhile, that cannot be reached, or whose old version is lost; left
    /// as they are. For those that cannot be reached every start tries again, and tells when it succeeds; 30
    /// days after the work it tries and tells for the last time.
    QStringList leftAlone;
    QString kept;         ///< the folder with the versions, when people have to look at them
    bool givenUp = false; ///< it was tried for long enough
};
/// A sentence for people.
QString inWords(const FinishedWrites &work);

/// To be called at every start, before files are opened. Work of a program that lives is not touched, nor a
/// file that another program has open.
std::vector<FinishedWrites> finishWrites(const QString &journalFolder,
                                         const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace sky::storage
