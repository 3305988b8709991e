#include "core/party/roster.h"

#include "core/base/sources.h"
#include "core/json/parse.h"
#include "core/party/partyfile.h"
#include "core/party/text.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace sky::party
{

namespace
{

/// The folder that the paths of a party start from: of the file that is really meant.
QDir baseOf(const QString &partyPath)
{
    const QFileInfo file(partyPath);
    const QString real = file.canonicalFilePath();
    if (!real.isEmpty()) return QFileInfo(real).dir();
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir(file.absolutePath()) : QDir(folder);
}

QString absolutePath(const QDir &base, const QString &path)
{
    return QDir::cleanPath(base.filePath(path));
}

/// One for all links to a file, also when there is none.
QString identityOf(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

/// What a member is called that the party has no name of: as its last award has it.
QString nameInAwards(const Party &party, const QString &path)
{
    for (auto session = party.sessions.rbegin(); session != party.sessions.rend(); ++session)
        for (const Share &share : session->shares)
            if (share.member == path && !share.name.isEmpty()) return share.name;
    return {};
}

struct Candidate {
    Member member;
    bool named = true; ///< else found in the party's folder, where templates may lie as well
};

std::vector<Candidate> candidatesOf(const Party &party, const QString &partyPath)
{
    const QDir base = baseOf(partyPath);
    std::vector<Candidate> found;
    QSet<QString> met;
    const auto add = [&](const Member &member, bool named) {
        const QString identity = identityOf(absolutePath(base, member.path));
        if (met.contains(identity)) return;
        met.insert(identity);
        found.push_back({member, named});
        QString &name = found.back().member.name;
        if (name.isEmpty() && named) name = nameInAwards(party, member.path);
    };
    for (const Member &member : party.members)
        add(member, true);
    if (party.folder.isEmpty()) return found;
    const QDir folder(absolutePath(base, party.folder));
    const QStringList names =
        folder.entryList({QStringLiteral("*.skychar")}, QDir::Files, QDir::Name | QDir::IgnoreCase);
    for (const QString &name : names)
        add({QDir::cleanPath(party.folder + QLatin1Char('/') + name), {}, {}}, false);
    return found;
}

constexpr QLatin1String Rest("*.skychar");

/// Stands for the characters of the folder that are too many.
Member restOf(const Party &party)
{
    return {QDir::cleanPath(party.folder + QLatin1Char('/') + Rest), {}, {}, {}};
}

bool isTemplate(const QString &path)
{
    const auto bytes = storage::readFile(path);
    const auto root = bytes ? json::parse(*bytes) : tl::unexpected(bytes.error());
    const json::Object *object = root ? root->asObject() : nullptr;
    const json::Value *kind = object ? object->find(u"kind") : nullptr;
    return kind && kind->asString() && *kind->asString() == QLatin1String("template");
}

void setUnreadable(Seat &seat, const QString &why)
{
    seat.standing = Standing::Unreadable;
    seat.problem = why;
}

/// The file's bytes and what they hold; `system` empty: any game.
void understand(Seat &seat, const GameRegistry &games, const QString &system)
{
    const auto bytes = storage::readFile(seat.path);
    if (!bytes) return setUnreadable(seat, bytes.error().message);
    seat.bytes = *bytes;
    auto loaded = storage::readCharacter(*bytes, games);
    if (!loaded) return setUnreadable(seat, loaded.error().message);
    if (!system.isEmpty() && loaded->system->id() != system)
        return setUnreadable(seat, Text::tr("This character belongs to another game than the party."));
    seat.older = !loaded->migrated.isEmpty();
    seat.character = CharacterPtr(std::move(loaded->character));
    seat.evaluation = loaded->system->evaluate(*seat.character);
    const auto may = storage::mayWrite(seat.path);
    seat.problem = !loaded->onlyToLookAt.isEmpty() ? loaded->onlyToLookAt
                   : may                           ? QString()
                                                   : may.error().message;
    seat.standing = seat.problem.isEmpty() ? Standing::Ready : Standing::ReadOnly;
}

Seat seatOf(const Member &member, const QDir &base, const GameRegistry &games, const QString &system)
{
    Seat seat;
    seat.member = member;
    seat.path = absolutePath(base, member.path);
    if (QFileInfo::exists(seat.path))
        understand(seat, games, system);
    else if (member.path.section(QLatin1Char('/'), -1) == Rest)
        setUnreadable(seat,
                      Text::tr("A party has %1 members at most; the other characters of this folder are "
                               "left out.")
                          .arg(MaxMembers));
    else
        seat.problem = Text::tr("There is no such file.");
    return seat;
}

bool holdsTemplate(const Seat &seat)
{
    return seat.character && seat.character->kind == CharacterKind::Template;
}

void flagDuplicates(std::vector<Seat> &seats)
{
    QHash<QString, int> count;
    for (const Seat &seat : seats)
        if (seat.character) ++count[seat.character->id.toLower()];
    for (Seat &seat : seats)
        seat.twice = seat.character && count.value(seat.character->id.toLower()) > 1;
}

} // namespace

QString Seat::player() const
{
    if (!member.player.isEmpty() || !character) return member.player;
    return character->player;
}

QString Seat::name() const
{
    if (character && !character->name.isEmpty()) return character->name;
    return member.name.isEmpty() ? QFileInfo(path).completeBaseName() : member.name;
}

std::vector<Member> membersOf(const Party &party, const QString &partyPath)
{
    const QDir base = baseOf(partyPath);
    std::vector<Member> members;
    for (const Candidate &candidate : candidatesOf(party, partyPath)) {
        if (!candidate.named && isTemplate(absolutePath(base, candidate.member.path))) continue;
        if (members.size() == size_t(MaxMembers)) {
            members.push_back(restOf(party));
            break;
        }
        members.push_back(candidate.member);
    }
    return members;
}

Seat readSeat(const Member &member, const QString &partyPath, const GameRegistry &games)
{
    Seat seat = seatOf(member, baseOf(partyPath), games, {});
    if (holdsTemplate(seat)) {
        seat.character.reset();
        seat.evaluation.reset();
        setUnreadable(seat, Text::tr("This is a template to start characters from."));
    }
    return seat;
}

std::vector<Seat> readRoster(const Party &party, const QString &partyPath, const GameRegistry &games,
                             const std::function<bool(size_t done, size_t all)> &goOn)
{
    const QDir base = baseOf(partyPath);
    const std::vector<Candidate> candidates = candidatesOf(party, partyPath);
    std::vector<Seat> seats;
    for (size_t i = 0; i < candidates.size(); ++i) {
        Seat seat = seatOf(candidates[i].member, base, games, party.system);
        if (!holdsTemplate(seat) && seats.size() == size_t(MaxMembers)) {
            seats.push_back(seatOf(restOf(party), base, games, {}));
            break;
        }
        if (!holdsTemplate(seat))
            seats.push_back(std::move(seat));
        else if (candidates[i].named)
            seats.push_back(readSeat(candidates[i].member, partyPath, games));
        if (goOn && !goOn(i + 1, candidates.size())) break;
    }
    flagDuplicates(seats);
    return seats;
}

std::vector<SheetMember> sheetMembers(const std::vector<Seat> &seats)
{
    std::vector<SheetMember> members;
    for (const Seat &seat : seats)
        if (seat.character && seat.evaluation)
            members.push_back(
                {seat.member.path, seat.name(), seat.player(), seat.character, seat.evaluation});
    return members;
}

Party movedTo(const Party &party, const QString &from, const QString &to)
{
    const QDir before = baseOf(from);
    const QDir after = baseOf(to);
    if (before == after) return party;
    const auto move = [&](QString &path) {
        path = QDir::cleanPath(after.relativeFilePath(absolutePath(before, path)));
    };
    Party moved = party;
    if (!moved.folder.isEmpty()) move(moved.folder);
    for (Member &member : moved.members)
        move(member.path);
    for (Session &session : moved.sessions) {
        for (QString &path : session.present)
            move(path);
        for (Share &share : session.shares)
            move(share.member);
    }
    return moved;
}

Party partyOfFolder(const QString &folder, const QString &system)
{
    Party party;
    party.id = newUuid();
    party.name = QDir(QDir(folder).absolutePath()).dirName();
    party.system = system;
    party.folder = QStringLiteral(".");
    return party;
}

} // namespace sky::party
