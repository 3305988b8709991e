#include "ui/services/filename.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

/// In bytes: 255 on common file systems, less the extension and room for a mark such as "(other 2)".
constexpr qsizetype LongestName = 200;

bool isSafe(QChar c)
{
    return c.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(c);
}

/// By whole characters, so that no surrogate pair is cut.
QString shortened(QString name)
{
    while (QFile::encodeName(name).size() > LongestName)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name;
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

QString fileNameFor(const QString &characterName, QLatin1String extension)
{
    QString name;
    for (const QChar c : characterName)
        name += isSafe(c) || c.isSurrogate() ? c : u' ';
    name = shortened(name.simplified());
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    while (name.endsWith(u'.') || name.endsWith(u' ')) // Windows drops them
        name.chop(1);
    if (name.isEmpty()) name = QCoreApplication::translate("sky::ui", "Unnamed");
    if (isReserved(name)) name += u'_';
    return name + extension;
}

QString withExtension(const QString &path, QLatin1String extension)
{
    return path.endsWith(extension, Qt::CaseInsensitive) ? path : path + extension;
}

QString freeNameBeside(const QString &path, const QString &word)
{
    const QFileInfo file(path);
    const QString base = shortened(file.completeBaseName());
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    for (int number = 1;; ++number) {
        const QString mark = number == 1 ? word : QStringLiteral("%1 %2").arg(word, QString::number(number));
        const QString candidate = file.dir().filePath(QStringLiteral("%1 (%2)%3").arg(base, mark, suffix));
        if (!QFileInfo::exists(candidate) && !QFileInfo(candidate).isSymLink()) return candidate;
    }
}

} // namespace sky::ui
