#include "ui/hursagmu/advancement/ledgerwords.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/view.h"

#include <QLocale>

namespace sky::ui::hursagmu
{

using sky::hursagmu::EntryKind;
using sky::hursagmu::filled;
using sky::hursagmu::StatementLine;

QString dateFormat()
{
    return QStringLiteral("d MMM yyyy");
}

QString dayText(QDate date)
{
    return QLocale().toString(date, dateFormat());
}

QString signedText(int64_t points)
{
    const QString text = numberText(points, Unit::Number);
    return points > 0 ? QLatin1Char('+') + text : text;
}

int64_t pointsOf(const StatementLine &line)
{
    return line.struck ? line.was : line.points.value();
}

bool isGrant(const StatementLine &line)
{
    return line.kind == EntryKind::Award || line.kind == EntryKind::Correction;
}

QString kindIcon(const StatementLine &line)
{
    switch (line.kind) {
    case EntryKind::Award:
        return QStringLiteral("plus");
    case EntryKind::Raise:
        return QStringLiteral("raise");
    case EntryKind::Gift:
        return QStringLiteral("gift");
    case EntryKind::NewTrait:
        return QStringLiteral("new");
    case EntryKind::Correction:
        return QStringLiteral("edit");
    case EntryKind::Retrain:
        return QStringLiteral("lower");
    }
    return QStringLiteral("edit");
}

QString titleOf(const StatementLine &line)
{
    const QString what = line.what.isEmpty()
                             ? QStringLiteral("%1 %2").arg(line.kindWord, signedText(pointsOf(line)))
                             : line.what;
    return filled(View::tr("%1, %2"), dayText(line.date), what);
}

QString whyNotUndone(const StatementLine &line)
{
    if (!line.marksPhase) return {};
    if (!line.beginsPlay)
        return View::tr("It says when creation was opened again, or play begun again, so it is not undone.");
    return View::tr("Play began with it, so it is not undone: Character, Back to Creation opens creation "
                    "again.");
}

QString struckText(const StatementLine &line)
{
    if (!line.struck) return {};
    const QString day = dayText(line.struck->date);
    const QString who = line.struck->who;
    const QString head = who.isEmpty() ? filled(View::tr("Struck on %1"), day)
                                       : filled(View::tr("Struck on %1 by %2"), day, who);
    const QString whole =
        line.struckWith.isEmpty() ? head : filled(View::tr("%1, along with %2"), head, line.struckWith);
    return line.struck->reason.isEmpty() ? whole : filled(View::tr("%1: %2"), whole, line.struck->reason);
}

QStringList earlierTexts(const StatementLine &line)
{
    QStringList texts;
    for (const auto &[version, what] : line.earlier) {
        QStringList said = {dayText(version.date), what.isEmpty() ? signedText(version.points) : what};
        if (!version.session.isEmpty()) said << isolated(version.session);
        if (!version.reason.isEmpty()) said << isolated(version.reason);
        QString edited = dayText(version.editedOn);
        if (!version.editedBy.isEmpty()) edited = filled(View::tr("%1 by %2"), edited, version.editedBy);
        if (!version.why.isEmpty()) edited = filled(View::tr("%1, %2"), edited, version.why);
        texts << View::tr("Edited %1; before: %2").arg(edited, said.join(QStringLiteral(", ")));
    }
    return texts;
}

} // namespace sky::ui::hursagmu
