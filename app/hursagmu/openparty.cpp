#include "app/hursagmu/openparty.h"

#include "app/commands/commands.h"
#include "app/logging.h"
#include "core/base/oneline.h"
#include "core/hursagmu/catalogue/names.h"
#include "core/storage/together.h"

#include <QFileInfo>

#include <algorithm>

namespace sky::app
{

namespace
{

using party::Seat;

bool isNamed(const Seat &seat, const QString &typed)
{
    return hursagmu::namesIt(typed, seat.member.path, seat.name(), {QFileInfo(seat.path).completeBaseName()});
}

Result<const Seat *> memberNamed(const OpenParty &party, const QString &typed)
{
    std::vector<const Seat *> found;
    QStringList names, paths;
    for (const Seat &seat : party.seats) {
        if (seat.member.path == typed) return &seat;
        names << seat.name();
        if (!isNamed(seat, typed)) continue;
        found.push_back(&seat);
        paths << seat.member.path;
    }
    if (found.size() == 1) return found.front();
    if (found.size() > 1) return fail(ErrorKind::Usage, hursagmu::ambiguousName(typed, paths));
    return fail(ErrorKind::Usage,
                hursagmu::unknownName(Words::tr("There is no \u201c%1\u201d in the party."), typed, names));
}

} // namespace

Result<OpenParty> openParty(const Context &context, const QString &path)
{
    auto document = QFileInfo(path).isDir() ? party::PartyDocument::openFolder(path, context.hursagmu->id())
                                            : party::PartyDocument::open(path);
    if (!document) return tl::unexpected(document.error());
    if (const QString &newer = (*document)->onlyToLookAt(); !newer.isEmpty())
        context.err() << "skychamber: " << visible(path) << ": " << newer << '\n';
    auto seats = party::readRoster((*document)->party(), (*document)->path(), context.games);
    return OpenParty{std::move(*document), std::move(seats)};
}

hursagmu::Desk deskOf(const OpenParty &party, const Context &context)
{
    return {*party.document,
            party.seats,
            *context.hursagmu,
            context.hursagmu->catalogue(),
            context.around.ids,
            storage::journalFolderIn(logFolder()),
            {},
            context.around.clock(),
            {},
            context.versions()};
}

Result<std::vector<const Seat *>> membersNamed(const OpenParty &party, const std::vector<std::string> &names)
{
    std::vector<const Seat *> members;
    if (names.empty())
        for (const Seat &seat : party.seats)
            members.push_back(&seat);
    for (const std::string &name : names) {
        const auto seat = memberNamed(party, text(name));
        if (!seat) return tl::unexpected(seat.error());
        if (std::find(members.begin(), members.end(), *seat) == members.end()) members.push_back(*seat);
    }
    return members;
}

void finishEarlierWork(QTextStream &err)
{
    for (const auto &work : storage::finishWrites(storage::journalFolderIn(logFolder())))
        err << "skychamber: " << storage::inWords(work) << '\n';
}

} // namespace sky::app
