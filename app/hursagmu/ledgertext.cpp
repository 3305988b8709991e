#include "app/hursagmu/ledgertext.h"

#include "app/hursagmu/texttable.h"
#include "app/words.h"
#include "core/base/oneline.h"
#include "core/formats/csv.h"
#include "core/formats/valuesjson.h"
#include "core/hursagmu/text.h"

namespace sky::app
{

using namespace sky::hursagmu;

namespace
{

QString iso(QDate date)
{
    return date.toString(Qt::ISODate);
}

QString pointsOf(const StatementLine &line)
{
    return line.struck ? Words::tr("was %1").arg(signedNumber(line.was)) : signedNumber(line.points.value());
}

/// "struck 2026-03-01 by Ruth, along with award +5, 14 Feb 2026: miscounted"
QString struckText(const StatementLine &line)
{
    const Strike &struck = *line.struck;
    QString sentence = Words::tr("struck %1").arg(iso(struck.date));
    if (!struck.who.isEmpty()) sentence += Words::tr(" by %1").arg(struck.who);
    if (!line.struckWith.isEmpty()) sentence += Words::tr(", along with %1").arg(line.struckWith);
    return struck.reason.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(sentence, struck.reason);
}

/// "edited 2026-03-01 by Ruth: miscounted; it said +5, 2026-02-14, the mill"
QString versionText(const EarlierLine &line)
{
    const EntryVersion &version = line.version;
    QString sentence = Words::tr("edited %1").arg(iso(version.editedOn));
    if (!version.editedBy.isEmpty()) sentence += Words::tr(" by %1").arg(version.editedBy);
    if (!version.why.isEmpty()) sentence += QStringLiteral(": ") + version.why;
    QStringList said = {line.what.isEmpty() ? signedNumber(version.points) : line.what, iso(version.date)};
    for (const QString &words : {version.session, version.reason})
        if (!words.isEmpty()) said << words;
    return Words::tr("%1; it said %2").arg(sentence, said.join(QStringLiteral(", ")));
}

void addUnlessEmpty(json::Object &object, const char *key, const QString &value)
{
    if (!value.isEmpty()) object.add(QLatin1String(key), value);
}

json::Value versionJson(const EarlierLine &line)
{
    const EntryVersion &version = line.version;
    json::Object object;
    object.add(QStringLiteral("editedOn"), iso(version.editedOn));
    addUnlessEmpty(object, "editedBy", version.editedBy);
    addUnlessEmpty(object, "why", version.why);
    object.add(QStringLiteral("date"), iso(version.date));
    addUnlessEmpty(object, "session", version.session);
    addUnlessEmpty(object, "reason", version.reason);
    object.add(QStringLiteral("points"), version.points);
    addUnlessEmpty(object, "what", line.what);
    if (version.to) object.add(QStringLiteral("to"), *version.to);
    return object;
}

json::Value lineJson(const StatementLine &line)
{
    json::Object object;
    object.add(QStringLiteral("id"), line.entry);
    object.add(QStringLiteral("date"), iso(line.date));
    object.add(QStringLiteral("entry"), line.kindWord);
    addUnlessEmpty(object, "session", line.session);
    addUnlessEmpty(object, "who", line.who);
    addUnlessEmpty(object, "what", line.what);
    addUnlessEmpty(object, "why", line.why);
    json::Object points;
    formats::addNumber(points, line.points);
    object.add(QStringLiteral("points"), std::move(points));
    object.add(QStringLiteral("unspent"), line.balance);
    if (line.beginsPlay) object.add(QStringLiteral("beginsPlay"), true);
    if (line.struck) {
        json::Object struck;
        struck.add(QStringLiteral("date"), iso(line.struck->date));
        addUnlessEmpty(struck, "who", line.struck->who);
        addUnlessEmpty(struck, "reason", line.struck->reason);
        addUnlessEmpty(struck, "with", line.struck->with);
        struck.add(QStringLiteral("was"), line.was);
        object.add(QStringLiteral("struck"), std::move(struck));
    }
    json::Array earlier;
    for (const EarlierLine &version : line.earlier)
        earlier.push_back(versionJson(version));
    if (!earlier.empty()) object.add(QStringLiteral("earlier"), std::move(earlier));
    return object;
}

} // namespace

void printLedger(const LedgerView &ledger, QTextStream &out)
{
    TextTable table;
    table.alignRight(5);
    table.alignRight(6);
    table.add({Words::tr("id"), Words::tr("date"), Words::tr("entry"), Words::tr("what"), Words::tr("why"),
               Words::tr("points"), Words::tr("unspent")});
    for (const StatementLine &line : ledger.lines) {
        table.add({line.entry, iso(line.date), line.kindWord, inOneLine(line.what), inOneLine(line.why),
                   pointsOf(line), numberText(line.balance, Unit::Points)});
        for (const EarlierLine &version : line.earlier)
            table.note(QStringLiteral("    ") + inOneLine(versionText(version)));
        if (line.struck) table.note(QStringLiteral("    ") + inOneLine(struckText(line)));
    }
    out << inOneLine(ledger.character.name) << '\n';
    if (!ledger.lines.empty()) table.print(out);
    out << Words::tr("%1 earned, %2 spent, %3 unspent")
               .arg(ledger.evaluation.experienceEarned)
               .arg(ledger.evaluation.experienceSpent)
               .arg(numberText(ledger.evaluation.experienceUnspent(), Unit::Points))
        << '\n';
}

void printLedgerCsv(const LedgerView &ledger, QTextStream &out)
{
    out << "id,date,entry,session,who,what,why,points,unspent,struck,struckBy,struckReason,earlier,"
           "struckWith,was\r\n";
    for (const StatementLine &line : ledger.lines) {
        const Strike struck = line.struck.value_or(Strike());
        QStringList earlier;
        for (const EarlierLine &version : line.earlier)
            earlier << versionText(version);
        const QStringList fields = {line.entry,
                                    iso(line.date),
                                    line.kindWord,
                                    line.session,
                                    line.who,
                                    line.what,
                                    line.why,
                                    QString::number(line.points.value()),
                                    QString::number(line.balance),
                                    iso(struck.date),
                                    struck.who,
                                    struck.reason,
                                    earlier.join(QLatin1Char('\n')),
                                    struck.with,
                                    line.struck ? QString::number(line.was) : QString()};
        out << formats::csvLine(fields);
    }
}

json::Value ledgerJson(const LedgerView &ledger)
{
    json::Object object;
    object.add(QStringLiteral("format"), QStringLiteral("skychamber-ledger"));
    object.add(QStringLiteral("formatVersion"), 1);
    object.add(QStringLiteral("id"), ledger.character.id);
    object.add(QStringLiteral("name"), ledger.character.name);
    if (const auto since = playSince(ledger.character)) object.add(QStringLiteral("playSince"), iso(*since));
    object.add(QStringLiteral("earned"), ledger.evaluation.experienceEarned);
    object.add(QStringLiteral("spent"), ledger.evaluation.experienceSpent);
    object.add(QStringLiteral("unspent"), ledger.evaluation.experienceUnspent());
    json::Array entries;
    for (const StatementLine &line : ledger.lines)
        entries.push_back(lineJson(line));
    object.add(QStringLiteral("entries"), std::move(entries));
    return object;
}

} // namespace sky::app
