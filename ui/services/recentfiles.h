#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sky::ui
{

/// A character or party that was open not long ago, as the start page shows it without reading its file.
struct RecentFile {
    QString path; ///< absolute
    QString name; ///< the character's or the party's
    QString line; ///< "in creation · 20 of 100 points left"
    QDateTime opened;
    std::optional<int> members = {}; ///< of a party: how many; a character has none

    bool isParty() const { return members.has_value(); }
    /// Whether it still is where it was. Asks the disk: only for what is in view.
    bool isThere() const;

    friend bool operator==(const RecentFile &, const RecentFile &) = default;
};

/// The files opened or saved last, newest first, in recent.json of the state folder. Another program's
/// entries are kept: the file is read again before it is changed.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t Most = 30;

    explicit RecentFiles(const QString &stateFolder, QObject *parent = nullptr);

    const std::vector<RecentFile> &files() const { return m_files; }
    /// Puts it first; another entry of the same file goes.
    void add(const RecentFile &file);
    void remove(const QString &path);
    void clear();
    /// What went wrong with the file, in a sentence for the user; told once at the start.
    const std::optional<Error> &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void load();
    void replace(std::vector<RecentFile> files);

    QString m_path;
    std::vector<RecentFile> m_files;
    std::optional<Error> m_problem;
};

} // namespace sky::ui
