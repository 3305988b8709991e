#pragma once

#include "core/base/result.h"
#include "core/print/layout.h"
#include "core/print/options.h"

#include <QByteArray>
#include <QStringList>

namespace sky
{
struct Evaluation;
} // namespace sky

namespace sky::print
{

/// What the sheet of a character says by these options. The evaluation is the character's, which is already
/// the one of the day that is asked for.
SheetContent contentOf(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                       const Options &options);

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

/// The sheet of several characters, by the game's layout for that.
Result<Sheet> makeGroupSheet(const QString &title, const std::vector<SheetMember> &members,
                             const GameSystem &game, const Options &options);

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

} // namespace sky::print
