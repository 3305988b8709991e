#include "core/storage/cleanname.h"

#include <QFile>
#include <QRegularExpression>

namespace sky::storage
{

namespace
{

/// In bytes: 255 on common file systems, less the extension and room for a mark such as "(other 2)".
constexpr qsizetype LongestName = 200;

bool isSafe(QChar c)
{
    return c.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(c);
}

/// Devices of Windows, on whose disks a file may be some day, with any ending: "con", "Com1.old",
/// "LPT\u00b9".
bool isReserved(const QString &name)
{
    static const QRegularExpression device(
        QStringLiteral("^(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(\\..*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return device.match(name).hasMatch();
}

} // namespace

/// By whole characters, so that no surrogate pair is cut.
QString shortenedName(QString name)
{
    while (QFile::encodeName(name).size() > LongestName)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name;
}

QString cleanName(const QString &text, const QString &unnamed)
{
    QString name;
    for (const QChar c : text)
        name += isSafe(c) || c.isSurrogate() ? c : u' ';
    name = shortenedName(name.simplified());
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    while (name.endsWith(u'.') || name.endsWith(u' ')) // Windows drops them
        name.chop(1);
    if (name.isEmpty()) return unnamed;
    if (!isReserved(name)) return name;
    const qsizetype dot = name.indexOf(u'.');
    return name.insert(dot < 0 ? name.size() : dot, u'_');
}

} // namespace sky::storage
