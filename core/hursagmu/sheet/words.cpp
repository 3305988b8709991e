#include "core/hursagmu/sheet/words.h"

#include "core/hursagmu/rules/casting.h"
#include "core/hursagmu/rules/wording.h"
#include "core/hursagmu/text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

const QChar minus(0x2212);

/// "Warrior 8"; the sign is the caller's.
QString term(const Breakdown &number, bool withName, const TermName &name)
{
    const QString amount = numberText(std::abs(number.value()), number.unit());
    if (!withName || number.label().isEmpty() || number.label() == Text::tr("base")) return amount;
    return isolated(name ? name(number) : number.label()) + QLatin1Char(' ') + amount;
}

/// Follows choices and limits down to what the number is made of.
const Breakdown &core(const Breakdown &number)
{
    switch (number.kind()) {
    case Breakdown::Kind::Best:
        return core(number.parts()[number.winner()]);
    case Breakdown::Kind::Scaled:
    case Breakdown::Kind::Clamped:
        // A bound that is not reached says nothing; otherwise the number is not what its part is made of.
        return number.value() == number.parts().front().value() ? core(number.parts().front()) : number;
    case Breakdown::Kind::Sum:
        return number.parts().size() == 1 ? core(number.parts().front()) : number;
    default:
        return number;
    }
}

void collect(const Breakdown &number, std::vector<Breakdown> &terms)
{
    const Breakdown &inner = core(number);
    if (inner.kind() != Breakdown::Kind::Sum || inner.parts().empty()) {
        terms.push_back(inner);
        return;
    }
    for (const Breakdown &part : inner.parts())
        collect(part, terms);
}

} // namespace

QString figure(int64_t value)
{
    return numberText(value, Unit::Number);
}

QString figure(const Breakdown &number)
{
    return numberText(number.value(), number.unit());
}

QString grouped(int64_t value)
{
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(value));
}

QString signedFigure(int64_t value)
{
    return value > 0 ? QLatin1Char('+') + figure(value) : figure(value);
}

QString pounds(const Breakdown &weight, bool weighsNothing)
{
    return weighsNothing ? QString(QChar(0x2013)) : numberText(weight.value(), Unit::Pounds);
}

print::Cell figureCell(const QString &column, int64_t value)
{
    return {column, figure(value), value == 0 ? print::Role::FigureZero : print::Role::Figure};
}

print::Cell cell(const QString &column, const QString &text, print::Role role)
{
    return {column, text, role};
}

print::Cell small(const QString &column, const QString &text)
{
    return {column, text, print::Role::Small};
}

print::Column column(const QString &id, const QString &label)
{
    return {id, label};
}

QString derivation(const Breakdown &number, const TermName &name)
{
    if (number.kind() == Breakdown::Kind::Clamped && &core(number) == &number) {
        const QString inner = derivation(number.parts().front(), name);
        return (number.boundIsLower() ? Text::tr("%1, at least %2") : Text::tr("%1, at most %2"))
            .arg(inner, numberText(number.bound(), number.unit()));
    }
    std::vector<Breakdown> terms;
    collect(number, terms);
    const auto penalties =
        std::count_if(terms.begin(), terms.end(), [](const Breakdown &part) { return part.value() < 0; });
    QString text;
    for (const Breakdown &part : terms) {
        const QChar sign = part.value() < 0 ? minus : QChar(u'+');
        const QString words = term(part, part.value() >= 0 || penalties == 1, name);
        if (text.isEmpty())
            text = (part.value() < 0 ? QString(minus) : QString()) + words;
        else
            text += QLatin1Char(' ') + sign + QLatin1Char(' ') + words;
    }
    return text;
}

QString mainTerm(const Breakdown &number)
{
    std::vector<Breakdown> terms;
    collect(number, terms);
    for (const Breakdown &part : terms)
        if (!part.label().isEmpty()) return part.label();
    return {};
}

QString addends(const Breakdown &number)
{
    if (number.kind() != Breakdown::Kind::Sum || number.parts().size() < 2) return {};
    QStringList parts;
    for (const Breakdown &part : number.parts())
        parts << figure(part);
    return parts.join(QStringLiteral(" + "));
}

QString typeset(QString text)
{
    static const QRegularExpression sign(QStringLiteral("(?<![\\w-])-(?=\\d)"));
    return text.replace(sign, QString(minus)).replace(QLatin1Char('\''), QChar(0x2019));
}

QString capitalized(const QString &name)
{
    return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

bool hasOwnName(const Source &source, const QString &itemId)
{
    const Item *item = source.item(itemId);
    if (!item || item->name.isEmpty()) return !item;
    const GoodsInfo *goods = source.catalogue.thing(item->catalogueId);
    return !goods || !goods->aliases.contains(item->name, Qt::CaseInsensitive);
}

QString plainName(const Source &source, const QString &itemId, const QString &name)
{
    return hasOwnName(source, itemId) ? name : name.toLower();
}

QString briefName(const QString &name)
{
    constexpr qsizetype Longest = 8;
    return name.size() > Longest ? name.section(QLatin1Char(' '), -1) : name;
}

QString focusKind(const Source &source, const FocusLine &focus)
{
    const Item *item = source.item(focus.item);
    if (!item) return Text::tr("no focus");
    const GoodsInfo *goods = source.catalogue.thing(item->catalogueId);
    return goods ? briefName(goods->name.toLower()) : Text::tr("focus");
}

QString durationText(const Spell &spell)
{
    return isPortal(spell) ? roundsText(spell.duration) : actionsText(spell.duration);
}

QString dateText(const Source &source, const QDate &date)
{
    if (!date.isValid()) return {};
    const QString format = source.severalYears ? QStringLiteral("d MMM yyyy") : QStringLiteral("d MMM");
    return QLocale(QLocale::English).toString(date, format);
}

QString longDate(QDate date)
{
    return dayWords(date);
}

QStringList paragraphs(const QString &text)
{
    static const QRegularExpression breaks(QStringLiteral("[\\r\\n\\x{2028}\\x{2029}]+"));
    QStringList found;
    for (const QString &paragraph : text.split(breaks))
        if (!paragraph.trimmed().isEmpty()) found << paragraph.trimmed();
    return found;
}

QString itemText(const Source &source, const PresentItem &item)
{
    QString text = plainName(source, item.id, item.text);
    const Item *own = source.item(item.id);
    if (!own) return text;
    if (own->quality == Quality::Poor) text = filled(Text::tr("%1, poor"), text);
    if (own->quality == Quality::Excellent) text = filled(Text::tr("%1, excellent"), text);
    return own->note.isEmpty() ? text : filled(Text::tr("%1 (%2)"), text, own->note);
}

QString giftText(const PresentGift &gift)
{
    QStringList parts;
    // What the player wrote stays as it is.
    for (const QString &part : {gift.detail, gift.gift.isEmpty() ? gift.shortText : typeset(gift.shortText)})
        if (!part.isEmpty()) parts << part;
    return parts.join(QStringLiteral("; "));
}

} // namespace sky::hursagmu::sheet
