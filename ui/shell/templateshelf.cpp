#include "ui/shell/templateshelf.h"

#include "core/storage/usertemplates.h"

#include <QFileInfo>

namespace sky::ui
{

namespace
{

ShelfItem made(const GameUi &game, const Character &character)
{
    const EvaluationPtr evaluation = game.system()->evaluate(character);
    ShelfItem item;
    item.card = game.card(character, *evaluation);
    item.game = game.system();
    if (!evaluation->meters.empty()) item.points = evaluation->meters.front().spentSum();
    return item;
}

std::vector<ShelfItem> ofGames(const std::vector<std::shared_ptr<const GameUi>> &games)
{
    std::vector<ShelfItem> items;
    for (const auto &game : games) {
        for (const TemplateInfo &info : game->system()->templates()) {
            const auto character = game->system()->fromTemplate(info.id);
            if (!character) continue;
            items.push_back(made(*game, **character));
            items.back().id = info.id;
        }
    }
    return items;
}

} // namespace

TemplateShelf::TemplateShelf(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_games(std::async(ofGames, workspace.services().games)) // later in this thread where there is no other
{
}

const std::vector<ShelfItem> &TemplateShelf::items()
{
    if (!m_read) {
        m_read = true;
        m_items = m_games.get();
        readOwn();
    }
    return m_items;
}

void TemplateShelf::reload()
{
    if (m_read) {
        std::erase_if(m_items, [](const ShelfItem &item) { return item.isOwn(); });
        readOwn();
    }
    Q_EMIT changed();
}

Result<OpenFile *> TemplateShelf::create(const ShelfItem &item)
{
    if (item.isOwn()) return m_workspace.createFromFile(item.path);
    return m_workspace.createFromTemplate(*item.game, item.id);
}

void TemplateShelf::readOwn()
{
    const Services &services = m_workspace.services();
    std::vector<storage::LeftOut> others;
    for (const auto &own : storage::userTemplates(services.templateFolder, services.registry(), &others)) {
        const GameUi *game = services.gameUi(*own.system);
        if (!game) continue;
        m_items.push_back(made(*game, *own.character));
        m_items.back().path = own.path;
    }
    QStringList names;
    for (const storage::LeftOut &each : others) {
        if (m_leftOut.contains(each.path)) continue;
        m_leftOut << each.path;
        names << QFileInfo(each.path).fileName();
    }
    if (!names.isEmpty()) Q_EMIT leftOut(names);
}

} // namespace sky::ui
