#include "core/storage/charactermerge.h"

#include "core/json/parse.h"
#include "core/storage/text.h"

namespace sky::storage
{

namespace
{

const QString PortraitKey = QStringLiteral("portrait");

/// As the present program writes it, so that only content differs; who wrote it is no content. A picture and
/// what kind of one it is belong together: in a list they are merged as a whole.
Result<json::Value> mergeTreeOf(const Character &character, const GameSystem &system)
{
    auto tree = json::parse(writeCharacter(character, system));
    if (!tree) return tree;
    json::Object &root = *tree->asObject();
    if (json::Value *portrait = root.find(PortraitKey)) {
        json::Array whole;
        whole.push_back(std::move(*portrait));
        *portrait = json::Value(std::move(whole));
    }
    return tree;
}

void unwrapPortrait(json::Value &tree)
{
    json::Value *portrait = tree.asObject()->find(PortraitKey);
    if (!portrait) return;
    json::Value whole = std::move(portrait->asArray()->front());
    *portrait = std::move(whole);
}

} // namespace

Result<CharacterMerge> CharacterMerge::of(const QByteArray &base, const Character &mine,
                                          const GameSystem &system, const QByteArray &theirs,
                                          const GameRegistry &games)
{
    auto other = readCharacter(theirs, games);
    if (!other) return tl::unexpected(other.error());
    if (!other->onlyToLookAt.isEmpty()) return refuse(other->onlyToLookAt);
    if (other->system->id() != system.id() || other->character->id != mine.id)
        return refuse(Text::tr("The file holds another character now."));
    CharacterMerge merge;
    merge.m_games = games;
    auto mineTree = mergeTreeOf(mine, system);
    auto theirTree = mergeTreeOf(*other->character, system);
    if (!mineTree) return tl::unexpected(mineTree.error());
    if (!theirTree) return tl::unexpected(theirTree.error());
    merge.m_mine = std::move(*mineTree);
    merge.m_theirs = std::move(*theirTree);
    merge.m_mineCharacter = mine.clone();
    merge.m_theirsCharacter = std::move(other->character);
    merge.m_theirsMigrated = other->migrated;
    auto before = readCharacter(base, games);
    if (before && before->system->id() == system.id() && before->character->id == mine.id) {
        if (auto tree = mergeTreeOf(*before->character, system)) {
            merge.m_base = std::move(*tree);
            merge.m_baseCharacter = std::move(before->character);
        }
    }
    merge.m_conflicts =
        json::merge(merge.m_base ? &*merge.m_base : nullptr, merge.m_mine, merge.m_theirs).conflicts;
    return merge;
}

Result<Loaded> CharacterMerge::with(const std::vector<json::Side> &choices) const
{
    json::Merge merged = json::merge(m_base ? &*m_base : nullptr, m_mine, m_theirs, choices);
    unwrapPortrait(merged.value);
    return characterFrom(std::move(merged.value), m_games);
}

} // namespace sky::storage
