#pragma once

#include "core/print/content.h"
#include "core/print/layoutspec.h"

/// A sheet of no game at all, for tests of layout and painting.
namespace sky::test
{

struct SampleAmounts {
    SampleAmounts() = default;
    SampleAmounts(int traitCount, int itemCount, int paragraphCount, int waiverCount)
        : traits(traitCount)
        , items(itemCount)
        , paragraphs(paragraphCount)
        , waivers(waiverCount)
    {
    }
    SampleAmounts named(const QString &newName, const QString &newWord) const
    {
        SampleAmounts amounts = *this;
        amounts.name = newName;
        amounts.word = newWord;
        return amounts;
    }
    SampleAmounts drafted(const QString &reason) const
    {
        SampleAmounts amounts = *this;
        amounts.draft = reason;
        return amounts;
    }

    int traits = 6;
    int items = 12; ///< every fifth is a container of the four after it
    int paragraphs = 1;
    int waivers = 0;
    QString name = QStringLiteral("Ansa of the Ford");
    QString word = QStringLiteral("thing"); ///< in the name of every trait, item and paragraph
    QString draft;
};

/// Traits and a ruler side by side, items in two flow columns, notes, waivers. All of it is expected.
print::SheetContent sampleSheet(const SampleAmounts &amounts);
print::LayoutSpec sampleLayout();

} // namespace sky::test
