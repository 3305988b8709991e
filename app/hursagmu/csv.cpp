#include "app/hursagmu/csv.h"

#include <algorithm>

namespace sky::app
{

namespace
{

QString csvField(const QString &field)
{
    static const QString special = QStringLiteral(",\"\r\n");
    const bool plain = std::none_of(field.begin(), field.end(), [](QChar c) { return special.contains(c); });
    return plain ? field : QStringLiteral("\"%1\"").arg(QString(field).replace(u'"', QStringLiteral("\"\"")));
}

} // namespace

QString csvLine(const QStringList &fields)
{
    QStringList quoted;
    for (const QString &field : fields)
        quoted << csvField(field);
    return quoted.join(u',') + QStringLiteral("\r\n");
}

} // namespace sky::app
