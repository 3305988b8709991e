#pragma once

#include "core/base/result.h"
#include "core/print/export.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace sky::formats
{

/// One way for a character to leave the program.
struct Format {
    QString id;     ///< "pdf", "html", as on the command line
    QString name;   ///< for people: "Web page (HTML)"
    QString suffix; ///< "html", without the dot
    QString mime;
    bool onPaper = false;           ///< has pages: asks for a paper
    bool hasLayouts = true;         ///< says what a layout says; the others always say the same
    bool forMany = false;           ///< one file for however many characters
    QString templatePath;           ///< of a template that somebody wrote
    QStringList otherSuffixes = {}; ///< that a file of it may have as well: "htm"
};

/// All of them in the order of menus, those of `exportTemplateFolder` last.
std::vector<Format> all();
/// Those that every place has: no template is looked for.
std::vector<Format> usual();
/// Case-insensitive; the error names the ones there are.
Result<Format> byId(const QString &id);
/// Refused when the file's ending is that of another format, a character or a party: "out.html" is no PDF.
Result<void> fits(const QString &path, const Format &format);

/// What a file of the format holds.
struct Written {
    QByteArray bytes;
    int pages = 0;        ///< of a format on paper
    QStringList missing;  ///< what of the character is not in it, by name; empty when all is there
    QStringList warnings; ///< for people: a missing font
};

/// Why a choice changes nothing in that format, on that layout beside the other options, in a sentence; empty
/// when it has a say.
QString idleReason(print::Choice choice, const Format &format, const print::LayoutSpec &spec,
                   const print::Options &options);

/// The options with the character's file to be put inside a PDF, where they ask for that.
print::Options withFile(print::Options options, const Character &character, const GameSystem &game);

class ExportTemplate;

/// A format made ready for a game: a template is read and checked once, not for each character.
class Writing
{
public:
    /// A fault in a template names it.
    static Result<Writing> begin(const Format &format, const GameSystem &game);

    /// May be called by several threads. Needs a QGuiApplication when the format is on paper.
    Result<Written> write(const Character &character, const print::Options &options) const;

private:
    Writing(Format format, const GameSystem &game, std::shared_ptr<const ExportTemplate> own);

    Format m_format;
    const GameSystem *m_game;
    std::shared_ptr<const ExportTemplate> m_template; ///< null: of ours
};

/// One character in that format.
Result<Written> write(const Format &format, const Character &character, const GameSystem &game,
                      const print::Options &options);

} // namespace sky::formats
