#pragma once

#include "core/base/isolated.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QString>

#include <concepts>
#include <cstdint>

namespace sky::hursagmu
{

/// The translation context of everything this game says.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Hursagmu)
};

inline QString filling(const QString &text)
{
    return isolated(text);
}

QString filling(std::integral auto number)
{
    return QString::number(number);
}

/// "+4", "−4", "0".
inline QString signedNumber(int64_t number)
{
    QString digits = QString::number(number);
    if (number > 0) return QLatin1Char('+') + digits;
    return number == 0 ? digits : digits.replace(0, 1, QChar(u'\u2212'));
}

/// "14 Feb 2026"
inline QString dayWords(QDate day)
{
    return QLocale(QLocale::English).toString(day, QStringLiteral("d MMM yyyy"));
}

/// The values in place of %1, %2 ... all at once: a name like "100 %1" stays as it is, which it would not in
/// a chain of arg(), and one written from right to left does not turn the sentence.
template<class... Values>
QString filled(const QString &text, const Values &...values)
{
    return text.arg(filling(values)...);
}

} // namespace sky::hursagmu
