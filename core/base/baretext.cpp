#include "core/base/baretext.h"

namespace sky
{

QString bareText(QString text)
{
    text.removeIf([](QChar letter) {
        return letter.isSpace() || letter.category() == QChar::Other_Control ||
               letter.category() == QChar::Other_Format;
    });
    return text.toCaseFolded();
}

} // namespace sky
