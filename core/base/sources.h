#pragma once

#include <QDateTime>
#include <QString>

#include <functional>

namespace sky
{

/// The present moment; injected so that tests fix it.
using Clock = std::function<QDateTime()>;
/// Makes the next short id ("k7f3a9x2", lower case letters and digits); injected so that tests fix it.
using IdSource = std::function<QString()>;

Clock systemClock();
IdSource randomIds();
/// "a1", "a2", ...: for tests and for characters that need reproducible ids.
IdSource countingIds(const QString &prefix);
QString newUuid();

} // namespace sky
