#pragma once

#include "core/base/result.h"

#include <QByteArray>
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
/// may not be written or its folder not written to; then nothing has changed anywhere. `what` is said to
/// people after a crash ("Award of 4 points to 6 characters").
Result<void> writeTogether(const std::vector<Write> &writes, const QString &journalFolder,
                           const QString &what);

/// What was found half done, and what became of it.
struct FinishedWrites {
    QString what;
    bool completed = false; ///< every file is wholly after; else wholly before
    QStringList files;
    /// Files that somebody else wrote meanwhile or that cannot be reached; left as they are, and the journal
    /// kept: for those that cannot be reached the next start tries again.
    QStringList leftAlone;
};
/// A sentence for people.
QString inWords(const FinishedWrites &work);

/// To be called at every start, before files are opened. Work of a program that lives is not touched.
std::vector<FinishedWrites> finishWrites(const QString &journalFolder);

} // namespace sky::storage
