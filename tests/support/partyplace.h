#pragma once

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/party/awarding.h"
#include "core/party/partydocument.h"
#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/builder.h"
#include "tests/support/memoryfolder.h"

#include <QTemporaryDir>

namespace sky::test
{

/// A folder with characters in play and their party, and what awards need.
class PartyPlace
{
public:
    /// So many members, called m0, m1 ...; each has 10 experience.
    explicit PartyPlace(int members, const QString &folderName = memoryFolder())
        : folder(folderName)
    {
        party::Party party;
        party.id = QStringLiteral("0b5f6f5e-8c0e-4a51-9d3c-0f6a3d2b7c11");
        party.name = QStringLiteral("The Sky Road");
        party.system = QStringLiteral("hursagmu");
        for (int i = 0; i < members; ++i) {
            save(name(i), member(i));
            party.members.push_back({name(i), {}, {}, {}});
        }
        document =
            party::PartyDocument::create(folder.filePath(QStringLiteral("road.skyparty")), party).value();
        read();
    }

    static std::shared_ptr<const hursagmu::Hursagmu> game()
    {
        static const auto made = hursagmu::Hursagmu::create().value();
        return made;
    }
    static GameRegistry games()
    {
        GameRegistry registry;
        registry.add(game());
        return registry;
    }
    static QString name(int i) { return QStringLiteral("m%1.skychar").arg(i); }
    static hursagmu::Character member(int i)
    {
        Builder builder;
        builder.levels({{"warrior", 6}, {"athlete", 5}});
        hursagmu::Character &character = builder.character;
        character.id = QStringLiteral("67c8770b-44f1-410a-ab9a-%1").arg(i, 12, 16, QLatin1Char('0'));
        character.name = QStringLiteral("M%1").arg(i);
        character.phase = hursagmu::Phase::Play;
        hursagmu::LedgerEntry entry;
        entry.id = QStringLiteral("e1");
        entry.date = QDate(2026, 1, 1);
        entry.points = 10;
        character.ledger.push_back(entry);
        return character;
    }

    QString path(int i) const { return folder.filePath(name(i)); }
    QByteArray bytes(int i) const { return storage::readFile(path(i)).value_or(QByteArray()); }
    void save(const QString &file, const hursagmu::Character &character) const
    {
        if (!storage::writeFile(folder.filePath(file), storage::writeCharacter(character, *game())))
            qFatal("not written");
    }
    /// Every file of the folder, with its name.
    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> all;
        for (const QString &each : QDir(folder.path()).entryList(QDir::Files | QDir::Hidden))
            all[each] = storage::readFile(folder.filePath(each)).value_or(QByteArray("?"));
        return all;
    }

    void read() { seats = party::readRoster(document->party(), document->path(), games()); }
    const hursagmu::Character &character(int i) const
    {
        return static_cast<const hursagmu::Character &>(*seats[size_t(i)].character);
    }
    const hursagmu::Evaluation &evaluation(int i) const
    {
        return static_cast<const hursagmu::Evaluation &>(*seats[size_t(i)].evaluation);
    }
    int64_t unspent(int i) const { return evaluation(i).experienceUnspent(); }

    hursagmu::Desk desk() const
    {
        return {*document, seats,
                *game(),   game()->catalogue(),
                ids,       journal.filePath(QStringLiteral("together")),
                openHere,  QDateTime({2026, 3, 29}, {18, 0})};
    }

    QTemporaryDir folder, journal{memoryFolder()};
    std::unique_ptr<party::PartyDocument> document;
    std::vector<party::Seat> seats;
    IdSource ids = countingIds(QStringLiteral("x"));
    hursagmu::OpenHere openHere;
};

} // namespace sky::test
