#include "ui/services/workspace.h"

#include "core/base/isolated.h"
#include "core/storage/files.h"
#include "ui/shell/gameui.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sky::ui
{

Workspace::Workspace(const Services &services, std::chrono::milliseconds crashPause, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_crashPause(crashPause)
    , m_copies(services.stateFolder, services.clock)
{
}

Result<OpenFile *> Workspace::open(const QString &path)
{
    if (OpenFile *already = find(path)) return already;
    // A sheet with its character inside: what is saved later goes elsewhere.
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) return createFromFile(path);
    auto opened = OpenFile::open(m_services, path);
    if (!opened) return tl::unexpected(opened.error());
    const Document &document = (*opened)->document();
    if (document.character()->kind == CharacterKind::Template) {
        if (!(*opened)->newer().isEmpty()) return refuse((*opened)->newer());
        const auto registry = m_services.registry();
        return create(registry.find(document.system().id()), document.character()->clone());
    }
    return add(std::move(*opened), m_copies.newName());
}

OpenFile *Workspace::find(const QString &path) const
{
    const QString wanted = QFileInfo(path).canonicalFilePath();
    if (wanted.isEmpty()) return nullptr;
    for (const auto &file : m_files)
        if (QFileInfo(file->path()).canonicalFilePath() == wanted) return file.get();
    return nullptr;
}

OpenFile *Workspace::createBlank(const GameSystem &game, int64_t budget)
{
    return create(m_services.registry().find(game.id()), game.blank(budget));
}

Result<OpenFile *> Workspace::createFromTemplate(const GameSystem &game, const QString &templateId)
{
    auto character = game.fromTemplate(templateId);
    if (!character) return tl::unexpected(character.error());
    return create(m_services.registry().find(game.id()), std::move(*character));
}

Result<OpenFile *> Workspace::createFromFile(const QString &path)
{
    const auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = storage::readCharacter(*bytes, m_services.registry());
    if (!loaded) return tl::unexpected(loaded.error());
    if (!loaded->onlyToLookAt.isEmpty()) return refuse(loaded->onlyToLookAt);
    return create(std::move(loaded->system), std::move(loaded->character));
}

OpenFile *Workspace::openUnsaved(storage::Loaded loaded)
{
    auto file = std::make_unique<OpenFile>(m_services, std::move(loaded.system),
                                           CharacterPtr(std::move(loaded.character)));
    file->document().markUnsaved();
    return add(std::move(file), m_copies.newName());
}

/// A file that holds another character by now is left alone.
bool Workspace::isOfItsFile(const CrashCopy &copy) const
{
    const auto there = storage::readFile(copy.path);
    if (!there) return true;
    const auto held = storage::readCharacter(*there, m_services.registry());
    const auto kept = storage::readCharacter(copy.bytes, m_services.registry());
    return !held || !kept || held->character->id == kept->character->id;
}

Result<OpenFile *> Workspace::restore(const CrashCopy &given)
{
    CrashCopy copy = given;
    if (!copy.path.isEmpty() && !isOfItsFile(copy)) copy.path.clear();
    if (OpenFile *already = copy.path.isEmpty() ? nullptr : find(copy.path)) {
        if (const auto done = already->restore(copy); !done) return tl::unexpected(done.error());
        already->findChild<CrashGuard *>()->writeInto(m_copies.adopt(copy)); // never without one on the disk
        m_copies.finish();
        return already;
    }
    auto file = OpenFile::recover(m_services, copy);
    if (!file) return tl::unexpected(file.error());
    OpenFile *added = add(std::move(*file), m_copies.adopt(copy));
    if (added->outside() != FileWatch::State::Same) Q_EMIT added->changedOutside(); // now somebody listens
    return added;
}

Result<PartyBench *> Workspace::openParty(const QString &path)
{
    return add(party::PartyDocument::open(QFileInfo(path).absoluteFilePath()));
}

Result<PartyBench *> Workspace::openFolder(const QString &folder)
{
    return add(party::PartyDocument::openFolder(QDir(folder).absolutePath(),
                                                m_services.games.front()->system()->id()));
}

Result<PartyBench *> Workspace::createParty(const QString &path, const party::Party &party)
{
    return add(party::PartyDocument::create(QFileInfo(path).absoluteFilePath(), party));
}

Result<PartyBench *> Workspace::openUnsavedParty(const QString &path, const party::Party &party)
{
    return add(party::PartyDocument::notSaved(QFileInfo(path).absoluteFilePath(), party));
}

Result<PartyBench *> Workspace::add(Result<std::unique_ptr<party::PartyDocument>> document)
{
    if (!document) return tl::unexpected(document.error());
    if (!m_services.registry().find((*document)->party().system))
        return fail(ErrorKind::Unreadable, tr("It is a party of a game that this program does not know."));
    const QString &path = (*document)->path();
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (const auto &party : m_parties)
        if (party->path() == path ||
            (!wanted.isEmpty() && QFileInfo(party->path()).canonicalFilePath() == wanted))
            return party.get();
    m_parties.push_back(std::make_unique<PartyBench>(*this, std::move(*document)));
    PartyBench *added = m_parties.back().get();
    connect(added, &PartyBench::changed, this, &Workspace::titlesChanged);
    Q_EMIT partyOpened(added);
    Q_EMIT titlesChanged();
    return added;
}

void Workspace::close(PartyBench *party)
{
    const auto found = std::find_if(m_parties.begin(), m_parties.end(),
                                    [party](const auto &candidate) { return candidate.get() == party; });
    if (found == m_parties.end()) return;
    Q_EMIT partyClosing(party);
    m_parties.erase(found);
    Q_EMIT titlesChanged();
}

void Workspace::close(OpenFile *file)
{
    const auto found = std::find_if(m_files.begin(), m_files.end(),
                                    [file](const auto &candidate) { return candidate.get() == file; });
    if (found == m_files.end()) return;
    Q_EMIT closing(file);
    m_files.erase(found);
    Q_EMIT titlesChanged();
}

void Workspace::move(size_t from, size_t to)
{
    auto file = std::move(m_files[from]);
    m_files.erase(m_files.begin() + ptrdiff_t(from));
    m_files.insert(m_files.begin() + ptrdiff_t(to), std::move(file));
    Q_EMIT titlesChanged();
}

QString Workspace::titleOf(const OpenFile &file) const
{
    const QString title = file.title();
    int same = 0;
    int number = 0;
    for (const auto &other : m_files) {
        if (other->title() != title || other->path().isEmpty() != file.path().isEmpty()) continue;
        ++same;
        if (other.get() == &file) number = same;
    }
    if (same < 2) return title;
    if (!file.path().isEmpty())
        return tr("%1 in %2").arg(isolated(title), isolated(QFileInfo(file.path()).dir().dirName()));
    return number < 2 ? title : tr("%1 (%2)").arg(title, QString::number(number));
}

OpenFile *Workspace::add(std::unique_ptr<OpenFile> file, const QString &copyName)
{
    OpenFile *added = file.get();
    m_files.push_back(std::move(file));
    new CrashGuard(*added, m_copies, copyName, m_crashPause); // the file's child
    connect(added, &OpenFile::titleChanged, this, &Workspace::titlesChanged);
    Q_EMIT opened(added);
    Q_EMIT titlesChanged();
    return added;
}

OpenFile *Workspace::create(std::shared_ptr<const GameSystem> game, std::unique_ptr<Character> character)
{
    game->renewIds(*character, m_services.ids);
    return add(std::make_unique<OpenFile>(m_services, std::move(game), CharacterPtr(std::move(character))),
               m_copies.newName());
}

} // namespace sky::ui
