#pragma once

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/ledger/statement.h"
#include "ui/binding/workbench.h"

#include <QHash>

namespace sky::ui::hursagmu
{

/// The ledger as the page looks at it: its lines, the newest first, and which one is looked at. Read anew
/// once for each change, and only while somebody looks.
class LedgerDesk : public QObject
{
    Q_OBJECT

public:
    LedgerDesk(Workbench &bench, const sky::hursagmu::Hursagmu &game, QObject *parent = nullptr);

    Workbench &bench() const { return m_bench; }
    const sky::hursagmu::Hursagmu &game() const { return m_game; }
    const sky::hursagmu::Catalogue &catalogue() const { return m_game.catalogue(); }
    const sky::hursagmu::Character &character() const;
    const sky::hursagmu::Evaluation &facts() const;
    bool inPlay() const;
    QDate today() const { return m_bench.services().clock().date(); }

    const std::vector<sky::hursagmu::StatementLine> &lines() const { return m_lines; }
    /// Null when there is none.
    const sky::hursagmu::StatementLine *line(const QString &entryId) const;
    const sky::hursagmu::StatementLine *selected() const { return line(m_selected); }
    /// What has to be struck with the selected entry.
    const sky::hursagmu::Dependants &dependants() const { return m_dependants; }

    void select(const QString &entryId);
    /// Shows the price of the selected entry as a sum.
    void explain();
    /// While nobody looks, changes are only remembered.
    void setWatched(bool watched);

Q_SIGNALS:
    void changed();
    void selectionChanged();

private:
    void refresh();
    void lookUp();
    void offer(bool whole);

    Workbench &m_bench;
    const sky::hursagmu::Hursagmu &m_game;
    std::vector<sky::hursagmu::StatementLine> m_lines;
    QHash<QString, size_t> m_places; ///< in them, by entry
    QString m_selected;
    sky::hursagmu::Dependants m_dependants;
    bool m_watched = false;
    bool m_stale = true;
};

} // namespace sky::ui::hursagmu
