#include "ui/services/workspace.h"

#include <QFileInfo>

#include <algorithm>

namespace sky::ui
{

Workspace::Workspace(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

Result<OpenFile *> Workspace::open(const QString &path)
{
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (const auto &file : m_files) {
        if (!wanted.isEmpty() && QFileInfo(file->path()).canonicalFilePath() == wanted) return file.get();
    }
    auto opened = OpenFile::open(m_services, path);
    if (!opened) return tl::unexpected(opened.error());
    const Document &document = (*opened)->document();
    if (document.character()->kind == CharacterKind::Template) {
        const auto registry = m_services.registry();
        return create(registry.find(document.system().id()), document.character()->clone());
    }
    return add(std::move(*opened));
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

void Workspace::close(OpenFile *file)
{
    const auto found = std::find_if(m_files.begin(), m_files.end(),
                                    [file](const auto &candidate) { return candidate.get() == file; });
    if (found == m_files.end()) return;
    Q_EMIT closing(file);
    m_files.erase(found);
}

void Workspace::move(size_t from, size_t to)
{
    auto file = std::move(m_files[from]);
    m_files.erase(m_files.begin() + ptrdiff_t(from));
    m_files.insert(m_files.begin() + ptrdiff_t(to), std::move(file));
}

OpenFile *Workspace::add(std::unique_ptr<OpenFile> file)
{
    m_files.push_back(std::move(file));
    Q_EMIT opened(m_files.back().get());
    return m_files.back().get();
}

OpenFile *Workspace::create(std::shared_ptr<const GameSystem> game, std::unique_ptr<Character> character)
{
    game->renewIds(*character, m_services.ids);
    return add(std::make_unique<OpenFile>(m_services, std::move(game), CharacterPtr(std::move(character))));
}

} // namespace sky::ui
