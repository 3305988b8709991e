#include "core/storage/cleanname.h"

#include <QFile>
#include <QStringList>

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

/// Devices of Windows, on whose disks a file may be some day.
bool isReserved(const QString &name)
{
    static const QStringList names{QStringLiteral("con"), QStringLiteral("prn"), QStringLiteral("aux"),
                                   QStringLiteral("nul")};
    const QString lower = name.toLower();
    const bool numbered = lower.size() == 4 && lower[3].isDigit() &&
                          (lower.startsWith(QLatin1String("com")) || lower.startsWith(QLatin1String("lpt")));
    return numbered || names.contains(lower);
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
    return isReserved(name) ? name + u'_' : name;
}

} // namespace sky::storage
