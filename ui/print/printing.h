#pragma once

#include "core/document/document.h"
#include "core/formats/format.h"
#include "core/print/export.h"

#include <functional>
#include <optional>

class QPrinter;
class QWidget;

namespace sky::ui
{

class SettingsStore;
class Workbench;
struct Services;

/// A paper to choose, in words.
struct PaperChoice {
    QString id; ///< as in print::paperByName
    QString name;
    QString size;
};
/// All that a sheet can be laid out for.
std::vector<PaperChoice> paperChoices();

/// The paper a person set; A4 where the setting is damaged.
print::PageFormat paperOf(const SettingsStore &settings);

/// The usual preset, else a sheet of that name as it is, on the paper that is set.
print::Options usualOptions(const Services &services, const SheetRequest &request = {});
/// That sheet and nothing else that anybody chose, on the paper that is set.
print::Options plainOptions(const Services &services, const SheetRequest &request);
/// What the page Sheet was set to last for characters of that game; else the usual. The title line is the
/// character's for whom it was written.
print::Options lastOptions(const Services &services, const GameSystem &game, const QString &characterId = {});
void keepLastOptions(const Services &services, const GameSystem &game, const print::Options &options,
                     const QString &characterId = {});
/// The same for an open character.
print::Options lastOptions(const Services &services, const Document &document);

/// The sheet as it is now: what the page shows, the printer gets and the export holds.
Result<print::Sheet> sheetOf(const Document &document, const print::Options &options);
/// What a person has to know about a sheet ("Not on the pages: ..."); empty when all is well.
QString remarksOn(const QStringList &missing, const QStringList &warnings);
/// Tells them of a PDF that left the program; nothing where there are none.
void tellRemarks(const Services &services, QWidget *parent, const QString &remarks);

/// What the file is called unless a person says otherwise: no sheet takes the place of another kind's.
QString suggestedName(const Document &document, const formats::Format &format, const print::Options &options);
/// "Web page HTML (*.html)"
QString filterFor(const formats::Format &format);

/// A file that was written, and what to know of it.
struct Exported {
    QString path;
    int pages = 0; ///< of a format on paper
    QString remarks;

    /// "Exported to knight.pdf: 2 pages, everything is on them."; what there is to remark is not in it.
    QString sentence() const;
};
/// Asks where to and writes the character there. Nothing when given up; an error names the file.
Result<std::optional<Exported>> exportTo(Workbench &bench, QWidget *parent, const QString &title,
                                         const formats::Format &format, const print::Options &options);
/// The PDF by that way, with what was done, went wrong or is missing told. False when there is none now.
bool exportPdfOf(Workbench &bench, QWidget *parent, const print::Options &options);
bool exportPdfOf(Workbench &bench, QWidget *parent); ///< by the last options

/// Asks for the printer, prints and tells what was done. False when nothing was printed.
bool printFile(Workbench &bench, QWidget *parent, const print::Options &options);
bool printFile(Workbench &bench, QWidget *parent); ///< by the last options

/// Paper without margins of its own, as the sheet lies on it, in high resolution.
void setUp(QPrinter &printer, const print::Options &options);
/// Prints the pages and copies that the printer was told to, in its order. On a paper that sheets can be laid
/// out for it is laid out for that; any other gets the one for the options' paper, scaled to fit. Gives what
/// was printed.
Result<print::Sheet> printOn(QPrinter &printer, const Document &document, const print::Options &options);
/// The same of a sheet that somebody laid out: the printer's pages of it.
using SheetMaker = std::function<Result<print::Sheet>(const print::Options &)>;
Result<print::Sheet> printOn(QPrinter &printer, const print::Options &options, const SheetMaker &make);
/// Asks for the printer and prints what `make` makes, with what went wrong or is missing told. Gives what was
/// done, in a sentence; nothing when nothing was printed.
std::optional<QString> printSheet(const Services &services, QWidget *parent, const print::Options &options,
                                  const SheetMaker &make);

} // namespace sky::ui
