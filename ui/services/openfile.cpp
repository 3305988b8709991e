#include "ui/services/openfile.h"

#include "core/storage/files.h"
#include "core/storage/keeping.h"
#include "core/storage/save.h"

#include <QFileInfo>

namespace sky::ui
{

namespace
{

using Format = storage::Versions::Format;

Format formatOf(const QStringList &migrated)
{
    return migrated.isEmpty() ? Format::Present : Format::Older;
}

/// Also when there is no file at the path, or not any more.
bool sameFile(const QString &a, const QString &b)
{
    const QString real = QFileInfo(a).canonicalFilePath();
    if (real.isEmpty()) return QFileInfo(a).absoluteFilePath() == QFileInfo(b).absoluteFilePath();
    return real == QFileInfo(b).canonicalFilePath();
}

} // namespace

OpenFile::OpenFile(const Services &services, std::shared_ptr<const GameSystem> system, CharacterPtr character,
                   QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_versions(services.versions())
{
    install(std::move(system), std::move(character));
}

OpenFile::OpenFile(const Services &services, storage::Loaded loaded, const QString &path,
                   const QByteArray &bytes)
    : m_services(services)
    , m_versions(services.versions())
    , m_path(path)
    , m_bytes(bytes)
    , m_bytesId(loaded.character->id)
    , m_newer(loaded.onlyToLookAt)
    , m_migrated(loaded.migrated)
{
    install(std::move(loaded.system), std::move(loaded.character));
    if (!path.isEmpty()) m_watch.watch(path, bytes);
}

Result<std::unique_ptr<OpenFile>> OpenFile::open(const Services &services, const QString &path)
{
    auto lock = keep(path, services); // before reading, so that what is read stays what it is
    const auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = storage::readCharacter(*bytes, services.registry());
    if (!loaded) return tl::unexpected(loaded.error());
    std::unique_ptr<OpenFile> file(new OpenFile(services, std::move(*loaded), path, *bytes));
    file->hold(std::move(lock));
    return file;
}

Result<std::unique_ptr<OpenFile>> OpenFile::recover(const Services &services, const CrashCopy &copy)
{
    if (!copy.path.isEmpty()) {
        if (auto opened = open(services, copy.path)) {
            const auto restored = (*opened)->restore(copy);
            return restored ? std::move(opened) : tl::unexpected(restored.error());
        }
    }
    auto loaded = storage::readCharacter(copy.bytes, services.registry());
    if (!loaded) return tl::unexpected(loaded.error());
    if (!loaded->onlyToLookAt.isEmpty()) return refuse(loaded->onlyToLookAt);
    // Without the file's bytes: what now lies at the path, if anything, is somebody else's.
    std::unique_ptr<OpenFile> file(new OpenFile(services, std::move(*loaded), copy.path, {}));
    if (!copy.path.isEmpty()) file->hold(keep(copy.path, services));
    file->m_document->markUnsaved();
    file->m_watch.check();
    return file;
}

void OpenFile::install(std::shared_ptr<const GameSystem> system, CharacterPtr character)
{
    m_document = std::make_unique<Document>(std::move(system), std::move(character));
    m_bench = std::make_unique<Workbench>(*m_document, m_services);
    connect(m_document.get(), &Document::changed, this, &OpenFile::tellTitle);
    m_told = heading();
    connect(&m_watch, &FileWatch::changed, this, &OpenFile::onOutside);
    connect(&m_lockWatch, &FileWatch::changed, this, &OpenFile::lookAtLock);
}

QString OpenFile::title() const
{
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    const QString &name = m_document->character()->name;
    return name.isEmpty() ? tr("Unnamed") : name;
}

OpenFile::Heading OpenFile::heading() const
{
    return {title(), m_path, needsSaving()};
}

void OpenFile::tellTitle()
{
    Heading now = heading();
    if (now == m_told) return;
    m_told = std::move(now);
    Q_EMIT titleChanged();
}

bool OpenFile::needsSaving() const
{
    return m_document->isModified();
}

Result<void> OpenFile::save()
{
    lookAtLock();
    if (m_bench->isReadOnly()) return refuse(m_bench->readOnlyReason());
    if (m_watch.check() == FileWatch::State::Changed)
        return refuse(tr("Another program has changed the file since it was opened here. Reload it, or keep "
                         "yours, before you save."));
    return write(m_path);
}

Result<void> OpenFile::saveAs(const QString &path)
{
    if (!m_bench->isReadOnly() && sameFile(path, m_path)) return save();
    if (!m_newer.isEmpty() && sameFile(path, m_path))
        return refuse(tr("%1 It is not written over; choose another name.").arg(m_newer));
    auto lock = keep(path, m_services);
    if (!lock && lock.error().kind == ErrorKind::Refused) return tl::unexpected(lock.error());
    if (auto done = write(path); !done) return done;
    m_lock.reset();
    m_newer.clear();
    if (lock)
        hold(std::move(lock));
    else
        m_bench->setReadOnly({});
    return {};
}

Result<void> OpenFile::saveAsTemplate(const QString &path, const QString &templateName)
{
    const auto copy = m_document->character()->clone();
    m_document->system().renewIds(*copy, m_services.ids);
    copy->kind = CharacterKind::Template;
    copy->name = templateName;
    return keepWhatIsThere(path).and_then([&] {
        return storage::saveCharacter(path, *copy, m_document->system()).map([](const QByteArray &) {});
    });
}

Result<void> OpenFile::write(const QString &path)
{
    if (const auto kept = keepWhatIsThere(path); !kept) return kept;
    const auto bytes = storage::saveCharacter(path, *m_document->character(), m_document->system(), m_bytes);
    if (!bytes) return tl::unexpected(bytes.error());
    m_path = path;
    m_bytes = *bytes;
    m_bytesId = m_document->character()->id;
    m_migrated.clear();
    m_versions.keepSave(m_bytesId, {}, m_bytes);
    m_isKept = true;
    m_watch.watch(path, m_bytes);
    m_document->markSaved();
    tellTitle();
    return {};
}

/// What a save replaces may be older than the first version, another character, or a damaged one, of which
/// more may still be read than was opened: that is kept beside.
Result<void> OpenFile::keepWhatIsThere(const QString &path) const
{
    const auto bytes = storage::readFile(path);
    if (!bytes || bytes->isEmpty()) return {};
    if (*bytes == m_bytes) { // as nearly always: it need not be read as a character again
        const QDateTime saved = QFileInfo(path).lastModified();
        if (!m_isKept) m_versions.keepSave(m_bytesId, {m_bytes, formatOf(m_migrated), saved}, {});
        return {};
    }
    return storage::keepReplaced(path, *bytes, m_services.registry(), m_versions);
}

std::vector<storage::Version> OpenFile::versions() const
{
    return m_versions.of(m_document->character()->id);
}

Result<storage::Loaded> OpenFile::read(const storage::Version &version) const
{
    return storage::readFile(version.file).and_then([this](const QByteArray &bytes) {
        return understood(bytes);
    });
}

Result<void> OpenFile::bringBack(const storage::Version &version)
{
    if (m_bench->isReadOnly()) return refuse(m_bench->readOnlyReason());
    auto loaded = read(version);
    if (!loaded) return tl::unexpected(loaded.error());
    m_document->replace(tr("Bring back an earlier version"), std::move(loaded->character));
    return {};
}

Result<void> OpenFile::revert()
{
    return take(tr("Revert to the file"));
}

Result<void> OpenFile::reload()
{
    return take(tr("Reload the file"));
}

Result<void> OpenFile::take(const QString &stepName)
{
    if (m_path.isEmpty()) return refuse(tr("This character was never saved."));
    const auto bytes = storage::readFile(m_path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = understood(*bytes);
    if (!loaded && loaded.error().kind == ErrorKind::Refused) // by opening it, one sees what it is
        return refuse(tr("%1 Close this one and open it again.").arg(loaded.error().message));
    if (!loaded) return tl::unexpected(loaded.error());
    m_bytes = *bytes;
    m_isKept = false;
    m_bytesId = loaded->character->id;
    m_migrated = loaded->migrated;
    m_watch.watch(m_path, m_bytes);
    m_document->replace(stepName, std::move(loaded->character));
    m_document->markSaved();
    tellTitle();
    return {};
}

/// A character that can take the place of the present one.
Result<storage::Loaded> OpenFile::understood(const QByteArray &bytes) const
{
    auto loaded = storage::readCharacter(bytes, m_services.registry());
    if (loaded && loaded->system->id() != m_document->system().id())
        return refuse(tr("It holds a character of another game."));
    if (loaded && !loaded->onlyToLookAt.isEmpty()) return refuse(loaded->onlyToLookAt);
    return loaded;
}

Result<void> OpenFile::restore(const CrashCopy &copy)
{
    auto loaded = understood(copy.bytes);
    if (!loaded) return tl::unexpected(loaded.error());
    m_document->replace(tr("Restore what was not saved"), std::move(loaded->character));
    if (copy.savedHash != CrashCopy::hashOf(m_bytes)) {
        m_base = m_versions.withHash(m_document->character()->id, copy.savedHash);
        m_bytes.clear(); // the copy does not come from these
        m_isKept = false;
        m_watch.watch(m_path, m_bytes);
        m_watch.check();
    }
    return {};
}

Result<QString> OpenFile::keepMine()
{
    if (m_bench->isReadOnly()) return refuse(m_bench->readOnlyReason());
    QString beside;
    if (m_watch.check() != FileWatch::State::Gone) {
        const auto other = storage::readFile(m_path);
        if (!other) return tl::unexpected(other.error());
        beside = storage::freeNameBeside(m_path, tr("other"));
        if (const auto done = storage::writeFile(beside, *other); !done) return tl::unexpected(done.error());
        m_watch.watch(m_path, *other);
    }
    m_document->markUnsaved();
    tellTitle();
    return beside;
}

Result<storage::CharacterMerge> OpenFile::mergeWith(const QByteArray &theirs, Theirs whose) const
{
    const QByteArray &base = baseBytes();
    return storage::CharacterMerge::of(whose == Theirs::File ? base : QByteArray(), *m_document->character(),
                                       m_document->system(), theirs, m_services.registry());
}

Result<void> OpenFile::takeMerged(const storage::CharacterMerge &merge,
                                  const std::vector<json::Side> &choices, const QByteArray &theirs)
{
    if (m_bench->isReadOnly()) return refuse(m_bench->readOnlyReason());
    auto merged = merge.with(choices);
    if (!merged) return tl::unexpected(merged.error());
    m_versions.keepSave(m_document->character()->id, {theirs, formatOf(merge.theirsMigrated())}, {});
    const bool isFile = storage::readFile(m_path) == theirs;
    const bool asTheirs = isFile && m_document->system().equals(*merged->character, merge.theirs());
    m_document->replace(isFile ? tr("Merge with the file") : tr("Merge with a copy"),
                        std::move(merged->character));
    if (isFile) {
        m_bytes = theirs;
        m_isKept = true;
        m_bytesId = merge.theirs().id;
        m_migrated = merge.theirsMigrated();
        m_watch.watch(m_path, theirs);
    }
    if (asTheirs)
        m_document->markSaved();
    else if (isFile)
        m_document->markUnsaved();
    tellTitle();
    return {};
}

} // namespace sky::ui
