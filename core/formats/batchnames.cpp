#include "core/formats/batch.h"
#include "core/formats/text.h"
#include "core/storage/cleanname.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <map>

namespace sky::formats
{

namespace
{

/// Two files are one on many systems when they differ in case or in how an accent is written.
QString unmistakable(const QString &name)
{
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

} // namespace

FileNames::Name FileNames::take(const QString &wish, const QString &suffix)
{
    const QString base = storage::cleanName(wish, Text::tr("Unnamed"));
    QString name = base;
    int number = 1;
    while (m_taken.contains(unmistakable(name)))
        name = base + u'-' + QString::number(++number);
    m_taken << unmistakable(name);
    return {name + u'.' + suffix, number > 1};
}

namespace
{

/// A field, or a brace that belongs to none.
QRegularExpressionMatchIterator fieldsIn(const QString &pattern)
{
    static const QRegularExpression field(QStringLiteral("\\{([^{}]*)\\}|[{}]"));
    return field.globalMatch(pattern);
}

} // namespace

Result<void> checkPattern(const QString &pattern)
{
    static const QStringList known{QStringLiteral("{name}"), QStringLiteral("{player}"),
                                   QStringLiteral("{file}"), QStringLiteral("{layout}"),
                                   QStringLiteral("{format}")};
    for (auto it = fieldsIn(pattern); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (known.contains(match.captured(0))) continue;
        const QString wrong =
            match.capturedLength(0) > 1 ? match.captured(0) : pattern.mid(match.capturedStart(0));
        return fail(ErrorKind::Usage, Text::tr("There is no \u201c%1\u201d in a name; there are %2.")
                                          .arg(wrong, known.join(QStringLiteral(", "))));
    }
    return {};
}

QString nameByPattern(const QString &pattern, const SheetMember &member, const QString &file,
                      const BatchRequest &request)
{
    const QString base = QFileInfo(file).completeBaseName();
    if (pattern.isEmpty()) return base;
    const std::map<QString, QString> values = {{QStringLiteral("name"), member.name},
                                               {QStringLiteral("player"), member.player},
                                               {QStringLiteral("file"), base},
                                               {QStringLiteral("layout"), request.options.layout},
                                               {QStringLiteral("format"), request.format.id}};
    QString name;
    qsizetype from = 0;
    for (auto it = fieldsIn(pattern); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto value = values.find(match.captured(1));
        name += pattern.mid(from, match.capturedStart() - from);
        name += value == values.end() ? match.captured(0) : value->second;
        from = match.capturedEnd();
    }
    return name + pattern.mid(from);
}

} // namespace sky::formats
