#include "core/formats/inputs.h"

#include "core/formats/text.h"
#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

namespace sky::formats
{

namespace
{

constexpr QLatin1String CharacterSuffix("skychar");

bool hasSuffix(const QFileInfo &file, QLatin1String suffix)
{
    return file.suffix().compare(suffix, Qt::CaseInsensitive) == 0;
}

class Gatherer
{
public:
    void add(const QString &path)
    {
        const QFileInfo file(path);
        if (file.isDir())
            walk(path);
        else if (file.fileName().endsWith(party::Extension, Qt::CaseInsensitive))
            addParty(path);
        else
            take(path);
    }

    Inputs inputs() { return std::move(m_inputs); }

private:
    /// Files and folders of a folder by name, without the hidden ones; links to folders left out, so that no
    /// folder contains itself.
    void walk(const QString &folder)
    {
        if (!QDir(folder).isReadable()) return leave(folder, Text::tr("The folder cannot be read."), true);
        const auto entries = QDir(folder).entryInfoList(
            QDir::Files | QDir::Dirs | QDir::System | QDir::NoDotAndDotDot, QDir::Name | QDir::DirsLast);
        for (const QFileInfo &entry : entries) {
            if (entry.isDir()) {
                if (!entry.isSymLink()) walk(entry.filePath());
            } else if (hasSuffix(entry, CharacterSuffix)) {
                takeOfFolder(entry);
            }
        }
    }

    void takeOfFolder(const QFileInfo &entry)
    {
        if (entry.isFile())
            take(entry.filePath());
        else if (entry.isSymLink() && !entry.exists())
            leave(entry.filePath(), Text::tr("It is a link to a file that is not there."));
        else
            leave(entry.filePath(), Text::tr("It is no ordinary file."));
    }

    void addParty(const QString &path)
    {
        const auto loaded = storage::readFile(path).and_then(party::loadParty);
        if (!loaded) return leave(path, loaded.error().message, true);
        const QDir base = QFileInfo(QFileInfo(path).canonicalFilePath()).dir();
        m_inputs.party = loaded->party.name;
        const auto members = party::membersOf(loaded->party, path);
        if (members.empty()) leave(path, Text::tr("The party has no members."), true);
        for (const party::Member &member : members) {
            const QString file = QDir::cleanPath(base.filePath(member.path));
            if (QFileInfo::exists(file))
                take(file);
            else if (member.name.isEmpty())
                leave(file, Text::tr("A member of the party is missing: there is no such file."), true);
            else
                leave(file, Text::tr("%1 of the party is missing: there is no such file.").arg(member.name),
                      true);
        }
    }

    /// What is named twice is meant once; that a link leads to the same is told.
    void take(const QString &path)
    {
        const QFileInfo file(path);
        const QString real = file.canonicalFilePath();
        if (real.isEmpty()) {
            m_inputs.files << path;
            return;
        }
        const auto met = m_met.constFind(real);
        if (met == m_met.cend()) {
            m_met.insert(real, path);
            m_inputs.files << path;
        } else if (QDir::cleanPath(QFileInfo(*met).absoluteFilePath()) !=
                   QDir::cleanPath(file.absoluteFilePath())) {
            leave(path, Text::tr("It is the same file as %1.").arg(*met));
        }
    }

    void leave(const QString &path, const QString &why, bool failed = false)
    {
        m_inputs.left.push_back({path, why, failed});
    }

    Inputs m_inputs;
    QHash<QString, QString> m_met;
};

} // namespace

Inputs inputsOf(const QStringList &paths)
{
    Gatherer gatherer;
    for (const QString &path : paths)
        gatherer.add(path);
    Inputs inputs = gatherer.inputs();
    if (paths.size() != 1) inputs.party.clear();
    return inputs;
}

} // namespace sky::formats
