#include "core/hursagmu/party/memberwork.h"

#include "core/document/document.h"
#include "core/hursagmu/text.h"
#include "core/party/partyfile.h"
#include "core/storage/files.h"
#include "core/storage/save.h"

#include <QFileInfo>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr size_t MostNamed = 20; // in one sentence

/// The document of a game that somebody else owns.
std::shared_ptr<const GameSystem> unowned(const GameSystem &game)
{
    return {std::shared_ptr<void>(), &game};
}

QString listed(const std::vector<std::pair<QString, QString>> &obstacles)
{
    QStringList lines;
    for (size_t i = 0; i < std::min(obstacles.size(), MostNamed); ++i)
        lines << filled(Text::tr("%1: %2"), obstacles[i].first, obstacles[i].second);
    if (obstacles.size() > MostNamed)
        lines << Text::tr("And %n more.", nullptr, int(obstacles.size() - MostNamed));
    return lines.join(QLatin1Char(' '));
}

bool isAsRead(const QString &path, const QByteArray &bytes)
{
    if (bytes.isEmpty()) return !QFileInfo::exists(path);
    const auto there = storage::readFile(path);
    return there && *there == bytes;
}

} // namespace

const party::Seat *seatFor(const Desk &desk, const QString &member)
{
    const auto found = std::find_if(desk.seats.begin(), desk.seats.end(), [&member](const party::Seat &seat) {
        return seat.member.path == member;
    });
    return found == desk.seats.end() ? nullptr : &*found;
}

const Character &characterOf(const party::Seat &seat)
{
    return static_cast<const Character &>(*seat.character);
}

const Evaluation &evaluationOf(const party::Seat &seat)
{
    return static_cast<const Evaluation &>(*seat.evaluation);
}

QString distinctName(const Desk &desk, const QString &name, const QString &member)
{
    const auto same = std::count_if(desk.seats.begin(), desk.seats.end(),
                                    [&name](const party::Seat &seat) { return seat.name() == name; });
    return same > 1 ? QStringLiteral("%1 (%2)").arg(name, member) : name;
}

QString partyObstacle(const Desk &desk)
{
    const party::PartyDocument &document = desk.document;
    if (!document.onlyToLookAt().isEmpty()) return document.onlyToLookAt();
    if (!isAsRead(document.path(), document.bytes()))
        return Text::tr("It was changed meanwhile. Look at the party again.");
    const auto may = storage::mayWrite(document.path());
    return may ? QString() : may.error().message;
}

QString obstacleOf(const Desk &desk, const party::Seat &seat)
{
    if (seat.standing != party::Standing::Ready) return seat.problem;
    if (desk.openHere) {
        const QString unsaved = desk.openHere(seat.path);
        if (!unsaved.isEmpty()) return unsaved;
    }
    const auto held = storage::FileLock::inTheWay(seat.path, desk.now);
    if (!held || (desk.openHere && held->detail == storage::FileLock::HeldHere)) return {};
    return held->message;
}

MemberWork::MemberWork(const Desk &desk)
    : m_desk(desk)
    , m_partyBytes(desk.document.bytes())
{
    storage::allowDescriptors(desk.seats.size() + 1);
}

void MemberWork::addObstacle(const QString &whose, const QString &sentence)
{
    m_obstacles.emplace_back(whose, sentence);
}

void MemberWork::addObstacle(const party::Seat &seat, const QString &sentence)
{
    addObstacle(distinctName(m_desk, seat.name(), seat.member.path), sentence);
}

bool MemberWork::take(const QString &path, const QString &whose)
{
    auto lock = storage::FileLock::take(path, m_desk.now);
    if (lock) {
        m_locks.push_back(std::move(*lock));
        return true;
    }
    // A file that is open in this program is kept by it already.
    if (m_desk.openHere && lock.error().detail == storage::FileLock::HeldHere) return true;
    addObstacle(whose, lock.error().message);
    return false;
}

void MemberWork::change(const QString &member, const QString &name, const std::vector<Edit> &edits)
{
    m_stopped = m_stopped || (m_desk.goOn && !m_desk.goOn(m_worked++));
    if (m_stopped) return;
    const party::Seat *seat = seatFor(m_desk, member);
    if (!seat) return addObstacle(member, Text::tr("There is no such member in the party."));
    if (const QString obstacle = obstacleOf(m_desk, *seat); !obstacle.isEmpty())
        return addObstacle(*seat, obstacle);
    if (!take(seat->path, distinctName(m_desk, seat->name(), member))) return;
    if (!isAsRead(seat->path, seat->bytes))
        return addObstacle(*seat, Text::tr("The file was changed meanwhile. Look at the party again."));
    Document document(unowned(m_desk.game), seat->character);
    if (const auto done = document.apply(name, edits); !done) return addObstacle(*seat, done.error().message);
    if (!document.isModified()) return;
    const auto bytes = storage::bytesToSave(*document.character(), m_desk.game, seat->bytes);
    if (!bytes) return addObstacle(*seat, bytes.error().message);
    m_writes.push_back({seat->path, seat->bytes, *bytes});
}

void MemberWork::changeParty(const party::Party &party)
{
    const party::PartyDocument &document = m_desk.document;
    const QString whose = Text::tr("The party's file");
    m_party = party;
    if (!take(document.path(), whose)) return;
    if (const QString obstacle = partyObstacle(m_desk); !obstacle.isEmpty())
        return addObstacle(whose, obstacle);
    if (document.bytes() != m_partyBytes)
        return addObstacle(whose, Text::tr("It was changed meanwhile. Look at the party again."));
    const QByteArray bytes = party::writeParty(party, document.bytes());
    if (const auto again = party::readParty(bytes); !again) return addObstacle(whose, again.error().message);
    m_writes.push_back({document.path(), document.bytes(), bytes});
}

/// `before`: when what was replaced was saved.
void MemberWork::keepVersions(const storage::Write &write, const QDateTime &before) const
{
    if (!m_desk.versions) return;
    using Format = storage::Versions::Format;
    const party::PartyDocument &document = m_desk.document;
    if (m_party && write.path == document.path())
        return m_desk.versions->keepSave(m_party->id, {write.before, Format::Present, before}, write.after);
    for (const party::Seat &seat : m_desk.seats)
        if (seat.path == write.path && seat.character)
            m_desk.versions->keepSave(seat.character->id,
                                      {seat.bytes, seat.older ? Format::Older : Format::Present, before},
                                      write.after);
}

/// Says that nothing was changed, where that is so.
Error MemberWork::failed(const Error &error) const
{
    const bool untouched = std::all_of(m_writes.begin(), m_writes.end(), [](const storage::Write &write) {
        return isAsRead(write.path, write.before);
    });
    if (!untouched) return error;
    return {error.kind, filled(Text::tr("Nothing was changed. %1"), error.message), error.detail};
}

Result<QStringList> MemberWork::write(const QString &what)
{
    m_stopped = m_stopped || (m_desk.goOn && !m_desk.goOn(m_worked));
    if (m_stopped) return refuse(Text::tr("Stopped. Nothing was changed."));
    if (!m_obstacles.empty()) return refuse(filled(Text::tr("Nothing was changed. %1"), listed(m_obstacles)));
    std::vector<QDateTime> before;
    for (const storage::Write &write : m_writes)
        before.push_back(QFileInfo(write.path).lastModified());
    if (const auto done = storage::writeTogether(m_writes, m_desk.journalFolder, what); !done)
        return tl::unexpected(failed(done.error()));
    QStringList paths;
    for (size_t i = 0; i < m_writes.size(); ++i) {
        paths << m_writes[i].path;
        keepVersions(m_writes[i], before[i]);
    }
    if (m_party) m_desk.document.take(*m_party, m_writes.back().after);
    return paths;
}

} // namespace sky::hursagmu
