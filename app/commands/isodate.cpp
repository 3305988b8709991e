#include "app/commands/isodate.h"

#include "app/words.h"

#include <QRegularExpression>

namespace sky::app
{

Result<QDate> parseDate(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    const QDate date = form.match(text).hasMatch() ? QDate::fromString(text, Qt::ISODate) : QDate();
    if (date.isValid()) return date;
    return fail(ErrorKind::Usage, Words::tr("\u201c%1\u201d is no day; write it as 2026-02-14.").arg(text));
}

} // namespace sky::app
