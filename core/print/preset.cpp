#include "core/print/preset.h"

#include "core/base/quantity.h"
#include "core/json/parse.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sky::print
{

namespace
{

constexpr int MostSections = 100;
constexpr int LongestWord = 80;
constexpr int PerUnit = 10; ///< lengths and sizes are kept in tenths

class PresetWords
{
    Q_DECLARE_TR_FUNCTIONS(Print)
};

json::Number tenths(double value)
{
    return {toDecimal(std::llround(value * PerUnit), PerUnit).toLatin1()};
}

double readTenths(json::ObjectReader &reader, QStringView key, double least, double most, double usual)
{
    const auto given = reader.optionalDecimal(key, PerUnit);
    if (!given) return usual;
    const double value = static_cast<double>(*given) / PerUnit;
    if (value >= least && value <= most) return value;
    reader.fault(key, PresetWords::tr("a number from %1 to %2 is expected here.").arg(least).arg(most));
    return usual;
}

QStringList readSections(json::ObjectReader &reader)
{
    QStringList sections;
    for (const QString &section : reader.strings(u"sections", MostSections)) {
        if (section.isEmpty() || section.size() > LongestWord)
            reader.fault(u"sections",
                         PresetWords::tr("a section has a name of 1 to %1 letters.").arg(LongestWord));
        else if (!sections.contains(section))
            sections << section;
    }
    return sections;
}

PageFormat readPaper(json::ObjectReader &reader)
{
    const PageFormat usual = Options().paper;
    const auto paper = paperByName(reader.string(u"paper", usual.id, LongestWord));
    if (paper) return *paper;
    reader.fault(u"paper", paper.error().message);
    return usual;
}

} // namespace

json::Object lastingPart(const Options &options)
{
    const Options usual;
    json::Object object;
    const auto text = [&object](const char *key, const QString &value, const QString &otherwise) {
        if (value != otherwise) object.add(QString::fromLatin1(key), value);
    };
    const auto flag = [&object](const char *key, bool value, bool otherwise) {
        if (value != otherwise) object.add(QString::fromLatin1(key), value);
    };
    const auto length = [&object](const char *key, double value, double otherwise) {
        const json::Number number = tenths(value);
        if (number != tenths(otherwise)) object.add(QString::fromLatin1(key), number);
    };
    text("layout", options.layout, usual.layout);
    text("paper", options.paper.id, usual.paper.id);
    flag("landscape", options.landscape, usual.landscape);
    flag("portrait", options.portrait, usual.portrait);
    text("injuries", injuryWords()[qsizetype(options.injuries)], injuryWords()[qsizetype(usual.injuries)]);
    json::Array sections;
    for (const QString &section : options.sections)
        sections.push_back(json::Value(section));
    if (!sections.empty()) object.add(QStringLiteral("sections"), std::move(sections));
    length("textSize", options.textSize, usual.textSize);
    text("titleLine", options.titleLine, usual.titleLine);
    length("margin", options.leastMargin, usual.leastMargin);
    length("binding", options.binding, usual.binding);
    flag("bothSides", options.bothSides, usual.bothSides);
    flag("twoUp", options.twoUp, usual.twoUp);
    if (options.blankRows != usual.blankRows) object.add(QStringLiteral("blankRows"), options.blankRows);
    flag("nameless", options.nameless, usual.nameless);
    flag("attach", options.attach, usual.attach);
    return object;
}

Options readOptions(json::ObjectReader &reader)
{
    const Options usual;
    Options options;
    options.layout = reader.string(u"layout", usual.layout, LongestWord);
    options.paper = readPaper(reader);
    options.landscape = reader.boolean(u"landscape", usual.landscape);
    options.portrait = reader.boolean(u"portrait", usual.portrait);
    const QStringList injuries = injuryWords();
    options.injuries =
        Injuries(reader.word(u"injuries", {injuries.begin(), injuries.end()}, int(usual.injuries)));
    options.sections = readSections(reader);
    options.textSize = readTenths(reader, u"textSize", Options::LeastText, Options::MostText, usual.textSize);
    options.titleLine = reader.string(u"titleLine", usual.titleLine, Options::LongestLine);
    options.leastMargin = readTenths(reader, u"margin", 0, Options::MostMargin, usual.leastMargin);
    options.binding = readTenths(reader, u"binding", 0, Options::MostMargin, usual.binding);
    options.bothSides = reader.boolean(u"bothSides", usual.bothSides);
    options.twoUp = reader.boolean(u"twoUp", usual.twoUp);
    options.blankRows = int(reader.integer(u"blankRows", 0, Options::MostBlankRows, usual.blankRows));
    options.nameless = reader.boolean(u"nameless", usual.nameless);
    options.attach = reader.boolean(u"attach", usual.attach);
    return options;
}

bool areAlike(const Options &a, const Options &b)
{
    return lastingPart(a) == lastingPart(b);
}

bool operator==(const Preset &a, const Preset &b)
{
    return a.name == b.name && areAlike(a.options, b.options);
}

json::Object presetObject(const Preset &preset)
{
    json::Object object;
    object.add(QStringLiteral("name"), preset.name);
    for (json::Member &member : lastingPart(preset.options).members)
        object.add(member.key, std::move(member.value));
    return object;
}

namespace
{

/// The fault where there is one of its name before it.
Preset readPreset(json::ObjectReader &reader, const std::vector<Preset> &before)
{
    Preset preset{reader.requiredString(u"name", Preset::LongestName), readOptions(reader)};
    if (findPreset(preset.name, before))
        reader.fault(u"name", PresetWords::tr("there are two presets of one name."));
    return preset;
}

} // namespace

std::vector<Preset> readPresets(json::ObjectReader &reader, QStringView key)
{
    std::vector<Preset> presets;
    reader.objects(key, Preset::Most,
                   [&presets](json::ObjectReader &each) { presets.push_back(readPreset(each, presets)); });
    return presets;
}

json::Array presetArray(const std::vector<Preset> &presets)
{
    json::Array array;
    for (const Preset &preset : presets)
        array.push_back(json::Value(presetObject(preset)));
    return array;
}

Result<KeptPresets> presetsIn(const QByteArray &settings)
{
    const auto value = json::parse(settings);
    if (!value) return tl::unexpected(value.error());
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    const json::Value *list = reader.take(u"presets");
    if (list && !list->asArray()) reader.fault(u"presets", PresetWords::tr("a list is expected here."));
    if (faults.any()) return tl::unexpected(faults.first());
    KeptPresets kept;
    for (size_t i = 0; list && i < list->asArray()->size(); ++i) {
        const json::Value &each = (*list->asArray())[i];
        json::Faults own;
        json::ObjectReader one(each, QStringLiteral("presets[%1]").arg(i), own);
        Preset preset = readPreset(one, kept.presets);
        if (own.any())
            kept.broken.push_back({preset.name, own.first()});
        else
            kept.presets.push_back(std::move(preset));
    }
    return kept;
}

std::optional<size_t> findPreset(const QString &name, const std::vector<Preset> &presets)
{
    for (size_t i = 0; i < presets.size(); ++i)
        if (presets[i].name.compare(name, Qt::CaseInsensitive) == 0) return i;
    return std::nullopt;
}

Result<Preset> presetNamed(const QString &name, const std::vector<Preset> &presets)
{
    if (const auto at = findPreset(name, presets)) return presets[*at];
    if (presets.empty())
        return fail(ErrorKind::Usage,
                    PresetWords::tr("There is no preset \u201c%1\u201d: none is kept yet. The "
                                    "window makes them, under Options on the page Sheet.")
                        .arg(name));
    QStringList names;
    for (const Preset &preset : presets)
        names << preset.name;
    return fail(ErrorKind::Usage, PresetWords::tr("There is no preset \u201c%1\u201d; there are: %2.")
                                      .arg(name, names.join(QStringLiteral(", "))));
}

} // namespace sky::print
