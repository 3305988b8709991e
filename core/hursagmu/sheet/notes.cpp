#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

print::Section prose(const QString &id, const QString &heading, const QString &text)
{
    print::Prose prose;
    for (const QString &paragraph : paragraphs(text))
        prose.paragraphs.push_back({paragraph, id + u'/' + QString::number(prose.paragraphs.size() + 1)});
    return {id, heading, {}, {}, std::move(prose)};
}

} // namespace

/// Stands on the sheet even when empty: room to write.
Block notes(const Source &source)
{
    return prose(QStringLiteral("notes"), Text::tr("Notes"), source.character.notes);
}

Block description(const Source &source)
{
    if (paragraphs(source.character.description).isEmpty()) return {};
    return prose(QStringLiteral("description"), Text::tr("Description"), source.character.description);
}

Block history(const Source &source)
{
    if (paragraphs(source.character.history).isEmpty()) return {};
    return prose(QStringLiteral("history"), Text::tr("History"), source.character.history);
}

} // namespace sky::hursagmu::sheet
