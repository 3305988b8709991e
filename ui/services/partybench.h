#pragma once

#include "core/party/partydocument.h"
#include "core/party/roster.h"
#include "ui/services/filewatch.h"
#include "ui/services/services.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace sky::ui
{

class OpenFile;
class Workspace;

/// An open party as its page sees it: its file, the members as far as they are read, and what else is open
/// beside it. Members are read in steps, so that the window goes on meanwhile.
class PartyBench : public QObject
{
    Q_OBJECT

public:
    PartyBench(Workspace &workspace, std::unique_ptr<party::PartyDocument> document);

    party::PartyDocument &document() const { return *m_document; }
    const party::Party &party() const { return m_document->party(); }
    const QString &path() const { return m_document->path(); }
    const Services &services() const;
    QString title() const; ///< "The Sky Road (party)"

    /// Those that were read, in the order of the party; grows while they are read
    /// for the first time.
    const std::vector<party::Seat> &seats() const { return m_seats; }
    const party::Seat *seat(const QString &member) const; ///< by its path as in `party::Member`
    bool isReading() const { return m_reading.isActive(); }
    void stopReading(); ///< what was read so far stays
    /// Reads what has changed on the disk: members and the party itself. `refresh` alone the members.
    void look();
    void refresh();
    /// The same at once: for what is about to be done with the members, which goes by what their files
    /// hold now. What was not written since is not read.
    void catchUp();

    /// A change of the party. Those whose files can be read are called by their names in it from then on.
    Result<void> change(const QString &name, const std::function<Result<void>(party::Party &)> &change);
    /// The same; a refusal is told by `refused`.
    bool apply(const QString &name, const std::function<Result<void>(party::Party &)> &change);
    void undo();
    void redo();

    /// What was changed is not in the file: it could not be written (`PartyDocument::unsaved`).
    bool needsSaving() const { return m_document->unsaved().has_value(); }
    Result<void> saveAs(const QString &path);
    /// The answers to `changedOutside`; either keeps the other version beside, and gives its path.
    Result<QString> takeTheirs();
    Result<QString> keepMine();

    /// All that are open in this window and have a file.
    std::vector<OpenFile *> openCharacters() const;
    /// Null where the file is not open in this window.
    OpenFile *openAt(const QString &path) const;
    /// Why it must not be written now: it is open here with changes that are not saved. Else empty.
    QString unsavedHere(const QString &path) const;
    /// Files that were just written by this program: what is open of them takes what they hold, and
    /// can go back no further than that.
    void follow(const QStringList &paths);

    void refuse(const Error &error) { Q_EMIT refused(error); }
    void say(const QString &sentence) { Q_EMIT said(sentence); }
    void open(const QString &path) { Q_EMIT openRequested(path); }

Q_SIGNALS:
    void changed();      ///< the party
    void seatsChanged(); ///< any of the members, or how many are read
    void progressed(int done, int all);
    void refused(const sky::Error &error);
    void said(const QString &sentence);
    /// Somebody else wrote the file, and what was changed here is not in it.
    void changedOutside();
    /// Whoever holds what is being typed makes it a change now.
    void settleWanted();
    void openRequested(const QString &path);

private:
    void onChanged();
    void keepVersion() const;
    void onOutside();
    void begin();
    void readSome();
    void findMembers();
    void readOne(const party::Member &wanted);
    void finish();
    void show(std::vector<party::Seat> seats);

    Workspace &m_workspace;
    std::unique_ptr<party::PartyDocument> m_document;
    GameRegistry m_games;
    FileWatch m_watch;
    QByteArray m_watched; ///< what the watch takes for the file's bytes
    QFileSystemWatcher m_folders;
    QTimer m_pause; ///< after something happened in a folder
    QTimer m_reading;
    std::vector<party::Member> m_wanted;
    QByteArray m_found; ///< the party's bytes for which they were found
    std::optional<FileWatch::Stamp> m_folderStamp;
    bool m_changed = false;  ///< something was found that is not as before
    bool m_complete = false; ///< all were read once: they stay in view while they are read again
    std::vector<party::Seat> m_seats;
    std::vector<party::Seat> m_before, m_next; ///< while reading: as they were, and as they are found
    std::vector<std::optional<FileWatch::Stamp>> m_stamps, m_beforeStamps, m_nextStamps; ///< of those
    QHash<QString, size_t> m_places; ///< of those before by member
};

} // namespace sky::ui
