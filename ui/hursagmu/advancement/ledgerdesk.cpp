#include "ui/hursagmu/advancement/ledgerdesk.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/effect.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"

#include <algorithm>
#include <utility>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::Phase;
using sky::hursagmu::StatementLine;

namespace
{

/// A price as people say it: above 0, with the sum behind it.
Breakdown priceOf(const StatementLine &line)
{
    const Breakdown &points = line.points;
    const bool turned =
        points.kind() == Breakdown::Kind::Scaled && points.numerator() == -1 && points.denominator() == 1;
    return points.value() < 0 && turned ? points.parts().front() : points;
}

QString valueIdOf(const StatementLine &line)
{
    return (isGrant(line) ? QStringLiteral("grant/") : QStringLiteral("ledger/")) + line.entry;
}

/// What a struck entry brought or cost while it counted.
DerivedValue explainedStruck(const StatementLine &line)
{
    const bool cost = !isGrant(line) && line.was < 0;
    const QString what = line.what.isEmpty() ? line.kindWord : line.what;
    const QString label = cost ? filled(View::tr("%1 cost, before it was struck"), what)
                               : filled(View::tr("%1, before it was struck"), what);
    const Breakdown price = Breakdown::term(what, cost ? -line.was : line.was, Unit::Points);
    return {valueIdOf(line), View::tr("Ledger"), label.left(1).toUpper() + label.mid(1), price,
            struckText(line)};
}

DerivedValue explained(const StatementLine &line, const QString &effect)
{
    if (line.struck) return explainedStruck(line);
    const Breakdown price = priceOf(line);
    const bool costs = !isGrant(line) && line.points.value() < 0 && price.value() > 0;
    const QString label = line.what.isEmpty() ? line.kindWord
                          : costs             ? filled(View::tr("%1 costs"), line.what)
                                              : line.what;
    return {valueIdOf(line), View::tr("Ledger"), label.left(1).toUpper() + label.mid(1), price, effect};
}

} // namespace

LedgerDesk::LedgerDesk(Workbench &bench, const sky::hursagmu::Hursagmu &game, QObject *parent)
    : QObject(parent)
    , m_bench(bench)
    , m_game(game)
{
    connect(&bench.document(), &Document::changed, this, [this] {
        m_stale = true;
        if (m_watched) refresh();
    });
    connect(&bench, &Workbench::readOnlyChanged, this, &LedgerDesk::changed);
}

const sky::hursagmu::Character &LedgerDesk::character() const
{
    return characterOf(m_bench.document());
}

const sky::hursagmu::Evaluation &LedgerDesk::facts() const
{
    return evaluationOf(m_bench.document());
}

bool LedgerDesk::inPlay() const
{
    return character().phase == Phase::Play;
}

const StatementLine *LedgerDesk::line(const QString &entryId) const
{
    const auto found = m_places.constFind(entryId);
    return found == m_places.constEnd() ? nullptr : &m_lines[*found];
}

void LedgerDesk::setWatched(bool watched)
{
    m_watched = watched;
    if (watched && m_stale) refresh();
}

void LedgerDesk::refresh()
{
    m_stale = false;
    m_lines = sky::hursagmu::statement(character(), catalogue());
    std::reverse(m_lines.begin(), m_lines.end());
    const QHash<QString, size_t> before = std::exchange(m_places, {});
    for (size_t i = 0; i < m_lines.size(); ++i)
        m_places.insert(m_lines[i].entry, i);
    const auto added = std::find_if(m_lines.begin(), m_lines.end(), [&before](const StatementLine &line) {
        return !before.contains(line.entry);
    });
    if (added != m_lines.end()) m_selected = added->entry; // what was just written is looked at
    if (!selected()) m_selected = m_lines.empty() ? QString() : m_lines.front().entry;
    lookUp();
    Q_EMIT changed();
    Q_EMIT selectionChanged();
}

void LedgerDesk::lookUp()
{
    const StatementLine *line = selected();
    m_dependants = line && !line->struck ? sky::hursagmu::dependantsOf(character(), catalogue(), m_selected)
                                         : sky::hursagmu::Dependants();
    offer(line && m_bench.spotlight() == valueIdOf(*line));
}

/// What a purchase did is worked out only while somebody asks.
void LedgerDesk::offer(bool whole)
{
    std::vector<DerivedValue> offered;
    if (const StatementLine *line = selected())
        offered.push_back(explained(*line, whole && !line->struck ? effectOf(*this, *line) : QString()));
    m_bench.offer(QStringLiteral("ledger"), std::move(offered));
}

void LedgerDesk::select(const QString &entryId)
{
    if (entryId == m_selected || !line(entryId)) return;
    m_selected = entryId;
    lookUp();
    Q_EMIT selectionChanged();
}

void LedgerDesk::explain()
{
    const StatementLine *line = selected();
    if (!line || m_bench.spotlight() == valueIdOf(*line)) return;
    if (!m_bench.isPinned()) offer(true);
    m_bench.setSpotlight(valueIdOf(*line));
}

} // namespace sky::ui::hursagmu
