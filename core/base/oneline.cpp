#include "core/base/oneline.h"

namespace sky
{

QString inOneLine(QString text)
{
    for (QChar &character : text) {
        const QChar::Category category = character.category();
        if (category == QChar::Other_Control || category == QChar::Separator_Line ||
            category == QChar::Separator_Paragraph)
            character = QLatin1Char(' ');
    }
    return text;
}

QString visible(const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    for (const QChar character : text)
        if (character.category() == QChar::Other_Control)
            shown += QStringLiteral("\\x") +
                     QString::number(uint(character.unicode()), 16).toUpper().rightJustified(2, u'0');
        else
            shown += character;
    return shown;
}

} // namespace sky
