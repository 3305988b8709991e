#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

using print::Role;
using print::Row;

QString join(QStringList parts, const QString &between)
{
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(between);
}

/// "The drowned gate, session 3; Ruth": why, unless that stands for what was done, in which session, and who
/// wrote it.
QString account(const StatementLine &line)
{
    QStringList parts = {isolated(line.why), isolated(line.session)};
    parts.removeDuplicates();
    if (line.what.isEmpty()) parts.removeFirst();
    return join({join(parts, QStringLiteral(", ")), isolated(line.who)}, QStringLiteral("; "));
}

/// A line beneath an entry.
Row beneath(const StatementLine &line, const QString &words)
{
    Row row;
    row.subjects = {subject("entry", line.entry)};
    row.cells = {cell(QStringLiteral("entry"), words, Role::Remark)};
    return row;
}

/// "edited 3 May 2026, miscounted; Ruth. Before: +5, 2 May 2026, the mill"
QString versionText(const EarlierLine &line)
{
    const EntryVersion &version = line.version;
    const QString edit =
        join({join({longDate(version.editedOn), isolated(version.why)}, QStringLiteral(", ")),
              isolated(version.editedBy)},
             QStringLiteral("; "));
    const QString said = join({line.what.isEmpty() ? signedFigure(version.points) : line.what,
                               longDate(version.date), isolated(version.session), isolated(version.reason)},
                              QStringLiteral(", "));
    return filled(Text::tr("edited %1. Before: %2"), edit, said);
}

/// "struck 12 May 2026, miscounted; Ruth; was +7; along with award +5, 2 May 2026"
QString struckText(const StatementLine &line)
{
    const Strike &struck = *line.struck;
    const QString with =
        line.struckWith.isEmpty() ? QString() : filled(Text::tr("along with %1"), line.struckWith);
    const QString amount = filled(Text::tr("was %1"), signedFigure(line.was));
    return filled(Text::tr("struck %1"),
                  join({join({longDate(struck.date), isolated(struck.reason)}, QStringLiteral(", ")),
                        isolated(struck.who), amount, with},
                       QStringLiteral("; ")));
}

void addEntry(print::Table &table, const StatementLine &line)
{
    const QString points = signedFigure(line.struck ? line.was : line.points.value());
    Row row;
    row.subjects = {subject("entry", line.entry)};
    row.struck = line.struck.has_value();
    row.cells = {small(QStringLiteral("date"), longDate(line.date)),
                 small(QStringLiteral("entry"), line.kindWord),
                 line.what.isEmpty() ? small(QStringLiteral("what"), isolated(line.why))
                                     : cell(QStringLiteral("what"), line.what, Role::SmallStrong),
                 small(QStringLiteral("why"), account(line))};
    std::vector<Row> rows = {std::move(row)};
    for (const EarlierLine &version : line.earlier)
        rows.push_back(beneath(line, versionText(version)));
    rows.front().cells.push_back(cell(QStringLiteral("points"), points, Role::SmallStrong));
    if (line.struck)
        rows.push_back(beneath(line, struckText(line)));
    else
        rows.front().cells.push_back(small(QStringLiteral("unspent"), figure(line.balance)));
    for (size_t i = 0; i + 1 < rows.size(); ++i)
        rows[i].kind = print::RowKind::Group; // never alone at the foot of a page
    table.rows.insert(table.rows.end(), rows.begin(), rows.end());
}

print::Section ledger(const Source &source)
{
    print::Table table;
    // The heading stands over the day, which needs no label.
    table.columns = {column(QStringLiteral("date")),
                     column(QStringLiteral("entry"), Text::tr("kind")),
                     column(QStringLiteral("what"), Text::tr("what")),
                     column(QStringLiteral("why"), Text::tr("why")),
                     column(QStringLiteral("points"), Text::tr("points")),
                     column(QStringLiteral("unspent"), Text::tr("unspent"))};
    for (const StatementLine &line : statement(source.character, source.catalogue))
        addEntry(table, line);
    if (table.rows.empty()) table.footnote = Text::tr("No entries yet.");
    return {QStringLiteral("ledger"), Text::tr("Ledger"), {}, {}, std::move(table)};
}

/// "24 earned, 21 spent, 3 unspent; 14 entries, 1 struck"
print::Header::Entry totals(const Source &source)
{
    const auto &entries = source.character.ledger;
    const auto struck = std::count_if(entries.begin(), entries.end(),
                                      [](const LedgerEntry &entry) { return entry.struck.has_value(); });
    const auto count = static_cast<int>(entries.size());
    const QString rest =
        count == 0 ? Text::tr("; nothing has been written into the ledger yet")
                   : QStringLiteral("; %1, %2")
                         .arg(Text::tr("%n entries", nullptr, count), Text::tr("%1 struck").arg(struck));
    const Evaluation &now = source.evaluation;
    return {
        {{Text::tr("%1 earned, %2 spent, ").arg(figure(now.experienceEarned), figure(now.experienceSpent)),
          Role::Body},
         {Text::tr("%1 unspent").arg(figure(now.experienceUnspent())), Role::BodyStrong},
         {rest, Role::Body}},
        {}};
}

/// Everything the ledger says, from the character itself.
std::vector<print::Expected> expectedEntries(const Character &character)
{
    std::vector<print::Expected> expected;
    for (const LedgerEntry &entry : character.ledger) {
        QStringList texts = {entry.reason, entry.session, entry.who};
        for (const EntryVersion &version : entry.earlier)
            texts << version.editedBy << version.why << version.session << version.reason
                  << (version.to || version.gift ? QString() : signedFigure(version.points));
        if (entry.struck) texts << entry.struck->who << entry.struck->reason;
        texts.removeAll(QString());
        expected.push_back({subject("entry", entry.id),
                            Text::tr("experience of %1").arg(entry.date.toString(Qt::ISODate)), texts});
    }
    return expected;
}

} // namespace

print::SheetContent audit(const Source &source, std::optional<QDate> day)
{
    print::SheetContent content;
    const QString name =
        source.character.name.trimmed().isEmpty() ? Text::tr("Unnamed") : source.character.name;
    content.title = filled(Text::tr("%1, ledger"), name);
    content.draftReason = draftReason(source);
    content.header = header(source);
    content.header.name = name;
    content.header.portrait = {};
    content.header.lines.back() = {totals(source)};
    content.sections = {ledger(source)};
    const std::vector<print::Expected> all = expected(source);
    std::copy_if(all.begin(), all.end(), std::back_inserter(content.expected),
                 [](const auto &each) { return each.subject.startsWith(QLatin1String("base/")); });
    for (const print::Expected &entry : expectedEntries(source.character))
        content.expected.push_back(entry);
    if (day) tellDay(content, *day);
    return content;
}

} // namespace sky::hursagmu::sheet
