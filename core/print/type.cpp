#include "core/print/type.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>

namespace sky::print
{

namespace
{

struct Voice {
    enum Face { Text, Display };
    Face face = Text;
    QFont::Weight weight = QFont::Normal;
    bool italic = false;
    double points = 10;
    double spacing =
        100.01; ///< percent; exactly 100 would let ligatures in, which cannot be searched in a PDF
};

Voice voiceOf(Role role)
{
    constexpr auto Text = Voice::Text;
    constexpr auto Display = Voice::Display;
    switch (role) {
    case Role::Name:
        return {Display, QFont::Normal, false, 30};
    case Role::NameSmaller:
        return {Display, QFont::Normal, false, 24};
    case Role::Title:
        return {Display, QFont::Normal, false, 15};
    case Role::StripFigure:
        return {Text, QFont::DemiBold, false, 24};
    case Role::StripFigureOther:
        return {Text, QFont::Normal, false, 24};
    case Role::FightFigure:
        return {Text, QFont::DemiBold, false, 12};
    case Role::Figure:
        return {Text, QFont::DemiBold, false, 11};
    case Role::FigureZero:
        return {Text, QFont::Normal, false, 11};
    case Role::Heading:
        return {Text, QFont::DemiBold, false, 8, 107};
    case Role::Body:
        return {Text, QFont::Normal, false, 10};
    case Role::BodyStrong:
        return {Text, QFont::DemiBold, false, 10};
    case Role::Small:
        return {Text, QFont::Normal, false, 8.5};
    case Role::SmallStrong:
        return {Text, QFont::DemiBold, false, 8.5};
    case Role::Label:
        return {Text, QFont::Normal, true, 8.5};
    case Role::Remark:
        return {Text, QFont::Normal, true, 7.5};
    case Role::Caption:
        return {Text, QFont::Normal, false, 7.5};
    case Role::CaptionStrong:
        return {Text, QFont::DemiBold, false, 7.5};
    case Role::CardFigure:
        return {Text, QFont::DemiBold, false, 20};
    case Role::Footer:
        return {Text, QFont::Normal, false, 7.5};
    }
    return {};
}

/// The sheet's own families first, then one family per script they lack; what is left the system chooses.
QStringList families(Voice::Face face)
{
    QStringList list;
    if (face == Voice::Display) list << QStringLiteral("Linux Libertine Display O");
    list << QStringLiteral("Linux Libertine O") << QStringLiteral("Noto Serif")
         << QStringLiteral("Noto Serif Hebrew") << QStringLiteral("Noto Naskh Arabic")
         << QStringLiteral("Noto Serif CJK SC") << QStringLiteral("Noto Serif SC");
    return list;
}

QFont makeFont(const Voice &voice)
{
    QFont font;
    font.setFamilies(families(voice.face));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(ReferencePixels);
    font.setWeight(voice.weight);
    font.setItalic(voice.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::PercentageSpacing, voice.spacing);
    return font;
}

/// Whether it is written in signs that each fill a square.
bool isSquare(QChar letter)
{
    const char16_t code = letter.unicode();
    return (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xac00 && code <= 0xd7ff) ||
           (code >= 0xf900 && code <= 0xfaff) || (code >= 0xff00 && code <= 0xffef) ||
           (code >= 0xd840 && code <= 0xd888); // the first half of a rarer one
}

/// Signs that fill a square look larger than letters beside them; they are never slanted.
QFont squareFont(Role role)
{
    constexpr double Share = 0.875, Least = 7.5; // pt
    Voice voice = voiceOf(role);
    voice.italic = false;
    QFont font = makeFont(voice);
    font.setPixelSize(
        std::min(ReferencePixels, qRound(ReferencePixels * std::max(Share, Least / voice.points))));
    return font;
}

struct Stretch {
    qsizetype start = 0, length = 0;
    bool square = false;
};

/// Where its signs are set smaller.
QList<QTextLayout::FormatRange> smallerStretches(const QString &text, Role role)
{
    QList<QTextLayout::FormatRange> stretches;
    for (int i = 0; i < text.size(); ++i) {
        const bool goesOn = !stretches.isEmpty() && stretches.last().start + stretches.last().length == i;
        if (!isSquare(text[i]) && !(goesOn && text[i].isLowSurrogate())) continue;
        if (!goesOn) {
            QTextCharFormat format;
            format.setFont(squareFont(role));
            stretches << QTextLayout::FormatRange{i, 0, format};
        }
        ++stretches.last().length;
    }
    return stretches;
}

std::vector<WrappedLine> brokenPiece(const QString &text, Role role, Qt::LayoutDirection direction,
                                     double first, double later)
{
    QTextLayout layout(text, referenceFont(role));
    layout.setFormats(smallerStretches(text, role));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(direction);
    layout.setTextOption(option);
    std::vector<WrappedLine> lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(lines.empty() ? first : later);
        lines.push_back({text.mid(line.textStart(), line.textLength()).trimmed(), line.textStart()});
    }
    layout.endLayout();
    return lines;
}

} // namespace

double pointSize(Role role)
{
    return voiceOf(role).points;
}

QFont referenceFont(Role role)
{
    return makeFont(voiceOf(role));
}

bool isMixed(const QString &text)
{
    return std::any_of(text.begin(), text.end(), isSquare);
}

std::unique_ptr<QTextLayout> mixedLine(const QString &text, Role role, bool rightToLeft)
{
    auto layout = std::make_unique<QTextLayout>(text, referenceFont(role));
    layout->setFormats(smallerStretches(text, role));
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setFlags(QTextOption::IncludeTrailingSpaces);
    layout->setTextOption(option);
    layout->beginLayout();
    layout->createLine();
    layout->endLayout();
    return layout;
}

double scaleOf(Role role)
{
    return pointSize(role) * MillimetresPerPoint / ReferencePixels;
}

Role smaller(Role role)
{
    switch (role) {
    case Role::Name:
        return Role::NameSmaller;
    case Role::Title:
        return Role::BodyStrong;
    case Role::BodyStrong:
        return Role::SmallStrong;
    case Role::Body:
        return Role::Small;
    case Role::SmallStrong:
        return Role::CaptionStrong;
    case Role::Small:
        return Role::Caption;
    case Role::FightFigure:
        return Role::Figure;
    case Role::Figure:
        return Role::SmallStrong;
    case Role::FigureZero:
        return Role::Small;
    case Role::Label:
        return Role::Remark;
    default:
        return role;
    }
}

QString asSet(const QString &text, Role role)
{
    QString clean;
    clean.reserve(text.size());
    for (const QChar letter : text) {
        const bool control = letter.category() == QChar::Other_Control || letter == QChar::LineSeparator ||
                             letter == QChar::ParagraphSeparator;
        clean += control ? QChar(u' ') : letter;
    }
    return role == Role::Heading ? clean.toUpper() : clean;
}

double textWidth(const QString &text, Role role)
{
    const double pixels = isMixed(text)
                              ? mixedLine(text, role, isRightToLeft(text))->lineAt(0).naturalTextWidth()
                              : QFontMetricsF(referenceFont(role)).horizontalAdvance(text);
    return pixels * scaleOf(role);
}

double widestWord(const QString &text, Role role)
{
    double widest = 0;
    for (const QString &word : asSet(text, role).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        widest = std::max(widest, textWidth(word, role));
    return widest;
}

bool isRightToLeft(const QString &text)
{
    return text.isRightToLeft();
}

std::vector<WrappedLine> wrappedLines(const QString &text, Role role, double width, double hanging)
{
    // From each line on Qt looks for the end of the word, which in one of a million letters takes minutes;
    // so a long text is broken piece by piece.
    constexpr qsizetype Piece = 2'000;
    const Qt::LayoutDirection direction = isRightToLeft(text) ? Qt::RightToLeft : Qt::LeftToRight;
    const double first = width / scaleOf(role), later = (width - hanging) / scaleOf(role);
    std::vector<WrappedLine> lines;
    for (qsizetype from = 0; from < text.size();) {
        const QString piece = text.mid(from, Piece);
        std::vector<WrappedLine> broken =
            brokenPiece(piece, role, direction, from == 0 ? first : later, later);
        const bool goesOn = from + piece.size() < text.size();
        // The last line ends with the piece; it is set again with what follows.
        const qsizetype done = goesOn && broken.size() > 1 ? broken.back().start : piece.size();
        if (done < piece.size()) broken.pop_back();
        for (WrappedLine &line : broken)
            lines.push_back({std::move(line.text), from + line.start});
        from += done;
    }
    if (lines.empty()) lines.push_back({});
    return lines;
}

QStringList wrapped(const QString &text, Role role, double width, double hanging)
{
    QStringList lines;
    for (const WrappedLine &line : wrappedLines(text, role, width, hanging))
        lines << line.text;
    return lines;
}

QStringList balanced(const QString &text, Role role, double width)
{
    constexpr double Step = 2; // mm
    QStringList lines = wrapped(text, role, width);
    const qsizetype count = lines.size();
    if (count == 1) return lines;
    double narrow = width - Step;
    while (narrow > 0) {
        QStringList narrower = wrapped(text, role, narrow);
        if (narrower.size() > count) break;
        lines = std::move(narrower);
        narrow -= Step;
    }
    return lines;
}

QString shortened(const QString &text, Role role, double width)
{
    const QFontMetricsF metrics(referenceFont(role));
    return metrics.elidedText(asSet(text, role), Qt::ElideRight, width / scaleOf(role));
}

QString shortenedAtWord(const QString &text, Role role, double width)
{
    const QString cut = shortened(text, role, width);
    const QString whole = asSet(text, role);
    if (cut == whole) return cut;
    const QString kept = cut.left(cut.size() - 1); // without the ellipsis
    const bool atWord = whole.startsWith(kept) && whole.mid(kept.size(), 1).trimmed().isEmpty();
    const qsizetype end = atWord ? kept.size() : kept.lastIndexOf(QLatin1Char(' '));
    return end > 0 ? kept.left(end).trimmed() + QChar(0x2026) : cut;
}

QStringList firstLines(const QString &text, Role role, double room, int most)
{
    const std::vector<WrappedLine> lines = wrappedLines(text, role, room);
    QStringList kept;
    for (size_t i = 0; i < lines.size() && kept.size() < most; ++i) {
        const bool last = kept.size() + 1 == most && i + 1 < lines.size();
        kept << (last ? shortenedAtWord(text.mid(lines[i].start), role, room) : lines[i].text);
    }
    return kept;
}

QStringList missingFonts()
{
    QStringList lacking;
    for (const QString &family :
         {QStringLiteral("Linux Libertine O"), QStringLiteral("Linux Libertine Display O")})
        if (!QFontDatabase::hasFamily(family)) lacking << family;
    return lacking;
}

} // namespace sky::print
