#include "ui/services/openfile.h"

#include "core/storage/files.h"
#include "core/storage/save.h"

#include <QFileInfo>

namespace sky::ui
{

OpenFile::OpenFile(const Services &services, std::shared_ptr<const GameSystem> system, CharacterPtr character,
                   QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    install(std::move(system), std::move(character));
}

OpenFile::OpenFile(const Services &services, storage::Loaded loaded, const QString &path,
                   const QByteArray &bytes)
    : m_services(services)
    , m_path(path)
    , m_bytes(bytes)
{
    install(std::move(loaded.system), std::move(loaded.character));
}

Result<std::unique_ptr<OpenFile>> OpenFile::open(const Services &services, const QString &path)
{
    const auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = storage::readCharacter(*bytes, services.registry());
    if (!loaded) return tl::unexpected(loaded.error());
    return std::unique_ptr<OpenFile>(new OpenFile(services, std::move(*loaded), path, *bytes));
}

void OpenFile::install(std::shared_ptr<const GameSystem> system, CharacterPtr character)
{
    m_document = std::make_unique<Document>(std::move(system), std::move(character));
    m_bench = std::make_unique<Workbench>(*m_document, m_services);
    connect(m_document.get(), &Document::changed, this, &OpenFile::titleChanged);
}

QString OpenFile::title() const
{
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    const QString &name = m_document->character()->name;
    return name.isEmpty() ? tr("Unnamed") : name;
}

bool OpenFile::needsSaving() const
{
    return m_document->isModified();
}

Result<void> OpenFile::save()
{
    return saveAs(m_path);
}

Result<void> OpenFile::saveAs(const QString &path)
{
    const auto bytes = storage::saveCharacter(path, *m_document->character(), m_document->system(), m_bytes);
    if (!bytes) return tl::unexpected(bytes.error());
    m_path = path;
    m_bytes = *bytes;
    m_document->markSaved();
    Q_EMIT titleChanged();
    return {};
}

Result<void> OpenFile::saveAsTemplate(const QString &path, const QString &templateName)
{
    const auto copy = m_document->character()->clone();
    m_document->system().renewIds(*copy, m_services.ids);
    copy->kind = CharacterKind::Template;
    copy->name = templateName;
    return storage::saveCharacter(path, *copy, m_document->system()).map([](const QByteArray &) {});
}

Result<void> OpenFile::revert()
{
    return fail(ErrorKind::Failed, tr("Not yet."));
}

} // namespace sky::ui
