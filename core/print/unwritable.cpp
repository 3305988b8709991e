#include "core/print/layout.h"
#include "core/print/type.h"

#include <QCoreApplication>
#include <QGlyphRun>
#include <QSet>
#include <QTextLayout>

#include <algorithm>

namespace sky::print
{

namespace
{

/// Whether it leaves no ink, so that nobody misses it.
bool isInvisible(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return (letter >= 0xFE00 && letter <= 0xFE0F) || (letter >= 0xE0100 && letter <= 0xE01EF);
    }
}

/// Whether any font of this machine has it, the ones that stand in among them. Glyph 0 is a font's box.
bool hasGlyph(char32_t letter, Role role)
{
    QTextLayout layout(QString::fromUcs4(&letter, 1), referenceFont(role));
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return !runs.isEmpty() && std::none_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
        return run.glyphIndexes().contains(0);
    });
}

QString whereItStands(char32_t letter, const QString &text)
{
    constexpr qsizetype Longest = 40;
    const QString code = QString::number(uint(letter), 16).toUpper().rightJustified(4, u'0');
    const QString place = text.size() > Longest ? text.left(Longest) + QChar(0x2026) : text;
    return QCoreApplication::translate("Print", "U+%1 in \u201c%2\u201d").arg(code, place);
}

} // namespace

QStringList unwritable(const SheetLayout &layout)
{
    constexpr char32_t LastOfAscii = 0x7E; // every font has those
    QSet<char32_t> known;
    QStringList found;
    for (const Page &page : layout.pages)
        for (const Mark &mark : page.marks) {
            const TextMark *text = std::get_if<TextMark>(&mark.shape);
            if (!text) continue;
            const QList<uint> letters = text->text.toUcs4();
            for (const char32_t letter : letters) {
                if (letter <= LastOfAscii || known.contains(letter)) continue;
                known.insert(letter);
                if (!isInvisible(letter) && !hasGlyph(letter, text->role))
                    found << whereItStands(letter, text->text);
            }
        }
    return found;
}

} // namespace sky::print
