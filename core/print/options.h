#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"
#include "core/print/layoutspec.h"
#include "core/print/pdfbook.h"
#include "core/system/gamesystem.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sky::print
{

/// What a person can say about a sheet besides which of the game's it is. Values beyond their range count as
/// the nearest in it.
struct Options : SheetRequest {
    static constexpr double UsualText = 10;  ///< pt, of running text
    static constexpr double LeastText = 9.5; ///< its smallest remarks are of 7 pt
    static constexpr double MostText = 14;
    static constexpr double MostMargin = 40; ///< mm, also for binding
    static constexpr int MostBlankRows = 40;
    static constexpr int LongestLine = 200; ///< letters of the title line

    PageFormat paper = PageFormat::a4();
    bool landscape = false;
    Clock clock = systemClock(); ///< gives the creation date in the file
    bool portrait = true;
    QString titleLine = {};      ///< said in the head: "for the convention"
    QStringList sections = {};   ///< those to print, in their order as far as columns allow; empty: all
    double textSize = UsualText; ///< pt; the layout is that of a paper so much smaller
    double leastMargin = 0;      ///< mm
    double binding = 0;          ///< mm more at the bound edge
    bool bothSides = false;      ///< the bound edge changes from page to page
    bool twoUp = false;          ///< two pages of half the size on a sheet
    bool attach = false;         ///< the character's file is to be inside the PDF
    Attachment attachment = {};  ///< that file; who has the character fills it in (formats::withFile)
};

/// How much larger than usual.
double scaleOf(const Options &options);
/// The paper a layout is made for by these options, before it is enlarged or set in pairs.
PageFormat formatOf(const Options &options);
/// Puts the zones and each column's sections in the order of `sections`; those not named keep theirs, after.
void arrange(LayoutSpec &spec, const QStringList &sections);

/// What of the options can be chosen besides layout and paper.
enum class Choice {
    Landscape,
    Portrait,
    Injuries,
    Sections,
    TextSize,
    TitleLine,
    Margin,
    Binding,
    BothSides,
    TwoUp,
    BlankRows,
    Nameless,
    Attach,
};
/// Whether it is about pages, so that formats without any know nothing of it.
bool isAboutPages(Choice choice);
/// Why it changes nothing on that layout beside the other options, in a sentence; empty when it has a say.
QString idleReason(Choice choice, const LayoutSpec &spec, const Options &options);

/// The options without those that change nothing on that layout: what a preset kept for another sheet.
Options effective(Options options, const LayoutSpec &spec);

/// What the ways to show injuries are called in files and commands, in their order.
QStringList injuryWords();

/// All that a sheet can be laid out for.
std::vector<PageFormat> allPapers();
/// "a4", "half-letter" (case-insensitive), "100x150mm"; the error names the ones there are.
Result<PageFormat> paperByName(const QString &name);

} // namespace sky::print
