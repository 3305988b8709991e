#pragma once

#include "core/json/reader.h"
#include "core/print/options.h"

#include <optional>
#include <vector>

namespace sky::print
{

/// Options that somebody gave a name, to be had again.
struct Preset {
    static constexpr int LongestName = 60;
    static constexpr int Most = 200;

    QString name;
    Options options;
};

// What lasts of options: all but the clock, the day and the bytes of an attachment.

/// Only what differs from the usual.
json::Object lastingPart(const Options &options);
/// A value out of its range is a fault that names it.
Options readOptions(json::ObjectReader &reader);
/// Whether that part is the same.
bool areAlike(const Options &a, const Options &b);
bool operator==(const Preset &a, const Preset &b);

json::Object presetObject(const Preset &preset);
/// A list of them, none twice; a name is told from another whatever its case.
std::vector<Preset> readPresets(json::ObjectReader &reader, QStringView key = u"presets");
json::Array presetArray(const std::vector<Preset> &presets);
/// Those of a settings' file, each for itself.
struct KeptPresets {
    struct Broken {
        QString name; ///< may be empty
        Error why;
    };
    std::vector<Preset> presets;
    std::vector<Broken> broken;
};
/// Of the text of such a file.
Result<KeptPresets> presetsIn(const QByteArray &settings);
/// The error names the ones there are.
Result<Preset> presetNamed(const QString &name, const std::vector<Preset> &presets);
/// The place of the preset of that name.
std::optional<size_t> findPreset(const QString &name, const std::vector<Preset> &presets);

} // namespace sky::print
