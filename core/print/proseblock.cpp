#include "core/print/blocks.h"
#include "core/print/type.h"

namespace sky::print
{

namespace
{
constexpr double ProseRise = 1.3;
constexpr double TightProseRise = 1;
constexpr double ParagraphIndent = 2; ///< of each paragraph but the first
} // namespace

SetSection setProse(const Setting &setting, const Prose &prose)
{
    SetSection set;
    set.heading = setHeading(setting, {}, false);
    set.headingContinued = setHeading(setting, {}, true);
    set.blank = blankRow(setting.width, setting.place);
    const Role role = setting.place.text;
    const double modules = setting.place.rowModules;
    const double bottom = modules * M;
    const double baseline = bottom - (modules < 1 ? TightProseRise : ProseRise);
    for (size_t item = setting.start.item; item < prose.paragraphs.size(); ++item) {
        const Prose::Paragraph &paragraph = prose.paragraphs[item];
        const qsizetype skipped = item == setting.start.item ? setting.start.offset : 0;
        const QString text = asSet(paragraph.text.mid(skipped), role);
        const bool rightToLeft = isRightToLeft(paragraph.text);
        const double indent = item > 0 && skipped == 0 ? ParagraphIndent : 0;
        const std::vector<WrappedLine> lines = wrappedLines(text, role, setting.width - indent, -indent);
        for (size_t i = 0; i < lines.size(); ++i) {
            const WrappedLine &line = lines[i];
            const double inset = i == 0 ? indent : 0;
            Drawing drawing;
            drawing.setSubjects({paragraph.subject});
            drawing.setRightToLeft(rightToLeft);
            if (rightToLeft)
                drawing.text(setting.width - inset, baseline, line.text, role, Align::Right);
            else
                drawing.text(inset, baseline, line.text, role);
            drawing.setSubjects({});
            drawing.line(0, bottom, setting.width, bottom, RowRule);
            SetRow row{modules, drawing.marks()};
            row.position = {item, skipped + line.start};
            // No line of a paragraph stands alone.
            row.keepWithNext = lines.size() > 1 && (i == 0 || i + 2 == lines.size());
            set.rows.push_back(std::move(row));
        }
    }
    return set;
}

} // namespace sky::print
