#pragma once

#include <QString>
#include <QStringList>

namespace sky::app
{

/// One record of a CSV file (RFC 4180) with the end of its line.
QString csvLine(const QStringList &fields);

} // namespace sky::app
