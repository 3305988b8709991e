#include "tests/support/hostile.h"

#include "tests/support/builder.h"

namespace sky::test
{

using namespace hursagmu;

namespace
{

LedgerEntry entryOf(const char *id, EntryKind kind, const QString &text)
{
    LedgerEntry entry;
    entry.id = QString::fromLatin1(id);
    entry.kind = kind;
    entry.date = QDate(2026, 3, 1);
    entry.session = text;
    entry.who = text;
    entry.reason = text;
    return entry;
}

void addLedger(hursagmu::Character &character, const QString &text)
{
    LedgerEntry award = entryOf("e1", EntryKind::Award, text);
    award.points = 40;
    LedgerEntry earlier = entryOf("e2", EntryKind::Correction, text);
    earlier.points = 2;
    earlier.sequence = 1;
    earlier.earlier = {{QDate(2026, 3, 2), text, text, QDate(2026, 2, 1), text, text, 3}};
    LedgerEntry struck = entryOf("e3", EntryKind::Award, text);
    struck.sequence = 2;
    struck.struck = Strike{QDate(2026, 3, 3), text, text};
    LedgerEntry trait = entryOf("e4", EntryKind::NewTrait, text);
    trait.sequence = 3;
    trait.newTrait =
        TraitEntry{QStringLiteral("t9"), text, TraitKind::Talent, true, Level::of(1).value_or(Level()), {}};
    character.ledger = {award, earlier, struck, trait};
    character.phase = Phase::Play;
}

void addThings(hursagmu::Character &character, const QString &text)
{
    for (Item &item : character.items) {
        item.name = text;
        item.note = text;
    }
    Item own;
    own.id = QStringLiteral("own");
    own.name = text;
    own.note = text;
    own.quantity = 3;
    character.items.push_back(own);
    character.mount = Mount();
    character.mount->name = text;
    for (Spell &spell : character.spells) {
        spell.name = text;
        spell.against = text;
        spell.note = text;
    }
}

} // namespace

QString hostileText()
{
    return QStringLiteral(
        "=1+1|<script>alert('x')</script> & \"q\" </td></table><!-- --> [a](javascript:b) ![i](j) "
        "*em* _u_ ~~s~~ `c` # h\n- l\n> q\\ https://www.example.com/?a=b&c www.example.com "
        "who@example.com <who@example.com> {{name}} {{{notes}}} {{#a}}{{/a}} {{>p}} &amp; &#60; "
        "\u202edlrow\u2067 \u05d0\u05d1 \u0001\t;%1 %2 %n\u2029end\\");
}

hursagmu::Character characterSaying(const QString &text)
{
    hursagmu::Character character = eshara().character;
    character.name = text;
    character.player = text;
    character.campaign = text;
    character.master = text;
    character.conceptText = text;
    character.description = text;
    character.history = text;
    character.notes = text;
    character.creation.traits.push_back(
        {QStringLiteral("t1"), text, TraitKind::Profession, true, Level::of(2).value_or(Level()), {}});
    GiftEntry gift;
    gift.id = QStringLiteral("own-gift");
    gift.name = text;
    gift.cost = 1;
    gift.detail = text;
    gift.explanation = text;
    character.creation.gifts.push_back(gift);
    addThings(character, text);
    addLedger(character, text);
    Waiver waiver;
    waiver.id = QStringLiteral("w1");
    waiver.code = QStringLiteral("over-budget");
    waiver.reason = text;
    waiver.by = text;
    waiver.date = QDate(2026, 3, 4);
    character.waivers = {waiver};
    return character;
}

} // namespace sky::test
