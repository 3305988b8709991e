#include "ui/shell/recoveryshelf.h"

#include "core/base/isolated.h"
#include "core/storage/files.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace sky::ui
{

namespace
{

using Look = RecoveryShelf::Look;
using Games = std::vector<std::shared_ptr<const GameUi>>;

void compareWithFile(Look &look, const CrashCopy &copy, const storage::Loaded &now,
                     const GameRegistry &registry)
{
    const auto bytes = storage::readFile(copy.path);
    if (!bytes) {
        look.remark = QFileInfo::exists(copy.path) ? RecoveryShelf::tr("Its file cannot be read.")
                                                   : RecoveryShelf::tr("Its file is not there any more.");
        return;
    }
    const auto saved = storage::readCharacter(*bytes, registry);
    if (!saved) {
        look.remark = RecoveryShelf::tr("Its file cannot be read.");
        return;
    }
    if (saved->system->id() != now.system->id() || saved->character->id != now.character->id) {
        look.remark = RecoveryShelf::tr("Its file holds another character now.");
        return;
    }
    look.compared = true;
    look.changes = now.system->describeChange(*saved->character, *now.character);
    if (CrashCopy::hashOf(*bytes) != copy.savedHash)
        look.remark = RecoveryShelf::tr("Its file was changed since then; both can be merged.");
}

/// In the background: of what it is given, nothing ever changes.
Look lookOf(const CrashCopy &copy, const Games &games, const GameRegistry &registry)
{
    Look look;
    look.name = copy.title;
    const auto now = storage::readCharacter(copy.bytes, registry);
    if (!now) {
        look.problem = now.error().message;
        return look;
    }
    if (!now->character->name.isEmpty()) look.name = now->character->name;
    for (const auto &game : games)
        if (game->system()->id() == now->system->id())
            look.card = game->card(*now->character, *now->system->evaluate(*now->character));
    if (!copy.path.isEmpty()) compareWithFile(look, copy, *now, registry);
    return look;
}

} // namespace

RecoveryShelf::RecoveryShelf(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
{
}

void RecoveryShelf::load()
{
    ++m_load;
    m_looks.clear();
    m_wanted.clear();
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

const RecoveryShelf::Look *RecoveryShelf::look(const QString &file)
{
    if (const auto found = m_looks.find(file); found != m_looks.end()) return &found->second;
    const CrashCopy *copy = find(file);
    if (!copy || m_wanted.contains(file)) return nullptr;
    m_wanted.insert(file);
    const Services &services = m_workspace.services();
    m_background.run(
        file, [this, load = m_load, copy = *copy, games = services.games, registry = services.registry()] {
            const Look look = lookOf(copy, games, registry);
            QMetaObject::invokeMethod(
                this, [this, load, file = copy.file, look] { take(load, file, look); }, Qt::QueuedConnection);
        });
    return nullptr;
}

void RecoveryShelf::take(int load, const QString &file, const Look &look)
{
    if (load != m_load) return; // it may have been another file then
    m_wanted.remove(file);
    m_looks.insert_or_assign(file, look);
    Q_EMIT looked(file);
}

void RecoveryShelf::finish()
{
    m_background.finish();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

CrashCopy *RecoveryShelf::find(const QString &file)
{
    const auto found = std::find_if(m_copies.begin(), m_copies.end(),
                                    [&file](const CrashCopy &copy) { return copy.file == file; });
    return found == m_copies.end() ? nullptr : &*found;
}

void RecoveryShelf::forget(const QString &file)
{
    m_copies.erase(std::remove_if(m_copies.begin(), m_copies.end(),
                                  [&file](const CrashCopy &copy) { return copy.file == file; }),
                   m_copies.end());
}

void RecoveryShelf::remove(const QString &file)
{
    forget(file);
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

QStringList RecoveryShelf::restoreAll()
{
    std::vector<CrashCopy> fresh;
    for (const CrashCopy &copy : m_copies)
        if (!copy.later) fresh.push_back(copy);
    std::reverse(fresh.begin(), fresh.end()); // of two copies of one file the newer one ends on top
    QStringList failures;
    for (const CrashCopy &copy : fresh) {
        const auto restored = m_workspace.restore(copy);
        if (restored)
            forget(copy.file);
        else
            failures << tr("%1: %2").arg(isolated(copy.title), restored.error().message);
    }
    Q_EMIT changed();
    return failures;
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
