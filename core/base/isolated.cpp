#include "core/base/isolated.h"

namespace sky
{

namespace
{

constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopIsolate(0x2069);

bool opensIsolate(QChar letter)
{
    return letter >= QChar(0x2066) && letter <= FirstStrongIsolate;
}

/// Whether the letter has a say in the direction of what stands beside it.
bool turns(QChar letter)
{
    switch (letter.direction()) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI:
        return true;
    default:
        return letter.isSurrogate(); // some of the letters beyond 16 bits are written from right to left
    }
}

/// Whether something in the text turns what is around it: it is not when that is shut off already.
bool reachesOut(const QString &text)
{
    int open = 0;
    for (const QChar letter : text) {
        if (letter == PopIsolate && open == 0) return true;
        if (opensIsolate(letter))
            ++open;
        else if (letter == PopIsolate)
            --open;
        else if (open == 0 && turns(letter))
            return true;
    }
    return open > 0;
}

} // namespace

QString isolated(const QString &text)
{
    if (!reachesOut(text)) return text;
    QString shut(FirstStrongIsolate);
    int open = 0;
    for (const QChar letter : text) {
        if (letter == PopIsolate && open == 0) continue; // it would end the isolation
        open += opensIsolate(letter) ? 1 : letter == PopIsolate ? -1 : 0;
        shut += letter;
    }
    return shut + QString(open + 1, PopIsolate);
}

} // namespace sky
