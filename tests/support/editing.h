#pragma once

#include "core/document/document.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/rules/evaluation.h"
#include "tests/support/builder.h"
#include "tests/support/phase.h"

#include <QtGlobal>

/// Short words for tests of the verbs.
namespace sky::test::editing
{

using namespace sky::hursagmu;
using sky::test::setPhase;

inline const IdSource ids = countingIds(QStringLiteral("n"));

inline LedgerStamp stamp(int day = 3)
{
    return {QDate(2024, 5, day), QStringLiteral("the mill"), QStringLiteral("Jonas"),
            QStringLiteral("learned")};
}

inline Level level(int value)
{
    return Level::of(value).value();
}

inline QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

/// The character after the edit; the test fails when it is refused.
inline Builder after(Builder builder, const Edit &edit)
{
    const Result<void> done = edit.change(builder.character);
    if (!done) qFatal("refused: %s", qUtf8Printable(done.error().message));
    return builder;
}

/// Why the edit is refused; empty when it is not.
inline QString refusalOf(Builder builder, const Edit &edit)
{
    const Result<void> done = edit.change(builder.character);
    return done ? QString() : done.error().message;
}

/// Why a document refuses the edits as one step, by the verbs or by the game; empty when it does not.
inline QString documentRefusal(const Builder &builder, const std::vector<Edit> &edits)
{
    static const auto game = std::make_shared<const Hursagmu>(catalogue());
    Document document(game, std::make_shared<const hursagmu::Character>(builder.character));
    const Result<void> done = document.apply(QStringLiteral("a step"), edits);
    return done ? QString() : done.error().message;
}

inline GiftEntry gift(const char *id)
{
    GiftEntry entry;
    entry.gift = text(id);
    return entry;
}

inline Item thing(const char *id)
{
    Item item;
    item.catalogueId = text(id);
    item.kind = catalogue().thing(item.catalogueId)->kind;
    return item;
}

inline Builder inPlay(int64_t experience)
{
    Builder b;
    b.character.phase = Phase::Play;
    LedgerEntry award;
    award.id = text("e1");
    award.date = QDate(2024, 5, 1);
    award.points = experience;
    b.character.ledger.push_back(award);
    return b;
}

inline int levelOf(const Builder &builder, const char *trait)
{
    return builder.evaluated()->level(text(trait));
}

} // namespace sky::test::editing
