#pragma once

#include "core/formats/format.h"
#include "core/system/gamesystem.h"

#include <QSet>

#include <functional>
#include <optional>

namespace sky::formats
{

/// The character files that people mean by files and folders, each once, in a fixed order. A folder stands
/// for all beneath it that is not hidden; links to folders are not followed.
QStringList characterFiles(const QStringList &paths);

/// What is exported, as what, and where to.
struct BatchRequest {
    QStringList files;
    Format format;
    print::Options options;
    QString target; ///< the file, or with `intoFolder` a folder that is there
    bool intoFolder = false;
    bool oneFile = false; ///< all in one file; of a format that is one for many always
    QString naming;       ///< "{name}-{layout}"; empty: the input's own name
    unsigned threads = 0; ///< 0: as many as the machine has
};

/// What became of one character.
struct BatchOutcome {
    QString input;
    QString output; ///< its file, or what was to be it; empty where all come into one
    std::optional<Error> error;
    int pages = 0;
    QStringList missing, warnings;
};

/// Is told each outcome in the order of the files; false ends the work after it.
using BatchListener = std::function<bool(const BatchOutcome &, size_t done, size_t all)>;

/// Exports all of them; one that fails is told and the others are done. Files are read, worked out and
/// written in the order given, however many threads work; only so many as these are held in memory. Different
/// characters never get one file: of equal names the later get a number. Calls back in the caller's thread.
/// Fails when nothing can be done at all.
Result<void> exportAll(const BatchRequest &request, const GameRegistry &games, const BatchListener &told);

/// Whether that is a layout on which one sheet says several characters: all of them come into one file.
bool isOfGroup(const QString &layout, const GameRegistry &games);

/// Whether a format may be written over what is at that path: nothing, or its like. A slip must not turn a
/// character into its own page.
Result<void> mayReplace(const QString &path, const Format &format);

/// Names within a folder: cleaned, and no two the same on any file system.
class FileNames
{
public:
    QString take(const QString &wish, const QString &suffix);

private:
    QSet<QString> m_taken;
};

/// The name that a pattern gives a character: {name}, {player}, {file}, {layout}, {format}; anything else in
/// braces is a fault in the pattern.
Result<QString> nameByPattern(const QString &pattern, const Character &character, const QString &file,
                              const BatchRequest &request);

} // namespace sky::formats
