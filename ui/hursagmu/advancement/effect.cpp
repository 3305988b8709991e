#include "ui/hursagmu/advancement/effect.h"

#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/shell/gameui.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Character;
using sky::hursagmu::filled;
using sky::hursagmu::LedgerEntry;
using sky::hursagmu::StatementLine;

namespace
{

/// Takes off what the day brought after the entry.
void endWith(Character &character, const QString &entryId)
{
    auto &ledger = character.ledger;
    const auto found = std::find_if(ledger.begin(), ledger.end(),
                                    [&entryId](const LedgerEntry &entry) { return entry.id == entryId; });
    if (found == ledger.end()) return;
    const LedgerEntry last = *found;
    std::erase_if(ledger, [&last](const LedgerEntry &entry) { return comesBefore(last, entry); });
}

} // namespace

QString effectOf(const LedgerDesk &desk, const StatementLine &line)
{
    if (isGrant(line)) return {};
    const std::unique_ptr<Character> with =
        sky::hursagmu::asOf(desk.character(), desk.game().catalogue(), line.date);
    endWith(*with, line.entry);
    Character without = *with;
    std::erase_if(without.ledger, [&line](const LedgerEntry &entry) { return entry.id == line.entry; });
    const GameUi &game = *desk.bench().services().gameUi(desk.bench().document().system());
    const auto after = game.glance(*desk.game().evaluate(*with));
    const auto before = game.glance(*desk.game().evaluate(without));
    QStringList changes;
    for (const GlanceLine &now : after) {
        const auto old = std::find_if(before.begin(), before.end(), [&now](const GlanceLine &other) {
            return other.valueId == now.valueId && other.label == now.label;
        });
        if (old != before.end() && old->text != now.text)
            changes << filled(View::tr("%1 from %2 to %3"), now.label, old->text, now.text);
    }
    return changes.isEmpty() ? QString() : View::tr("It changed %1.").arg(changes.join(QStringLiteral("; ")));
}

} // namespace sky::ui::hursagmu
