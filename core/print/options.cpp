#include "core/print/options.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace sky::print
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Print)
};

/// "100x150mm", where that is a paper.
std::optional<PageFormat> sizeIn(const QString &name)
{
    static const QRegularExpression size(
        QStringLiteral("^(\\d{2,3}(?:\\.\\d)?)x(\\d{2,3}(?:\\.\\d)?)(?:mm)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = size.match(name);
    if (!match.hasMatch()) return std::nullopt;
    const double width = match.captured(1).toDouble(), height = match.captured(2).toDouble();
    const auto allowed = [](double side) {
        return side >= PageFormat::Shortest && side <= PageFormat::Longest;
    };
    if (!allowed(width) || !allowed(height)) return std::nullopt;
    return PageFormat::ofSize(width, height);
}

/// What the layout itself has no place for.
QString lackOf(Choice choice, const LayoutSpec &spec)
{
    switch (choice) {
    case Choice::Portrait:
        return spec.hasPortrait ? QString() : Words::tr("There is no portrait on this sheet.");
    case Choice::Injuries:
        if (spec.forWriting) return Words::tr("A sheet for writing has empty boxes.");
        return spec.hasInjuries ? QString() : Words::tr("There are no injuries on this sheet.");
    case Choice::Sections:
        return spec.offers.size() > 1 ? QString() : Words::tr("This sheet has only one part.");
    case Choice::BlankRows:
        return spec.forWriting ? QString() : Words::tr("Only a sheet for writing has rows to fill in.");
    case Choice::Nameless:
        return spec.forWriting ? QString() : Words::tr("Only a sheet for writing can do without a name.");
    case Choice::Landscape:
        return spec.liesAlways ? Words::tr("This sheet always lies on its long side.") : QString();
    case Choice::Attach:
    case Choice::TwoUp:
        return spec.isOfGroup ? Words::tr("This sheet is about several characters.") : QString();
    default:
        return {};
    }
}

bool isOfCards(Choice choice)
{
    return choice == Choice::Landscape || choice == Choice::TwoUp || choice == Choice::Attach ||
           choice == Choice::Injuries;
}

} // namespace

double scaleOf(const Options &options)
{
    return std::clamp(options.textSize, Options::LeastText, Options::MostText) / Options::UsualText;
}

PageFormat formatOf(const Options &options)
{
    PageFormat page = options.twoUp       ? options.paper.half()
                      : options.landscape ? options.paper.landscape()
                                          : options.paper;
    const double factor = scaleOf(options);
    page = page.reducedBy(factor);
    if (options.leastMargin <= 0 && options.binding <= 0) return page;
    return page.withMargins(std::clamp(options.leastMargin, 0.0, Options::MostMargin) / factor,
                            std::clamp(options.binding, 0.0, Options::MostMargin) / factor,
                            options.bothSides);
}

void arrange(LayoutSpec &spec, const QStringList &sections)
{
    if (sections.isEmpty()) return;
    const auto rank = [&sections](const SectionPlace &place) {
        const qsizetype at = sections.indexOf(place.section);
        return at < 0 ? sections.size() : at;
    };
    const auto first = [&rank](const Zone &zone) {
        qsizetype least = std::numeric_limits<qsizetype>::max();
        for (const Region &region : zone.regions)
            for (const SectionPlace &place : region.sections)
                least = std::min(least, rank(place));
        return least;
    };
    const auto sort = [&](std::vector<Zone> &zones) {
        for (Zone &zone : zones)
            for (Region &region : zone.regions)
                std::stable_sort(region.sections.begin(), region.sections.end(),
                                 [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
        std::stable_sort(zones.begin(), zones.end(),
                         [&](const Zone &a, const Zone &b) { return first(a) < first(b); });
    };
    for (Arrangement &arrangement : spec.arrangements)
        sort(arrangement.zones);
    sort(spec.continuation);
}

bool isAboutPages(Choice choice)
{
    switch (choice) {
    case Choice::Injuries:
    case Choice::Sections:
    case Choice::TitleLine:
    case Choice::Portrait:
    case Choice::BlankRows:
    case Choice::Nameless:
        return false;
    default:
        return true;
    }
}

QString idleReason(Choice choice, const LayoutSpec &spec, const Options &options)
{
    if (spec.cards && !isOfCards(choice))
        return Words::tr("Cards have one size, and what stands on them does not change.");
    if (const QString lack = lackOf(choice, spec); !lack.isEmpty()) return lack;
    if (choice == Choice::Landscape && options.twoUp)
        return Words::tr("Two pages on a sheet always lie on its long side.");
    if (choice == Choice::BothSides && options.twoUp)
        return Words::tr("Two pages on a sheet are folded or cut apart; its back is bound like its front.");
    if (choice == Choice::Attach && options.asOf)
        return Words::tr("The character inside would be that of today, not of that day.");
    if (choice == Choice::Attach && spec.forWriting && options.nameless)
        return Words::tr("A sheet that names nobody does not tell whose it is by a character inside.");
    if (choice == Choice::BothSides && options.binding <= 0)
        return Words::tr("Without room for binding both sides are alike.");
    return {};
}

Options effective(Options options, const LayoutSpec &spec)
{
    const Options usual;
    const auto settle = [&](Choice choice, auto value) {
        if (!idleReason(choice, spec, options).isEmpty()) options.*value = usual.*value;
    };
    settle(Choice::TwoUp, &Options::twoUp); // the first two decide about the others
    settle(Choice::Binding, &Options::binding);
    settle(Choice::BothSides, &Options::bothSides);
    settle(Choice::Landscape, &Options::landscape);
    settle(Choice::TextSize, &Options::textSize);
    settle(Choice::Margin, &Options::leastMargin);
    settle(Choice::TitleLine, &Options::titleLine);
    settle(Choice::Sections, &Options::sections);
    settle(Choice::Injuries, &Options::injuries);
    settle(Choice::BlankRows, &Options::blankRows);
    settle(Choice::Nameless, &Options::nameless);
    settle(Choice::Attach, &Options::attach);
    return options;
}

QStringList injuryWords()
{
    return {QStringLiteral("current"), QStringLiteral("fresh"), QStringLiteral("blank")};
}

std::vector<PageFormat> allPapers()
{
    return {PageFormat::a4(), PageFormat::letter(), PageFormat::a5(), PageFormat::halfLetter(),
            PageFormat::a6()};
}

Result<PageFormat> paperByName(const QString &name)
{
    QStringList names;
    for (const PageFormat &paper : allPapers()) {
        if (paper.id.compare(name, Qt::CaseInsensitive) == 0) return paper;
        names << paper.id;
    }
    if (const std::optional<PageFormat> size = sizeIn(name)) return *size;
    return fail(ErrorKind::Usage,
                Words::tr("Unknown paper \"%1\": it is %2, or a size like 100x150mm "
                          "with sides of %3 to %4 mm.")
                    .arg(name, names.join(QStringLiteral(", ")), QString::number(PageFormat::Shortest),
                         QString::number(PageFormat::Longest)));
}

} // namespace sky::print
