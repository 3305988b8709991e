#include "app/commands/salvageparty.h"

#include "core/base/oneline.h"
#include "core/party/keeping.h"
#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/party/salvage.h"
#include "core/storage/filelock.h"
#include "core/storage/files.h"

#include <QFileInfo>

namespace sky::app
{

namespace
{

Result<party::Salvage> salvagedParty(const Context &context, const QString &path)
{
    const auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto read = party::readParty(*bytes);
    if (read && context.games.find(read->system))
        return refuse(Words::tr("This file can be read as it is; nothing has to be salvaged."));
    return party::salvageParty(*bytes, context.games);
}

/// A party that is there goes among its versions; anything else stays.
Result<void> makeWayForParty(const Context &context, const QString &target, bool force)
{
    if (!QFileInfo::exists(target)) return {};
    if (!force) return refuse(Words::tr("The file is there already; --force replaces it."));
    const auto bytes = storage::readFile(target);
    if (!bytes || !party::readParty(*bytes))
        return refuse(Words::tr("What is there is no party; it stays as it is."));
    return party::keepReplaced(target, *bytes, context.versions());
}

} // namespace

Result<void> mayWriteDown(const QString &newer, const SalvageWish &wish)
{
    if (newer.isEmpty() || wish.older) return {};
    return refuse(
        Words::tr("%1 That is what should salvage it; --older writes here what this one understands "
                  "of it, in its older format.")
            .arg(newer));
}

void tellSalvaged(const Context &context, const QString &target, const QStringList &missing)
{
    context.out() << Words::tr("Wrote %1. This is not as it was in the damaged file:").arg(visible(target))
                  << '\n';
    for (const QString &line : missing)
        context.out() << "  " << inOneLine(line) << '\n';
}

int salvageParty(const Context &context, const QString &path, const QString &target, const SalvageWish &wish)
{
    const auto found = salvagedParty(context, path);
    if (!found) return report(context, found.error(), path);
    if (const auto may = mayWriteDown(found->newer, wish); !may) return report(context, may.error(), path);
    const auto lock = storage::FileLock::take(target, QDateTime::currentDateTimeUtc());
    if (!lock && lock.error().kind == ErrorKind::Refused) return report(context, lock.error(), target);
    if (const auto free = makeWayForParty(context, target, wish.force); !free)
        return report(context, free.error(), target);
    const party::Party moved = party::movedTo(found->party, path, target);
    if (const auto written = storage::writeFile(target, party::writeParty(moved)); !written)
        return report(context, written.error(), target);
    tellSalvaged(context, target, found->missing);
    return Fine;
}

} // namespace sky::app
