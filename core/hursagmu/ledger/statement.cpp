#include "core/hursagmu/ledger/statement.h"

#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/ledger/prices.h"
#include "core/hursagmu/text.h"

#include <QHash>

namespace sky::hursagmu
{

namespace
{

/// The lines of one ledger, entry by entry.
class Writer
{
public:
    Writer(const Character &character, const Catalogue &catalogue)
        : m_character(character)
        , m_catalogue(catalogue)
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
        for (const EntryVersion &version : entry.earlier)
            line.earlier.push_back({version, m_words.deed(entry, version)});
        line.beginsPlay = beginsPlay(entry);
        line.marksPhase = marksPhase(entry);
        if (entry.struck) line.struckWith = nameOf(entry.struck->with);
        if (entry.struck) line.was = entryPoints(entry, m_character, m_catalogue);
        if (step) {
            line.points = points(entry, *step);
            m_balance = step->balance;
        }
        line.balance = m_balance;
        line.why = why(entry, line);
        return line;
    }

private:
    /// "award +5, 14 Feb 2026"; empty where there is no such entry.
    QString nameOf(const QString &entryId)
    {
        if (entryId.isEmpty()) return {};
        if (m_byId.isEmpty())
            for (const LedgerEntry &entry : m_character.ledger)
                m_byId.insert(entry.id, &entry);
        const LedgerEntry *entry = m_byId.value(entryId);
        return entry ? filled(Text::tr("%1, %2"), m_words.title(*entry), dayWords(entry->date)) : QString();
    }

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

    QString why(const LedgerEntry &entry, const StatementLine &line) const
    {
        if (entry.kind == EntryKind::Gift && entry.gift) return giftWords(entry);
        const bool isSaid = !line.what.isEmpty() && line.what.startsWith(entry.reason); // "Play begins"
        if (!entry.reason.isEmpty() && !isSaid) return entry.reason;
        if (!entry.session.isEmpty()) return entry.session;
        if (entry.kind == EntryKind::Raise)
            return filled(Text::tr("%1 \u2212 %2, level %3 less level %4"), levelCost(entry.to),
                          levelCost(entry.from), entry.to, entry.from);
        if (entry.kind == EntryKind::Retrain && !entry.struck && line.points.value() == 0)
            return Text::tr("no points back in this campaign");
        return {};
    }

    /// Its reason, else its explanation, else its session; and the Master's consent (E-032).
    static QString giftWords(const LedgerEntry &entry)
    {
        QString words = entry.session;
        for (const QString &said : {entry.gift->explanation, entry.reason})
            if (!said.isEmpty()) words = said;
        if (!entry.gift->approved) return words;
        const QString consent = Text::tr("the Master approves");
        return words.isEmpty() ? consent : QStringLiteral("%1; %2").arg(isolated(words), consent);
    }

    const Character &m_character;
    const Catalogue &m_catalogue;
    const EntryWords m_words;
    QHash<QString, const LedgerEntry *> m_byId; ///< filled when first asked for
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
