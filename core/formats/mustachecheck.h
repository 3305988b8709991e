#pragma once

#include "core/base/result.h"
#include "core/formats/fieldtree.h"

#include <QHash>
#include <QString>

namespace sky::formats
{

/// The most that a template may have, so that one that is made badly ends.
namespace templatelimits
{
inline constexpr qsizetype Size = 256 * 1024; ///< bytes of a template
inline constexpr int Depth = 16;              ///< sections in sections
inline constexpr int Steps = 200'000;         ///< times that a section is gone through
inline constexpr size_t Output = 32 * 1024 * 1024;
} // namespace templatelimits

/// Where a field or a section stands; of several with one name the last.
struct FieldPlace {
    qsizetype line = 1;
    bool isSection = false;
    qsizetype text = 0; ///< bytes of a section that are no fields or inner sections; the most of any
};
using FieldPlaces = QHash<QString, FieldPlace>;

/// What Mustache's own reader would let pass or tell by a byte's number: fields that are not there, other
/// files, sections that are not closed, too deep. `markup`: texts may not be put in as they are. A fault
/// names line and field.
Result<FieldPlaces> checkTemplate(const QString &text, bool markup, const FieldTree &tree);

} // namespace sky::formats
