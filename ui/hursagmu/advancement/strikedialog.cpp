#include "ui/hursagmu/advancement/strikedialog.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/fields.h"

#include <QCheckBox>
#include <QListView>
#include <QStringListModel>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Debt;
using sky::hursagmu::filled;
using sky::hursagmu::LedgerStamp;
using sky::hursagmu::StatementLine;

namespace
{

constexpr int MostRows = 6;

QListView *listOf(const LedgerDesk &desk, FormDialog &dialog)
{
    QStringList rows;
    for (const QString &id : desk.dependants().entries)
        if (const StatementLine *line = desk.line(id))
            rows << QStringLiteral("%1 (%2)").arg(titleOf(*line), signedText(line->points.value()));
    auto *list = new QListView(&dialog);
    list->setModel(new QStringListModel(rows, list));
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setAccessibleName(View::tr("Entries that are struck with it"));
    const int shown = std::min<int>(MostRows, int(rows.size()));
    list->setFixedHeight(shown * (QFontMetrics(fontOf(Type::Body)).height() + 6) + 8);
    return list;
}

/// Whether the entry can be struck without what was bought with it, leaving a debt.
bool mayBeOwed(const LedgerDesk &desk, const QString &entryId, const LedgerStamp &stamp)
{
    if (desk.dependants().owed <= 0 || desk.dependants().entries.isEmpty()) return false;
    return desk.bench()
        .document()
        .preview(sky::hursagmu::strikeEntries(desk.catalogue(), {entryId}, stamp, Debt::Accepted))
        .has_value();
}

} // namespace

void openStrike(LedgerDesk &desk, QWidget *parent)
{
    const StatementLine *line = desk.selected();
    if (!line || line->struck) return;
    const QString id = line->entry;
    const QStringList with = desk.dependants().entries;
    auto *dialog = new FormDialog(View::tr("Undo an entry"), View::tr("&Undo the entry"), parent);
    QString sentence =
        filled(View::tr("%1. It stays in the ledger, struck through, and no longer counts."), titleOf(*line));
    if (!with.isEmpty())
        sentence +=
            QLatin1Char('\n') +
            View::tr("%n other entry(ies) depend on it and are struck with it:", nullptr, int(with.size()));
    dialog->say(sentence);
    if (!with.isEmpty()) dialog->addWide(listOf(desk, *dialog));
    QCheckBox *alone = nullptr;
    if (mayBeOwed(desk, id, {desk.today(), {}, {}, QStringLiteral("?")}))
        alone = dialog->addCheck(
            filled(View::tr("Strike it &alone; the Master lets %1 be owed in all"), desk.dependants().owed));
    LineField *reason = dialog->addLine(View::tr("&Reason"), {}, View::tr("what was wrong"));
    LineField *who = dialog->addLine(View::tr("&Master"), Stamp::master(desk.bench()));
    dialog->offerDebt();
    dialog->setReadyWhen([reason] { return !reason->text().trimmed().isEmpty(); });
    dialog->setDeed([=, &bench = desk.bench(), &catalogue = desk.catalogue()] {
        const bool owed = alone && alone->isChecked();
        const LedgerStamp by{
            bench.services().clock().date(), {}, who->text().trimmed(), reason->text().trimmed()};
        const QStringList ids = owed ? QStringList{id} : QStringList{id} + with;
        const Debt debt = owed || dialog->isDebtAccepted() ? Debt::Accepted : Debt::Refused;
        return bench.attempt(sky::hursagmu::strikeEntries(catalogue, ids, by, debt));
    });
    reason->setFocus();
    dialog->open();
}

} // namespace sky::ui::hursagmu
