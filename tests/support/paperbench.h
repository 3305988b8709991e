#pragma once

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/model/character.h"
#include "core/print/export.h"

#include <QStringList>

#include <memory>
#include <vector>

// Clang tells it in another way than GCC.
#if defined(__SANITIZE_ADDRESS__)
#define SKYCHAMBER_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SKYCHAMBER_SANITIZED 1
#endif
#endif

/// What tests of sheets share.
namespace sky::test
{

/// Everything then takes so long that a share of it is read, by a fixed table.
#ifdef SKYCHAMBER_SANITIZED
inline constexpr bool IsSanitized = true;
#else
inline constexpr bool IsSanitized = false;
#endif

inline std::shared_ptr<const hursagmu::Hursagmu> theGame()
{
    static const auto system = hursagmu::Hursagmu::create().value();
    return system;
}

/// A text on a page and what it stands for.
struct PlacedText {
    const print::TextMark *text;
    QStringList subjects;
};

inline std::vector<PlacedText> textsOf(const print::Page &page)
{
    std::vector<PlacedText> texts;
    for (const print::Mark &mark : page.marks)
        if (const auto *text = std::get_if<print::TextMark>(&mark.shape))
            texts.push_back({text, mark.subjects});
    return texts;
}

inline std::vector<PlacedText> textsOf(const print::SheetLayout &layout)
{
    std::vector<PlacedText> texts;
    for (const print::Page &page : layout.pages)
        for (const PlacedText &each : textsOf(page))
            texts.push_back(each);
    return texts;
}

/// One text a line, in reading order.
inline QString linesOf(const print::SheetLayout &layout)
{
    QString all;
    for (const PlacedText &each : textsOf(layout))
        all += each.text->text + u'\n';
    return all;
}

} // namespace sky::test
