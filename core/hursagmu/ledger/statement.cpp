#include "core/hursagmu/ledger/statement.h"

#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/ledger/prices.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

/// The lines of one ledger, entry by entry.
class Writer
{
public:
    Writer(const Character &character, const Catalogue &catalogue)
        : m_catalogue(catalogue)
        , m_words(character, catalogue)
    {
    }

    StatementLine line(const LedgerEntry &entry, const FoldStep *step)
    {
        StatementLine line;
        line.entry = entry.id;
        line.kind = entry.kind;
        line.date = entry.date;
        line.session = entry.session;
        line.who = entry.who;
        line.kindWord = EntryWords::kind(entry);
        line.what = m_words.deed(entry);
        line.struck = entry.struck;
        line.earlier = entry.earlier;
        line.beginsPlay = beginsPlay(entry);
        if (step) {
            line.points = points(entry, *step);
            m_balance = step->balance;
        }
        line.balance = m_balance;
        line.why = why(entry, line.points);
        return line;
    }

private:
    /// One expression with what was shown before it was bought (H-034).
    Breakdown points(const LedgerEntry &entry, const FoldStep &step) const
    {
        const QString label = m_words.deed(entry);
        if (step.earned - step.spent == 0) return Breakdown::term(label, 0, Unit::Points);
        switch (entry.kind) {
        case EntryKind::Award:
        case EntryKind::Correction:
            return Breakdown::term(EntryWords::kind(entry), entry.points, Unit::Points);
        case EntryKind::Raise:
        case EntryKind::Retrain:
            // What was given back may be another sum than the levels are worth: it is what the entry says.
            if (entry.gift || (entry.kind == EntryKind::Retrain && -step.spent != step.worth))
                return Breakdown::term(label, -step.spent, Unit::Points);
            return Breakdown::negative(levelPrice(label, entry.from, entry.to));
        case EntryKind::NewTrait:
            return Breakdown::negative(levelPrice(label, 0, entry.newTrait->level.value()));
        case EntryKind::Gift:
            return Breakdown::negative(giftPrice(*entry.gift, m_catalogue));
        }
        return {};
    }

    QString why(const LedgerEntry &entry, const Breakdown &points) const
    {
        if (!entry.reason.isEmpty()) return entry.reason;
        if (entry.kind == EntryKind::Gift && entry.gift && !entry.gift->explanation.isEmpty())
            return entry.gift->explanation;
        if (!entry.session.isEmpty()) return entry.session;
        if (entry.kind == EntryKind::Raise)
            return filled(Text::tr("%1 \u2212 %2, level %3 less level %4"), levelCost(entry.to),
                          levelCost(entry.from), entry.to, entry.from);
        if (entry.kind == EntryKind::Retrain && !entry.struck && points.value() == 0)
            return Text::tr("no points back in this campaign");
        return {};
    }

    const Catalogue &m_catalogue;
    const EntryWords m_words;
    int64_t m_balance = 0;
};

} // namespace

std::vector<StatementLine> statement(const Character &character, const Catalogue &catalogue)
{
    const Fold folded = fold(character, catalogue);
    Writer writer(character, catalogue);
    std::vector<StatementLine> lines;
    auto step = folded.steps.begin();
    for (const LedgerEntry *entry : inOrder(character.ledger))
        lines.push_back(writer.line(*entry, entry->struck ? nullptr : &*step++));
    return lines;
}

std::optional<QDate> playSince(const Character &character)
{
    for (const LedgerEntry *entry : inOrder(character.ledger))
        if (beginsPlay(*entry)) return entry->date;
    return std::nullopt;
}

} // namespace sky::hursagmu
