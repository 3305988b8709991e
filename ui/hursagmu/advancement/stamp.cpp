#include "ui/hursagmu/advancement/stamp.h"

#include "ui/binding/workbench.h"
#include "ui/hursagmu/view.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

Stamp::Stamp(QObject *bench)
    : QObject(bench)
{
}

Stamp &Stamp::of(Workbench &bench)
{
    auto *known = bench.findChild<Stamp *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Stamp(&bench);
}

sky::hursagmu::LedgerStamp Stamp::now(const Workbench &bench)
{
    const QDate today = bench.services().clock().date();
    const auto *known = bench.findChild<Stamp *>(QString(), Qt::FindDirectChildrenOnly);
    if (characterOf(bench.document()).phase != sky::hursagmu::Phase::Play)
        return {today, {}, master(bench), {}};
    if (!known) return {today, {}, {}, {}};
    const Note &note = known->note();
    return {note.date.value_or(today), note.session, note.who, note.reason};
}

QString Stamp::master(const Workbench &bench)
{
    const auto &character = characterOf(bench.document());
    const auto *known = bench.findChild<Stamp *>(QString(), Qt::FindDirectChildrenOnly);
    if (known && !known->note().who.isEmpty()) return known->note().who;
    if (!character.master.isEmpty()) return character.master;
    const auto &ledger = character.ledger;
    const auto last =
        std::find_if(ledger.rbegin(), ledger.rend(), [](const auto &entry) { return !entry.who.isEmpty(); });
    return last == ledger.rend() ? QString() : last->who;
}

void Stamp::setNote(const Note &note)
{
    if (note == m_note) return;
    m_note = note;
    Q_EMIT changed();
}

} // namespace sky::ui::hursagmu
