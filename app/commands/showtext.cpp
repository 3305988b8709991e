#include "app/commands/showtext.h"

#include "core/base/oneline.h"

namespace sky::app
{

void printValues(const std::vector<DerivedValue> &values, QTextStream &out)
{
    QString group;
    for (const DerivedValue &value : values) {
        if (value.group != group) {
            group = value.group;
            out << '\n' << group << '\n';
        }
        QString line = value.label + QLatin1Char(' ') + value.number.toText();
        if (!value.remark.isEmpty()) line += QStringLiteral(" (%1)").arg(value.remark);
        out << inOneLine(line) << '\n';
    }
}

} // namespace sky::app
