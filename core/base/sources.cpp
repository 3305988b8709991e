#include "core/base/sources.h"

#include <QRandomGenerator>
#include <QUuid>

#include <memory>

namespace sky
{

namespace
{

constexpr int IdLength = 8;
constexpr QLatin1String IdLetters("abcdefghijklmnopqrstuvwxyz0123456789");

QString randomId()
{
    QString id;
    id.reserve(IdLength);
    for (int i = 0; i < IdLength; ++i) {
        // The system's generator keeps no state of ours, so copies of the source never repeat each other.
        id += IdLetters.at(QRandomGenerator::system()->bounded(IdLetters.size()));
    }
    return id;
}

} // namespace

Clock systemClock()
{
    return [] { return QDateTime::currentDateTime(); };
}

IdSource randomIds()
{
    return randomId;
}

IdSource countingIds(const QString &prefix)
{
    // Shared, because a copy of the source must go on counting where the original is.
    return [prefix, last = std::make_shared<qint64>(0)] { return prefix + QString::number(++*last); };
}

QString newUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace sky
