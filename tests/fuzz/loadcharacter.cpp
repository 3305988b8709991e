#include "core/storage/envelope.h"
#include "core/storage/salvage.h"
#include "tests/fuzz/common.h"
#include "tests/fuzz/targets.h"

namespace sky::fuzz
{

namespace
{

/// Written, read and written again it is the same.
void mustBeStable(const storage::Loaded &loaded, const QByteArray &previous)
{
    const QByteArray once = storage::writeCharacter(*loaded.character, *loaded.system, previous);
    const auto again = storage::readCharacter(once, games());
    must(again.has_value(), "what was written can be read");
    must(loaded.system->equals(*loaded.character, *again->character), "what was written is read as it was");
    must(storage::writeCharacter(*again->character, *again->system, once) == once, "writing is stable");
}

/// What the program does with every character that it opens.
void mustBeUsable(const storage::Loaded &loaded)
{
    const EvaluationPtr now = loaded.system->evaluate(*loaded.character);
    must(now != nullptr, "every character has an evaluation");
    must(loaded.system->describeChange(*loaded.character, *loaded.character).isEmpty(),
         "nothing is different from itself");
}

} // namespace

void loadCharacter(const QByteArray &bytes)
{
    const auto loaded = storage::readCharacter(bytes, games());
    if (!loaded) return mustBeTold(loaded.error(), ErrorKind::Unreadable);
    mustBeUsable(*loaded);
    if (loaded->onlyToLookAt.isEmpty()) mustBeStable(*loaded, bytes);
}

void salvageCharacter(const QByteArray &bytes)
{
    const auto loaded = storage::readCharacter(bytes, games());
    const auto salvaged = storage::salvageCharacter(bytes, games());
    if (loaded && loaded->onlyToLookAt.isEmpty()) {
        must(salvaged && salvaged->missing.isEmpty(), "nothing is missing of a file that is in order");
        must(loaded->system->equals(*loaded->character, *salvaged->loaded.character),
             "what is in order is salvaged as it is");
    }
    if (!salvaged) return mustBeTold(salvaged.error(), ErrorKind::Unreadable);
    must(loaded || !salvaged->missing.isEmpty(), "what is missing is said");
    mustBeUsable(salvaged->loaded);
    mustBeStable(salvaged->loaded, {});
}

} // namespace sky::fuzz
