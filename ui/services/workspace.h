#pragma once

#include "ui/services/crashcopies.h"
#include "ui/services/crashguard.h"
#include "ui/services/openfile.h"
#include "ui/services/partybench.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sky::ui
{

/// The characters that are open, in the order of their tabs, and the parties.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// `crashPause`: so long after a change, a copy of it is written.
    explicit Workspace(const Services &services, std::chrono::milliseconds crashPause = CrashGuard::Pause,
                       QObject *parent = nullptr);

    const Services &services() const { return m_services; }
    const std::vector<std::unique_ptr<OpenFile>> &files() const { return m_files; }

    /// A file that is open already is given again. A template's file opens as a new character.
    Result<OpenFile *> open(const QString &path);
    OpenFile *createBlank(const GameSystem &game, int64_t budget);
    Result<OpenFile *> createFromTemplate(const GameSystem &game, const QString &templateId);
    /// A new character from any file, as from a template.
    Result<OpenFile *> createFromFile(const QString &path);
    /// Opens what was not saved before a crash; the copy is then this program's.
    Result<OpenFile *> restore(const CrashCopy &copy);
    /// A character that is in no file as it is, with the ids that it has.
    OpenFile *openUnsaved(storage::Loaded loaded);
    /// Null where that file is not open.
    OpenFile *find(const QString &path) const;

    const std::vector<std::unique_ptr<PartyBench>> &parties() const { return m_parties; }
    /// A party that is open already is given again.
    Result<PartyBench *> openParty(const QString &path);
    /// The folder's party, or all its characters as one that has no file until it is changed.
    Result<PartyBench *> openFolder(const QString &folder);
    /// A new one; refused where there is such a file already.
    Result<PartyBench *> createParty(const QString &path, const party::Party &party);
    /// One that no file holds; its members are found as from that path, where saving makes its file.
    Result<PartyBench *> openUnsavedParty(const QString &path, const party::Party &party);
    void close(PartyBench *party);

    CrashCopies &crashCopies() { return m_copies; }

    void close(OpenFile *file);
    void move(size_t from, size_t to);

    /// The file's title, with its folder or a number where several of that title are open.
    QString titleOf(const OpenFile &file) const;

Q_SIGNALS:
    void opened(sky::ui::OpenFile *file);
    void closing(sky::ui::OpenFile *file); ///< still alive
    void partyOpened(sky::ui::PartyBench *party);
    void partyClosing(sky::ui::PartyBench *party); ///< still alive
    void titlesChanged(); ///< any of `titleOf`, their order, or whether one needs saving; any party's title

private:
    bool isOfItsFile(const CrashCopy &copy) const;
    Result<PartyBench *> add(Result<std::unique_ptr<party::PartyDocument>> document);
    OpenFile *add(std::unique_ptr<OpenFile> file, const QString &copyName);
    OpenFile *create(std::shared_ptr<const GameSystem> game, std::unique_ptr<Character> character);

    const Services &m_services;
    std::chrono::milliseconds m_crashPause;
    CrashCopies m_copies; ///< first, since open files take theirs away at the end
    std::vector<std::unique_ptr<OpenFile>> m_files;
    std::vector<std::unique_ptr<PartyBench>> m_parties;
};

} // namespace sky::ui
