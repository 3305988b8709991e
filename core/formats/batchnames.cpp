#include "core/formats/batch.h"
#include "core/formats/text.h"
#include "core/storage/cleanname.h"
#include "core/storage/recognise.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <map>

namespace sky::formats
{

namespace
{

constexpr QLatin1String CharacterSuffix("skychar");

/// Files and folders of a folder by name, without the hidden ones; links to folders left out, so that no
/// folder contains itself.
void walk(const QString &folder, QStringList &files)
{
    const auto entries = QDir(folder).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot,
                                                    QDir::Name | QDir::DirsLast);
    for (const QFileInfo &entry : entries) {
        if (entry.isDir() && !entry.isSymLink())
            walk(entry.filePath(), files);
        else if (entry.isFile() && entry.suffix().compare(CharacterSuffix, Qt::CaseInsensitive) == 0)
            files << entry.filePath();
    }
}

/// Two files are one on many systems when they differ in case or in how an accent is written.
QString keyOf(const QString &name)
{
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

bool isOurs(const QByteArray &start)
{
    return start.contains("\"" + QByteArray(storage::CharacterFormat.data()) + "\"") ||
           start.contains("\"" + QByteArray(storage::PartyFormat.data()) + "\"");
}

} // namespace

QStringList characterFiles(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths)
        if (QFileInfo(path).isDir())
            walk(path, files);
        else
            files << path;
    QSet<QString> met;
    QStringList once;
    for (const QString &file : files) {
        const QString canonical = QFileInfo(file).canonicalFilePath();
        if (!canonical.isEmpty() && met.contains(canonical)) continue;
        met << canonical;
        once << file;
    }
    return once;
}

namespace
{

Result<void> mayReplaceAt(const QString &path, const Format &format)
{
    QFile there(path);
    if (!there.exists()) return {};
    const auto stays = [&format] {
        return fail(ErrorKind::Refused,
                    Text::tr("The file is there already and is no %1; it stays as it is.").arg(format.name));
    };
    constexpr qint64 Start = 4096;
    if (!QFileInfo(path).isFile() || !there.open(QIODevice::ReadOnly)) return stays(); // a pipe would not end
    const QByteArray start = there.read(Start);
    if (format.id == QLatin1String("pdf") && !start.startsWith("%PDF-")) return stays();
    const bool sameSuffix = QFileInfo(path).suffix().compare(format.suffix, Qt::CaseInsensitive) == 0;
    if (!format.onPaper && (isOurs(start) || !sameSuffix)) return stays();
    return {};
}

} // namespace

Result<void> mayReplace(const QString &path, const Format &format)
{
    if (!QFileInfo(QFileInfo(path).path()).isDir())
        return fail(ErrorKind::Failed, Text::tr("Its folder does not exist."));
    // What "link/../file" is depends on who asks: the writing goes by the path as it reads.
    return mayReplaceAt(path, format).and_then([&] { return mayReplaceAt(QDir::cleanPath(path), format); });
}

QString FileNames::take(const QString &wish, const QString &suffix)
{
    const QString base = storage::cleanName(wish, Text::tr("Unnamed"));
    QString name = base;
    for (int number = 2; m_taken.contains(keyOf(name)); ++number)
        name = QStringLiteral("%1-%2").arg(base).arg(number);
    m_taken << keyOf(name);
    return name + u'.' + suffix;
}

Result<QString> nameByPattern(const QString &pattern, const Character &character, const QString &file,
                              const BatchRequest &request)
{
    const QString base = QFileInfo(file).completeBaseName();
    if (pattern.isEmpty()) return base;
    const std::map<QString, QString> values = {{QStringLiteral("name"), character.name},
                                               {QStringLiteral("player"), character.player},
                                               {QStringLiteral("file"), base},
                                               {QStringLiteral("layout"), request.options.layout},
                                               {QStringLiteral("format"), request.format.id}};
    static const QRegularExpression field(QStringLiteral("\\{([^{}]*)\\}"));
    QString name;
    qsizetype from = 0;
    for (auto it = field.globalMatch(pattern); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto value = values.find(match.captured(1));
        if (value == values.end())
            return fail(
                ErrorKind::Usage,
                Text::tr("There is no \u201c%1\u201d in a name; there are {name}, {player}, {file}, {layout} "
                         "and {format}.")
                    .arg(match.captured(0)));
        name += pattern.mid(from, match.capturedStart() - from) + value->second;
        from = match.capturedEnd();
    }
    return name + pattern.mid(from);
}

} // namespace sky::formats
