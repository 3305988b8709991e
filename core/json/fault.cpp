#include "core/json/fault.h"

#include "core/json/text.h"

#include <QRegularExpression>

namespace sky::json
{

namespace
{

QString told(const Fault &fault)
{
    const QString place = fault.path.isEmpty() ? Text::tr("the whole") : fault.path;
    if (fault.line <= 0) return Text::tr("%1: %2").arg(place, fault.sentence);
    return Text::tr("Line %1, %2: %3").arg(QString::number(fault.line), place, fault.sentence);
}

} // namespace

Error errorOf(const Fault &fault)
{
    return {ErrorKind::Unreadable, told(fault),
            QStringLiteral("line %1, \"%2\": not as expected").arg(QString::number(fault.line), fault.path)};
}

std::optional<Fault> faultOf(const Error &error)
{
    static const QRegularExpression form(QStringLiteral("\\Aline (\\d+), \"(.*)\": not as expected\\z"));
    const auto match = form.match(error.detail);
    if (!match.hasMatch()) return std::nullopt;
    Fault fault{match.captured(1).toInt(), match.captured(2), {}};
    // The message may have a sentence more in front; the place is in it once.
    const QString place = told(fault);
    const qsizetype at = error.message.indexOf(place);
    fault.sentence = at < 0 ? error.message : error.message.mid(at + place.size());
    return fault;
}

} // namespace sky::json
