#include "ui/shell/recoveryshelf.h"

#include "core/storage/files.h"

#include <QFileInfo>

#include <algorithm>

namespace sky::ui
{

RecoveryShelf::RecoveryShelf(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
{
}

void RecoveryShelf::load()
{
    m_copies = m_workspace.crashCopies().found();
    std::stable_sort(m_copies.begin(), m_copies.end(), [](const CrashCopy &a, const CrashCopy &b) {
        return a.later != b.later ? b.later : a.time > b.time;
    });
    Q_EMIT changed();
}

int RecoveryShelf::fresh() const
{
    return int(std::count_if(m_copies.begin(), m_copies.end(), [](const CrashCopy &c) { return !c.later; }));
}

const CrashCopy *RecoveryShelf::of(const QString &path) const
{
    const QString real = QFileInfo(path).canonicalFilePath();
    const auto found = std::find_if(m_copies.begin(), m_copies.end(), [&](const CrashCopy &copy) {
        return copy.path == path ||
               (!real.isEmpty() && !copy.path.isEmpty() && QFileInfo(copy.path).canonicalFilePath() == real);
    });
    return path.isEmpty() || found == m_copies.end() ? nullptr : &*found;
}

RecoveryShelf::Look RecoveryShelf::look(const CrashCopy &copy) const
{
    Look look;
    look.name = copy.title;
    const Services &services = m_workspace.services();
    const auto now = storage::readCharacter(copy.bytes, services.registry());
    if (!now) {
        look.problem = now.error().message;
        return look;
    }
    if (!now->character->name.isEmpty()) look.name = now->character->name;
    look.card = services.gameUi(*now->system)->card(*now->character, *now->system->evaluate(*now->character));
    if (!copy.path.isEmpty()) compare(look, copy, *now);
    return look;
}

void RecoveryShelf::compare(Look &look, const CrashCopy &copy, const storage::Loaded &now) const
{
    const auto bytes = storage::readFile(copy.path);
    if (!bytes) {
        look.remark = QFileInfo::exists(copy.path) ? tr("Its file cannot be read.")
                                                   : tr("Its file is not there any more.");
        return;
    }
    const auto saved = storage::readCharacter(*bytes, m_workspace.services().registry());
    if (!saved) {
        look.remark = tr("Its file cannot be read.");
        return;
    }
    if (saved->system->id() != now.system->id() || saved->character->id != now.character->id) {
        look.remark = tr("Its file holds another character now.");
        return;
    }
    look.compared = true;
    look.changes = now.system->describeChange(*saved->character, *now.character);
    if (CrashCopy::hashOf(*bytes) != copy.savedHash)
        look.remark = tr("Its file was changed since then; both can be merged.");
}

CrashCopy *RecoveryShelf::find(const QString &file)
{
    const auto found = std::find_if(m_copies.begin(), m_copies.end(),
                                    [&file](const CrashCopy &copy) { return copy.file == file; });
    return found == m_copies.end() ? nullptr : &*found;
}

void RecoveryShelf::remove(const QString &file)
{
    m_copies.erase(std::remove_if(m_copies.begin(), m_copies.end(),
                                  [&file](const CrashCopy &copy) { return copy.file == file; }),
                   m_copies.end());
    Q_EMIT changed();
}

Result<OpenFile *> RecoveryShelf::restore(const QString &file)
{
    const CrashCopy *copy = find(file);
    if (!copy) return refuse(tr("It is not there any more."));
    const auto restored = m_workspace.restore(CrashCopy(*copy));
    if (restored) remove(file);
    return restored;
}

void RecoveryShelf::putOff(const QString &file)
{
    CrashCopy *copy = find(file);
    if (!copy) return;
    m_workspace.crashCopies().putOff(*copy);
    std::stable_partition(m_copies.begin(), m_copies.end(), [](const CrashCopy &c) { return !c.later; });
    Q_EMIT changed();
}

void RecoveryShelf::discard(const QString &file)
{
    if (const CrashCopy *copy = find(file)) m_workspace.crashCopies().discard(*copy);
    remove(file);
}

} // namespace sky::ui
