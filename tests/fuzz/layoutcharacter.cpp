#include "core/hursagmu/sheet/layouts.h"
#include "core/print/layout.h"
#include "tests/fuzz/common.h"
#include "tests/fuzz/targets.h"
#include "tests/support/hostile.h"
#include "tests/support/randomcharacter.h"

namespace sky::fuzz
{

namespace
{

print::PageFormat paperOf(Numbers &numbers)
{
    using print::PageFormat;
    const uint8_t kind = numbers.byte();
    PageFormat paper;
    switch (kind % 8) {
    case 0:
        paper = PageFormat::letter();
        break;
    case 1:
        paper = PageFormat::a5();
        break;
    case 2:
        paper = PageFormat::halfLetter();
        break;
    case 3:
        paper = PageFormat::a6();
        break;
    case 4:
        paper = PageFormat::ofSize(numbers.number(60, 620), numbers.number(60, 620));
        break;
    default:
        paper = PageFormat::a4();
    }
    if (kind & 8) paper = paper.landscape();
    if (kind & 16) paper = paper.withMargins(numbers.number(0, 40), numbers.number(0, 40), kind & 32);
    return paper;
}

/// A name of letters and signs, as a person may type one.
QString textOf(const QByteArray &bytes)
{
    constexpr qsizetype Longest = 60;
    QString text = QString::fromUtf8(bytes);
    text.removeIf([](QChar letter) { return !letter.isPrint(); });
    return text.left(Longest);
}

/// Of a seed, or with the rest of the bytes in every place where a person can type.
hursagmu::Character characterOf(Numbers &numbers)
{
    const uint8_t kind = numbers.byte();
    if (kind % 4 == 0) return test::characterSaying(textOf(numbers.rest()));
    return test::randomCharacter(game()->catalogue(), numbers.wide(4), kind % 64);
}

} // namespace

void layOutCharacter(const QByteArray &bytes)
{
    Numbers numbers(bytes);
    const QStringList names = game()->layouts();
    SheetRequest request;
    request.layout = names[numbers.byte() % names.size()];
    request.injuries = static_cast<Injuries>(numbers.byte() % 3);
    request.blankRows = numbers.byte() % 32;
    const print::PageFormat paper = paperOf(numbers);
    const hursagmu::Character character = characterOf(numbers);

    const EvaluationPtr now = game()->evaluate(character);
    const print::SheetContent content = game()->sheet(character, *now, request);
    const print::LayoutSpec spec = game()->layout(request.layout, paper);
    const bool fits = paper.modulesAcross >= spec.modulesAcross && paper.modulesDown >= spec.modulesDown;
    const auto layout = print::layOut(content, spec, paper);
    must(layout.has_value() == fits, "only too small a paper is refused");
    if (!layout) return must(!layout.error().message.isEmpty(), "an error has a sentence");
    must(!layout->pages.empty(), "a sheet has a page");
    const QStringList missing = print::missing(content.expected, *layout);
    if (!missing.isEmpty())
        qWarning("missing on %s, %s: %s; name %s", qUtf8Printable(request.layout), qUtf8Printable(paper.id),
                 qUtf8Printable(missing.join(u'|')), character.name.toUtf8().toHex().constData());
    must(missing.isEmpty(), "everything is on the sheet");
    const QStringList faults = print::faults(*layout);
    if (!faults.isEmpty())
        qWarning("on %s, %s: %s", qUtf8Printable(request.layout), qUtf8Printable(paper.id),
                 qUtf8Printable(faults.first()));
    must(faults.isEmpty(), "nothing stands on anything else, or in a margin");
}

} // namespace sky::fuzz
