#pragma once

#include "core/hursagmu/ledger/statement.h"
#include "core/json/value.h"

#include <QTextStream>

#include <vector>

namespace sky::app
{

// A ledger as `skychamber ledger` prints it.

struct LedgerView {
    const hursagmu::Character &character;
    const hursagmu::Evaluation &evaluation;
    std::vector<hursagmu::StatementLine> lines;
};

/// A table, with who struck an entry and what an edited one said before on lines beneath.
void printLedger(const LedgerView &ledger, QTextStream &out);
/// RFC 4180 with a line of headings; struck entries have a day in `struck`.
void printLedgerCsv(const LedgerView &ledger, QTextStream &out);
/// As documented in app/ledger-json.md, version 1.
json::Value ledgerJson(const LedgerView &ledger);

} // namespace sky::app
