#include "app/hursagmu/arguments.h"

#include "app/words.h"

#include <QRegularExpression>

namespace sky::app
{

using hursagmu::Place;
using hursagmu::Purse;

namespace
{

tl::unexpected<Error> misread(const QString &text, const QString &wanted)
{
    return fail(ErrorKind::Usage, Words::tr("\u201c%1\u201d is not of the form %2.").arg(text, wanted));
}

QRegularExpressionMatch match(const QString &pattern, const QString &text)
{
    static const auto options =
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::UseUnicodePropertiesOption;
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern), options).match(text);
}

std::optional<Place> placeOf(const QString &word)
{
    if (word == QLatin1String("worn")) return Place::Worn;
    if (word == QLatin1String("carried")) return Place::Carried;
    if (word == QLatin1String("mount")) return Place::Mount;
    if (word == QLatin1String("left")) return Place::Left;
    return std::nullopt;
}

} // namespace

Result<NamedLevel> parseNamedLevel(const QString &text)
{
    const auto found = match(QStringLiteral("\\s*(.*\\S)\\s*=\\s*([0-9]{1,9})\\s*"), text);
    if (!found.hasMatch()) return misread(text, QStringLiteral("NAME=LEVEL"));
    const auto level = Level::of(found.captured(2).toInt());
    if (!level)
        return fail(ErrorKind::Usage, Words::tr("Levels go from %1 to %2, not %3.")
                                          .arg(Level::Min)
                                          .arg(Level::Max)
                                          .arg(found.captured(2)));
    return NamedLevel{found.captured(1), *level};
}

Result<CustomGift> parseCustomGift(const QString &text)
{
    const auto found = match(QStringLiteral("\\s*(.*?\\S)\\s*=\\s*([0-9]{1,5})\\s*:\\s*(.*\\S)\\s*"), text);
    if (!found.hasMatch()) return misread(text, QStringLiteral("NAME=COST:WHY"));
    return CustomGift{found.captured(1), found.captured(2).toLongLong(), found.captured(3)};
}

Result<Amount> parseAmount(const QString &text)
{
    const auto found =
        match(QStringLiteral("\\s*(.*?\\S)\\s*(?:\\*\\s*([0-9]{1,7}))?\\s*(?::\\s*(\\w+)\\s*)?"), text);
    if (!found.hasMatch()) return misread(text, QStringLiteral("NAME[*QUANTITY][:worn|carried|mount|left]"));
    Amount amount;
    amount.name = found.captured(1);
    if (!found.captured(2).isEmpty()) amount.quantity = found.captured(2).toLongLong();
    if (!found.captured(3).isEmpty()) {
        amount.place = placeOf(found.captured(3));
        if (!amount.place) return misread(text, QStringLiteral("NAME[*QUANTITY][:worn|carried|mount|left]"));
    }
    return amount;
}

Result<Purse> parsePurse(const QString &text)
{
    Purse purse;
    if (text.trimmed().isEmpty()) return misread(text, QStringLiteral("6gc,14sc,30cc"));
    for (const QString &coin : text.split(QLatin1Char(','))) {
        const auto found = match(QStringLiteral("\\s*([0-9]{1,9})\\s*(gc|sc|cc)\\s*"), coin.toLower());
        if (!found.hasMatch()) return misread(text, QStringLiteral("6gc,14sc,30cc"));
        const int64_t count = found.captured(1).toLongLong();
        const QString kind = found.captured(2);
        (kind == QLatin1String("gc")   ? purse.gold
         : kind == QLatin1String("sc") ? purse.silver
                                       : purse.copper) = count;
    }
    return purse;
}

} // namespace sky::app
