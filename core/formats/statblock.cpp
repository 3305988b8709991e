#include "core/formats/statblock.h"

#include "core/formats/writers.h"
#include "core/print/content.h"

namespace sky::formats
{

namespace
{

constexpr QLatin1String Layout("template");

/// The strip of figures stands under no heading.
bool isOfHead(const Chapter &chapter)
{
    return std::holds_alternative<Facts>(chapter.body) && chapter.heading.isEmpty();
}

} // namespace

StatBlock statBlock(const GameSystem &game, const Character &character, const Evaluation &evaluation)
{
    const bool own = game.layouts().contains(Layout);
    SheetRequest request;
    if (own) request.layout = Layout;
    Outline outline = outlineOf(game.sheet(character, evaluation, request));
    outline.portrait = {};
    if (!own) std::erase_if(outline.chapters, [](const Chapter &chapter) { return !isOfHead(chapter); });
    return {toText(outline), toHtmlBody(outline), toMarkdown(outline)};
}

} // namespace sky::formats
