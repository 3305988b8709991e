#pragma once

#include "core/hursagmu/ledger/statement.h"

#include <QDate>
#include <QString>

namespace sky::ui::hursagmu
{

/// "d MMM yyyy", the order of the picture.
QString dateFormat();
/// "29 Mar 2026"
QString dayText(QDate date);
/// "+4", "−8", "0": what comes and goes, with its sign.
QString signedText(int64_t points);
/// What it brings or costs; of a struck one, before it was struck.
int64_t pointsOf(const sky::hursagmu::StatementLine &line);
/// An award or a correction: what it says can be edited.
bool isGrant(const sky::hursagmu::StatementLine &line);
/// Of the kind of entry.
QString kindIcon(const sky::hursagmu::StatementLine &line);
/// "15 Mar 2026, Warrior 8 → 9", "14 Mar 2026, award +4"
QString titleOf(const sky::hursagmu::StatementLine &line);
/// Why that entry is not undone as others are; empty where it may be.
QString whyNotUndone(const sky::hursagmu::StatementLine &line);
/// "Struck on 1 Apr 2026 by Ubar: counted twice"; empty for an entry that counts.
QString struckText(const sky::hursagmu::StatementLine &line);
/// What it said before it was edited, an edit a line; empty where it never was.
QStringList earlierTexts(const sky::hursagmu::StatementLine &line);

} // namespace sky::ui::hursagmu
