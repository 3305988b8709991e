#include "tests/torture/otherhands.h"

#include "core/party/partyfile.h"
#include "core/storage/envelope.h"
#include "tests/torture/randomprompts.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sky::torture
{

namespace
{

constexpr uint MostFiles = 60;

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

OtherHands::OtherHands(const QString &folder, Randomness &random, const GameRegistry &games,
                       std::function<void(const QString &path)> touched)
    : m_folder(folder)
    , m_random(random)
    , m_games(games)
    , m_touched(std::move(touched))
{
}

/// As other programs write: over what is there.
void OtherHands::put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("not written");
    m_touched(path);
}

void OtherHands::remove(const QString &path)
{
    QFile::remove(path);
    m_touched(path);
}

/// What gathers where a version is kept beside again and again.
QString OtherHands::tidyUp()
{
    for (const QString &name : QDir(m_folder).entryList({QStringLiteral("* (*).sky*")}, QDir::Files))
        remove(m_folder + u'/' + name);
    return QStringLiteral("others tidy up");
}

QString OtherHands::anyFile(const char *pattern)
{
    QStringList names =
        QDir(m_folder).entryList({QLatin1String(pattern)}, QDir::Files | QDir::NoSymLinks, QDir::Name);
    for (qsizetype i = names.size() - 1; i >= 0; --i)
        if (isBroken(names[i])) names.removeAt(i);
    return names.isEmpty() ? QString() : m_folder + u'/' + m_random.of(names);
}

QString OtherHands::act(const QString &current)
{
    const bool onCurrent = !current.isEmpty() && QFileInfo::exists(current) && m_random.oneIn(2);
    const QString any = m_random.oneIn(4) ? anyFile("*.skyparty") : anyFile("*.skychar");
    const QString path = onCurrent ? current : any;
    if (m_lock && m_random.oneIn(2)) {
        m_lock.reset();
        return QStringLiteral("others close a file");
    }
    if (path.isEmpty()) return QStringLiteral("others find no file");
    if (QDir(m_folder).count() > MostFiles) return tidyUp();
    switch (m_random.below(6)) {
    case 0:
    case 1:
        return rewrite(path);
    case 2:
        return copyBeside(path);
    case 3:
        return spoil(path);
    case 4:
        return hold(path);
    default:
        // Only where there are others: who has none has nothing to do.
        if (QDir(m_folder).entryList({QStringLiteral("*.skychar")}, QDir::Files).size() < 6)
            return rewrite(path);
        remove(path);
        return QStringLiteral("others remove ") + QFileInfo(path).fileName();
    }
}

/// The same character or party with another name or other notes; the same bytes where they can't be read.
QByteArray OtherHands::changed(const QByteArray &bytes)
{
    if (auto read = storage::readCharacter(bytes, m_games)) {
        (m_random.oneIn(2) ? read->character->name : read->character->notes) = typedText(m_random);
        return storage::writeCharacter(*read->character, *read->system, bytes);
    }
    auto party = party::readParty(bytes);
    if (!party) return bytes;
    party->notes = typedText(m_random);
    return party::writeParty(*party, bytes);
}

QString OtherHands::rewrite(const QString &path)
{
    put(path, changed(bytesIn(path)));
    return QStringLiteral("others write ") + QFileInfo(path).fileName();
}

QString OtherHands::copyBeside(const QString &path)
{
    const QFileInfo file(path);
    const QString copy = QStringLiteral("%1/%2 (conflicted copy 2026-03-%3).%4")
                             .arg(m_folder, file.completeBaseName().section(QStringLiteral(" ("), 0, 0))
                             .arg(10 + m_random.below(3))
                             .arg(file.suffix());
    put(copy, changed(bytesIn(path)));
    return QStringLiteral("others leave ") + QFileInfo(copy).fileName();
}

QString OtherHands::spoil(const QString &path)
{
    QByteArray bytes = bytesIn(path);
    if (m_random.oneIn(2))
        bytes.truncate(m_random.below(int(bytes.size())));
    else
        for (int i = m_random.below(5); i >= 0 && !bytes.isEmpty(); --i)
            bytes[m_random.below(int(bytes.size()))] = char(m_random.below(256));
    const QString name = QStringLiteral("broken%1.%2").arg(m_random.below(3)).arg(QFileInfo(path).suffix());
    put(m_folder + u'/' + name, bytes);
    return QStringLiteral("others spoil ") + name;
}

QString OtherHands::hold(const QString &path)
{
    m_lock.reset();
    const QDateTime time(QDate(2026, 3, 29), QTime(18, 0));
    const bool over = m_random.oneIn(2); // from the window as well
    if (auto lock = over ? storage::FileLock::takeOver(path, time) : storage::FileLock::take(path, time))
        m_lock.emplace(std::move(*lock));
    return (m_lock ? QStringLiteral("others open ") : QStringLiteral("others can't open ")) +
           QFileInfo(path).fileName();
}

} // namespace sky::torture
