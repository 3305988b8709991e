#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"
#include "core/print/layout.h"

#include <QByteArray>
#include <QDate>
#include <QStringList>

#include <optional>

namespace sky
{
struct Evaluation;
class GameSystem;
} // namespace sky

namespace sky::print
{

struct Options {
    PageFormat paper = PageFormat::a4();
    QString layout = QStringLiteral("standard"); ///< one of the game's
    std::optional<QDate> asOf;                   ///< the character as it was at the end of that day
    Clock clock = systemClock();                 ///< gives the creation date in the file
};

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
Result<QByteArray> toPdf(const SheetLayout &layout, const QDateTime &created);

/// All that a sheet can be laid out for.
std::vector<PageFormat> allPapers();
/// "a4", "letter" (case-insensitive); the error names the ones there are.
Result<PageFormat> paperByName(const QString &name);

} // namespace sky::print
