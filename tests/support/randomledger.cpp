#include "tests/support/randomledger.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/rules/fold.h"
#include "tests/support/dice.h"

#include <algorithm>

using namespace sky::hursagmu;

namespace sky::test
{

namespace
{

const QDate FirstDay(2026, 1, 10);

class LedgerMaker
{
public:
    LedgerMaker(const Hursagmu &game, uint64_t seed, Happening most)
        : m_game(game)
        , m_dice(seed)
        , m_most(most)
        , m_ids(countingIds(QStringLiteral("r")))
        , m_day(FirstDay)
    {
    }

    RandomLedger make(int steps)
    {
        create();
        for (; steps > 0; --steps) {
            if (m_dice.chance(40)) nextDay();
            step();
        }
        nextDay();
        return {m_now, std::move(m_evenings)};
    }

private:
    const Catalogue &catalogue() const { return m_game.catalogue(); }

    void create()
    {
        Creation &creation = m_now.creation;
        creation.budget = 100;
        for (int i = m_dice.number(0, 6); i > 0; --i) {
            const QString id = m_dice.pick(catalogue().traits()).id;
            attempt(setTrait(catalogue(), id, *Level::of(m_dice.number(1, 8)), m_ids, {}));
        }
        m_now.options.refunds = static_cast<Refunds>(m_dice.number(0, 2));
        if (m_dice.chance(30)) m_now.options.giftAfterCreation = GiftAfterCreation::Free;
        const Leftover leftover = m_dice.chance(50) ? Leftover::Kept : Leftover::Dropped;
        attempt(enterPlay(catalogue(), leftover, m_ids, stamp()));
    }

    void nextDay()
    {
        m_evenings[m_day] = m_now;
        m_day = m_day.addDays(m_dice.number(1, 9));
    }

    LedgerStamp stamp()
    {
        LedgerStamp stamp{m_day, {}, {}, {}};
        if (m_dice.chance(40)) stamp.session = QStringLiteral("session %1").arg(m_day.day());
        if (m_dice.chance(40)) stamp.who = QStringLiteral("Ruth");
        if (m_dice.chance(40)) stamp.reason = QStringLiteral("reason %1").arg(m_dice.number(1, 9));
        const bool back = m_most != Happening::Forward && m_dice.chance(10);
        if (back) stamp.date = std::max(FirstDay, m_day.addDays(-m_dice.number(1, 30)));
        return stamp;
    }

    Debt debt() { return m_most == Happening::Debt && m_dice.chance(30) ? Debt::Accepted : Debt::Refused; }

    /// Applied when neither the verb nor the game refuses it.
    void attempt(const Edit &edit)
    {
        hursagmu::Character next = m_now;
        if (!edit.change(next)) return;
        EvaluationPtr after = m_game.evaluate(next);
        if (!m_facts) m_facts = m_game.evaluate(m_now);
        if (m_game.refusal(next, *m_facts, *after)) return;
        m_now = std::move(next);
        m_facts = std::move(after);
    }

    void step()
    {
        const int kind = m_dice.number(1, 100);
        if (m_now.phase == Phase::Creation || (m_most != Happening::Forward && kind <= 4)) return turn();
        if (kind <= 35) return grant();
        if (kind <= 75) return changeTrait();
        if (kind <= 85) return changeGift();
        if (kind <= 90) return learn();
        if (m_most != Happening::Forward) return kind <= 95 ? edit() : strike();
    }

    /// Back to creation, or into play again.
    void turn()
    {
        if (m_now.phase == Phase::Play) return attempt(returnToCreation(m_ids, today()));
        const QString id = m_dice.pick(catalogue().traits()).id;
        attempt(setTrait(catalogue(), id, *Level::of(m_dice.number(0, 9)), m_ids, today()));
        attempt(
            enterPlay(catalogue(), m_dice.chance(80) ? Leftover::Kept : Leftover::Dropped, m_ids, today()));
    }

    LedgerStamp today() const { return {m_day, {}, {}, {}}; }

    void grant()
    {
        const bool award = m_dice.chance(80);
        const Grant grant{award ? EntryKind::Award : EntryKind::Correction,
                          award ? m_dice.number(0, 9) : m_dice.number(-4, 4),
                          {}};
        attempt(grantExperience(catalogue(), grant, m_ids, stamp(), debt()));
    }

    void changeTrait()
    {
        const Fold now = fold(m_now, catalogue());
        QString id = m_dice.pick(catalogue().traits()).id;
        if (!now.traits.empty() && m_dice.chance(70)) id = m_dice.pick(now.traits).entry.id;
        const int change = m_dice.chance(85) ? m_dice.number(1, 2) : -m_dice.number(1, 3);
        const int level = std::clamp(now.level(id) + change, 0, 14);
        attempt(setTrait(catalogue(), id, *Level::of(level), m_ids, stamp()));
    }

    void changeGift()
    {
        const Fold now = fold(m_now, catalogue());
        if (!now.gifts.empty() && m_dice.chance(20)) return reword(m_dice.pick(now.gifts).entry);
        if (!now.gifts.empty() && m_dice.chance(25))
            return attempt(dropGift(catalogue(), m_dice.pick(now.gifts).entry.id, m_ids, stamp()));
        GiftEntry gift;
        gift.gift = m_dice.pick(catalogue().gifts()).id;
        gift.explanation = QStringLiteral("a spring");
        gift.approved = true;
        attempt(takeGift(catalogue(), gift, m_ids, stamp()));
    }

    /// What a gift says of itself; its number and its cost too, which play does not let through.
    void reword(GiftEntry gift)
    {
        gift.detail = QStringLiteral("detail %1").arg(m_dice.number(1, 9));
        gift.limb = m_dice.chance(50) ? LimbKind::Leg : LimbKind::Arm;
        if (m_dice.chance(30)) gift.count += m_dice.number(-1, 1);
        if (m_dice.chance(30)) gift.gift = m_dice.pick(catalogue().gifts()).id;
        attempt(hursagmu::changeGift(catalogue(), gift));
    }

    void learn()
    {
        attempt(addCustomTrait(catalogue(), QStringLiteral("trait %1").arg(m_dice.number(1, 99)),
                               TraitKind::Profession, *Level::of(m_dice.number(1, 4)), m_ids, stamp()));
    }

    void edit()
    {
        const LedgerEntry &entry = m_dice.pick(m_now.ledger);
        GrantChange change{entry.id, entry.points + m_dice.number(-3, 3), entry.date, entry.session,
                           QStringLiteral("counted again")};
        if (m_dice.chance(20)) change.date = entry.date.addDays(m_dice.number(-9, 9));
        attempt(editGrant(catalogue(), change, today(), debt()));
    }

    void strike()
    {
        const QString id = m_dice.pick(m_now.ledger).id;
        QStringList set = {id};
        if (m_dice.chance(70)) set += dependantsOf(m_now, catalogue(), id).entries;
        attempt(strikeEntries(catalogue(), set, today(), debt()));
    }

    const Hursagmu &m_game;
    Dice m_dice;
    Happening m_most;
    IdSource m_ids;
    QDate m_day;
    hursagmu::Character m_now;
    EvaluationPtr m_facts; ///< of it
    std::map<QDate, hursagmu::Character> m_evenings;
};

} // namespace

RandomLedger randomLedger(const Hursagmu &game, uint64_t seed, int steps, Happening most)
{
    return LedgerMaker(game, seed, most).make(steps);
}

} // namespace sky::test
