#pragma once

#include "core/base/sources.h"
#include "core/storage/descriptor.h"
#include "ui/services/background.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace sky::ui
{

/// An open character as it was when its program ended without a goodbye.
struct CrashCopy {
    QString file; ///< of the copy itself
    QString path; ///< of the character's own file; empty: it has none
    QString title;
    QDateTime time;
    QByteArray savedHash; ///< `hashOf` the bytes its own file had for that program; empty: none
    QByteArray bytes;     ///< the character, as by writeCharacter
    bool later = false;   ///< somebody put it off

    static QByteArray hashOf(const QByteArray &bytes);
};

/// Copies of what is not saved yet, in a folder of this program's own below the state folder. A lock, which
/// ends with the program, tells the copies of the living from those that others may offer.
class CrashCopies
{
public:
    static constexpr int KeptDays = 30;

    CrashCopies(const QString &stateFolder, const Clock &clock);
    /// Takes what this program wrote away: it ended well.
    ~CrashCopies();
    CrashCopies(const CrashCopies &) = delete;
    CrashCopies &operator=(const CrashCopies &) = delete;

    /// What programs left that do not live any more, oldest first. They are this program's to offer until it
    /// ends. Copies that cannot be understood are skipped; all go after 30 days.
    std::vector<CrashCopy> found();
    void discard(const CrashCopy &copy);
    /// Remembers, also for the next start, that somebody puts it off.
    void putOff(CrashCopy &copy);

    /// A name for the copies of one open character.
    QString newName();
    /// The same for one that is restored: its copy becomes this program's, without a gap.
    QString adopt(const CrashCopy &copy);
    /// Writes a copy in the background, where `make` runs too; `file` is filled in here.
    void write(const QString &name, std::function<CrashCopy()> make);
    void remove(const QString &name);
    /// Returns when all is written.
    void finish() { m_background.finish(); }

private:
    QString pathOf(const QString &name) const;
    bool haveFolder();
    bool isMineToOffer(const QString &folder);
    void collect(const QString &folder, std::vector<CrashCopy> &copies) const;

    QString m_root;
    Clock m_clock;
    QString m_folder;                              ///< this program's; empty until it is needed
    storage::Descriptor m_lock;                    ///< on it
    std::map<QString, storage::Descriptor> m_dead; ///< folders of dead programs, locked by this one
    int m_count = 0;
    Background m_background;
};

} // namespace sky::ui
