#pragma once

#include "core/document/document.h"
#include "core/print/export.h"

class QPrinter;
class QWidget;

namespace sky::ui
{

class SettingsStore;
class Workbench;

/// A paper to choose, in words.
struct PaperChoice {
    QString id; ///< as in print::paperByName
    QString name;
    QString size;
};
std::vector<PaperChoice> paperChoices();

/// The paper a person set; A4 where the setting is damaged.
print::PageFormat paperOf(const SettingsStore &settings);

/// The sheet as it is now, or as the request says, on that paper: what the page shows, the printer gets and
/// the export holds.
Result<print::Sheet> sheetOf(const Document &document, const print::PageFormat &paper,
                             const SheetRequest &request = {});
/// What a person has to know about a sheet ("Not on the pages: ..."); empty when all is well.
QString remarksOn(const print::Sheet &sheet);

/// Asks where to, writes the PDF, and tells what went wrong or is missing. False when there is none now.
bool exportPdfOf(Workbench &bench, QWidget *parent, const SheetRequest &request = {});

/// Asks for the printer and prints. False when nothing was printed.
bool printFile(Workbench &bench, QWidget *parent, const SheetRequest &request = {});

/// Paper without margins of its own, upright, in high resolution.
void setUp(QPrinter &printer, const print::PageFormat &paper);
/// Prints the pages and copies that the printer was told to, in its order. On A4 and letter the sheet is laid
/// out for that; any other paper gets the one for `paper`, scaled to fit.
Result<void> printOn(QPrinter &printer, const Document &document, const print::PageFormat &paper,
                     const SheetRequest &request = {});

} // namespace sky::ui
