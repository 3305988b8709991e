#pragma once

#include "ui/services/workspace.h"
#include "ui/shell/gameui.h"

#include <QObject>
#include <QStringList>

#include <future>
#include <memory>
#include <vector>

namespace sky::ui
{

/// One template to start from: a game's, or one of the user's own.
struct ShelfItem {
    TemplateCard card;
    int64_t points = 0; ///< spent
    std::shared_ptr<const GameSystem> game;
    QString id;   ///< of a game's template; empty for the user's own
    QString path; ///< of the user's own

    bool isOwn() const { return id.isEmpty(); }
};

/// The templates that are offered, the games' first. Those are made ready by a thread of their own as soon as
/// the shelf is there, so that the window is built meanwhile; the user's own are read when they are first
/// asked for.
class TemplateShelf : public QObject
{
    Q_OBJECT

public:
    explicit TemplateShelf(Workspace &workspace, QObject *parent = nullptr);

    const std::vector<ShelfItem> &items();
    /// Looks into the user's folder again.
    void reload();
    /// Opens a new character made from it.
    Result<OpenFile *> create(const ShelfItem &item);

Q_SIGNALS:
    void changed();
    /// Names of files among the user's own that are left out, each told once.
    void leftOut(const QStringList &names);

private:
    void readOwn();

    Workspace &m_workspace;
    std::future<std::vector<ShelfItem>> m_games;
    std::vector<ShelfItem> m_items;
    bool m_read = false;
    QStringList m_leftOut;
};

} // namespace sky::ui
