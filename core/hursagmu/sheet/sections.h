#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/print/content.h"
#include "core/system/gamesystem.h"

#include <QHash>

#include <optional>

/// One function for each printed block; nothing when it has nothing to say. Not for use outside this folder.
namespace sky::hursagmu::sheet
{

/// What every block reads.
struct Source {
    const Character &character;
    const Evaluation &evaluation;
    const Catalogue &catalogue;
    bool severalYears = false;          ///< dates need their year
    QHash<QString, const Item *> items; ///< of the character, by id
    Injuries injuries = Injuries::Current;

    const Item *item(const QString &id) const { return items.value(id); }
};

using Block = std::optional<print::Section>;

print::Header header(const Source &source);
Block strip(const Source &source);
Block talents(const Source &source);
Block professions(const Source &source);
Block hands(const Source &source);
Block weapons(const Source &source);
Block armor(const Source &source);
Block load(const Source &source);
Block injury(const Source &source);
Block sorcery(const Source &source);
Block disciplines(const Source &source);
Block gifts(const Source &source);
Block spells(const Source &source);
Block equipment(const Source &source);
Block purse(const Source &source);
Block experience(const Source &source);
Block notes(const Source &source);
Block description(const Source &source);
Block history(const Source &source);
Block accepted(const Source &source);

/// The ledger as an audit: head with totals, every entry, and what was struck or edited.
print::SheetContent audit(const Source &source, std::optional<QDate> day);

/// A character, his weapons and his spells on cards.
print::SheetContent cards(const Source &source);
/// What the book prints of a template, and no more.
void reduceToStatBlock(const Source &source, print::SheetContent &content);
/// Adds explanations, the gifts' texts and rules.
void complete(const Source &source, print::SheetContent &content);
/// Takes the numbers out, to be written by hand; `rows` empty ones in each list.
void empty(const Source &source, print::SheetContent &content, int rows, bool nameless);

/// Says in the head and in the title of every page that the character is as of a day (decision 33).
void tellDay(print::SheetContent &content, QDate day);
/// Why the sheet is a draft; empty when it is none.
QString draftReason(const Source &source);
/// What has to be found on paper, from the character itself.
std::vector<print::Expected> expected(const Source &source);

} // namespace sky::hursagmu::sheet
