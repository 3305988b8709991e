#pragma once

#include "core/base/result.h"
#include "core/system/gamesystem.h"
#include "ui/services/background.h"

#include <QByteArray>
#include <QDateTime>
#include <QSet>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace sky::ui
{

class OpenFile;

/// Another version of a character, which lies beside its file.
struct ConflictCopy {
    QString path;
    QDateTime time; ///< of its file
    QByteArray key; ///< the same as long as the bytes are
    QString damage; ///< in a sentence, why it cannot be read; whose it is shows only its name then
};

/// The conflict copies beside open characters, but for those that somebody wants to hear no more of.
class ConflictCopies
{
public:
    static constexpr int MostRead = 20; ///< the newest of one file; what else is called alike is not read

    /// Looks in the background, since a folder may be slow, and calls `found` there with what there is, the
    /// newest first. A file that holds the same as the character's own, or another character, is none. What
    /// has the size and the time it had before is not read again.
    void look(OpenFile &file, const GameRegistry &games,
              const std::function<void(const std::vector<ConflictCopy> &)> &found);
    /// Not those bytes again, as long as the program runs.
    void settle(const ConflictCopy &copy) { m_settled.insert(copy.key); }
    bool isSettled(const ConflictCopy &copy) const { return m_settled.contains(copy.key); }
    /// Returns when all is looked at.
    void finish() { m_background.finish(); }

private:
    struct Wanted {
        QString path, characterId;
        QByteArray own; ///< the bytes that were read or written here last
        GameRegistry games;
    };
    std::vector<ConflictCopy> beside(const Wanted &wanted);
    struct Seen {
        QDateTime time;
        qint64 size = 0;
        QByteArray key;
        QString characterId;
        QString damage;
    };
    const Seen &see(const QString &path, const GameRegistry &games);

    std::map<QString, Seen> m_seen; ///< by path; of the background alone
    QSet<QByteArray> m_settled;
    Background m_background; ///< last, so that it ends first
};

} // namespace sky::ui
