#include "ui/services/partybench.h"

#include "core/base/isolated.h"
#include "core/party/keeping.h"
#include "core/storage/files.h"
#include "core/storage/keeping.h"
#include "ui/services/workspace.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <chrono>

namespace sky::ui
{

namespace
{

/// So long the window may be kept waiting at a time, and at first, where nothing is shown yet.
constexpr int Slice = 40;
constexpr int FirstSlice = 150;
constexpr int SecondsBetweenVersions = 600;

QString absolutePath(const party::Member &member, const QString &partyPath)
{
    return QDir::cleanPath(QFileInfo(partyPath).dir().absoluteFilePath(member.path));
}

/// Not the file's, which says nothing more.
QString nameKnownOf(const party::Seat &seat)
{
    return seat.character ? seat.name() : seat.member.name;
}

} // namespace

PartyBench::PartyBench(Workspace &workspace, std::unique_ptr<party::PartyDocument> document)
    : m_workspace(workspace)
    , m_document(std::move(document))
    , m_games(workspace.services().registry())
{
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(200ms);
    m_watched = m_document->bytes();
    m_watch.watch(path(), m_watched);
    const auto wait = [this] {
        if (!m_pause.isActive()) m_pause.start();
    };
    connect(&m_pause, &QTimer::timeout, this, &PartyBench::refresh);
    connect(&m_reading, &QTimer::timeout, this, &PartyBench::readSome);
    connect(&m_folders, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&workspace, &Workspace::titlesChanged, this, wait); // somebody may have saved one
    connect(m_document.get(), &party::PartyDocument::changed, this, &PartyBench::onChanged);
    connect(&m_watch, &FileWatch::changed, this, &PartyBench::onOutside);
    begin();
}

const Services &PartyBench::services() const
{
    return m_workspace.services();
}

QString PartyBench::title() const
{
    const QString &name = party().name;
    return tr("%1 (party)").arg(isolated(name.isEmpty() ? QFileInfo(path()).completeBaseName() : name));
}

const party::Seat *PartyBench::seat(const QString &member) const
{
    for (const party::Seat &seat : m_seats)
        if (seat.member.path == member) return &seat;
    return nullptr;
}

void PartyBench::onChanged()
{
    // Where nothing was written, what the watch has seen of others is still news.
    if (m_watched != m_document->bytes()) {
        keepVersion();
        m_watched = m_document->bytes();
        m_watch.watch(path(), m_watched);
    }
    Q_EMIT changed();
    refresh();
}

/// As it was before some changes, not before each letter: every change is written at once.
void PartyBench::keepVersion() const
{
    const storage::Versions versions = services().versions();
    const auto before = versions.of(party().id);
    const qint64 since = before.empty() ? -1 : before.front().time.secsTo(services().clock());
    if (since >= 0 && since < SecondsBetweenVersions) return; // a time to come is no time
    versions.keepSave(party().id, {m_watched}, {});
}

void PartyBench::onOutside()
{
    if (m_document->bytes().isEmpty() && m_watch.state() == FileWatch::State::Gone) return; // not made yet
    Q_EMIT settleWanted(); // what is being typed belongs to what is here
    if (m_watch.state() == FileWatch::State::Same) return;
    if (m_watch.state() == FileWatch::State::Gone) {
        Q_EMIT refused({ErrorKind::Failed, tr("The file of the party is gone."), {}});
        return;
    }
    if (needsSaving()) {
        Q_EMIT changedOutside();
        return;
    }
    if (const auto done = m_document->reload(); !done) {
        Q_EMIT refused(done.error());
        return;
    }
    Q_EMIT said(tr("Another program has changed the party; this is how its file has it now."));
}

void PartyBench::look()
{
    m_watch.check();
    refresh();
}

void PartyBench::refresh()
{
    if (!isReading()) begin();
    // Else what is being read is as new as can be; what changed behind it is found by the next look.
    else if (!m_pause.isActive())
        m_pause.start();
}

void PartyBench::catchUp()
{
    if (!m_complete && !isReading()) return; // somebody stopped it
    m_pause.stop();
    begin();
    while (isReading())
        readSome();
}

void PartyBench::begin()
{
    m_next.clear();
    m_nextStamps.clear();
    m_changed = !m_complete;
    m_places.clear();
    m_before = m_seats;
    m_beforeStamps = m_stamps;
    for (size_t i = 0; i < m_before.size(); ++i)
        m_places.insert(m_before[i].member.path, i);
    findMembers();
    m_reading.start();
    readSome();
}

/// Which files of a folder are characters is asked again only when something changed in it.
void PartyBench::findMembers()
{
    const QString folder =
        party().folder.isEmpty() ? QString() : QFileInfo(path()).dir().absoluteFilePath(party().folder);
    const auto stamp = FileWatch::stampOf(folder);
    if (m_found == m_document->bytes() && !m_wanted.empty() && stamp == m_folderStamp) return;
    m_folderStamp = stamp;
    m_found = m_document->bytes();
    m_wanted = party::membersOf(party(), path());
}

void PartyBench::readSome()
{
    QElapsedTimer time;
    time.start();
    const int most = m_next.empty() ? FirstSlice : Slice;
    while (m_next.size() < m_wanted.size() && time.elapsed() < most)
        readOne(m_wanted[m_next.size()]);
    const bool done = m_next.size() == m_wanted.size();
    Q_EMIT progressed(int(m_next.size()), int(m_wanted.size()));
    if (done)
        finish();
    else if (!m_complete)
        show(m_next);
}

void PartyBench::readOne(const party::Member &wanted)
{
    // Before it is read: what comes later makes another stamp.
    const auto stamp = FileWatch::stampOf(absolutePath(wanted, path()));
    const auto known = m_places.constFind(wanted.path);
    const bool isKnown = known != m_places.constEnd();
    party::Member member = wanted;
    if (isKnown && member.name.isEmpty()) member.name = m_before[*known].member.name;
    if (isKnown && stamp && m_beforeStamps[*known] == stamp) {
        m_next.push_back(m_before[*known]);
        m_changed = m_changed || *known != m_next.size() - 1 || !(m_next.back().member == member);
        m_next.back().member = member;
    } else {
        m_next.push_back(party::readSeat(member, path(), m_games));
        m_changed = true;
        // Whose file goes while the party is open keeps the name all the same.
        party::Seat &seat = m_next.back();
        if (isKnown && !seat.character && seat.member.name.isEmpty())
            seat.member.name = m_before[*known].name();
    }
    m_nextStamps.push_back(stamp);
}

void PartyBench::stopReading()
{
    if (!isReading()) return;
    m_reading.stop();
    if (!m_complete) {
        m_stamps = std::move(m_nextStamps);
        show(std::move(m_next));
    }
    Q_EMIT progressed(int(m_seats.size()), int(m_seats.size()));
}

void PartyBench::finish()
{
    m_reading.stop();
    m_complete = true;
    m_stamps = std::move(m_nextStamps);
    // Whoever works with the members is not disturbed for nothing.
    if (m_changed || m_next.size() != m_seats.size()) show(std::move(m_next));
    QStringList folders{QFileInfo(path()).absolutePath()};
    for (const party::Seat &seat : m_seats)
        folders << QFileInfo(seat.path).absolutePath();
    folders.removeDuplicates();
    if (folders == m_folders.directories()) return;
    if (!m_folders.directories().isEmpty()) m_folders.removePaths(m_folders.directories());
    m_folders.addPaths(folders);
}

/// Equal ids are seen only among all of them.
void PartyBench::show(std::vector<party::Seat> seats)
{
    QHash<QString, int> times;
    for (const party::Seat &seat : seats)
        if (seat.character) ++times[seat.character->id.toLower()];
    for (party::Seat &seat : seats)
        seat.twice = seat.character && times.value(seat.character->id.toLower()) > 1;
    m_seats = std::move(seats);
    Q_EMIT seatsChanged();
}

Result<void> PartyBench::change(const QString &name,
                                const std::function<Result<void>(party::Party &)> &change)
{
    return m_document->apply(name, [this, &change](party::Party &party) -> Result<void> {
        const party::Party before = party;
        if (auto done = change(party); !done || party == before) return done;
        for (party::Member &member : party.members) {
            const party::Seat *there = seat(member.path);
            if (!there) continue;
            if (there->character || member.name.isEmpty()) member.name = nameKnownOf(*there);
        }
        return {};
    });
}

bool PartyBench::apply(const QString &name, const std::function<Result<void>(party::Party &)> &change)
{
    const auto done = this->change(name, change);
    if (!done) Q_EMIT refused(done.error());
    return done.has_value();
}

void PartyBench::undo()
{
    m_document->undo();
}

void PartyBench::redo()
{
    m_document->redo();
}

Result<void> PartyBench::saveAs(const QString &path)
{
    const auto there = storage::readFile(path);
    if (there && *there != m_document->bytes())
        if (auto kept = party::keepReplaced(path, *there, services().versions()); !kept) return kept;
    if (auto done = m_document->saveAs(path); !done) return done;
    m_watched = m_document->bytes();
    m_watch.watch(this->path(), m_watched);
    refresh();
    return {};
}

Result<QString> PartyBench::takeTheirs()
{
    const QString beside = storage::freeNameBeside(path(), tr("mine"));
    return m_document->takeTheirs(beside).map([&beside] { return beside; });
}

Result<QString> PartyBench::keepMine()
{
    const QString beside = storage::freeNameBeside(path(), tr("other"));
    return m_document->keepMine(beside).map([&beside] { return beside; });
}

std::vector<OpenFile *> PartyBench::openCharacters() const
{
    std::vector<OpenFile *> files;
    for (const auto &file : m_workspace.files())
        if (!file->path().isEmpty()) files.push_back(file.get());
    return files;
}

OpenFile *PartyBench::openAt(const QString &path) const
{
    return m_workspace.find(path);
}

QString PartyBench::unsavedHere(const QString &path) const
{
    const OpenFile *file = openAt(path);
    return file && file->needsSaving() ? tr("it is open here with changes that are not saved") : QString();
}

void PartyBench::follow(const QStringList &paths)
{
    for (const QString &path : paths) {
        OpenFile *file = openAt(path);
        if (!file || file->needsSaving()) continue;
        if (const auto done = file->reload(); !done)
            Q_EMIT refused(done.error());
        else // undone, it would lack what its file has
            file->document().undoStack().clear();
    }
    refresh();
}

} // namespace sky::ui
