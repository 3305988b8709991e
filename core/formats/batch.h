#pragma once

#include "core/formats/format.h"
#include "core/system/gamesystem.h"

#include <QSet>

#include <functional>
#include <optional>

namespace sky::formats
{

struct BatchOutcome;

/// What is exported, as what, and where to.
struct BatchRequest {
    QStringList files;
    /// What the files hold, in their order, where somebody has read them; else empty, and they are read.
    std::vector<SheetMember> held;
    QString heldGame; ///< the id of its game
    Format format;
    print::Options options;
    QString target; ///< the file, or with `intoFolder` a folder that is there
    bool intoFolder = false;
    bool oneFile = false;    ///< all in one file; of a format that is one for many always
    bool listed = false;     ///< one PDF begins with a page that lists them; its pages are counted throughout
    QString title;           ///< of a sheet of several; empty: their campaign's name; of one PDF
    QString naming;          ///< "{name}-{layout}"; empty: the input's own name
    unsigned threads = 0;    ///< 0: as many as the machine has
    bool replaceAny = false; ///< also files that this program did not write
    QString toReplaceAny;    ///< said where one is in the way: "--force replaces it."
    /// Takes the one file's content instead of `target`.
    std::function<Result<void>(const QByteArray &)> output;
    /// Is told how many sheets of one PDF with a list are painted, after all were told; false ends the work,
    /// and nothing is written. In the caller's thread.
    std::function<bool(size_t painted)> painted;
    /// Is told of a sheet of several once it is written; in the caller's thread.
    std::function<void(const BatchOutcome &)> toldOfAll;
};

/// What became of one character, or of the sheet of several.
struct BatchOutcome {
    QString input;
    QString output; ///< its file, or what was to be it; empty where all come into one
    std::optional<Error> error;
    int pages = 0;
    QStringList missing, warnings;
    bool replaced = false; ///< there was such a file before
    bool numbered = false; ///< another character has the name that it would have had
};

/// Is told each outcome in the order of the files; false ends the work after it, unless it is the last.
using BatchListener = std::function<bool(const BatchOutcome &, size_t done, size_t all)>;

/// Exports all of them; one that fails is told and the others are done. Files are read, worked out and
/// written in the order given, however many threads work; only so many as these are held in memory. Different
/// characters never get one file: of equal names the later get a number. Calls back in the caller's thread.
/// Fails when nothing can be done at all.
enum class BatchEnd { Done, Stopped /**< of what all come into nothing is written */ };
Result<BatchEnd> exportAll(const BatchRequest &request, const GameRegistry &games, const BatchListener &told);

/// Whether that is a layout on which one sheet says several characters: all of them come into one file.
bool isOfGroup(const QString &layout, const GameRegistry &games);

/// The files that an export into a folder would write and that are there already without being this
/// program's: what `replaceAny` is about. Reads every character; `goOn` may stop it.
QStringList foreignInTheWay(const BatchRequest &request, const GameRegistry &games,
                            const std::function<bool()> &goOn);

/// Names within a folder: cleaned, and no two the same on any file system.
class FileNames
{
public:
    struct Name {
        QString file;
        bool numbered = false; ///< it was another's
    };
    Name take(const QString &wish, const QString &suffix);

private:
    QSet<QString> m_taken;
};

/// The name that a pattern gives a character: {name}, {player}, {file}, {layout}, {format}. Anything else in
/// braces is a fault in the pattern.
Result<void> checkPattern(const QString &pattern);
/// One that has no fault.
QString nameByPattern(const QString &pattern, const SheetMember &member, const QString &file,
                      const BatchRequest &request);

} // namespace sky::formats
