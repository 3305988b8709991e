#pragma once

#include "core/hursagmu/sheet/sections.h"

#include <QDate>

#include <functional>

/// How numbers and names are written on the sheet.
namespace sky::hursagmu::sheet
{

/// "8", "−4".
QString figure(int64_t value);
QString figure(const Breakdown &number);
/// "1,334,494".
QString grouped(int64_t value);
/// "+4", "−4", "0".
QString signedFigure(int64_t value);
/// Pounds, or a dash for what weighs nothing.
QString pounds(const Breakdown &weight, bool weighsNothing = false);

/// A figure in bold when it counts, plain when it is 0.
print::Cell figureCell(const QString &column, int64_t value);
print::Cell cell(const QString &column, const QString &text, print::Role role = print::Role::Body);
print::Cell small(const QString &column, const QString &text);
print::Column column(const QString &id, const QString &label = {});

/// What a part of a number is called in a derivation.
using TermName = std::function<QString(const Breakdown &term)>;

/// Where a number comes from, in few words: "7 + Warrior 8, shield +2", "10 + Athlete 6 − mail 4";
/// several penalties go without their names, and a bound is told. Without `name` the terms' labels stand.
QString derivation(const Breakdown &number, const TermName &name = {});

/// "Warrior" of an attack: the first part that has a name.
QString mainTerm(const Breakdown &number);
/// "6 + 6": the parts of a sum; empty where there is only one.
QString addends(const Breakdown &number);

/// With the apostrophes and minus signs of print.
QString typeset(QString text);

/// "Sword" of "sword".
QString capitalized(const QString &name);
/// Whether the player named it himself; another name the book has for it is none.
bool hasOwnName(const Source &source, const QString &itemId);
/// The item's name as it stands within a sentence or list: lower case unless it is the player's own.
QString plainName(const Source &source, const QString &itemId, const QString &name);

/// The last word of a name too long for its place: "hide" of "soft hide".
QString briefName(const QString &name);

/// "tower" of "Tower at Yoth": what kind of focus it is.
QString focusKind(const Source &source, const FocusLine &focus);

/// "torch × 3", "sword, excellent (father's)".
QString itemText(const Source &source, const PresentItem &item);
/// What a gift is, the player's own words first.
QString giftText(const PresentGift &gift);

/// "4 rounds", "2 actions": a portal is counted in rounds.
QString durationText(const Spell &spell);

/// "3 May", with the year where the character's dates lie in several.
QString dateText(const Source &source, const QDate &date);

/// "3 May 2026"
QString longDate(QDate date);

/// What a waiver of that code accepts, in few words: "Natural Weapon on a human"; an unknown code itself.
QString acceptedTitle(const QString &code, const QString &name);

/// Paragraphs of a text, empty ones left out.
QStringList paragraphs(const QString &text);

inline QString subject(const char *kind, const QString &id)
{
    return QLatin1String(kind) + u'/' + id;
}

} // namespace sky::hursagmu::sheet
