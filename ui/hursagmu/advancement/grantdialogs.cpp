#include "ui/hursagmu/advancement/grantdialogs.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/ledger/dayremark.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/text.h"
#include "ui/binding/workbench.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::Debt;
using sky::hursagmu::EntryKind;
using sky::hursagmu::filled;
using sky::hursagmu::Grant;
using sky::hursagmu::GrantChange;
using sky::hursagmu::LedgerStamp;
using sky::hursagmu::StatementLine;

namespace
{

constexpr int UsualAward = 4;

NumberField *addPoints(FormDialog &dialog, int64_t points)
{
    constexpr int Most = int(sky::hursagmu::limits::EntryPoints);
    auto *field = new NumberField(&dialog);
    field->setRange(-Most, Most);
    field->showValue(int(points));
    dialog.addField(View::tr("&Points"), field);
    QObject::connect(field, &QSpinBox::textChanged, &dialog, &FormDialog::refresh);
    return field;
}

Debt debtOf(const FormDialog &dialog)
{
    return dialog.isDebtAccepted() ? Debt::Accepted : Debt::Refused;
}

/// Says before anything is written what is odd about the day.
void watchDay(FormDialog &dialog, const Workbench &bench, DateField *date)
{
    auto *label = new Label(Type::Secondary, {}, &dialog);
    label->setWordWrap(true);
    dialog.addWide(label);
    const QDate today = bench.services().clock().date();
    const auto show = [label, &bench, date, today] {
        const QString odd = sky::hursagmu::remarkOnDay(characterOf(bench.document()), date->date(), today);
        label->setText(odd);
        label->setVisible(!odd.isEmpty());
    };
    QObject::connect(date, &DateField::dateChanged, label, show);
    show();
}

/// The reason as the character's ledger has it.
const sky::hursagmu::LedgerEntry *entryOf(const Workbench &bench, const QString &entryId)
{
    for (const auto &entry : characterOf(bench.document()).ledger)
        if (entry.id == entryId) return &entry;
    return nullptr;
}

} // namespace

void openGrant(Workbench &bench, const sky::hursagmu::Hursagmu &game, EntryKind kind, QWidget *parent)
{
    const bool award = kind == EntryKind::Award;
    const LedgerStamp now = Stamp::now(bench);
    auto *dialog = new FormDialog(award ? View::tr("Award experience") : View::tr("Correct the count"),
                                  award ? View::tr("&Award") : View::tr("&Correct"), parent);
    dialog->say(award ? View::tr("Experience that was earned. Less than nothing takes some away.")
                      : View::tr("Sets a count right: experience that was written down wrongly."));
    NumberField *points = addPoints(*dialog, award ? UsualAward : 0);
    LineField *why = dialog->addLine(
        View::tr("&Reason"), {}, award ? View::tr("what it was earned with") : View::tr("what was wrong"));
    DateField *date = dialog->addDate(View::tr("&Date"), now.date);
    LineField *session = dialog->addLine(View::tr("&Session"), now.session);
    LineField *who = dialog->addLine(View::tr("&Master"), Stamp::master(bench));
    watchDay(*dialog, bench, date);
    dialog->offerDebt();
    dialog->setReadyWhen(
        [points] { return points->hasAcceptableInput() && points->text() != QLatin1String("0"); });
    dialog->setDeed([=, &bench, &game] {
        points->interpretText();
        Grant grant;
        grant.kind = kind;
        grant.points = points->value();
        const LedgerStamp stamp{date->date(), session->text().trimmed(), who->text().trimmed(),
                                why->text().trimmed()};
        return bench.attempt(sky::hursagmu::grantExperience(game.catalogue(), grant, bench.services().ids,
                                                            stamp, debtOf(*dialog)));
    });
    points->selectAll();
    dialog->open();
}

void openGrantEdit(Workbench &bench, const sky::hursagmu::Hursagmu &game, const StatementLine &line,
                   QWidget *parent)
{
    const auto *entry = entryOf(bench, line.entry);
    if (!entry) return;
    auto *dialog = new FormDialog(View::tr("Edit an entry"), View::tr("&Edit"), parent);
    dialog->say(filled(View::tr("%1. What it says now stays with the entry."), titleOf(line)));
    NumberField *points = line.marksPhase ? nullptr : addPoints(*dialog, entry->points);
    LineField *reason = dialog->addLine(View::tr("&Reason"), entry->reason);
    DateField *date = dialog->addDate(View::tr("&Date"), entry->date);
    LineField *session = dialog->addLine(View::tr("&Session"), entry->session);
    LineField *why = dialog->addLine(View::tr("&Why it is edited"), {});
    LineField *who = dialog->addLine(View::tr("&Master"), Stamp::master(bench));
    watchDay(*dialog, bench, date);
    dialog->offerDebt();
    dialog->setDeed([=, &bench, &game, id = line.entry, kept = entry->points] {
        if (points) points->interpretText();
        const GrantChange change{id, points ? points->value() : kept, date->date(), session->text().trimmed(),
                                 reason->text().trimmed()};
        const LedgerStamp by{
            bench.services().clock().date(), {}, who->text().trimmed(), why->text().trimmed()};
        return bench.attempt(sky::hursagmu::editGrant(game.catalogue(), change, by, debtOf(*dialog)));
    });
    if (points) points->selectAll();
    dialog->open();
}

} // namespace sky::ui::hursagmu
