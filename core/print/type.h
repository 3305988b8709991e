#pragma once

#include "core/print/content.h"

#include <QFont>
#include <QStringList>
#include <QTextLayout>

#include <memory>
#include <vector>

namespace sky::print
{

/// Text is measured with one unhinted font of this many pixels and painted with it, scaled down, so that
/// every device shows the same lines (device metrics differ by up to 4 %). The largest size whose glyphs Qt
/// keeps: its metrics are unrounded (1/64 pixel is 1 µm in print), and measuring is more than twice as fast
/// as above.
inline constexpr int ReferencePixels = 64;
inline constexpr double MillimetresPerPoint = 25.4 / 72;

double pointSize(Role role);
/// The reference font of a role.
QFont referenceFont(Role role);
/// Whether some of its signs fill a square each, as Chinese ones do: those are set smaller than letters.
bool isMixed(const QString &text);
/// Such a text on one line, in the reference font's pixels.
std::unique_ptr<QTextLayout> mixedLine(const QString &text, Role role, bool rightToLeft);
/// Factor from the reference font's pixels to millimetres.
double scaleOf(Role role);
/// What the role turns into when a text is too long for its place; itself at the lower end.
Role smaller(Role role);
/// The text as the role sets it (headings in capitals).
QString asSet(const QString &text, Role role);

/// Width of a text on one line, in millimetres.
double textWidth(const QString &text, Role role);
/// Of the widest word, which is what a text needs at least so as not to break inside one.
double widestWord(const QString &text, Role role);
bool isRightToLeft(const QString &text);

/// Lines of `text` no wider than `width` (later ones `hanging` less), broken between words and inside a word
/// only when it is wider than a line by itself. At least one line, none longer than allowed.
QStringList wrapped(const QString &text, Role role, double width, double hanging = 0);

/// As few lines as `wrapped`, of about the same length.
QStringList balanced(const QString &text, Role role, double width);

struct WrappedLine {
    QString text;
    qsizetype start = 0; ///< in the whole text
};
std::vector<WrappedLine> wrappedLines(const QString &text, Role role, double width, double hanging = 0);

/// The text with an ellipsis where it is wider than `width`: for what stands in full elsewhere.
QString shortened(const QString &text, Role role, double width);
/// The same, cut between words where one fits.
QString shortenedAtWord(const QString &text, Role role, double width);

/// The first `most` lines of the text; what is over ends in an ellipsis.
QStringList firstLines(const QString &text, Role role, double width, int most);

/// The families the sheet is designed for that this machine lacks.
QStringList missingFonts();

} // namespace sky::print
