#include "core/print/blocks.h"
#include "core/print/type.h"

namespace sky::print
{

namespace
{
constexpr double M = PageFormat::Module;
constexpr double BaselineRise = 1.3;
} // namespace

SetSection setProse(const Setting &setting, const Prose &prose)
{
    SetSection set;
    set.heading = setHeading(setting, {}, false);
    set.headingContinued = setHeading(setting, {}, true);
    set.blank = blankRow(setting.width, 1);
    const Role role = setting.place.text;
    for (size_t item = setting.start.item; item < prose.paragraphs.size(); ++item) {
        const Prose::Paragraph &paragraph = prose.paragraphs[item];
        const qsizetype skipped = item == setting.start.item ? setting.start.offset : 0;
        const QString text = asSet(paragraph.text.mid(skipped), role);
        const bool rightToLeft = isRightToLeft(text);
        for (const WrappedLine &line : wrappedLines(text, role, setting.width)) {
            Drawing drawing;
            drawing.setSubjects({paragraph.subject});
            if (rightToLeft)
                drawing.text(setting.width, M - BaselineRise, line.text, role, Align::Right);
            else
                drawing.text(0, M - BaselineRise, line.text, role);
            drawing.setSubjects({});
            drawing.line(0, M, setting.width, M, RowRule);
            SetRow row{1, drawing.marks()};
            row.position = {item, skipped + line.start};
            set.rows.push_back(std::move(row));
        }
    }
    return set;
}

} // namespace sky::print
