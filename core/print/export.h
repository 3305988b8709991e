#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"
#include "core/print/layout.h"
#include "core/print/pdfbook.h"
#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QDate>
#include <QStringList>

#include <optional>

namespace sky
{
struct Evaluation;
} // namespace sky

namespace sky::print
{

struct Options : SheetRequest {
    static constexpr double LargestText = 1.45; ///< running text of 14.5 pt
    static constexpr double WidestMargin = 40;  ///< mm, also for binding

    PageFormat paper = PageFormat::a4();
    bool landscape = false;
    Clock clock = systemClock(); ///< gives the creation date in the file
    bool portrait = true;
    QString titleLine = {};     ///< said in the head: "for the convention"
    QStringList sections = {};  ///< those to print, in their order as far as columns allow; empty: all
    double textScale = 1;       ///< 1 to LargestText; the layout is that of a paper so much smaller
    double leastMargin = 0;     ///< mm
    double binding = 0;         ///< mm more at the bound edge
    bool bothSides = false;     ///< the bound edge changes from page to page
    bool twoUp = false;         ///< two pages of half the size on a sheet
    Attachment attachment = {}; ///< the character's file, to open the PDF like a character
};

/// The paper a layout is made for by these options, before it is enlarged or set in pairs.
PageFormat formatOf(const Options &options);
/// Puts the zones and each column's sections in the order of `sections`; those not named keep theirs, after.
void arrange(LayoutSpec &spec, const QStringList &sections);

/// A character's sheet, settled on paper.
struct Sheet {
    SheetLayout layout;
    QStringList missing;  ///< what of the character could not be printed, by name; empty when all is there
    QStringList warnings; ///< for people: a missing font
};

/// The one way to a sheet, whether it is shown, printed or exported. `evaluation` is the character's of
/// today.
Result<Sheet> makeSheet(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                        const Options &options);

struct Export {
    QByteArray bytes; ///< the PDF
    int pages = 0;
    QStringList missing, warnings; ///< as of the sheet
};

/// A character's sheet as PDF. The same character, options and clock give the same bytes, provided that the
/// program set QHashSeed::setDeterministicGlobalSeed() before its QGuiApplication.
Result<Export> exportPdf(const Character &character, const GameSystem &game, const Options &options);

/// A settled layout as PDF.
Result<QByteArray> toPdf(const SheetLayout &layout, const QDateTime &created,
                         const Attachment &attachment = {});

/// All that a sheet can be laid out for.
std::vector<PageFormat> allPapers();
/// "a4", "half-letter" (case-insensitive), "100x150mm"; the error names the ones there are.
Result<PageFormat> paperByName(const QString &name);

} // namespace sky::print
