#include "app/commands/salvageparty.h"

#include "core/base/oneline.h"
#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/party/salvage.h"
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
    const auto there = bytes.and_then(party::readParty);
    if (!there) return refuse(Words::tr("What is there is no party; it stays as it is."));
    return context.versions().keep(
        there->id, {*bytes, storage::Versions::Format::Present, QFileInfo(target).lastModified()});
}

} // namespace

int salvageParty(const Context &context, const QString &path, const QString &target, bool force)
{
    const auto found = salvagedParty(context, path);
    if (!found) return report(context, found.error(), path);
    if (const auto free = makeWayForParty(context, target, force); !free)
        return report(context, free.error(), target);
    const party::Party moved = party::movedTo(found->party, path, target);
    if (const auto written = storage::writeFile(target, party::writeParty(moved)); !written)
        return report(context, written.error(), target);
    context.out() << Words::tr("Wrote %1. This is not as it was in the damaged file:").arg(visible(target))
                  << '\n';
    for (const QString &line : found->missing)
        context.out() << "  " << inOneLine(line) << '\n';
    return Fine;
}

} // namespace sky::app
